// message: any turn may follow any other
pub fn sequences(n: usize) -> u64 {
    10_u64.pow(n as u32)
}
