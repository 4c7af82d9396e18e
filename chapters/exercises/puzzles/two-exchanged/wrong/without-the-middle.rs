// message: It looks as if only 4, 8 and 12 are left out.
pub fn answer() -> u64 {
    11
}
