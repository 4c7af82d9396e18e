//! Variants about symmetry and classes.
use std::collections::{BTreeMap, BTreeSet};

use puzzle::Metric;
use puzzle::pocket_cube::{self, PocketCube, SLOTS};
use symmetry::{PieceSymmetries, burnside, fixed};

use super::variant::{Variant, letters, row};
use crate::teaching::draw::Draw;

/// Rings that may be turned, and turned over.
pub fn five_beads(draw: &mut Draw) -> Variant {
    // Few enough for paper, and not those of the book; turning over makes a difference.
    let (beads, colors) = draw.until(
        |draw| (draw.within(3, 8) as usize, draw.within(2, 9) as usize),
        |&(beads, colors)| {
            colors.pow(beads as u32) <= 20_000
                && (beads, colors) != (5, 3)
                && rings(beads, colors, beads) != rings(beads, colors, 2 * beads)
        },
    );
    let count = colors.pow(beads as u32);
    Variant::new(format!(
        "{beads} beads hang on a ring, each of one of {colors} colors. There are {colors}^{beads} = \
         {count} ways to color beads that stay where they are."
    ))
    .ask("How many rings are different, if a ring may be turned?", rings(beads, colors, beads))
    .ask("How many, if it may also be turned over?", rings(beads, colors, 2 * beads))
}

/// How many rings are different under some symmetries: all turns, or these and turning over.
fn rings(beads: usize, colors: usize, symmetries: usize) -> u64 {
    let image = |s: usize, ring: usize| {
        let color = |at: usize| ring / colors.pow(at as u32) % colors;
        let from = |at: usize| match s < beads {
            true => (at + s) % beads,
            false => (2 * beads - 1 - at + s) % beads,
        };
        (0..beads).rev().fold(0, |ring, at| ring * colors + color(from(at)))
    };
    let count = colors.pow(beads as u32);
    burnside(&fixed(count, symmetries, image)).unwrap_or(0)
}

/// What a coordinate sees of a pocket cube.
enum Sees {
    Order,
    Twists,
    Slot(u8),
    Slots([u8; 3]),
    Twist(u8),
    SlotAndTwist(u8),
    Pair([u8; 2]),
}

impl Sees {
    fn of(&self, p: &PocketCube) -> Vec<u8> {
        let slot = |piece: u8| {
            (0..7).find(|&at| p.pm()[usize::from(at)] == piece).unwrap_or(7)
        };
        let twist = |piece: u8| p.ori()[usize::from(slot(piece))];
        match self {
            Sees::Order => p.pm().to_vec(),
            Sees::Twists => p.ori().to_vec(),
            Sees::Slot(piece) => vec![slot(*piece)],
            Sees::Slots(pieces) => {
                p.pm().iter().map(|it| u8::from(pieces.contains(it))).collect()
            }
            Sees::Pair(pieces) => {
                p.pm().iter().map(|it| u8::from(pieces.contains(it))).collect()
            }
            Sees::Twist(piece) => vec![twist(*piece)],
            Sees::SlotAndTwist(piece) => vec![slot(*piece), twist(*piece)],
        }
    }

    fn text(&self) -> String {
        let name = |piece: &u8| SLOTS[usize::from(*piece)];
        match self {
            Sees::Order => {
                "the order of the corners: which is in which slot".to_owned()
            }
            Sees::Twists => {
                "the orientations of what is in each slot, but not which corner that is"
                    .to_owned()
            }
            Sees::Slot(piece) => {
                format!("the slot in which the corner {} is", name(piece))
            }
            Sees::Slots([a, b, c]) => format!(
                "the *set* of the three slots in which {}, {} and {} are, but not which is where",
                name(a),
                name(b),
                name(c)
            ),
            Sees::Pair([a, b]) => format!(
                "the *set* of the two slots in which {} and {} are, but not which is where",
                name(a),
                name(b)
            ),
            Sees::Twist(piece) => {
                format!("how the corner {} is turned, but not where it is", name(piece))
            }
            Sees::SlotAndTwist(piece) => format!(
                "both: in which slot the corner {} is, and how it is turned",
                name(piece)
            ),
        }
    }
}

