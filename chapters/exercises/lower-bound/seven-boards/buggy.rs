/// How many moves a board of the 8-puzzle needs at least.
pub fn bound(board: &[u8; 9]) -> u8 {
    let row = |cell: usize| cell / 3;
    let column = |cell: usize| cell % 3;
    let goal = |cell: usize| usize::from(board[cell]) - 1;
    let mut sum = 0;
    for a in (0..9).filter(|&a| board[a] != 0) {
        sum += row(a).abs_diff(row(goal(a))) + column(a).abs_diff(column(goal(a)));
        for b in (a + 1..9).filter(|&b| board[b] != 0) {
            let wrong = goal(a) > goal(b);
            let in_row = [a, b, goal(a), goal(b)].map(row);
            let in_column = [a, b, goal(a), goal(b)].map(column);
            for line in [in_row, in_column] {
                if wrong && line.iter().all(|&one| one == line[0]) {
                    sum += 2;
                }
            }
        }
    }
    sum as u8
}
