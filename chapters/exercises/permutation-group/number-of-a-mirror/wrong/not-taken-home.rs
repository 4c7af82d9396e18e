// message: Corner 1 looks as if it were at home
pub fn number() -> u32 {
    4
}
