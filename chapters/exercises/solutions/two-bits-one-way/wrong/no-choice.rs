// message: but the walk takes no wrong step
pub type Walk = fn(&[Vec<usize>], usize, usize) -> Option<usize>;

pub fn test(walk: Walk) {
    // A one-way ring.
    let ring: Vec<Vec<usize>> = (0..7).map(|p| vec![(p + 1) % 7]).collect();
    assert_eq!(walk(&ring, 0, 1), Some(6));
}
