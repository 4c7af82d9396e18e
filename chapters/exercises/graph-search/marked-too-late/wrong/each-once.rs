// message: Each stack is put in once if it is marked when it enters.
pub fn answer() -> u64 {
    120
}
