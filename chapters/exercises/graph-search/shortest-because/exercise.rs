//! Here is a proof that breadth-first search finds a shortest path, in disorder. Put its
//! sentences in order. It speaks of layers: layer $d$ is all states at distance $d$
//! from the start.
//!
//! - **A** But a state found new is in none of the layers up to $d$, for all their
//!   states have been visited before; so it is in layer $d + 1$.
//! - **B** So when the last state of layer $d$ has been taken out, the queue holds
//!   layer $d + 1$, all of it and nothing else, and we can say the same again with $d +
//!   1$ in the place of $d$.
//! - **C** At the beginning only the start has been visited and is in the queue: what
//!   sentence F says is true for $d = 0$.
//! - **D** Therefore a walk from the goal along the parents goes down one layer with
//!   each step, and no way has fewer moves than that one.
//! - **E** Now take the states of layer $d$ out. A state that is found new in doing so
//!   is one move from layer $d$, so it is in a layer up to $d + 1$.
//! - **F** Say that at some time the queue holds layer $d$, all of it and nothing else,
//!   and that all states of the layers up to $d$ have been visited, and no others.
//! - **G** And none of layer $d + 1$ is left out, for each of its states has a neighbor
//!   in layer $d$.
//!
//! Answer with the letters, such as `"ABCDEFG"`. If two sentences could stand in either
//! order, both orders are right. Sentence F may stand before or after C.

/// The letters of the sentences, in the order of the proof.
pub fn order() -> &'static str {
    todo!()
}
