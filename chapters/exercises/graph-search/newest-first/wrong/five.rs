// message: Count again which state the search takes after 9
pub fn answer() -> u64 {
    5
}
