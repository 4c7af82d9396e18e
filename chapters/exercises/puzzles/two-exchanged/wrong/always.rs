// message: What if the turntable is even, too?
pub fn answer() -> u64 {
    14
}
