// message: taken off as a number
pub fn close(
    [a, b, c, d]: [u32; 4],
    v: u8,
    translate: &dyn Fn(u32, u8) -> u32,
) -> [u32; 4] {
    let union = a | c | translate(b | d, (27 - v) % 27);
    let others = translate(union, v);
    [union, others, union, others]
}
