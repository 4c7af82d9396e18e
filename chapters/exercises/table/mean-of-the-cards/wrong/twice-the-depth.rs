// message: That is twice the largest distance
pub fn twice_the_mean() -> u64 {
    42
}
