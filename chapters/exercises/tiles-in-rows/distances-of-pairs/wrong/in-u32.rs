// message: With a small base and unit you are right
pub fn distances(base: usize, unit: usize) -> Vec<usize> {
    let (base, unit) = (base as u32, unit as u32);
    let apart = |more| unit.wrapping_mul(base - 1 + more * (base - 2)) as usize;
    (0..base - 1).map(apart).collect()
}
