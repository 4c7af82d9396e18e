// message: The number is too large for a `u32`
pub fn sequences(n: usize) -> u64 {
    if n == 0 {
        return 1;
    }
    let (mut first, mut second) = (9u32, 9u32);
    for _ in 1..n {
        (first, second) = (6 * first + 6 * second, 9 * first + 6 * second);
    }
    u64::from(first + second)
}
