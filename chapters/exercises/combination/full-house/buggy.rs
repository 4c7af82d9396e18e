/// The rank of a row, in which `beads[i]` says whether there is a bead in slot `i`.
pub fn rank(beads: &[bool]) -> u64 {
    // Pascal's triangle with n rows and n columns.
    let n = beads.len();
    let mut comb = vec![vec![0; n]; n];
    for i in 0..n {
        comb[i][0] = 1;
        for r in 1..=i {
            comb[i][r] = comb[i - 1][r - 1] + comb[i - 1][r];
        }
    }

    let mut t = 0;
    let mut r = beads.iter().filter(|&&bead| bead).count();
    for i in (0..n).rev() {
        if beads[i] {
            t += comb[i][r];
            r -= 1;
        }
    }
    t
}
