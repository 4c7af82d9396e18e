// message: Your test demands `false`, and nothing clashes
pub type IsWellDefined = fn(&[usize], &[Vec<usize>]) -> bool;

pub fn test(is_well_defined: IsWellDefined) {
    assert!(!is_well_defined(&[0, 0, 1, 1], &[vec![2], vec![3], vec![0], vec![1]]));
}
