// message: It looks as if the 60 are halved
pub fn answer() -> u64 {
    60 / 2
}
