// message: OR the words of B and D before you translate
pub fn close(
    [a, b, c, d]: [u32; 4],
    v: u8,
    translate: &dyn Fn(u32, u8) -> u32,
) -> [u32; 4] {
    let back = [1, 3, 9].map(|weight| (3 - v / weight % 3) % 3 * weight).iter().sum();
    let union = a | c | translate(b, back) | translate(d, back);
    let others = translate(union, v);
    [union, others, union, translate(union, v)]
}
