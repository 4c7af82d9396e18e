//! Two neighbors in an order have the digits $x$ and $y$. There are `base` values for $x$
//! and `base - 1` for $y$, and `base` is 2 to 20. If the two change places, $x \le y$
//! becomes $y + 1, x$, and the two pairs of digits change places.
//!
//! In a word, the column of the digits $x, y$ is `unit * ((base - 1) * x + y)`, and some
//! smaller digits follow. By which distances do pairs of columns lie apart? Give each
//! distance once, in increasing order. `unit` is 1 to $2^{40}$. For the base 5 and the
//! unit 3 it is `vec![12, 21, 30, 39]`, as in the chapter.

/// The distances between the columns that change.
pub fn distances(base: usize, unit: usize) -> Vec<usize> {
    todo!()
}
