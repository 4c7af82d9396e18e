//! Variants about numbers for positions: ranks, digits, how much a table takes. The crates
//! say what is right.
use super::variant::{Variant, row};
use crate::teaching::draw::Draw;

/// A rank, and an order of a rank.
pub fn dictionary_by_hand(draw: &mut Draw) -> Variant {
    let (given, rank) = draw.until(
        |draw| (draw.order(5), draw.within(25, 118)),
        |(order, rank)| {
            permutation::rank(order) > 23 && permutation::rank(order) != *rank
        },
    );
    let mut order = [0; 5];
    permutation::unrank(rank, &mut order);
    Variant::new(
        "With paper and pencil: the orders of five pieces, 0 to 4, are ranked as in a \
         dictionary, and the first rank is 0. An order says which piece is in each slot.",
    )
    .ask(format!("Which rank has the order {}?", row(&given)), permutation::rank(&given))
    .ask(format!("Which order has the rank {rank}?"), row(&order))
}

/// The last row of a puzzle whose total twist is 0.
pub fn last_row(draw: &mut Draw) -> Variant {
    let pieces = draw.one_of(&[4_u32, 6, 7, 8, 9, 10]);
    let ways = draw.within(2, 5);
    let rows = ways.pow(pieces - 1);
    let mut last = vec![0; pieces as usize];
    orientation::unrank_zero_twist(rows - 1, ways, &mut last);
    Variant::new(format!(
        "A puzzle has {pieces} corners, each with the orientations 0 to {}. Its total twist is \
         always 0 mod {ways}. Its rows are numbered from 0 without gaps, the first corner the \
         slowest.",
        ways - 1
    ))
    .ask("Which row comes last?", row(&last))
    .ask("Which rank has it?", orientation::rank_zero_twist(&last, ways))
}

/// The most pieces whose ranks fit in so many bits.
pub fn how_many_pieces_fit(draw: &mut Draw) -> Variant {
    let bits = draw.shuffled(&[10_u32, 12, 14, 20, 24, 28, 40, 48]);
    let largest = |bits: u32, share: u128| {
        let fits = |n: &u128| (1..=*n).product::<u128>() / share <= 1 << bits;
        (2..=20_u128).filter(fits).max().unwrap_or(0)
    };
    let [first, second] = [bits[0].min(bits[1]), bits[0].max(bits[1])];
    Variant::new(
        "The ranks of n pieces are the numbers 0 to n! − 1. An unsigned number of b bits is at \
         least 0 and at most 2ᵇ − 1.",
    )
    .ask(format!("Up to how many pieces do all ranks fit in {first} bits?"), largest(first, 1))
    .ask(format!("And in {second} bits?"), largest(second, 1))
    .ask(
        format!("Of up to how many pieces do the ranks of the *even* orders fit in {second} bits?"),
        largest(second, 2),
    )
}

/// Products and an inverse of two moves.
pub fn three_products(draw: &mut Draw) -> Variant {
    let not_alike = |(a, b): &(Vec<u8>, Vec<u8>)| then(a, b) != then(b, a);
    let (a, b) = draw.until(|draw| (draw.order(4), draw.order(4)), not_alike);
    let mut inverse = [0; 4];
    for (slot, &from) in (0..).zip(&a) {
        inverse[usize::from(from)] = slot;
    }
    Variant::new(format!(
        "Two moves of four cards: entry i is the slot from which slot i takes its card. *a* is \
         {}, and *b* is {}.",
        row(&a),
        row(&b)
    ))
    .ask("First *a*, then *b*", row(&then(&a, &b)))
    .ask("First *b*, then *a*", row(&then(&b, &a)))
    .ask("The inverse of *a*", row(&inverse))
}

/// One move, and then another.
fn then(first: &[u8], second: &[u8]) -> Vec<u8> {
    second.iter().map(|&from| first[usize::from(from)]).collect()
}

/// What transition tables take.
pub fn bytes_of_tables(draw: &mut Draw) -> Variant {
    let pieces = draw.one_of(&[5_u32, 6, 8]);
    let ways = draw.within(2, 3);
    let moves = draw.one_of(&[4_u64, 6, 8, 12]);
    let orders: u64 = (1..=u64::from(pieces)).product();
    let rows = ways.pow(pieces - 1);
    let product = |what: String, bytes: u64| format!("{what} = {bytes}");
    Variant::new(format!(
        "A puzzle has {pieces} pieces in any order, each with {ways} orientations, and the total \
         twist is 0 mod {ways}. There are {moves} moves. You may leave powers, factorials and \
         products as they are."
    ))
    .ask(
        "How many bytes have the transition tables of the orders and of the orientations \
         together, with entries of two bytes?",
        product(
            format!("({pieces}! + {ways}^{}) · {moves} · 2", pieces - 1),
            (orders + rows) * moves * 2,
        ),
    )
    .ask(
        "How many bytes has one table for the whole position, with entries of four bytes?",
        product(
            format!("{pieces}! · {ways}^{} · {moves} · 4", pieces - 1),
            orders * rows * moves * 4,
        ),
    )
}

/// The number of a part of a board.
pub fn number_of_a_part(draw: &mut Draw) -> Variant {
    let columns = draw.one_of(&[3_u8, 4]);
    let cells = 2 * columns;
    let lie = draw.order(cells)[..3].to_vec();
    let digit = |tile: usize| {
        let taken = lie[..tile].iter().filter(|cell| **cell < lie[tile]).count();
        usize::from(lie[tile]) - taken
    };
    let n = usize::from(cells);
    Variant::new(format!(
        "Three tiles lie on a board of 2×{columns} cells, numbered from 0: the first tile in cell \
         {}, the second in cell {}, the third in cell {}.",
        lie[0], lie[1], lie[2]
    ))
    .ask("For each tile, how many free cells come before its own?", row(&[0, 1, 2].map(digit)))
    .ask("Which number has this part?", pattern_database::rank_partial(&lie, n))
    .ask("How many parts are there?", pattern_database::count_partial(3, n).unwrap_or(0))
}

/// What the tables of a partition take.
pub fn bytes_of_three_partitions(draw: &mut Draw) -> Variant {
    let all: [&[usize]; 7] = [
        &[5, 5, 5],
        &[3, 6, 6],
        &[4, 4, 7],
        &[4, 5, 6],
        &[2, 6, 7],
        &[7, 8],
        &[1, 7, 7],
    ];
    let two = draw.shuffled(&all);
    let bytes = |parts: &[usize]| -> usize {
        parts
            .iter()
            .filter_map(|&tiles| pattern_database::count_partial(tiles, 16))
            .sum()
    };
    let name = |parts: &[usize]| {
        parts.iter().map(usize::to_string).collect::<Vec<_>>().join("-")
    };
    let asked =
        |parts: &[usize]| format!("How many bytes have the tables of {}?", name(parts));
    Variant::new(
        "The tiles of the 15-puzzle are divided into parts. Each part has a table with one byte \
         for each way in which its tiles can lie in the 16 cells; the blank is not seen. You may \
         leave products and sums as they are.",
    )
    .ask(asked(two[0]), bytes(two[0]))
    .ask(asked(two[1]), bytes(two[1]))
    .ask("Which of the two takes less?", name(two[..2].iter().min_by_key(|it| bytes(it)).unwrap_or(&two[0])))
}
