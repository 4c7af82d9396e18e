// message: Your test never demands `false`
pub type IsWellDefined = fn(&[usize], &[Vec<usize>]) -> bool;

pub fn test(is_well_defined: IsWellDefined) {
    assert!(is_well_defined(&[0, 1, 0, 1], &[vec![1], vec![2], vec![3], vec![0]]));
}
