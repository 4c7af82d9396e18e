// message: A row of 24 pieces turned around has 276 pairs
pub fn possible(corners: &[u8], edges: &[u8]) -> bool {
    let pairs = |row: &[u8]| {
        let mut pairs = 0_u8;
        for i in 0..row.len() {
            for j in i + 1..row.len() {
                if row[i] > row[j] {
                    pairs += 1;
                }
            }
        }
        pairs
    };
    pairs(corners) % 2 == pairs(edges) % 2
}
