// message: The small bases come out right, and the large ones do not
pub fn turn(t: u64, bases: &[u64], i: usize) -> u64 {
    let place_value: u32 = bases[i + 1..].iter().map(|&base| base as u32).product();
    let (place_value, base) = (u64::from(place_value), bases[i]);
    let digit = t / place_value % base;
    if digit + 1 == base { t - digit * place_value } else { t + place_value }
}
