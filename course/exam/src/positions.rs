//! Questions about ranks and moves.
use base::words::capitalize;
use combination::comb;
use orientation::{rank, rank_mixed, rank_zero_twist, unrank, unrank_zero_twist};
use puzzle::pocket_cube::Face;

use crate::template::{
    Template, Variant, bytes, joined, number_word, numbers, spaced, values,
};

/// Templates of the questions in this module.
pub const TEMPLATES: &[Template] = &[
    Template {
        title: "Edges in a row",
        page_numbers: &[&[5], &[13]],
        draw: |draw| {
            let n = draw.within(4, 6);
            vec![vec![n], vec![draw.within(5, (1 << n) - 2)]]
        },
        compute: edges_in_row,
    },
    Template {
        title: "The next row",
        page_numbers: &[&[1, 0, 2, 2]],
        draw: |draw| {
            let row = draw.draw_until(
                |d| d.numbers(4, 0, 2),
                |row| row[3] == 2 && row[0] + row[1] < 4,
            );
            vec![row]
        },
        compute: next_row,
    },
    Template {
        title: "A corner that nobody asks",
        page_numbers: &[&[2, 0, 1, 0], &[22], &[1, 1, 1, 1]],
        draw: |draw| {
            let sum = |row: &Vec<u64>| row.iter().sum::<u64>();
            let row = draw.draw_until(
                |d| d.numbers(4, 0, 2),
                |row| sum(row) > 0 && sum(row) % 3 == 0,
            );
            let bad = draw.draw_until(|d| d.numbers(4, 0, 2), |row| sum(row) % 3 != 0);
            vec![row, vec![draw.within(4, 26)], bad]
        },
        compute: corner_left_out,
    },
    Template {
        title: "Dials of three sizes",
        page_numbers: &[&[3, 4, 5], &[2, 1, 3]],
        draw: |draw| {
            let bases = draw.draw_until(
                |d| d.numbers(3, 2, 6),
                |b| b[0] != b[1] && b[1] != b[2] && b[0] != b[2],
            );
            let digits = bases.iter().map(|&base| draw.within(1, base - 1)).collect();
            vec![bases, digits]
        },
        compute: mixed_dials,
    },
    Template {
        title: "Orders of four",
        page_numbers: &[&[2, 0, 3, 1], &[22]],
        draw: |draw| {
            let order = draw.draw_until(|d| d.permutation(4), |pm| pm[0] > 0);
            vec![order, vec![draw.within(4, 23)]]
        },
        compute: orders_of_four,
    },
    Template {
        title: "Next in the dictionary",
        page_numbers: &[&[1, 4, 0, 2, 3]],
        draw: |draw| {
            let inner =
                |pm: &Vec<u64>| (1..119).contains(&permutation::rank(&bytes(pm)));
            vec![draw.draw_until(|d| d.permutation(5), inner)]
        },
        compute: dictionary_neighbors,
    },
    Template {
        title: "Beads",
        page_numbers: &[&[0, 2, 5], &[8, 10], &[7]],
        draw: |draw| {
            let slots = draw.draw_until(|d| d.subset(3, 8), |slots| slots[2] > 3);
            let more = draw.within(9, 12);
            vec![slots, vec![8, more], vec![draw.within(2, 18)]]
        },
        compute: beads,
    },
    Template {
        title: "A turn and its inverse",
        page_numbers: &[&[0], &[0]],
        draw: |draw| {
            let face = draw.within(0, 2);
            let row = draw.draw_until(
                |d| d.within(0, 6),
                |&slot| turn(face)[slot as usize] != slot,
            );
            vec![vec![face], vec![row]]
        },
        compute: turn_and_inverse,
    },
    Template {
        title: "Bytes",
        page_numbers: &[&[10, 15, 3]],
        draw: |draw| {
            vec![vec![draw.within(2, 9) * 5, draw.within(2, 9) * 10, draw.within(3, 8)]]
        },
        compute: table_bytes,
    },
    Template {
        title: "Row and column",
        page_numbers: &[&[14], &[1, 0, 2]],
        draw: |draw| {
            let vector =
                draw.draw_until(|d| d.numbers(3, 0, 2), |v| v.iter().sum::<u64>() > 2);
            vec![vec![draw.within(3, 25)], vector]
        },
        compute: row_and_column,
    },
];

