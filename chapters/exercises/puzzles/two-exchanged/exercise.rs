//! A TopSpin ring has 17 discs. Its turntable takes $k$ of them and turns them over, and
//! there are 14 sizes to choose from: $k$ is 2, 3, and so on up to 15. In a solved ring
//! two neighbors are exchanged, discs 1 and 2, and all others stay in their places. For
//! how many of the 14 sizes can moves bring the ring in order again?

/// For how many sizes of the turntable two neighbors can be exchanged.
pub fn answer() -> u64 {
    todo!()
}
