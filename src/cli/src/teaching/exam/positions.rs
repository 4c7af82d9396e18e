//! Questions about numbers for positions, and about moves.
use base::words::capital;
use combination::comb;
use orientation::{rank, rank_mixed, rank_zero_twist, unrank, unrank_zero_twist};
use puzzle::pocket_cube::Face;

use super::template::{Made, Template, bytes, key, listed, numbers, spaced, word};

/// The questions of this file.
pub const TEMPLATES: &[Template] = &[
    Template {
        title: "Edges in a row",
        page: &[&[5], &[13]],
        draw: |draw| {
            let n = draw.within(4, 6);
            vec![vec![n], vec![draw.within(5, (1 << n) - 2)]]
        },
        make: edges,
    },
    Template {
        title: "The next row",
        page: &[&[1, 0, 2, 2]],
        draw: |draw| {
            let row = draw
                .until(|d| d.row(4, 0, 2), |row| row[3] == 2 && row[0] + row[1] < 4);
            vec![row]
        },
        make: next_row,
    },
    Template {
        title: "A corner that nobody asks",
        page: &[&[2, 0, 1, 0], &[22], &[1, 1, 1, 1]],
        draw: |draw| {
            let sum = |row: &Vec<u64>| row.iter().sum::<u64>();
            let row =
                draw.until(|d| d.row(4, 0, 2), |row| sum(row) > 0 && sum(row) % 3 == 0);
            let bad = draw.until(|d| d.row(4, 0, 2), |row| sum(row) % 3 != 0);
            vec![row, vec![draw.within(4, 26)], bad]
        },
        make: corner,
    },
    Template {
        title: "Dials of three sizes",
        page: &[&[3, 4, 5], &[2, 1, 3]],
        draw: |draw| {
            let bases = draw.until(
                |d| d.row(3, 2, 6),
                |b| b[0] != b[1] && b[1] != b[2] && b[0] != b[2],
            );
            let digits = bases.iter().map(|&base| draw.within(1, base - 1)).collect();
            vec![bases, digits]
        },
        make: dials,
    },
    Template {
        title: "Orders of four",
        page: &[&[2, 0, 3, 1], &[22]],
        draw: |draw| {
            let order = draw.until(|d| d.order(4), |pm| pm[0] > 0);
            vec![order, vec![draw.within(4, 23)]]
        },
        make: orders,
    },
    Template {
        title: "Next in the dictionary",
        page: &[&[1, 4, 0, 2, 3]],
        draw: |draw| {
            let inner =
                |pm: &Vec<u64>| (1..119).contains(&permutation::rank(&bytes(pm)));
            vec![draw.until(|d| d.order(5), inner)]
        },
        make: dictionary,
    },
    Template {
        title: "Beads",
        page: &[&[0, 2, 5], &[8, 10], &[7]],
        draw: |draw| {
            let slots = draw.until(|d| d.some(3, 8), |slots| slots[2] > 3);
            let more = draw.within(9, 12);
            vec![slots, vec![8, more], vec![draw.within(2, 18)]]
        },
        make: beads,
    },
    Template {
        title: "A turn and its inverse",
        page: &[&[0], &[0]],
        draw: |draw| {
            let face = draw.within(0, 2);
            let row = draw
                .until(|d| d.within(0, 6), |&slot| turn(face)[slot as usize] != slot);
            vec![vec![face], vec![row]]
        },
        make: turns,
    },
    Template {
        title: "Bytes",
        page: &[&[10, 15, 3]],
        draw: |draw| {
            vec![vec![draw.within(2, 9) * 5, draw.within(2, 9) * 10, draw.within(3, 8)]]
        },
        make: table_bytes,
    },
    Template {
        title: "Row and place",
        page: &[&[14], &[1, 0, 2]],
        draw: |draw| {
            let vector = draw.until(|d| d.row(3, 0, 2), |v| v.iter().sum::<u64>() > 2);
            vec![vec![draw.within(3, 25)], vector]
        },
        make: place,
    },
];

/// The sum of digits times their weights.
fn weighed(digits: &[u64], weights: &[u64]) -> String {
    let parts = digits.iter().zip(weights).map(|(d, w)| format!(r"{d} \cdot {w}"));
    parts.collect::<Vec<_>>().join(" + ")
}

