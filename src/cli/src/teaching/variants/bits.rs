//! Variants about bits, bytes and registers.
use super::variant::{Variant, letters, row};
use crate::teaching::draw::Draw;

/// What is seen of two colors after a step.
pub fn bits_of_two_colors(draw: &mut Draw) -> Variant {
    let mut layers = vec![1];
    for _ in 0..draw.within(6, 8) {
        let last = layers[layers.len() - 1];
        layers.push(last + draw.within(1, last + 3));
    }
    let step = draw.within(4, layers.len() as u64 - 2) as usize;
    let seen =
        |color: usize| layers[..=step].iter().skip(color).step_by(2).sum::<u64>();
    Variant::new(format!(
        "Every move of a puzzle changes the color of its position. At the distances 0, 1, 2 and so \
         on it has {} positions, and many more farther away. The search keeps one bit for each \
         position, in planes of two colors. The solved position has color 0. The first step is step \
         1.",
        row(&layers)
    ))
    .ask(format!("How many bits of color 0 are set after step {step}?"), seen(0))
    .ask(format!("How many of color 1 are set after step {step}?"), seen(1))
    .ask(
        format!("Of which color are the bits that step {} sets?", step + 1),
        (step + 1) % 2,
    )
}

/// Which remainders tell what is nearer.
pub fn which_remainders(draw: &mut Draw) -> Variant {
    let case = |draw: &mut Draw| {
        (draw.one_of(&[true, false]), draw.within(1, 3), draw.within(2, 5))
    };
    let is_enough = |&(as_far, farther, modulus): &(bool, u64, u64)| {
        // Of a position at distance `modulus`, so that nothing goes below 0.
        let others =
            (1..=farther).map(|by| modulus + by).chain(as_far.then_some(modulus));
        let nearer = (modulus - 1) % modulus;
        others.map(|it| it % modulus).all(|it| it != nearer)
    };
    let six = |draw: &mut Draw| (0..6).map(|_| case(draw)).collect::<Vec<_>>();
    let fits = |cases: &Vec<(bool, u64, u64)>| {
        let different: std::collections::BTreeSet<_> = cases.iter().collect();
        let enough = cases.iter().filter(|it| is_enough(it)).count();
        different.len() == 6 && (2..=4).contains(&enough)
    };
    let cases = draw.until(six, fits);
    let line = |(letter, &(as_far, farther, modulus)): (char, &(bool, u64, u64))| {
        let same = if as_far { ", just as far" } else { "" };
        let far = match farther {
            1 => "one move farther",
            2 => "one or two moves farther",
            _ => "one, two or three moves farther",
        };
        format!(
            "- {letter}: a neighbor is one move nearer{same} or {far}; the remainder modulo {modulus}\n"
        )
    };
    Variant::new(format!(
        "A table keeps what remains of each distance when it is divided by some number. It is to \
         tell which neighbors of a position are one move nearer, whatever the distance. In some \
         puzzles a move cannot be undone by a single move, so a neighbor may be several moves farther. Six cases:\n\n{}",
        ('A'..).zip(&cases).map(line).collect::<String>().trim_end()
    ))
    .ask(
        "In which is the remainder enough? Answer with letters.",
        letters(&cases.iter().map(is_enough).collect::<Vec<_>>()),
    )
}

/// Where an exchange of tiles sends the bits of a word.
pub fn where_bits_go(draw: &mut Draw) -> Variant {
    let at = draw.within(0, 1) as usize;
    let places = draw.some(3, 60);
    let which = ["*first* and the *second*", "*second* and the *third*"][at];
    Variant::new(format!(
        "A word has a bit for each even order of five tiles, at the place 12x + 3y + z, where x, y \
         and z are the first three inversion digits of the order, with the bases 5, 4 and 3. The \
         {which} tile change places, in all orders at once."
    ))
    .ask(
        format!("Where do the bits at the places {}, {} and {} go?", places[0], places[1], places[2]),
        row(&[0, 1, 2].map(|i| exchanged(places[i], at))),
    )
}

/// The place of an order whose tiles in the slots `at` and `at + 1` change places.
fn exchanged(place: u64, at: usize) -> u64 {
    // The first three tiles say the place; the last two may stand in either order.
    let mut order = [0; 5];
    permutation::unrank(place * 2, &mut order);
    order.swap(at, at + 1);
    permutation::rank(&order) / 2
}

/// Pairs of planes between which tiles go sideways.
pub fn sideways_moves(draw: &mut Draw) -> Variant {
    // Not the book's board, either way.
    let (rows, columns) = draw.until(
        |d| (d.within(2, 7), d.within(2, 7)),
        |(rows, columns)| rows != columns && rows * columns != 12,
    );
    let sideways = |rows: u64, columns: u64| 2 * rows * (columns - 1);
    Variant::new(format!(
        "A sliding puzzle has {rows} rows of {columns} cells, and a plane for each cell of the \
         blank. A move leads from the plane of the cell where the blank was to that of the cell \
         where it is. The order of the tiles, read row by row, stays the same if a tile goes \
         sideways. The move there and the move back are two pairs of planes."
    ))
    .ask("In how many pairs of planes, from one to the other, is the order the same?", sideways(rows, columns))
    .ask(
        format!("And if the board is turned, so that it has {columns} rows of {rows} cells?"),
        sideways(columns, rows),
    )
    .ask("How many pairs of planes have a move at all?", sideways(rows, columns) + sideways(columns, rows))
}

