// message: From the solved order, what comes first and what second does not show
pub fn test(build: fn(&[[u8; 4]]) -> Vec<u64>) {
    let turns = [[1, 2, 3, 0], [3, 0, 1, 2]];
    let table = build(&turns);
    for t in 0..24 {
        assert_eq!(table[table[t * 2] as usize * 2 + 1], t as u64);
    }
    for m in 0..2 {
        assert_eq!(table[m], permutation::rank(&turns[m]));
        let mut column: Vec<_> = (0..24).map(|t| table[t * 2 + m]).collect();
        column.sort();
        assert_eq!(column, (0..24).collect::<Vec<_>>());
    }
}
