// message: and no way is shorter than 900
pub fn length(
    start: u64,
    moves: &dyn Fn(u64) -> Vec<u64>,
    h: &dyn Fn(u64) -> usize,
) -> usize {
    let (mut at, mut steps) = (start, 0);
    while at != 0 && steps < 40 {
        at = moves(at).into_iter().min_by_key(|&q| h(q)).unwrap();
        steps += 1;
    }
    steps
}
