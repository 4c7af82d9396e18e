// message: That would be so if all boards were equally likely.
pub fn answer() -> u64 {
    60
}
