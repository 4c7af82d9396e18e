//! A square window has four corners and four sides, and each of these is dark or light. Corners are
//! numbered 0 to 3 around the square, and side `i` lies between corner `i` and the next. Bit
//! `i` of `corners` says whether corner `i` is dark, and bit `i` of `sides` whether side `i` is. Moves
//! 0 to 3 change a corner and the two sides at it, and moves 4 to 7 change one side.
//!
//! The window can be turned and mirrored in eight ways. The 16 numbers of corners fall into six
//! classes, and a class is a row: its columns, 0 to 15, are the numbers of the sides that go with
//! the *representative*, the first corners of the class. You are given `first[class]`, those corners, and for all
//! corners `of[corners]`: their class, and a symmetry that sends the first of the class to them.
//!
//! A move leads from a column of a row to a column of some row. Which row and which column? If several
//! columns stand for the same window, each of them is right.
//!
//! For example, say that no corner is dark, and a move makes corner 1 dark. The first of that
//! class is corner 0 alone, so the window must be turned, sides and all, until it is corner 0
//! that is dark.

/// A window: its corners and its sides.
pub type Window = (usize, usize);

/// A window after a move.
pub fn apply(m: usize, (corners, sides): Window) -> Window {
    let around = 1 << (m + 3) % 4;
    if m < 4 {
        (corners ^ 1 << m, sides ^ 1 << m ^ around)
    } else {
        (corners, sides ^ 1 << (m - 4))
    }
}

/// The image of a window under a symmetry. Symmetries 0 to 3 turn it by as many quarters, and 4 to 7
/// mirror it.
pub fn image(s: usize, (corners, sides): Window) -> Window {
    let corner = |i: usize| if s < 4 { (i + s) % 4 } else { (s - i) % 4 };
    let side = |i: usize| if s < 4 { (i + s) % 4 } else { (s + 3 - i) % 4 };
    let moved = |bits: usize, to: &dyn Fn(usize) -> usize| {
        (0..4).map(|i| (bits >> i & 1) << to(i)).sum()
    };
    (moved(corners, &corner), moved(sides, &side))
}

/// The class to which a move leads from this class and column, and the column there.
pub fn neighbor(
    class: usize,
    place: usize,
    m: usize,
    first: &[usize],
    of: &[(usize, usize)],
) -> (usize, usize) {
    todo!()
}
