//! Numbers, orders and moves of pieces.
use std::collections::BTreeSet;

use combination::comb;

use super::super::variant::{Variant, row};
use crate::teaching::draw::Draw;

/// How many multiplications join dials, if neighbors are joined side by side.
pub fn sixteen_dials(draw: &mut Draw) -> Variant {
    let dials = draw.one_of(&[4_u64, 8, 16, 32]);
    let ways = draw.within(2, 7);
    let (mut rounds, mut joined, mut factors) = (0, 1, Vec::new());
    while joined < dials {
        factors.push(format!("{ways}^{joined} = {}", ways.pow(joined as u32)));
        joined *= 2;
        rounds += 1;
    }
    factors.truncate(3);
    let shown = factors.len() as u64;
    Variant::new(format!(
        "{dials} dials have {ways} ways each. Their digits lie side by side in a long register, a \
         field each, and one multiplication multiplies all fields at once by the same number. So \
         one multiplication and one sum join each pair of neighbors to one number, in one round; the \
         next round joins pairs of those, and so on."
    ))
    .ask("How many multiplications does the rank take so?", rounds)
    .ask(
        format!("By which numbers do the first {shown} of them multiply? Powers may stay as they are."),
        factors.join(", "),
    )
    .ask(
        "How many does the plain loop take, which multiplies what it has by the ways and adds the \
         next dial, from the second dial on?",
        dials - 1,
    )
}

/// Unranking beads by halves.
pub fn few_look_ups(draw: &mut Draw) -> Variant {
    let slots = draw.within(8, 12) as usize;
    let beads = draw.within(2, 3) as usize;
    let t = draw.within(4, comb(slots, beads) - 1);
    let (mut found, mut plain, mut halves) = (vec![0; beads], 0, 0);
    let (mut rest, mut r, mut slot) = (t, beads, slots);
    while r > 0 {
        slot -= 1;
        plain += 1;
        if comb(slot, r) <= rest {
            rest -= comb(slot, r);
            r -= 1;
            found[r] = slot;
        }
    }
    let mut rest = t;
    let mut end = slots;
    for r in (1..=beads).rev() {
        let (mut low, mut high) = (0, end);
        while high - low > 1 {
            let middle = (low + high) / 2;
            halves += 1;
            if comb(middle, r) <= rest {
                low = middle;
            } else {
                high = middle;
            }
        }
        rest -= comb(low, r);
        end = low;
    }
    Variant::new(format!(
        "{beads} beads lie in {slots} slots, 0 to {}, and their rank is {t}. The entry C(i, r) of \
         Pascal's triangle is i over r. The plain loop goes through the slots from the last one \
         down; in slot i, with r beads left, it looks up C(i, r), and puts a bead there and takes \
         the entry off if that is not larger than what is left of the rank. It ends when no bead is \
         left. The other way finds the slot of each bead by halves: it lies in low to high − 1, \
         at first 0 to {}, later 0 to the slot of the last bead − 1; while these are two slots or \
         more, look up C(m, r) for m = ⌊(low + high) / 2⌋, and set low to m if it is not larger \
         than what is left, else high to m.",
        slots - 1,
        slots - 1
    ))
    .ask("In which slots are the beads, the smallest first?", row(&found))
    .ask("How many look-ups does the plain loop make?", plain)
    .ask("How many does the other way make, with all beads together?", halves)
}

