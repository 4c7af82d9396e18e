// message: Is there, in your test, a way that is found later and costs less?
pub type Cheapest = fn(&[Vec<(usize, u64)>], usize, usize) -> Option<u64>;

pub fn test(cheapest: Cheapest) {
    let roads = [vec![(1, 1), (2, 1)], vec![(3, 1)], vec![(3, 1)], vec![]];
    assert_eq!(cheapest(&roads, 0, 3), Some(2));
    assert_eq!(cheapest(&roads, 3, 0), None);
    assert_eq!(cheapest(&roads, 1, 1), Some(0));
}
