//! A coordinate is well defined, and its pruning table was scanned from the goal's
//! index. Here is the proof that an entry is a lower bound, in pieces. A *walk of
//! indices* goes from index to index by the steps that the scan knows. Put the pieces
//! in an order in which each follows from those before it.
//!
//! - **A** So each step of this row of indices is one that the scan knows, although it
//!   knows only the steps of the positions that represent the indices.
//! - **B** The scan found, for each index, the length of a *shortest* walk of indices
//!   to the goal's. So the entry of $x$ is not larger than $n$.
//! - **C** Write down the index of $x$, and the index after each move of that solution:
//!   a row of $n + 1$ indices, of which the last is the goal's.
//! - **D** This $n$ is the distance of $x$, and $x$ was any position: no entry is
//!   larger than the distance of a position that has its index.
//! - **E** The coordinate is well defined: where a move takes an index depends on the
//!   index and on nothing else.
//! - **F** Take any position $x$, and one of its shortest solutions. Say it has $n$
//!   moves.
//! - **G** Hence the row is a walk of indices with $n$ steps, from that of $x$ to the
//!   goal's.

/// The letters of the pieces, the first step of the proof first.
pub fn order() -> &'static str {
    todo!()
}
