// message: it may not: the road from 0 to 1 costs 0: the cost of each road is at least 1.
pub type Cheapest = fn(&[Vec<(usize, u64)>], usize, usize) -> Option<u64>;

pub fn test(cheapest: Cheapest) {
    let roads = [vec![(2, 1), (1, 0)], vec![(2, 0)], vec![]];
    assert_eq!(cheapest(&roads, 0, 2), Some(0));
}
