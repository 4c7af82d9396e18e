// message: Powers of whole numbers soon are too large for their type
pub fn draws_needed(bad: u32, all: u32) -> u32 {
    let (mut misses, mut ways, mut draws) = (1_u64, 1_u64, 0);
    while misses * 2 > ways {
        misses *= u64::from(all - bad);
        ways *= u64::from(all);
        draws += 1;
    }
    draws
}