fn edges(given: &[Vec<u64>]) -> Made {
    let (n, t) = (given[0][0], given[1][0]);
    let (count, mut row) = (1_u64 << n, vec![0; n as usize]);
    unrank(t, 2, &mut row);
    let row = numbers(&row);
    Made {
        asked: format!(
            "{} edges lie in a row, and each can be turned in two ways. How many rows are there, which is the last \
             number, and which row has number {t}?",
            capital(&word(n))
        ),
        answer: format!(
            "$2^{n} = {count}$ rows; the last number is {}; number {t} is the row {}.",
            count - 1,
            spaced(&row)
        ),
        key: key([
            (1, "how many rows, and a last number that is one less"),
            (1, "the row, with all of its dials"),
        ]),
        right: vec![vec![count], vec![count - 1], row],
    }
}

fn next_row(given: &[Vec<u64>]) -> Made {
    let mut row = bytes(&given[0]);
    let t = rank(&row, 3);
    let weights = weighed(&given[0], &[27, 9, 3, 1]);
    let count = 3_u64.pow(4);
    let last = count - 1;
    let after = last - t;
    unrank(t + 1, 3, &mut row);
    let next = numbers(&row);
    Made {
        asked: format!(
            "Each of four pieces can be turned in three ways. Which number has the row {}? Which row has the next \
             number? How many rows come after the given one?",
            spaced(&given[0])
        ),
        answer: format!(
            "${weights} = {t}$. The last dial moves fastest, and passes on as an odometer does: {}. There are \
             $3^4 = {count}$ rows with the numbers 0 to {last}, so ${last} - {t} = {after}$ rows come after it.",
            spaced(&next)
        ),
        key: key([
            (1, "the number"),
            (1, "the next row, whose last dial is 0 again"),
            (1, "as many rows after it as there are numbers above its own"),
        ]),
        right: vec![vec![t], next, vec![after]],
    }
}

fn corner(given: &[Vec<u64>]) -> Made {
    let (t, bad) = (given[1][0], &given[2]);
    let first = rank_zero_twist(&bytes(&given[0]), 3);
    let mut row = [0; 4];
    unrank_zero_twist(t, 3, &mut row);
    let row = numbers(&row);
    Made {
        asked: format!(
            "Four corners have three orientations each, and their total twist is a multiple of 3. (a) Give the number \
             of the row {}. (b) Give the row with number {t}. (c) How many rows are there, and why is {} none of them?",
            spaced(&given[0]),
            spaced(bad)
        ),
        answer: format!(
            "(a) Leave the last one out: ${} = {first}$. (b) ${t} = {}$, and the last one makes the sum a multiple of \
             3: {}. (c) $3^3 = 27$; {} has the sum {}, which is no multiple of 3.",
            weighed(&given[0][..3], &[9, 3, 1]),
            weighed(&row[..3], &[9, 3, 1]),
            spaced(&row),
            spaced(bad),
            bad.iter().sum::<u64>()
        ),
        key: key([
            (1, "(a) the number"),
            (1, "(b) the row, with its last corner"),
            (1, "(c) how many rows"),
            (1, "(c) its sum is no multiple of 3"),
        ]),
        right: vec![vec![first], row, vec![27]],
    }
}

fn dials(given: &[Vec<u64>]) -> Made {
    let (bases, digits) = (&given[0], &given[1]);
    let t = rank_mixed(digits, bases);
    let last = bases.iter().product::<u64>() - 1;
    Made {
        asked: format!(
            "The bases of a mixed radix are {}. Which number has the digits {}, and which is the largest number?",
            listed(bases, ", "),
            spaced(digits)
        ),
        answer: format!(
            r"${} \cdot {} \cdot {} + {} \cdot {} + {} = {t}$, and ${} - 1 = {last}$.",
            digits[0],
            bases[1],
            bases[2],
            digits[1],
            bases[2],
            digits[2],
            listed(bases, r" \cdot ")
        ),
        key: key([
            (1, "the number: a digit counts as often as the bases *behind* it say"),
            (1, "the largest number, one less than the product"),
        ]),
        right: vec![vec![t], vec![last]],
    }
}

