//! Why can no sequence of moves turn one corner of a pocket cube alone? Here are the
//! steps of a proof, shuffled. Put them in an order in which each step uses only what
//! stands before it. (A right turn, R, adds 2, 1, 2, 1 to the orientations of its four
//! corners, a turn of the front, F, adds 1, 2, 1, 2, and a turn of the top, U, adds
//! nothing; each orientation is then taken mod 3. A half turn is two such turns, and a
//! turn backward is three. With the corner at the back, left, bottom held still, these
//! three faces are all that turn.)
//!
//! - A: So after one move the total twist is what it was before, 0. After two, three,
//!   and any number of moves it is still 0.
//! - B: So no sequence of moves turns one corner alone.
//! - C: In the solved cube every orientation is 0, and the total twist is 0.
//! - D: Both 0 and 6 are multiples of 3, so no single move changes the total twist.
//! - E: If one corner alone were turned, the total twist would be 1 or 2.
//! - F: U adds 0 to the sum of all orientations, and R and F add 6, before they are taken
//!   mod 3.
//!
//! There is more than one right order.

/// The letters of the steps in order, such as `"ABCDEF"`.
pub fn order() -> &'static str {
    todo!()
}
