// message: It looks as if `t` divided by the place value were the digit.
pub fn turn(t: u64, bases: &[u64], i: usize) -> u64 {
    let place_value: u64 = bases[i + 1..].iter().product();
    let digit = t / place_value;
    if digit == bases[i] - 1 { t - digit * place_value } else { t + place_value }
}