fn orders(given: &[Vec<u64>]) -> Made {
    let (pm, t) = (bytes(&given[0]), given[1][0]);
    let first = numbers(&permutation::digits(&pm));
    let number = permutation::rank(&pm);
    let mut order = [0; 4];
    permutation::unrank(t, &mut order);
    let second = numbers(&permutation::digits(&order));
    let order = numbers(&order);
    Made {
        asked: format!(
            "(a) Give the inversion digits and the number of the order {}. (b) Which order has number {t}?",
            spaced(&given[0])
        ),
        answer: format!(
            "(a) Digits {}, number ${} = {number}$. (b) ${t} = {}$, digits {}: the order {}.",
            spaced(&first),
            weighed(&first[..3], &[6, 2, 1]),
            weighed(&second[..3], &[6, 2, 1]),
            spaced(&second),
            spaced(&order)
        ),
        key: key([
            (1, "(a) the digits, counted to the right"),
            (1, "(a) the number"),
            (1, "(b) the order"),
        ]),
        right: vec![first, vec![number], order],
    }
}

fn dictionary(given: &[Vec<u64>]) -> Made {
    let pm = bytes(&given[0]);
    let t = permutation::rank(&pm);
    let at = |t| {
        let mut order = [0; 5];
        permutation::unrank(t, &mut order);
        numbers(&order)
    };
    let (before, after) = (at(t - 1), at(t + 1));
    let digits = numbers(&permutation::digits(&pm));
    Made {
        asked: format!(
            "The orders of five pieces stand in a list, sorted as words in a dictionary. Give the number of {}, and \
             the orders directly before and behind it.",
            spaced(&given[0])
        ),
        answer: format!(
            "Its digits are {}, so it is number ${} = {t}$. Before it stands {}, behind it {}.",
            spaced(&digits),
            weighed(&digits[..4], &[24, 6, 2, 1]),
            spaced(&before),
            spaced(&after)
        ),
        key: key([(1, "the number"), (1, "the order before"), (1, "the order behind")]),
        right: vec![vec![t], before, after],
    }
}

/// Beads in slots as a row.
fn beads_in(slots: &[u64], len: u64) -> Vec<u8> {
    (0..len).map(|slot| if slots.contains(&slot) { b'x' } else { b'.' }).collect()
}

fn beads(given: &[Vec<u64>]) -> Made {
    let (slots, lengths, t) = (&given[0], &given[1], given[2][0]);
    let [first, longer] =
        [0, 1].map(|at| combination::rank(&beads_in(slots, lengths[at]), b'x'));
    let mut row = [b'.'; 6];
    combination::unrank(t, 3, &mut row, b'x', b'.');
    let taken: Vec<_> = (0..6).filter(|&slot| row[slot as usize] == b'x').collect();
    let terms = |slots: &[u64]| {
        let term = |(slot, r): (&u64, u64)| format!(r"\binom{{{slot}}}{{{r}}}");
        let terms: Vec<_> = slots.iter().zip(1..).map(term).collect();
        terms.into_iter().rev().collect::<Vec<_>>().join(" + ")
    };
    let values = |slots: &[u64]| {
        let value = |(&slot, r): (&u64, usize)| comb(slot as usize, r);
        let mut values: Vec<_> = slots.iter().zip(1..).map(value).collect();
        values.reverse();
        listed(&values, " + ")
    };
    Made {
        asked: format!(
            "(a) Three beads are in the slots {}, {} and {} of {}. Give the rank. (b) What is it with {} slots? \
             (c) Three beads, six slots, rank {t}: where are the beads?",
            slots[0],
            slots[1],
            slots[2],
            word(lengths[0]),
            lengths[1]
        ),
        answer: format!(
            "(a) ${} = {} = {first}$. (b) The same: {longer}. (c) ${t} = {} = {}$: slots {}, {} and {}.",
            terms(slots),
            values(slots),
            terms(&taken),
            values(&taken),
            taken[0],
            taken[1],
            taken[2]
        ),
        key: key([
            (1, "(a) the entries of the triangle"),
            (1, "(a) the rank"),
            (1, "(b) the same"),
            (1, "(c) the three slots"),
        ]),
        right: vec![vec![first], vec![longer], taken],
    }
}

