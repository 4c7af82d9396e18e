// message: as many moves as any other
pub type IsWellDefined = fn(&[usize], &[Vec<usize>]) -> bool;

pub fn test(is_well_defined: IsWellDefined) {
    assert!(!is_well_defined(&[0, 0, 1, 1], &[vec![0], vec![0], vec![2], vec![]]));
}
