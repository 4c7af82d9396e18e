// message: It looks as if a dial's own base were part of its place value.
pub fn turn(t: u64, bases: &[u64], i: usize) -> u64 {
    let place_value: u64 = bases[i..].iter().product();
    let digit = t / place_value % bases[i];
    if digit + 1 == bases[i] { t - digit * place_value } else { t + place_value }
}
