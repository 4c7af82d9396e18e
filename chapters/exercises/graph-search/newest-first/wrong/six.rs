// message: It looks as if state 1 gets its label when the search comes around the ring.
pub fn answer() -> u64 {
    6
}
