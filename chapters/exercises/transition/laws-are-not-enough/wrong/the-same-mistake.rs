// message: and the turn comes second.
pub fn test(build: fn(&[[u8; 4]]) -> Vec<u64>) {
    let turns = [[1, 0, 2, 3], [1, 2, 3, 0]];
    let table = build(&turns);
    for t in 0..24 {
        let (mut pm, mut qm) = ([0; 4], [0; 4]);
        permutation::unrank(t, &mut pm);
        for m in 0..2 {
            puzzle::compose(&turns[m], &pm, &mut qm);
            assert_eq!(table[t as usize * 2 + m], permutation::rank(&qm));
        }
    }
}
