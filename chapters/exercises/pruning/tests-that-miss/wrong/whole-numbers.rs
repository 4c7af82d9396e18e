// message: A quotient of whole numbers is rounded down
pub fn draws_needed(bad: u32, all: u32) -> u32 {
    let good = f64::from((all - bad) / all);
    let mut draws = 0;
    while good.powi(draws) > 0.5 {
        draws += 1;
    }
    draws as u32
}
