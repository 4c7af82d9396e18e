// message: It looks as if a position that was drawn is not drawn again
pub fn draws_needed(bad: u32, all: u32) -> u32 {
    let mut all_good = 1.0;
    let mut draws = 0;
    while all_good > 0.5 {
        let good = f64::from(all - draws) - f64::from(bad);
        all_good *= good / f64::from(all - draws);
        draws += 1;
    }
    draws
}
