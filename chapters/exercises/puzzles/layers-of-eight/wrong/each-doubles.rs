// message: It looks as if each disc more doubles how many there are.
pub fn answer() -> u64 {
    16
}
