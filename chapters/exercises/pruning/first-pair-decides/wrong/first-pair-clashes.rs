// message: it is the first pair with one index that clashes
pub type IsWellDefined = fn(&[usize], &[Vec<usize>]) -> bool;

pub fn test(is_well_defined: IsWellDefined) {
    assert!(!is_well_defined(&[0, 0, 1], &[vec![0], vec![2], vec![2]]));
}