/// What a turn makes of the solved cube.
fn turn(face: u64) -> Vec<u64> {
    numbers(face_of(face).turn().pm())
}

fn face_of(face: u64) -> Face {
    [Face::U, Face::R, Face::F][face as usize]
}

fn turns(given: &[Vec<u64>]) -> Made {
    let (face, slot) = (given[0][0], given[1][0]);
    let turn = face_of(face).turn();
    let name = ["U", "R", "F"][face as usize];
    let [once, twice, back] =
        [turn, turn * turn, turn.inverse()].map(|cube| numbers(cube.pm()));
    let (piece, place) = (once[slot as usize], back[slot as usize]);
    Made {
        asked: format!(
            "{name} makes {} of the solved cube. Give the rows of {name}2 and of {name}'. After {name} alone, which \
             piece is in slot {slot}, and in which slot is piece {slot}?",
            spaced(&once)
        ),
        answer: format!(
            "{name}2: {}. {name}': {}. Slot {slot} holds piece {piece}; piece {slot} is in slot {place}. The second \
             is what the row of {name}' says.",
            spaced(&twice),
            spaced(&back)
        ),
        key: key([
            (1, "the half turn"),
            (1, "the inverse"),
            (1, "the piece in the slot"),
            (1, "the slot of the piece"),
        ]),
        right: vec![twice, back, vec![piece], vec![place]],
    }
}

fn table_bytes(given: &[Vec<u64>]) -> Made {
    let [a, b, moves] = given[0][..] else { unreachable!("three numbers are given") };
    let (whole, parts) = (a * b * moves * 2, (a * moves + b * moves) * 2);
    Made {
        asked: format!(
            "A position is made of a part with {a} numbers and a part with {b}, and each move acts on both. There are \
             {} moves, and an entry takes two bytes. How large is the transition table of the whole, and how large are \
             those of the parts together? Can the distance of a position be computed from the distances of its parts?",
            word(moves)
        ),
        answer: format!(
            "${a} \\cdot {b} \\cdot {moves} \\cdot 2 = {whole}$ bytes; $({a} \\cdot {moves} + {b} \\cdot {moves}) \\cdot 2 = {parts}$ bytes. \
             No: the same moves have to solve both parts. The larger of the two distances is only a lower bound."
        ),
        key: key([
            (1, "the bytes of the whole"),
            (1, "the bytes of the parts, added and not multiplied"),
            (1, "no, with the reason: one sequence of moves for both"),
        ]),
        right: vec![vec![whole], vec![parts]],
    }
}

fn place(given: &[Vec<u64>]) -> Made {
    let (from, vector) = (given[0][0], &given[1]);
    // The first digit counts 1, as in the chapters about rows.
    let mut digits = [0; 3];
    unrank(from, 3, &mut digits);
    digits.reverse();
    let digits = numbers(&digits);
    let moved: Vec<_> = digits.iter().zip(vector).map(|(d, v)| (d + v) % 3).collect();
    let back: Vec<_> = vector.iter().map(|v| (3 - v) % 3).collect();
    let last_first: Vec<_> = moved.iter().rev().copied().collect();
    let to = rank(&bytes(&last_first), 3);
    Made {
        asked: format!(
            "A row has a place for each of the 27 vectors of three digits 0, 1 and 2; its first digit counts 1, \
             the second 3, the third 9, so that {} is place {from}. A move leads to another row, and adds the vector {} to \
             a place, digit by digit, mod 3. To which place does it take place {from}? The bit that stands there is to come \
             back to place {from}: by which vector?",
            spaced(&digits),
            spaced(vector)
        ),
        answer: format!(
            "{} and {} make {}, which is place {to}. What comes back goes the other way: {}.",
            spaced(&digits),
            spaced(vector),
            spaced(&moved),
            spaced(&back)
        ),
        key: key([
            (1, "the sum, with no carry from digit to digit"),
            (1, "its place"),
            (2, "the vector that undoes the move's"),
        ]),
        right: vec![moved, vec![to], back],
    }
}
