//! Variants about what moves do to the rows of a puzzle and to their words.
use std::collections::BTreeSet;

use super::variant::{Variant, letters, row};
use crate::teaching::draw::Draw;

/// A move of cards that can be turned in three ways: to which slot the card of each slot goes, and
/// by how much it is turned there.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Move {
    to: Vec<usize>,
    turned: Vec<u64>,
}

impl Move {
    /// All cards go some slots down, around the ring, one slot after another; `turns[slot]` is by
    /// how much the card that comes to a slot is turned each time.
    fn ring(turns: &[u64], times: usize) -> Self {
        let n = turns.len();
        let one = Move {
            to: (0..n).map(|slot| (slot + n - 1) % n).collect(),
            turned: (0..n).map(|slot| turns[(slot + n - 1) % n]).collect(),
        };
        (1..times).fold(one.clone(), |all, _| all.then(&one))
    }

    /// Two cards change places; each is turned by what its new slot says.
    fn exchange(n: usize, [a, b]: [usize; 2], [at_a, at_b]: [u64; 2]) -> Self {
        let mut it = Move { to: (0..n).collect(), turned: vec![0; n] };
        it.to.swap(a, b);
        (it.turned[a], it.turned[b]) = (at_b, at_a);
        it
    }

    /// One move, and then another.
    fn then(&self, next: &Move) -> Move {
        let turned = |slot: usize| (self.turned[slot] + next.turned[self.to[slot]]) % 3;
        Move {
            to: self.to.iter().map(|&slot| next.to[slot]).collect(),
            turned: (0..self.to.len()).map(turned).collect(),
        }
    }

    /// By how much each card of an order is turned, card 0 first.
    fn vector(&self, order: &[u8]) -> Vec<u64> {
        let mut vector = vec![0; order.len()];
        for (slot, &card) in order.iter().enumerate() {
            vector[usize::from(card)] = self.turned[slot];
        }
        vector
    }
}

/// By what vectors the words of two neighbors come to a row.
pub fn comes_to_us(draw: &mut Draw) -> Variant {
    let order = draw.order(4_u8);
    let at = draw.within(0, 2) as usize;
    let ways = draw.one_of(&[[1, 2], [2, 1]]);
    let turns = draw.one_of(&[
        [1, 2, 1, 2],
        [2, 1, 2, 1],
        [1, 1, 2, 2],
        [0, 0, 1, 2],
        [0, 1, 0, 2],
    ]);
    let exchange = Move::exchange(4, [at, at + 1], ways);
    let ring = Move::ring(&turns, 1);
    let comes = |it: &Move| {
        let back = it.vector(&order).into_iter().map(|by| (3 - by) % 3);
        row(&back.take(3).collect::<Vec<_>>())
    };
    Variant::new(format!(
        "Four cards lie in a ring, in the order {}: card {} in slot 0, and so on. You are the row of \
         this order, and ask two neighbors for their words.\n\n- The exchange leads to the first. \
         The cards in slots {at} and {} change places; the one that comes to slot {at} is turned by \
         {}, the other by {}.\n- T leads to the second. It sends all cards one slot down, from 3 to \
         2, 2 to 1, 1 to 0, and from 0 to 3. The cards that come to the slots 0, 1, 2 and 3 are \
         turned by {}, {}, {} and {}.\n\nEach card can be turned in three ways, and the digits of a \
         place are those of the cards 0, 1 and 2.",
        row(&order),
        order[0],
        at + 1,
        ways[0],
        ways[1],
        turns[0],
        turns[1],
        turns[2],
        turns[3]
    ))
    .ask("By what vector must the first neighbor's word be translated when it comes to you?", comes(&exchange))
    .ask("And that of the second?", comes(&ring))
}

