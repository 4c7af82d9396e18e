// message: a `u64` has 64 bits and a `u128` has 128
pub fn is_even(pm: &[u8]) -> bool {
    let mut seen = 0_u64;
    let mut exchanges = 0;
    for start in 0..pm.len() {
        let mut slot = start;
        while seen & 1 << slot == 0 {
            seen |= 1 << slot;
            slot = pm[slot] as usize;
            exchanges += u32::from(slot != start);
        }
    }
    exchanges % 2 == 0
}
