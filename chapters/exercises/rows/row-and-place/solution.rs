//! Four cards lie in a ring of slots 0 to 3. `order[i]` is the card in slot `i`, and `turns[i]` says how the
//! card *in slot `i`* is turned: by 0, 1 or 2. The turns add up to a multiple of 3.
//!
//! Give the row and the column of this position, as the chapter numbers them. The row is the rank of the order,
//! its place in the dictionary. The column has a digit of base 3 for each of the cards 0, 1 and 2: digit $j$ is
//! how *card* $j$ is turned, and counts $3^j$.
//!
//! For example, after an exchange from the start the order is `[1, 0, 2, 3]` and the turns are `[1, 2, 0, 0]`:
//! that is row 6, and column $2 \cdot 1 + 1 \cdot 3 = 5$.

/// The row and the column of a position.
pub fn spot(order: [u8; 4], turns: [u8; 4]) -> (usize, usize) {
    // <answer>
    let mut row = 0;
    for i in 0..4 {
        let smaller = order[i..].iter().filter(|&&card| card < order[i]).count();
        row = row * (4 - i) + smaller;
    }
    let mut place = 0;
    for (card, turn) in order.into_iter().zip(turns) {
        if card < 3 {
            place += usize::from(turn) * 3_usize.pow(card.into());
        }
    }
    (row, place)
    // </answer>
}