/// Inversion digits by halving what is sorted.
pub fn few_comparisons(draw: &mut Draw) -> Variant {
    let pieces = draw.within(6, 8) as u8;
    let order = draw.order(pieces);
    let mut right: Vec<u8> = Vec::new();
    let mut digits = vec![0; order.len()];
    let mut compared = 0;
    for slot in (0..order.len()).rev() {
        let (mut low, mut high) = (0, right.len());
        while low < high {
            let middle = (low + high) / 2;
            compared += 1;
            if right[middle] < order[slot] {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        digits[slot] = low;
        right.insert(low, order[slot]);
    }
    let n = order.len();
    Variant::new(format!(
        "{n} pieces stand in the order {}. The inversion digit of a slot is how many smaller \
         pieces stand to its right. One way compares each piece with each to its right. The other \
         goes from the right to the left and keeps the pieces to the right sorted, the smallest at \
         index 0. A piece finds its place between low = 0 and high = how many are sorted: while \
         low < high, compare it with the one at m = ⌊(low + high) / 2⌋; if that is smaller, set low \
         to m + 1, else high to m. Then it is put in there.",
        row(&order)
    ))
    .ask("Which are the digits, from slot 0 on?", row(&digits))
    .ask("How many comparisons does the first way make?", n * (n - 1) / 2)
    .ask("How many does the second make?", compared)
}

/// Exchanges of neighbors that sort an order.
pub fn sort_by_neighbors(draw: &mut Draw) -> Variant {
    let order = draw.until(
        |draw| draw.order(5_u8),
        |order| (4..=8).contains(&permutation::inversions(order)),
    );
    let mut now = order.clone();
    let mut made = Vec::new();
    while let Some(at) = (1..now.len()).find(|&at| now[at - 1] > now[at]) {
        now.swap(at - 1, at);
        made.push(at - 1);
    }
    Variant::new(format!(
        "Five cards lie in the order {}. Exchange i exchanges the cards in the slots i and i + 1.",
        row(&order)
    ))
    .ask("How few exchanges bring them to 0 1 2 3 4?", permutation::inversions(&order))
    .ask(
        "Always exchange the first two neighbors, from the left, of which the left one is larger. \
         Which exchanges are that, one after another?",
        row(&made),
    )
}

/// Two flips for each pancake.
pub fn two_flips_each(draw: &mut Draw) -> Variant {
    let pancakes = draw.within(5, 7) as u8;
    let stack = draw.until(
        |draw| draw.order(pancakes),
        |stack| {
            flips(stack).len() + 3 >= stack.len()
                && flips(stack).len() < 2 * stack.len() - 3
        },
    );
    let made = flips(&stack);
    Variant::new(format!(
        "A stack of {pancakes} pancakes, from the top to the bottom, is {}; 0 is the smallest, and \
         belongs on top. Flip k turns the top k over, with k at least 2. Bring the largest pancake \
         that is not in its place to the top, by one flip if it is not there yet, and by one more \
         to its place; then the next largest, and so on.",
        row(&stack)
    ))
    .ask("Which flips are that, one after another?", row(&made))
    .ask(
        format!("How many flips are enough for every stack of {pancakes}, by this method?"),
        2 * pancakes - 3,
    )
}

/// The flips of the method.
fn flips(stack: &[u8]) -> Vec<usize> {
    let mut stack = stack.to_vec();
    let mut flips = Vec::new();
    for size in (1..stack.len()).rev() {
        let place =
            stack.iter().position(|&it| usize::from(it) == size).unwrap_or(size);
        if place < size {
            for k in [place + 1, size + 1].into_iter().filter(|&k| k > 1) {
                stack[..k].reverse();
                flips.push(k);
            }
        }
    }
    flips
}

/// Blocks of orders that an exchange copies.
pub fn few_copies(draw: &mut Draw) -> Variant {
    let tiles = draw.within(4, 7) as usize;
    let at = draw.within(0, tiles as u64 - 2) as usize;
    let cells: u64 = (1..=tiles as u64).product();
    let block: u64 = (1..(tiles - at - 1) as u64).product();
    let from = draw.within(1, cells - 1);
    let mut order = vec![0; tiles];
    permutation::unrank(from, &mut order);
    order.swap(at, at + 1);
    Variant::new(format!(
        "An array has a cell for each order of {tiles} tiles, 0 to {}, by rank, {cells} cells in \
         all. In all orders at once the tiles in the slots {at} and {} change places: what stands \
         in the cell of an order goes to that of the exchanged order, in another array. One copy \
         moves a block of cells that lie side by side, before and after.",
        tiles - 1,
        at + 1
    ))
    .ask(format!("To which cell goes what stands in cell {from}?"), permutation::rank(&order))
    .ask("How large can the blocks be, if all are of one size?", block)
    .ask("How many copies of that size move everything?", cells / block)
}

/// Which move undoes another, and with how few look-ups.
pub fn the_undoing_column(draw: &mut Draw) -> Variant {
    let (moves, asked) =
        draw.until(moves, |(moves, asked)| undoes(moves, *asked) != Some(*asked));
    let rank = |order: &[u8]| permutation::rank(order);
    let names: Vec<usize> = (0..moves.len()).collect();
    let next = |order: &[u8], m: usize| -> Vec<u8> {
        moves[m].iter().map(|&from| order[usize::from(from)]).collect()
    };
    let solved = [0, 1, 2, 3];
    let line = |order: &[u8]| {
        let after: Vec<_> =
            names.iter().map(|&m| rank(&next(order, m)).to_string()).collect();
        format!("| {} | {} |\n", rank(order), after.join(" | "))
    };
    let mut rows: BTreeSet<Vec<u8>> = names.iter().map(|&m| next(&solved, m)).collect();
    rows.insert(solved.to_vec());
    let head: Vec<_> = names.iter().map(|m| format!("move {m}")).collect();
    let lines: String = rows.iter().map(|order| line(order)).collect();
    let undoing = undoes(&moves, asked).unwrap_or(asked);
    Variant::new(format!(
        "A part of the transition table of the orders of four cards, by rank; rank 0 is the solved \
         order. The inverse of each move is among the moves.\n\n| rank | {} |\n|{}\n{}",
        head.join(" | "),
        "--:|".repeat(names.len() + 1),
        lines.trim_end()
    ))
    .ask(format!("Which move undoes move {asked}?"), undoing)
    .ask(
        format!(
            "A program looks up where move {asked} leads from rank 0, and then tries the moves \
             from that rank, move 0 first, until one leads to rank 0. How many look-ups does it \
             make in all?"
        ),
        undoing + 2,
    )
}

/// Five or six moves of four cards, the inverse of each among them, and one of them.
fn moves(draw: &mut Draw) -> (Vec<Vec<u8>>, usize) {
    let mut all: Vec<Vec<u8>> = Vec::new();
    let many = draw.within(4, 5) as usize;
    while all.len() < many {
        let order = draw.order(4_u8);
        let mut inverse = vec![0; 4];
        for (slot, &from) in (0..).zip(&order) {
            inverse[usize::from(from)] = slot;
        }
        if order != [0, 1, 2, 3] {
            all.extend(
                [order, inverse]
                    .into_iter()
                    .filter(|it| !all.contains(it))
                    .collect::<BTreeSet<_>>(),
            );
        }
    }
    let all = draw.shuffled(&all);
    let asked = draw.within(0, all.len() as u64 - 1) as usize;
    (all, asked)
}

/// The move after which, and a given one, everything is as it was.
fn undoes(moves: &[Vec<u8>], m: usize) -> Option<usize> {
    let after = |k: usize, slot: u8| moves[m][usize::from(moves[k][usize::from(slot)])];
    (0..moves.len()).find(|&k| (0..4).all(|slot| after(k, slot) == slot))
}

/// Classes of rings under a few given symmetries.
pub fn from_two_of_eight(draw: &mut Draw) -> Variant {
    let beads = draw.within(4, 6) as usize;
    let colors = draw.within(2, 3) as usize;
    let step = draw.within(1, 3) as usize;
    let with_mirror = draw.one_of(&[true, false]);
    let count = colors.pow(beads as u32);
    let maps: Vec<Vec<usize>> = [
        Some((0..beads).map(|at| (at + step) % beads).collect()),
        with_mirror.then(|| (0..beads).rev().collect()),
    ]
    .into_iter()
    .flatten()
    .collect();
    let image = |map: &[usize], p: usize| -> usize {
        let color = |at: usize| p / colors.pow(at as u32) % colors;
        map.iter().rev().fold(0, |image, &from| image * colors + color(from))
    };
    let mut seen = vec![false; count];
    let mut classes = 0;
    let mut asked = 0;
    for start in 0..count {
        classes += usize::from(!seen[start]);
        let mut todo = if seen[start] { Vec::new() } else { vec![start] };
        seen[start] = true;
        while let Some(p) = todo.pop() {
            for map in &maps {
                asked += 1;
                let image = image(map, p);
                if !std::mem::replace(&mut seen[image], true) {
                    todo.push(image);
                }
            }
        }
    }
    let turning = match step {
        1 => "turning the ring by one bead".to_owned(),
        step => format!("turning the ring by {step} beads"),
    };
    let given = match with_mirror {
        true => format!("{turning}, and turning it over"),
        false => turning,
    };
    let symmetries =
        if with_mirror { "These symmetries are" } else { "This symmetry is" };
    Variant::new(format!(
        "{beads} beads hang on a ring, each of one of {colors} colors, and {colors}^{beads} = \
         {count} rings are told apart. {symmetries} given: {given}. Two rings are in one class if \
         one becomes the other by what is given, done as often as you like and in any order. A \
         program finds the classes from what is given: it asks once for each image of each ring."
    ))
    .ask("For how many images does it ask?", asked)
    .ask("How many classes are there?", classes)
}
