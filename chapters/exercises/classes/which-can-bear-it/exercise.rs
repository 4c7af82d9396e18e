//! The pocket cube's moves have six symmetries: turns about the corner URF by a third, and mirrors
//! that leave this corner in its place. They exchange the three corners next to it, UFL, UBR and DFR,
//! among each other; and ULB, DLF and DRB, which lie between those, as well.
//!
//! Here are seven coordinates, each with what it sees of a position. As always, a corner's orientation
//! is counted from its sticker of U or D.
//!
//! - **A** the order of the corners: which is in which slot
//! - **B** the orientations of what is in each slot, but not which corner that is
//! - **C** the slot in which the corner URF is
//! - **D** the slot in which the corner UFL is
//! - **E** the *set* of the three slots in which UFL, UBR and DFR are, but not which is where
//! - **F** how the corner URF is turned, but not where it is
//! - **G** both: in which slot the corner URF is, and how it is turned
//!
//! Which of them bear all six symmetries, so that what becomes of the number depends on the number
//! alone? Answer with letters, such as `"AB"`.

/// The letters of the coordinates that bear all six.
pub fn bear() -> &'static str {
    todo!()
}
