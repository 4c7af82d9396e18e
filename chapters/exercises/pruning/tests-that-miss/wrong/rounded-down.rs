// message: It looks as if a logarithm is rounded down
pub fn draws_needed(bad: u32, all: u32) -> u32 {
    let good = f64::from(all - bad) / f64::from(all);
    (0.5_f64.ln() / good.ln()) as u32
}
