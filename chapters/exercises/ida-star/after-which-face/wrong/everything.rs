// message: It looks as if any face may follow any other, and itself
pub fn sequences(n: usize) -> u64 {
    18u64.pow(n as u32 % 15)
}