/// Formats the sum of digits times weights.
fn weighted_sum(digits: &[u64], weights: &[u64]) -> String {
    let parts = digits.iter().zip(weights).map(|(d, w)| format!(r"{d} \cdot {w}"));
    parts.collect::<Vec<_>>().join(" + ")
}

fn edges_in_row(given: &[Vec<u64>]) -> Variant {
    let (n, t) = (given[0][0], given[1][0]);
    let (count, mut row) = (1_u64 << n, vec![0; n as usize]);
    unrank(t, 2, &mut row);
    let row = numbers(&row);
    Variant {
        values: values([
            ("edges", &capitalize(&number_word(n))),
            ("n", &n),
            ("t", &t),
            ("count", &count),
            ("last", &(count - 1)),
            ("row", &spaced(&row)),
        ]),
        answers: vec![vec![count], vec![count - 1], row],
    }
}

fn next_row(given: &[Vec<u64>]) -> Variant {
    let mut row = bytes(&given[0]);
    let t = rank(&row, 3);
    let after = 80 - t;
    unrank(t + 1, 3, &mut row);
    let next = numbers(&row);
    Variant {
        values: values([
            ("row", &spaced(&given[0])),
            ("sum", &weighted_sum(&given[0], &[27, 9, 3, 1])),
            ("t", &t),
            ("next", &spaced(&next)),
            ("after", &after),
        ]),
        answers: vec![vec![t], next, vec![after]],
    }
}

fn corner_left_out(given: &[Vec<u64>]) -> Variant {
    let (t, bad) = (given[1][0], &given[2]);
    let first = rank_zero_twist(&bytes(&given[0]), 3);
    let mut row = [0; 4];
    unrank_zero_twist(t, 3, &mut row);
    let row = numbers(&row);
    Variant {
        values: values([
            ("given", &spaced(&given[0])),
            ("t", &t),
            ("bad", &spaced(bad)),
            ("sum", &weighted_sum(&given[0][..3], &[9, 3, 1])),
            ("number", &first),
            ("parts", &weighted_sum(&row[..3], &[9, 3, 1])),
            ("row", &spaced(&row)),
            ("twist", &bad.iter().sum::<u64>()),
        ]),
        answers: vec![vec![first], row, vec![27]],
    }
}

fn mixed_dials(given: &[Vec<u64>]) -> Variant {
    let (bases, digits) = (&given[0], &given[1]);
    let t = rank_mixed(digits, bases);
    let last = bases.iter().product::<u64>() - 1;
    let sum = format!(
        r"{} \cdot {} \cdot {} + {} \cdot {} + {}",
        digits[0], bases[1], bases[2], digits[1], bases[2], digits[2]
    );
    Variant {
        values: values([
            ("bases", &joined(bases, ", ")),
            ("digits", &spaced(digits)),
            ("sum", &sum),
            ("t", &t),
            ("product", &joined(bases, r" \cdot ")),
            ("last", &last),
        ]),
        answers: vec![vec![t], vec![last]],
    }
}

fn orders_of_four(given: &[Vec<u64>]) -> Variant {
    let (pm, t) = (bytes(&given[0]), given[1][0]);
    let first = numbers(&permutation::inversion_digits(&pm));
    let number = permutation::rank(&pm);
    let mut order = [0; 4];
    permutation::unrank(t, &mut order);
    let second = numbers(&permutation::inversion_digits(&order));
    let order = numbers(&order);
    Variant {
        values: values([
            ("given", &spaced(&given[0])),
            ("t", &t),
            ("digits", &spaced(&first)),
            ("sum", &weighted_sum(&first[..3], &[6, 2, 1])),
            ("number", &number),
            ("parts", &weighted_sum(&second[..3], &[6, 2, 1])),
            ("found", &spaced(&second)),
            ("order", &spaced(&order)),
        ]),
        answers: vec![first, vec![number], order],
    }
}

fn dictionary_neighbors(given: &[Vec<u64>]) -> Variant {
    let pm = bytes(&given[0]);
    let t = permutation::rank(&pm);
    let at = |t| {
        let mut order = [0; 5];
        permutation::unrank(t, &mut order);
        numbers(&order)
    };
    let (before, after) = (at(t - 1), at(t + 1));
    let digits = numbers(&permutation::inversion_digits(&pm));
    Variant {
        values: values([
            ("given", &spaced(&given[0])),
            ("digits", &spaced(&digits)),
            ("sum", &weighted_sum(&digits[..4], &[24, 6, 2, 1])),
            ("t", &t),
            ("before", &spaced(&before)),
            ("after", &spaced(&after)),
        ]),
        answers: vec![vec![t], before, after],
    }
}

