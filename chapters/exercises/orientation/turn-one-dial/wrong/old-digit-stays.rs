// message: It looks as if the old digit still counts
pub fn turn(t: u64, bases: &[u64], i: usize) -> u64 {
    let place_value: u64 = bases[i + 1..].iter().product();
    let digit = t / place_value % bases[i];
    t + (digit + 1) % bases[i] * place_value
}
