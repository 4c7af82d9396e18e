// message: the first one first
pub fn solutions(
    cube: u64,
    turn: &dyn Fn(u64, usize) -> u64,
    bound: &dyn Fn(u64) -> usize,
) -> Vec<Vec<usize>> {
    /// The last turn of a solution is found first.
    fn ways(
        cube: u64,
        left: usize,
        last: usize,
        turn: &dyn Fn(u64, usize) -> u64,
        bound: &dyn Fn(u64) -> usize,
    ) -> Vec<Vec<usize>> {
        if bound(cube) > left || left == 0 && cube != 0 {
            return vec![];
        }
        if left == 0 {
            return vec![vec![]];
        }
        let mut all = vec![];
        for m in (0..18).filter(|m| m / 3 != last && m / 3 + 3 != last) {
            for mut way in ways(turn(cube, m), left - 1, m / 3, turn, bound) {
                way.push(m);
                all.push(way);
            }
        }
        all
    }
    let found = (0..).map(|length| ways(cube, length, 9, turn, bound));
    found.into_iter().find(|found| !found.is_empty()).unwrap_or_default()
}
