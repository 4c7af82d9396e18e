use judge::{RunOutcome, Verdict, compare};
use puzzle::rubik::{Cube, parse};
use two_phase::Coset;

const CUBES: [&str; 25] = [
    "",
    "U",
    "R2",
    "F2 U",
    "D' L2",
    "R",
    "F",
    "L'",
    "B",
    "R F",
    "F R",
    "U R2 D F2 B2 L2",
    "R U R'",
    "R U2 R'",
    "F2 R2 F2 R2",
    "R2 U R2 U' R2 U2",
    "F B",
    "F B'",
    "R L",
    "R L' F B' U D'",
    "R U R' L F2 R L' U R'",
    "U D' R2 L2",
    "R L U2 R L",
    "F B U2 F B U2",
    "R L' U2 D2 R' L",
];

fn cube(text: &str) -> Cube {
    parse(text).into_iter().flatten().map(Cube::from_turn).product()
}

fn lists(text: &str) -> ([u8; 8], [u8; 8], [u8; 12], [u8; 12]) {
    let cube = cube(text);
    (
        *cube.corners().pm(),
        *cube.corners().ori(),
        *cube.edges().pm(),
        *cube.edges().ori(),
    )
}

pub fn check() -> Verdict {
    let coset = |text: &&str| Coset::of(&cube(text));
    compare(
        CUBES.into_iter(),
        |text| format!("in_subgroup(…) after `{text}`"),
        |text| {
            let (cp, co, ep, eo) = lists(text);
            exercise::in_subgroup(&cp, &co, &ep, &eo)
        },
        |text| coset(text) == Coset::SUBGROUP,
    )
    .mistake("It looks as if you do not look at the edges of the slice.", |text| {
        coset(text).twist == 0 && coset(text).flip == 0
    })
    .mistake("It looks as if you do not look at the flips.", |text| {
        coset(text).twist == 0 && coset(text).slice == Coset::SUBGROUP.slice
    })
    .mistake("It looks as if you do not look at the twists.", |text| {
        coset(text).flip == 0 && coset(text).slice == Coset::SUBGROUP.slice
    })
    .mistake("It looks as if you only take the solved cube.", |text| {
        cube(text) == Cube::SOLVED
    })
    .likely(
        "The edges of the slice may be in any order, in the four slots of the slice.",
        |text, answer| {
            *answer == RunOutcome::Gave(false) && coset(text) == Coset::SUBGROUP
        },
    )
    .judge()
}
