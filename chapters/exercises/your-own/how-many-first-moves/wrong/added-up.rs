// message: the powers of all moves were added up
pub fn first_layer(moves: &[Vec<usize>]) -> usize {
    let mut count = 0;
    for m in moves {
        let mut power = m.clone();
        while !power.is_sorted() {
            count += 1;
            power = m.iter().map(|&slot| power[slot]).collect();
        }
    }
    count
}