/// Which sets of moves have orbits that can be closed.
pub fn which_orbits_close(draw: &mut Draw) -> Variant {
    let n = draw.one_of(&[4_usize, 6]);
    let turns: Vec<u64> = match draw.one_of(&[true, false]) {
        true => (0..n as u64).map(|slot| 1 + slot % 2).collect(),
        false => (0..n as u64).map(|slot| 2 - slot % 2).collect(),
    };
    let a = draw.within(0, n as u64 - 2) as usize;
    let good = Move::exchange(n, [a, a + 1], [1, 2]);
    let alike = draw.within(1, 2);
    let bad = Move::exchange(n, [a, a + 1], [alike, alike]);
    let power = |times: usize| Move::ring(&turns, times);
    // Moves, and what they are called.
    type Set = (Vec<usize>, Option<bool>);
    let made = |(powers, exchange): &Set| -> BTreeSet<Move> {
        let of_exchange =
            exchange.map(|is_good| if is_good { good.clone() } else { bad.clone() });
        powers.iter().map(|&times| power(times)).chain(of_exchange).collect()
    };
    let name = |(powers, exchange): &Set| {
        let powers = powers.iter().map(|&times| match times {
            1 => "T".to_owned(),
            times => format!("T{times}"),
        });
        let exchange =
            exchange.map(|is_good| if is_good { "X" } else { "Y" }.to_owned());
        let all: Vec<_> = powers.chain(exchange).collect();
        match &all[..] {
            [one] => format!("{one} alone"),
            [first @ .., last] => format!("{} and {last}", first.join(", ")),
            [] => String::new(),
        }
    };
    let half = n / 2;
    let every: Vec<usize> = (1..n).collect();
    let mut sets: Vec<Set> = vec![
        (every.clone(), None),
        (vec![1], None),
        (vec![1, n - 1], None),
        (vec![half], None),
        (vec![half], Some(true)),
        (vec![], Some(true)),
        (vec![], Some(false)),
        (every[..n - 2].to_vec(), None),
        (every[1..].to_vec(), None),
    ];
    if n == 6 {
        sets.extend([(vec![2, 4], None), (vec![2], None), (vec![1, half], None)]);
    }
    let five = |draw: &mut Draw| draw.shuffled(&sets)[..5].to_vec();
    let five = draw.until(five, |five: &Vec<Set>| {
        (2..=3).contains(&five.iter().filter(|set| closes(&made(set), n)).count())
    });
    let lines =
        ('A'..).zip(&five).map(|(letter, set)| format!("- {letter}: {}\n", name(set)));
    Variant::new(format!(
        "{n} cards lie in a ring, and each can be turned in three ways. T sends all cards one slot \
         down, and from slot 0 to slot {}; those that come to even slots are turned by {}, the others \
         by {}. T2 is T done twice, T3 three times, and so on. The exchange X lets the cards in slots \
         {a} and {} change places, and turns the one that comes to slot {a} by 1, the other by 2; Y \
         is the same exchange and turns both by {alike}. In each of these five sets nothing else is \
         a move:\n\n{}\n\nAn orbit is all rows that the moves lead to, one after another, from some \
         row.",
        n - 1,
        turns[0],
        turns[1],
        a + 1,
        lines.collect::<String>().trim_end()
    ))
    .ask(
        "In which sets have all rows of an orbit the same after one step, up to a translation for \
         each row, whatever was seen before? Answer with letters.",
        letters(&five.iter().map(|set| closes(&made(set), n)).collect::<Vec<_>>()),
    )
}

/// Whether one move leads from each row of an orbit to each other, as any way between them does.
fn closes(moves: &BTreeSet<Move>, n: usize) -> bool {
    let stay = Move { to: (0..n).collect(), turned: vec![0; n] };
    let all: Vec<_> = moves.iter().chain([&stay]).collect();
    all.iter().all(|a| all.iter().all(|b| all.contains(&&a.then(b))))
}

/// Which moves of a cube leave the words as they are.
pub fn words_that_stay(draw: &mut Draw) -> Variant {
    const FACES: [&str; 6] = ["U", "D", "R", "L", "F", "B"];
    const KINDS: [&str; 3] = [
        "a quarter, a half, or a quarter back",
        "a quarter or a quarter back",
        "a half",
    ];
    let axis = draw.within(0, 2) as usize;
    let kinds = draw.until(
        |draw| [(); 6].map(|()| draw.within(0, 2) as usize),
        |kinds| kinds.iter().collect::<BTreeSet<_>>().len() > 1,
    );
    // Around a face, by how much each of the four corners is turned that a quarter turn moves.
    let moves = (0..6).flat_map(|face| {
        let quarter = match face / 2 == axis {
            true => Move::ring(&[0; 4], 1),
            false => Move::ring(&[1, 2, 1, 2], 1),
        };
        let half = quarter.then(&quarter);
        let back = half.then(&quarter);
        match kinds[face] {
            0 => vec![quarter, half, back],
            1 => vec![quarter, back],
            _ => vec![half],
        }
    });
    let moves: Vec<_> = moves.collect();
    let stay = moves.iter().filter(|it| it.turned == [0; 4]).count();
    let listed = (0..3).filter_map(|kind| {
        let faces: Vec<_> = (0..6)
            .filter(|&face| kinds[face] == kind)
            .map(|face| FACES[face])
            .collect();
        (!faces.is_empty()).then(|| format!("by {}: {}", KINDS[kind], faces.join(", ")))
    });
    Variant::new(format!(
        "The faces of a cube with eight corners can be turned {}. {} and {} turn no corner. A \
         quarter turn of another face turns the four corners that it moves: by 1, 2, 1 and 2 if you \
         go around the face. A row is an order of the corners, its places are their twists, and each \
         digit of a place is the twist of a piece. Each move sends a row's words to another row.",
        listed.collect::<Vec<_>>().join("; "),
        FACES[2 * axis],
        FACES[2 * axis + 1]
    ))
    .ask("How many moves are there?", moves.len())
    .ask("How many of them leave the words as they are on the way, whatever the row?", stay)
}
