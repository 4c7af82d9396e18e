// message: Even is not enough: by how much is the sum too large when it wraps?
pub fn lucky() -> Vec<u8> {
    (2..=20).filter(|v| v % 2 == 0).collect()
}
