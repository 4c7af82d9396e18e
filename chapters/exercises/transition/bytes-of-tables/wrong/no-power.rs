// message: In Rust `^` is no power
pub fn two_small() -> u64 {
    (5040 + (3 ^ 6)) * 6 * 2
}

pub fn one_large() -> u64 {
    5040 * 729 * 6 * 4
}
