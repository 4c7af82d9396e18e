//! Variants about other ways to number orders.
use super::variant::{Variant, row};
use crate::teaching::draw::Draw;

/// What a register of nibbles holds after some pieces.
pub fn a_row_of_nibbles(draw: &mut Draw) -> Variant {
    let pieces = draw.within(5, 6) as u8;
    let order = draw.order(pieces);
    let seen = draw.within(1, 2) as usize;
    // Each piece that is seen takes 1 off the nibbles of the larger ones.
    let after = |seen: usize| {
        let smaller = |piece: u8| {
            piece - order[..seen].iter().filter(|&&it| it < piece).count() as u8
        };
        let digits = (0..pieces).rev().map(|piece| format!("{:x}", smaller(piece)));
        format!("0x{}", digits.collect::<String>())
    };
    Variant::new(format!(
        "{pieces} pieces stand in the order {}. `rank_nibbles` keeps, for each piece, how many \
         smaller ones have not been seen, a nibble each. At the start the number is `{}`: the nibble \
         of piece {} is the first hexadecimal digit, that of piece 0 the last. (The nibbles above \
         belong to no piece, and do not count here.) Answer with `0x` and {pieces} digits.",
        row(&order),
        after(0),
        pieces - 1
    ))
    .ask(format!("What is the number after {}?", row(&order[..=seen])), after(seen + 1))
    .ask(format!("And after {}?", row(&order[..seen + 2])), after(seen + 2))
}

/// Numbers in Myrvold and Ruskey's order.
pub fn number_zero(draw: &mut Draw) -> Variant {
    let pieces = draw.within(4, 5) as u8;
    let all: u64 = (1..=u64::from(pieces)).product();
    let given = draw.order(pieces);
    let number = draw.until(
        |draw| draw.within(1, all - 2),
        |&number| number != permutation::rank_myrvold_ruskey(&given),
    );
    let mut order = vec![0; usize::from(pieces)];
    permutation::unrank_myrvold_ruskey(number, &mut order);
    Variant::new(format!(
        "The orders of {pieces} pieces are numbered as Myrvold and Ruskey do. To find an order, \
         begin with the solved one. For n = {pieces}, then {} and so on down to 1, exchange what is \
         in slot n − 1 with what is in slot t mod n, and let t be ⌊t / n⌋.",
        pieces - 1
    ))
    .ask(format!("Which order has the number {number}?"), row(&order))
    .ask(
        format!("Which number has the order {}?", row(&given)),
        permutation::rank_myrvold_ruskey(&given),
    )
}
