// message: how far around the ring is that the short way?
pub fn answer() -> u64 {
    4
}
