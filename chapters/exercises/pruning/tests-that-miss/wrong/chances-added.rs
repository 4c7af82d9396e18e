// message: It looks as if you add the chances up
pub fn draws_needed(bad: u32, all: u32) -> u32 {
    all.div_ceil(2 * bad)
}