/// Returns a row of slots: `x` in those with a bead.
fn bead_row(slots: &[u64], len: u64) -> Vec<u8> {
    (0..len).map(|slot| if slots.contains(&slot) { b'x' } else { b'.' }).collect()
}

fn beads(given: &[Vec<u64>]) -> Variant {
    let (slots, lengths, t) = (&given[0], &given[1], given[2][0]);
    let rank = combination::rank(&bead_row(slots, lengths[0]), b'x');
    let mut row = [b'.'; 6];
    combination::unrank(t, 3, &mut row, b'x', b'.');
    let occupied: Vec<_> = (0..6).filter(|&slot| row[slot as usize] == b'x').collect();
    let terms = |slots: &[u64]| {
        let term = |(slot, r): (&u64, u64)| format!(r"\binom{{{slot}}}{{{r}}}");
        let terms: Vec<_> = slots.iter().zip(1..).map(term).collect();
        terms.into_iter().rev().collect::<Vec<_>>().join(" + ")
    };
    let entries = |slots: &[u64]| {
        let value = |(&slot, r): (&u64, usize)| comb(slot as usize, r);
        let mut values: Vec<_> = slots.iter().zip(1..).map(value).collect();
        values.reverse();
        joined(&values, " + ")
    };
    let three = |slots: &[u64]| format!("{}, {} and {}", slots[0], slots[1], slots[2]);
    Variant {
        values: values([
            ("slots", &three(slots)),
            ("length", &number_word(lengths[0])),
            ("longer", &lengths[1]),
            ("t", &t),
            ("terms", &terms(slots)),
            ("values", &entries(slots)),
            ("rank", &rank),
            ("same", &rank),
            ("parts", &terms(&occupied)),
            ("entries", &entries(&occupied)),
            ("found", &three(&occupied)),
        ]),
        answers: vec![vec![rank], occupied],
    }
}

/// Returns the permutation of a turn.
fn turn(face: u64) -> Vec<u64> {
    numbers(face_of(face).turn().pm())
}

fn face_of(face: u64) -> Face {
    [Face::U, Face::R, Face::F][face as usize]
}

fn turn_and_inverse(given: &[Vec<u64>]) -> Variant {
    let (face, slot) = (given[0][0], given[1][0]);
    let turn = face_of(face).turn();
    let name = ["U", "R", "F"][face as usize];
    let [once, twice, back] =
        [turn, turn * turn, turn.inverse()].map(|cube| numbers(cube.pm()));
    let (piece, place) = (once[slot as usize], back[slot as usize]);
    Variant {
        values: values([
            ("turn", &name),
            ("once", &spaced(&once)),
            ("slot", &slot),
            ("twice", &spaced(&twice)),
            ("back", &spaced(&back)),
            ("piece", &piece),
            ("place", &place),
        ]),
        answers: vec![twice, back, vec![piece], vec![place]],
    }
}

fn table_bytes(given: &[Vec<u64>]) -> Variant {
    let [a, b, moves] = given[0][..] else { unreachable!("three numbers are given") };
    let (whole, parts) = (a * b * moves * 2, (a * moves + b * moves) * 2);
    Variant {
        values: values([
            ("a", &a),
            ("b", &b),
            ("moves", &number_word(moves)),
            ("m", &moves),
            ("whole", &whole),
            ("parts", &parts),
        ]),
        answers: vec![vec![whole], vec![parts]],
    }
}

fn row_and_column(given: &[Vec<u64>]) -> Variant {
    let (from, vector) = (given[0][0], &given[1]);
    // The first digit is the least significant, as in the chapters about rows.
    let mut digits = [0; 3];
    unrank(from, 3, &mut digits);
    digits.reverse();
    let digits = numbers(&digits);
    let moved: Vec<_> = digits.iter().zip(vector).map(|(d, v)| (d + v) % 3).collect();
    let back: Vec<_> = vector.iter().map(|v| (3 - v) % 3).collect();
    let last_first: Vec<_> = moved.iter().rev().copied().collect();
    let to = rank(&bytes(&last_first), 3);
    Variant {
        values: values([
            ("digits", &spaced(&digits)),
            ("from", &from),
            ("vector", &spaced(vector)),
            ("moved", &spaced(&moved)),
            ("to", &to),
            ("back", &spaced(&back)),
        ]),
        answers: vec![moved, vec![to], back],
    }
}
