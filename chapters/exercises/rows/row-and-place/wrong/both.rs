// message: The column has two mistakes
pub fn spot(order: [u8; 4], turns: [u8; 4]) -> (usize, usize) {
    let mut row = 0;
    for i in 0..4 {
        let smaller = order[i..].iter().filter(|&&card| card < order[i]).count();
        row = row * (4 - i) + smaller;
    }
    let mut place = 0;
    for (card, turn) in (0..4_u8).zip(turns) {
        if card < 3 {
            place += usize::from(turn) * 3_usize.pow(2 - u32::from(card));
        }
    }
    (row, place)
}
