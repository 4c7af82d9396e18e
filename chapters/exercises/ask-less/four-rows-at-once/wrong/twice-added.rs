// message: is added on both ways
pub fn close(
    [a, b, c, d]: [u32; 4],
    v: u8,
    translate: &dyn Fn(u32, u8) -> u32,
) -> [u32; 4] {
    let union = a | c | translate(b | d, v);
    let others = translate(union, v);
    [union, others, union, others]
}
