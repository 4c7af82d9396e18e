// message: That is how many positions such a layer has.
pub fn answer() -> u64 {
    8
}
