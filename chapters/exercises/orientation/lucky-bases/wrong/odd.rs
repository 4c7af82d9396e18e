// message: When the sum wraps, it is too large by 256
pub fn lucky() -> Vec<u8> {
    vec![2, 5, 17]
}
