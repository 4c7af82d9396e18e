// message: only what they had themselves
pub fn close(
    [a, b, c, d]: [u32; 4],
    v: u8,
    translate: &dyn Fn(u32, u8) -> u32,
) -> [u32; 4] {
    let back = [1, 3, 9].map(|weight| (3 - v / weight % 3) % 3 * weight).iter().sum();
    let union = a | c | translate(b | d, back);
    let others = translate(union, v);
    [a | c, others, a | c, others]
}
