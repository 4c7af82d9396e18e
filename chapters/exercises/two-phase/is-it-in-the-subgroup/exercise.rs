//! Is a cube in the subgroup that U, D, R2, L2, F2 and B2 generate? It is given as four lists:
//! `cp[i]` is the corner in slot `i` and `co[i]` its twist, 0 to 2; `ep[i]` is the edge in slot `i`
//! and `eo[i]` its flip, 0 or 1. The slots of the slice, between U and D, are the edge slots 8 to
//! 11, and there its edges 8 to 11 are solved. The cube is one that turns can make.

/// Whether turns of the subgroup solve it.
pub fn in_subgroup(cp: &[u8; 8], co: &[u8; 8], ep: &[u8; 12], eo: &[u8; 12]) -> bool {
    todo!()
}
