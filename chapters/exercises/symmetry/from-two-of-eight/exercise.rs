//! Count the classes of positions when only *some* symmetries are given, from which all others
//! are made by doing them one after another: the quarter turn and one mirror instead of a square's
//! eight.
//!
//! There are `count` positions, numbered from 0, at most $2^{17}$, and `maps` symmetries are given;
//! either may be 0. `image(g, p)` is the position that symmetry `g`, below `maps`, makes of position
//! `p`. Two positions are in one class if one becomes the other by any sequence of these. Each of
//! them can be undone by doing it often enough.
//!
//! The check counts how often you ask for an image: you may ask once for each position and each
//! given symmetry, so `count * maps` times.
//!
//! Example: with three positions, and one symmetry that exchanges 0 and 2, there are two
//! classes.

/// How many classes there are.
pub fn classes(count: usize, maps: usize, image: impl Fn(usize, usize) -> usize) -> usize {
    todo!()
}
