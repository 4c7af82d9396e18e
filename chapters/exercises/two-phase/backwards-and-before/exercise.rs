//! A search for the cube `c` does not solve `c` itself. It does the turns `before`, then `c`, and
//! it finds turns that solve this: `before`, `c`, `found`, and the cube is solved. Or it takes the
//! inverse of `c` instead: `before`, `c` backwards, `found`, and the cube is solved.
//!
//! Which turns solve `c`? Their number is that of `before` and `found` together.
//!
//! A turn is a face from 0 to 5 and quarters clockwise from 1 to 3: `(1, 3)` is R'. A turn of 1
//! quarter is undone by one of 3, and a half turn by itself.

/// A face, and how many quarters.
pub type Turn = (u8, u8);

/// The turns that solve `c`.
pub fn solution(inverse: bool, before: &[Turn], found: &[Turn]) -> Vec<Turn> {
    todo!()
}
