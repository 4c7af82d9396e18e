//! The search with rows steps from *everything* visited so far, and not from the last layer. Here
//! is a proof that it finds the same layers, in disorder. Put its sentences in order. Layer $d$
//! is all positions at distance $d$ from the start.
//!
//! - **A** Say that after $d$ steps the words hold the layers 0 to $d$, all of them and nothing
//!   else.
//! - **B** None of layer $d + 1$ is left out by the step, for each of its positions has a
//!   neighbor in layer $d$, and layer $d$ is among those that give.
//! - **C** So the count of ones grows in this step by the number of positions in layer $d + 1$:
//!   the difference of two counts is what the search writes down.
//! - **D** Before the first step the words hold one bit, that of the start. So what sentence A
//!   says is true for $d = 0$.
//! - **E** By these three reasons the words hold the layers 0 to $d + 1$ after the step, all of
//!   them and nothing else, and we can say the same again with $d + 1$ in the place of $d$.
//! - **F** Now make one more step: each position that was visited gives all its neighbors.
//! - **G** Nothing farther than layer $d + 1$ comes in by the step, for a neighbor of a position in
//!   layer $k$ is in layer $k + 1$ at most, and no $k$ is larger than $d$.
//! - **H** Nor is anything lost by it, for OR sets bits and clears none.
//!
//! Answer with the letters, such as `"ABCDEFGH"`. If two sentences could stand in either order,
//! both orders are right. *The step* is the one that sentence F makes. D may stand before or after
//! A, and C is the last.

/// The letters of the sentences, in the order of the proof.
pub fn order() -> &'static str {
    todo!()
}
