// message: Of no turns there is one sequence
pub fn sequences(n: usize) -> u64 {
    let (mut first, mut second) =
        (if n == 0 { 0 } else { 9 }, if n == 0 { 0 } else { 9 });
    for _ in 1..n {
        (first, second) = (6 * first + 6 * second, 9 * first + 6 * second);
    }
    first + second
}
