// message: Your test demands `true`, and two positions with one index clash
pub type IsWellDefined = fn(&[usize], &[Vec<usize>]) -> bool;

pub fn test(is_well_defined: IsWellDefined) {
    let next = [vec![0], vec![1], vec![2], vec![0]];
    assert!(is_well_defined(&[0, 0, 1, 1], &next));
}
