//! The whole Rubik's cube: its pieces as text, and random positions.

use proptest::prelude::*;
use puzzle::rubik::{CORNERS, Corners, Cube, CubePosition, EDGES, Edges};
use puzzle::{Metric, catalog, rubik};
use std::collections::HashSet;

#[test]
fn rejects_impossible_pieces() {
    let solved = Cube::SOLVED.write();
    assert_eq!(Cube::read(&solved.replace(" / ", "\n")), Ok(Cube::SOLVED));
    let swapped = solved.replace("UR UF", "UF UR");
    for (text, message) in [
        ("", "found 0 pieces, and there must be 20"),
        (
            &solved.replace("URF", "UFR"),
            "found \"UFR\" (character 1) where a corner, its letters clockwise from any \
             sticker (URF, UFL, ULB, UBR, DFR, DLF, DBL, DRB) should be",
        ),
        (
            &solved.replace("BR", "BF"),
            "found \"UBF\" (character 13) where a corner, its letters clockwise from any \
             sticker (URF, UFL, ULB, UBR, DFR, DLF, DBL, DRB) should be",
        ),
        (&solved.replace("BL BR", "BL LB"), "BL stands twice, and BR is missing"),
        (
            &solved.replace("URF", "FUR"),
            "this position cannot be solved: the twists of its corners add up to 1 mod 3, \
             and every move keeps that sum, which is 0 in the solved position",
        ),
        (
            &solved.replace("UR UF", "RU UF"),
            "this position cannot be solved: an odd number of its edges is turned over (1), \
             and every move turns over four or none",
        ),
        (
            &swapped,
            "this position cannot be solved: the edges are an odd permutation and the \
             corners an even one, and a turn changes both: two pieces are swapped",
        ),
    ] {
        assert_eq!(Cube::read(text).unwrap_err().to_string(), message, "{text}");
    }
    assert!(Cube::read(&swapped.replace("URF UFL", "UFL URF")).is_ok());
}

/// The draws from which [`Cube::random`] makes this position.
fn draws(cube: &Cube) -> [u64; 4] {
    let mut edges = *cube.edges().pm();
    if !permutation::is_even(&edges) {
        edges.swap(0, 1);
    }
    let twist = orientation::rank_zero_twist(cube.corners().ori(), 3);
    let flip = orientation::rank_zero_twist(cube.edges().ori(), 2);
    let corners = permutation::rank(cube.corners().pm());
    [corners, twist, permutation::rank_even(&edges), flip]
}

/// The position that [`Cube::random`] makes from these draws.
fn from_draws(draws: [u64; 4]) -> Cube {
    let mut draws = draws.into_iter();
    Cube::random(|_| draws.next().unwrap())
}

#[test]
fn draws_count_all_positions() {
    let mut bounds = vec![];
    let solved = Cube::random(|bound| {
        bounds.push(bound);
        0
    });
    assert_eq!(solved, Cube::SOLVED);
    let count: u128 = bounds.iter().copied().map(u128::from).product();
    assert_eq!(count, 43_252_003_274_489_856_000);
    let parts = u128::from(Corners::COUNT) * u128::from(Edges::COUNT);
    assert_eq!(count, parts / 2);
    // Each draw of the corners gives another permutation, and the parity of the edges follows.
    let cubes = (0..40_320).map(|corners| from_draws([corners, 0, 0, 0]));
    let odd = cubes.clone().filter(|cube| !permutation::is_even(cube.edges().pm()));
    assert_eq!(odd.count(), 20_160);
    assert_eq!(cubes.collect::<HashSet<_>>().len(), 40_320);
}

#[test]
#[should_panic(expected = "40320 is not below 40320")]
fn random_rejects_draw_out_of_range() {
    Cube::random(|bound| bound);
}

proptest! {
    /// No two draws give one position, so each position has as many draws as any other.
    #[test]
    fn draws_can_be_recovered(
        draw in (0..40_320_u64, 0..2187_u64, 0..239_500_800_u64, 0..2048_u64),
    ) {
        let draw = [draw.0, draw.1, draw.2, draw.3];
        let cube = from_draws(draw);
        prop_assert_eq!(draws(&cube), draw);
        prop_assert_eq!(Cube::new(*cube.corners(), *cube.edges()), Ok(cube));
        prop_assert_eq!(Cube::read(&cube.write()), Ok(cube));
        prop_assert_eq!(cube * cube.inverse(), Cube::SOLVED);
    }

    /// Turns reach positions that are draws of their own, too.
    #[test]
    fn reached_positions_are_drawn(moves in prop::collection::vec(0..18_usize, 0..30)) {
        let turns = rubik::turns(Metric::HalfTurn);
        let cube: Cube = moves.into_iter().map(|m| Cube::from_turn(turns[m])).product();
        prop_assert_eq!(from_draws(draws(&cube)), cube);
    }

    #[test]
    fn arbitrary_pieces_never_panic(
        text: String, near in "(([URFDLB]{2,3})[ /]){19,21}",
    ) {
        for text in [&text, &near] {
            if let Ok(cube) = Cube::read(text) {
                prop_assert_eq!(Cube::read(&cube.write()), Ok(cube));
            }
        }
    }

    /// One in twelve assemblies of the pieces can be solved.
    #[test]
    fn reads_exactly_the_solvable_assemblies(
        corners in Just(Vec::from_iter(0..8_u8)).prop_shuffle(),
        edges in Just(Vec::from_iter(0..12_u8)).prop_shuffle(),
        twists in prop::array::uniform8(0..3_u8),
        flips in prop::array::uniform12(0..2_u8),
    ) {
        let text = [CORNERS.write(&corners, &twists), EDGES.write(&edges, &flips)].join(" ");
        let solvable = twists.iter().sum::<u8>() % 3 == 0
            && flips.iter().sum::<u8>() % 2 == 0
            && permutation::is_even(&corners) == permutation::is_even(&edges);
        prop_assert_eq!(Cube::read(&text).is_ok(), solvable, "{}", text);
    }
}

#[test]
fn catalog_finds_cube_without_table() {
    assert_eq!(Cube::COUNT, 43_252_003_274_489_856_000);
    let found = catalog::find("rubik").unwrap();
    let error = found.puzzle(None).map(|_| ()).unwrap_err().to_string();
    let count = "its 43,252,003,274,489,856,000 positions are too many for a table";
    assert!(error.starts_with(count), "{error}");
    // The puzzles that the error names instead are there.
    for part in ["rubik-corners", "rubik-edges", "domino", "rubik-phase2"] {
        assert!(error.contains(part), "{error}");
        assert!(catalog::find(part).unwrap().puzzle(None).is_ok());
    }
}
