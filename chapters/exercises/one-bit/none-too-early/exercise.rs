//! A sliding puzzle is searched with one bit for each position. The step $d + 1$ takes *all* that was visited of one color, not only what was
//! new, and adds all its neighbors to the other color. Here is a proof that nothing is found too early, in disorder. Put its sentences in order.
//!
//! - **A** Each move changes the color, and the start has color 0. So distances of color 0 are even, and those of color 1 are odd.
//! - **B** Say that after $d$ steps the color of the distance $d$ has all its positions up to the distance $d$, that the other color has all its
//!   positions up to $d - 1$, and that neither has anything else.
//! - **C** For $d = 0$ that is true: the start has been visited, and nothing of the other color.
//! - **D** Now make one more step: what was visited of the color of $d$ gives all its neighbors to the other color.
//! - **E** By this step all positions at the distance $d + 1$ come in, for each has a neighbor at the distance $d$, and that has given.
//! - **F** Nothing farther than $d + 1$ comes in by this step, for what has given is at most $d$ moves away.
//! - **G** So the other color has all its positions up to $d + 1$ and nothing else, and the color that gave has not changed. That is
//!   sentence B, with $d + 1$ in the place of $d$.
//! - **H** By what the colors of distances are, the other color has no position at the distance $d$. So the bits that are new in it are just
//!   the positions at the distance $d + 1$: the layer.
//!
//! Answer with the letters, such as `"ABCDEFGH"`. If two sentences could stand in either order, both orders are right. A is said before any step is
//! made, and H is the last.

/// The letters of the sentences, in the order of the proof.
pub fn order() -> &'static str {
    todo!()
}
