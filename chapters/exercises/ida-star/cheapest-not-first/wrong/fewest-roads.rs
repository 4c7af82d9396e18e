// message: it fails on the mended code
pub type Cheapest = fn(&[Vec<(usize, u64)>], usize, usize) -> Option<u64>;

pub fn test(cheapest: Cheapest) {
    let roads = [vec![(2, 10), (1, 1)], vec![(2, 1)], vec![]];
    assert_eq!(cheapest(&roads, 0, 2), Some(1), "one road");
}
