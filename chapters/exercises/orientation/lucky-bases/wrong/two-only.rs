// message: These are lucky, and they are not all.
pub fn lucky() -> Vec<u8> {
    vec![2]
}