/// How many comparing instructions rank many orders.
pub fn questions_for_sixty_four(draw: &mut Draw) -> Variant {
    // Not as many pieces and orders as in the book.
    let (pieces, orders) = draw.until(
        |d| (d.within(5, 12), d.one_of(&[32_u64, 64, 128, 256])),
        |both| *both != (8, 64),
    );
    let wide = draw.one_of(&[16_u64, 32]);
    let pairs = (0..pieces).sum::<u64>();
    Variant::new(format!(
        "{orders} orders of {pieces} pieces are to be ranked by the documents' loop, which asks of \
         each pair of slots which piece is larger. A piece is a byte, and one instruction compares \
         two registers, byte by byte, or two pieces."
    ))
    .ask("How many comparing instructions does it take, one order after the other?", orders * pairs)
    .ask(
        format!("How many, side by side in registers of {wide} bytes?"),
        orders.div_ceil(wide) * pairs,
    )
    .ask("And in registers of 64 bytes?", orders.div_ceil(64) * pairs)
}

/// How many registers ranks fill.
pub fn registers_for_the_ranks(draw: &mut Draw) -> Variant {
    let registers = |bits: u64, ranks: u64, pieces: u64| {
        let last = (1..=pieces).product::<u64>() - 1;
        let fits = |size: &u64| last >> (size - 1) >> 1 == 0;
        let size = [8_u64, 16, 32, 64].into_iter().find(fits).unwrap_or(64);
        (ranks * size).div_ceil(bits)
    };
    // Not all as many, and not those of the book.
    let (bits, ranks, pieces) = draw.until(
        |draw| {
            let bits = draw.one_of(&[128_u64, 256, 512]);
            let ranks = draw.one_of(&[32_u64, 64, 128]);
            (bits, ranks, draw.some(3, 12).into_iter().map(|it| it + 5).collect())
        },
        |(bits, ranks, pieces): &(u64, u64, Vec<u64>)| {
            let each = pieces.iter().map(|&it| registers(*bits, *ranks, it));
            let each: Vec<_> = each.collect();
            each[0] < each[2] && each != [2, 4, 8]
        },
    );
    let mut variant = Variant::new(format!(
        "How many registers of {bits} bits do the ranks of {ranks} permutations fill, if each rank is \
         kept in the smallest type that holds every rank? The types are `u8`, `u16`, `u32` and `u64`."
    ));
    for pieces in pieces {
        variant = variant.ask(
            format!("The ranks of {pieces} pieces"),
            registers(bits, ranks, pieces),
        );
    }
    variant
}

/// How many ways fit if digits are joined in a field.
pub fn bytes_that_join(draw: &mut Draw) -> Variant {
    let most = |bits: u32, joined: u32| {
        let ways = (1..=1_u64 << bits).take_while(|ways| ways.pow(joined) <= 1 << bits);
        ways.last().unwrap_or(1)
    };
    // Not all the same, and not those of the book.
    let (bits, joined) = draw.until(
        |draw| {
            let bits = draw.one_of(&[6_u32, 8, 10, 12, 16]);
            let joined = draw.some(3, 5).into_iter().map(|it| it as u32 + 2);
            (bits, joined.collect())
        },
        |(bits, joined): &(u32, Vec<u32>)| {
            let differ = most(*bits, joined[0]) > most(*bits, joined[2]);
            differ && (*bits != 8 || joined[..] != [2, 3, 4])
        },
    );
    let mut variant = Variant::new(format!(
        "Each piece can be turned in v ways, so its orientation is 0 to v − 1. Orientations of \
         neighbors are joined to one number in base v. How large may v be, so that every such number \
         fits in {bits} bits?"
    ));
    for joined in joined {
        variant = variant.ask(
            format!("The largest v for {joined} orientations"),
            most(bits, joined),
        );
    }
    variant
}

/// Where a sum that wraps is right.
pub fn lucky_bases(draw: &mut Draw) -> Variant {
    let lucky = |wraps: u64| -> Vec<u64> {
        (2..=20).filter(|&v| never_wrong(wraps, v)).collect()
    };
    // Not where those of the book are lucky, and no other.
    let wraps = draw.until(
        |d| d.within(24, 250),
        |&wraps| {
            let all = lucky(wraps);
            (3..=8).contains(&all.len()) && all != lucky(256)
        },
    );
    Variant::new(format!(
        "A counter shows 0 to {}. Below 0 it goes on at {}, so it is too large by {wraps} each time \
         it wraps. A program begins at 0, takes off the orientations of all pieces but the last, \
         each 0 to v − 1, and gives the last piece what the counter then leaves mod v, so that the \
         total twist is 0 mod v. There may be any number of pieces.",
        wraps - 1,
        wraps - 1
    ))
    .ask("For which v from 2 to 20 is it right, whatever the row?", row(&lucky(wraps)))
}

/// Whether every row comes out right: what the counter shows depends on the sum alone, so sums up
/// to a second wrap tell it.
fn never_wrong(wraps: u64, v: u64) -> bool {
    (0..=2 * wraps + v).all(|sum| {
        let shown = (3 * wraps - sum % wraps) % wraps;
        (shown % v + sum).is_multiple_of(v)
    })
}
