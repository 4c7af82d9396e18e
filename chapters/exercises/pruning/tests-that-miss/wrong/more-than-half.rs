// message: One half is enough
pub fn draws_needed(bad: u32, all: u32) -> u32 {
    let good = f64::from(all - bad) / f64::from(all);
    let (mut all_good, mut draws) = (1.0, 0);
    while all_good >= 0.5 {
        all_good *= good;
        draws += 1;
    }
    draws
}