/// The three corners beside URF, and the three that lie between them.
const NEAR: [u8; 3] = [1, 3, 4];
const FAR: [u8; 3] = [2, 5, 6];

/// Which coordinates bear the six symmetries of the pocket cube's moves.
pub fn which_can_bear_it(draw: &mut Draw) -> Variant {
    let all = positions();
    let moves = pocket_cube::moves(Metric::HalfTurn);
    let turns: Vec<_> = moves.iter().map(|m| m.position()).collect();
    let found = PieceSymmetries::find(&turns);
    let bears = |sees: &Sees| {
        found.as_ref().is_ok_and(|cube| {
            cube.relabelings.iter().all(|it| {
                let mut images = BTreeMap::new();
                all.iter().all(|p| {
                    let image = sees.of(&it.conjugate(p));
                    *images.entry(sees.of(p)).or_insert_with(|| image.clone()) == image
                })
            })
        })
    };
    let mixed = |draw: &mut Draw| {
        let six = draw.order(7_u8);
        let mut three = [six[0], six[1], six[2]];
        three.sort_unstable();
        three
    };
    let five = |draw: &mut Draw| {
        let fixed = [
            Sees::Order,
            Sees::Twists,
            Sees::Slot(0),
            Sees::SlotAndTwist(0),
            Sees::Twist(0),
        ];
        let others = [
            Sees::Slot(draw.within(1, 6) as u8),
            Sees::SlotAndTwist(draw.within(1, 6) as u8),
            Sees::Slots(NEAR),
            Sees::Slots(FAR),
            Sees::Slots(mixed(draw)),
            Sees::Pair([draw.one_of(&NEAR), draw.one_of(&FAR)]),
            Sees::Pair([0, draw.one_of(&FAR)]),
        ];
        let all: Vec<_> = fixed.into_iter().chain(others).collect();
        let chosen = draw.shuffled(&(0..all.len()).collect::<Vec<_>>())[..5].to_vec();
        let mut all: Vec<_> = all.into_iter().map(Some).collect();
        chosen.into_iter().filter_map(|at| all[at].take()).collect::<Vec<_>>()
    };
    let some = draw.until(five, |five: &Vec<Sees>| {
        (2..=3).contains(&five.iter().filter(|it| bears(it)).count())
    });
    let lines = ('A'..)
        .zip(&some)
        .map(|(letter, sees)| format!("- {letter}: {}\n", sees.text()));
    Variant::new(format!(
        "The pocket cube's moves have six symmetries: turns about the corner URF by a third, and \
         mirrors that leave this corner in its place. They exchange the three corners next to it, \
         UFL, UBR and DFR, among each other; and ULB, DLF and DRB, which lie between those, as \
         well. A corner's orientation is counted from its sticker of U or D. Five coordinates, each \
         with what it sees of a position:\n\n{}",
        lines.collect::<String>().trim_end()
    ))
    .ask(
        "Which of them bear all six symmetries? Answer with letters.",
        letters(&some.iter().map(bears).collect::<Vec<_>>()),
    )
}

/// The positions within three moves of solved.
fn positions() -> Vec<PocketCube> {
    let moves = pocket_cube::moves(Metric::HalfTurn);
    let mut all = vec![PocketCube::SOLVED];
    let mut layer = all.clone();
    for _ in 0..3 {
        layer = layer
            .iter()
            .flat_map(|p| moves.iter().map(move |m| *p * m.position()))
            .collect();
        all.extend(&layer);
    }
    all
}

