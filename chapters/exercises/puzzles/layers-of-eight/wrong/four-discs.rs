// message: That is for four discs, as in the table of the chapter.
pub fn answer() -> u64 {
    4
}
