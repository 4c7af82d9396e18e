// message: It looks as if the dials were counted from the right
pub fn turn(t: u64, bases: &[u64], i: usize) -> u64 {
    let i = bases.len() - 1 - i;
    let place_value: u64 = bases[i + 1..].iter().product();
    let digit = t / place_value % bases[i];
    if digit + 1 == bases[i] { t - digit * place_value } else { t + place_value }
}