/// The numbers of classes, in the order of their smallest members.
pub fn class_numbers_by_hand(draw: &mut Draw) -> Variant {
    // Not what the book sees from the other side of the table.
    let book = numbered(&[2, 1, 0], &[2, 1, 0]);
    let (slots, cards) = draw.until(
        |draw| (draw.order(3_u8), draw.order(3_u8)),
        |(slots, cards)| {
            let numbers = numbered(slots, cards);
            let classes = numbers.iter().collect::<BTreeSet<_>>().len();
            (2..=4).contains(&classes) && numbers != book
        },
    );
    let orders: Vec<_> = (0..6)
        .map(|rank| {
            let mut order = [0; 3];
            permutation::unrank(rank, &mut order);
            format!("{rank}: {}", row(&order))
        })
        .collect();
    let to = |map: &[u8]| {
        let each = (0..3).map(|at| format!("{at} to {}", map[at]));
        each.collect::<Vec<_>>().join(", ")
    };
    let kept = |map: &[u8]| map == [0, 1, 2];
    let mut means = Vec::new();
    if !kept(&slots) {
        means.push(format!("the card in a slot goes to another slot, {}", to(&slots)));
    }
    if !kept(&cards) {
        means.push(format!("each card is called otherwise, {}", to(&cards)));
    }
    Variant::new(format!(
        "Three cards lie side by side, and their orders have the ranks 0 to 5:\n\n```text\n{}\n```\n\nA \
         symmetry changes all orders alike: {}. Doing it once, twice and so on makes all symmetries; \
         two orders are in one class if one of these makes one of the other. Number the classes in the \
         order of their smallest ranks, from 0.",
        orders.join("   "),
        means.join("; and ")
    ))
    .ask("Which class has each of the ranks 0 to 5?", row(&numbered(&slots, &cards)))
}

/// The class of each rank under a symmetry and what it makes.
fn numbered(slots: &[u8], cards: &[u8]) -> Vec<usize> {
    let image = |rank: u64| {
        let (mut order, mut seen) = ([0; 3], [0; 3]);
        permutation::unrank(rank, &mut order);
        for (slot, &card) in order.iter().enumerate() {
            seen[usize::from(slots[slot])] = cards[usize::from(card)];
        }
        permutation::rank(&seen)
    };
    let mut numbers = vec![None; 6];
    let mut next = 0;
    for rank in 0..6 {
        let mut at = rank;
        if numbers[rank as usize].is_none() {
            while numbers[at as usize].is_none() {
                numbers[at as usize] = Some(next);
                at = image(at);
            }
            next += 1;
        }
    }
    numbers.into_iter().flatten().collect()
}

/// How many ways there are to hold a block.
pub fn held_otherwise(draw: &mut Draw) -> Variant {
    let sides = [(); 3].map(|()| draw.within(2, 4));
    let [wide, deep, high] = sides;
    // A turn sends each axis to an axis, either way around; its determinant is 1.
    let turns = [[0, 1, 2], [1, 2, 0], [2, 0, 1], [1, 0, 2], [0, 2, 1], [2, 1, 0]];
    let turns = turns.into_iter().enumerate().flat_map(|(at, axes)| {
        (0..8_u32)
            .map(move |ways| (axes, ways, at >= 3))
            .filter(|(_, ways, is_odd)| (ways.count_ones() % 2 == 1) == *is_odd)
    });
    let fits: Vec<_> =
        turns.filter(|(axes, ..)| axes.map(|axis| sides[axis]) == sides).collect();
    let top = fits
        .iter()
        .filter(|(axes, ways, _)| axes[2] == 2 && ways >> 2 & 1 == 0)
        .count();
    Variant::new(format!(
        "A puzzle that is a block of pieces, {wide} wide, {deep} deep and {high} high, lies solved on \
         the table. Take it up, turn all of it at once as you like, and put it down again so that it \
         fills the same space: {wide} wide, {deep} deep and {high} high. The table is the frame: a \
         position says which piece is in which place of that space, and no two pieces are alike."
    ))
    .ask("How many positions are a solved puzzle that is held in some way, the first included?", fits.len())
    .ask("In how many of them is what was on top still on top?", top)
}
