// message: only even turntables can
pub fn answer() -> u64 {
    4
}
