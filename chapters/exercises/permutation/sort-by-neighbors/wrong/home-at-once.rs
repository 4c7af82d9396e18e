// message: It looks as if you exchange a piece with the one in its home slot
pub fn exchanges(pm: &[u8]) -> Vec<usize> {
    let mut row = pm.to_vec();
    let mut made = Vec::new();
    for i in 0..row.len() {
        while row[i] as usize != i {
            let home = row[i] as usize;
            row.swap(i, home);
            made.push(i);
        }
    }
    made
}
