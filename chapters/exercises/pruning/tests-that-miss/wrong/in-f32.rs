// message: An `f32` has only some seven digits
pub fn draws_needed(bad: u32, all: u32) -> u32 {
    let good = (all - bad) as f32 / all as f32;
    let mut all_good = 1.0;
    let mut draws = 0;
    while all_good > 0.5 {
        all_good *= good;
        draws += 1;
    }
    draws
}
