// message: It looks as if you count the rows before the given one
pub fn rank(ori: &[u8], v: u64) -> u64 {
    let mut t = 0;
    for &o in ori {
        t = t * v + u64::from(o);
    }
    t
}
