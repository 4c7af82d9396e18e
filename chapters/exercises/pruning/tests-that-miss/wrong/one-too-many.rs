// message: It looks as if you count one draw too many
pub fn draws_needed(bad: u32, all: u32) -> u32 {
    let good = f64::from(all - bad) / f64::from(all);
    let mut draws = 1;
    while good.powi(draws) > 0.5 {
        draws += 1;
    }
    draws as u32 + 1
}
