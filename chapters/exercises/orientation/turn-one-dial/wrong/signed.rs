// message: Here the product of the bases is more than 2⁶³.
pub fn turn(t: u64, bases: &[u64], i: usize) -> u64 {
    let place_value: i64 = bases[i + 1..].iter().map(|&base| base as i64).product();
    let base = bases[i] as i64;
    let digit = t as i64 / place_value % base;
    let turned = if digit + 1 == base { -digit } else { 1 };
    (t as i64 + turned * place_value) as u64
}
