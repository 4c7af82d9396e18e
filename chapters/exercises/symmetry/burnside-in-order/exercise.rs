//! Here is a proof of Burnside's lemma for a group of $g$ symmetries, in pieces. Put them in
//! an order in which each follows from those before it.
//!
//! - **A** Take one class, of $k$ positions. Each of its positions is in $g / k$ pairs, by
//!   what we know of stabilizers, so the class is in $k \cdot g / k = g$ pairs.
//! - **B** Call a symmetry $s$ and a position $p$ a *pair* if $s$ leaves $p$ as it is. Count all
//!   pairs.
//! - **C** So the sum over all symmetries of how many positions each leaves as they are is
//!   $g$ times the number of classes; divide by $g$.
//! - **D** Recall how many symmetries leave a position as it is: $g$, divided by the number of
//!   the position's images.
//! - **E** Every position is in one class, and every class is in $g$ pairs. So there are $g$ times as
//!   many pairs as classes.
//! - **F** The same pairs, sorted by their symmetry instead: $s$ is in as many of them as it leaves positions
//!   as they are. We have counted them already, as $g$ times the number of classes.

/// The letters of the pieces, the first step of the proof first.
pub fn order() -> &'static str {
    todo!()
}
