//! On each of the three axes, a cube's coset is $n$ turns from the subgroup of that axis, and $n$ is
//! not 0. Then the cube needs $n + 1$ turns at least. Here is the proof, in pieces. Put them in an
//! order in which each follows from those before it.
//!
//! - **A** So the turns before the last one lead from the cube into the subgroup of that axis.
//! - **B** The last turn turns a face. Take the axis through this face.
//! - **C** That makes $n + 1$ turns at least, with the last one.
//! - **D** Every turn of this face is in the subgroup of that axis, and so is the one that undoes it.
//! - **E** Take any solution. Since $n$ is not 0, the cube is not solved, and the solution has a last
//!   turn.
//! - **F** The distance on that axis is $n$, so these turns are $n$ at least.
//! - **G** Undo the last turn of the solved cube, which is in the subgroup: then the cube is still in
//!   it.

/// The letters of the pieces, the first step of the proof first.
pub fn order() -> &'static str {
    todo!()
}
