//! The turns U, U2, U', D, D2, D', R2, L2, F2 and B2 generate a subgroup. How many cosets does
//! it have, if you look at a part of the cube alone?
//!
//! Of the corners there are 8! · 3⁷ positions, and the ten turns reach 8! of them. Of the edges
//! alone there are 12! · 2¹¹ positions, and the ten turns reach 8! · 4! of them. Of the whole cube
//! there are 8! · 3⁷ · 12! · 2¹¹ / 2, and the ten turns reach 8! · 8! · 4! / 2.

/// The cosets of the corners alone.
pub fn of_the_corners() -> u64 {
    todo!()
}

/// The cosets of the edges alone.
pub fn of_the_edges() -> u64 {
    todo!()
}

/// The cosets of the whole cube.
pub fn of_the_cube() -> u64 {
    todo!()
}
