//! The turns of Rubik's cube against stickers in space, against Kociemba's numbers and
//! against published counts.

use crate::sticker_space::{StickerSpace, Vector};
use puzzle::rubik::{
    CORNERS, Corners, CubeFace, CubePosition, Domino, EDGES, Edges, Phase2, RubikPuzzle,
};
use puzzle::rubik::{Turn, parse, phase2_turns, turns};
use puzzle::{Metric, PublishedCounts, Puzzle, catalog, pocket_cube};
use std::collections::HashSet;
use std::hash::Hash;

/// The outward normal of each face: x points to R, y to U, z to F.
fn normal(face: CubeFace) -> Vector {
    match face {
        CubeFace::U => [0, 1, 0],
        CubeFace::R => [1, 0, 0],
        CubeFace::F => [0, 0, 1],
        CubeFace::D => [0, -1, 0],
        CubeFace::L => [-1, 0, 0],
        CubeFace::B => [0, 0, -1],
    }
}

/// Checks each turn, and then a long sequence of turns, against stickers in space.
fn assert_agrees_with_space<P: CubePosition>(metric: Metric) {
    let cube = RubikPuzzle::<P>::new(metric);
    let mut position = cube.solved();
    let faces = CubeFace::ALL.map(|face| (face.letter(), normal(face)));
    let mut space = StickerSpace::new(&faces, &cube.write(&position));
    let mut random = 1_u32;
    for step in 0..3000 {
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let random_move = (random >> 16) as usize % cube.moves();
        let m = if step < cube.moves() { step } else { random_move };
        position = cube.apply(&position, m).unwrap();
        let turn = cube.turns()[m];
        space.turn_face(normal(turn.face()), turn.quarters());
        assert_eq!(cube.write(&position), space.text(), "step {step}: {turn}");
        assert_eq!(cube.read(&space.text()), Ok(position));
        // The rank of a reached position unranks to that position.
        assert!(position.rank() < P::COUNT);
        assert_eq!(P::unrank(position.rank()), position);
    }
}

#[test]
fn turns_match_sticker_space() {
    for metric in Metric::ALL {
        assert_agrees_with_space::<Corners>(metric);
        assert_agrees_with_space::<Edges>(metric);
    }
    assert_agrees_with_space::<Domino>(Metric::HalfTurn);
    assert_agrees_with_space::<Phase2>(Metric::HalfTurn);
}

/// The corner in each slot and its twist, then the edge in each slot and its flip.
type FaceTurn = ([u8; 8], [u8; 8], [u8; 12], [u8; 12]);

/// The tables of Kociemba's program for each face.
const KOCIEMBA: [FaceTurn; 6] = [
    ([3, 0, 1, 2, 4, 5, 6, 7], [0; 8], [3, 0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11], [0; 12]),
    (
        [4, 1, 2, 0, 7, 5, 6, 3],
        [2, 0, 0, 1, 1, 0, 0, 2],
        [8, 1, 2, 3, 11, 5, 6, 7, 4, 9, 10, 0],
        [0; 12],
    ),
    (
        [1, 5, 2, 3, 0, 4, 6, 7],
        [1, 2, 0, 0, 2, 1, 0, 0],
        [0, 9, 2, 3, 4, 8, 6, 7, 1, 5, 10, 11],
        [0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0],
    ),
    ([0, 1, 2, 3, 5, 6, 7, 4], [0; 8], [0, 1, 2, 3, 5, 6, 7, 4, 8, 9, 10, 11], [0; 12]),
    (
        [0, 2, 6, 3, 4, 1, 5, 7],
        [0, 1, 2, 0, 0, 2, 1, 0],
        [0, 1, 10, 3, 4, 5, 9, 7, 8, 2, 6, 11],
        [0; 12],
    ),
    (
        [0, 1, 3, 7, 4, 5, 2, 6],
        [0, 0, 1, 2, 0, 0, 2, 1],
        [0, 1, 2, 11, 4, 5, 6, 10, 8, 9, 3, 7],
        [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1],
    ),
];

#[test]
fn turns_match_kociemba() {
    for (face, (corners, twists, edges, flips)) in
        CubeFace::ALL.into_iter().zip(KOCIEMBA)
    {
        assert_eq!(face.corners().pm(), &corners, "{face:?}");
        assert_eq!(face.corners().ori(), &twists, "{face:?}");
        assert_eq!(face.edges().pm(), &edges, "{face:?}");
        assert_eq!(face.edges().ori(), &flips, "{face:?}");
    }
}

#[test]
fn three_faces_match_pocket_cube() {
    // DBL, which these three faces do not move, is slot 6 here.
    assert_eq!(CORNERS.names[6], "DBL");
    let slots = [0, 1, 2, 3, 4, 5, 7];
    assert_eq!(slots.map(|slot| CORNERS.names[slot]), pocket_cube::SLOTS);
    let faces =
        [CubeFace::U, CubeFace::R, CubeFace::F].into_iter().zip(pocket_cube::Face::ALL);
    for (face, pocket) in faces {
        let (corners, pocket) = (face.corners(), pocket.turn());
        assert_eq!(corners.pm()[6], 6);
        for (slot, small) in slots.into_iter().zip(0..) {
            assert_eq!(
                corners.pm()[slot],
                slots[usize::from(pocket.pm()[small])] as u8
            );
            assert_eq!(corners.ori()[slot], pocket.ori()[small]);
        }
    }
}

/// The group order of a sequence of turns: the number of repetitions that give identity.
fn group_order<P: CubePosition>(text: &str) -> usize {
    let turns = parse(text).unwrap().into_iter().map(P::from_turn);
    let once = turns.reduce(|a, b| a * b).unwrap();
    let (mut position, mut times) = (once, 1);
    while position != P::unrank(0) {
        (position, times) = (position * once, times + 1);
    }
    times
}

#[test]
fn turns_have_known_group_orders() {
    for turn in turns(Metric::HalfTurn) {
        let expected = if turn.quarters() == 2 { 2 } else { 4 };
        assert_eq!(group_order::<Corners>(&turn.to_string()), expected, "{turn}");
        assert_eq!(group_order::<Edges>(&turn.to_string()), expected, "{turn}");
    }
    // R U has group order 105 on the cube: 3 · 5 on the corners and 7 on the edges.
    assert_eq!((group_order::<Corners>("R U"), group_order::<Edges>("R U")), (15, 7));
    // The commutator has group order 6.
    assert_eq!(
        (group_order::<Corners>("R U R' U'"), group_order::<Edges>("R U R' U'")),
        (6, 3)
    );
    assert_eq!(
        (group_order::<Domino>("R2 U2"), group_order::<Phase2>("R2 U2")),
        (6, 6)
    );
    assert_eq!(
        (group_order::<Domino>("R2 L2"), group_order::<Phase2>("F2 R2")),
        (2, 6)
    );
}

#[test]
fn turns_have_inverses_and_names() {
    for metric in Metric::ALL {
        for turn in turns(metric) {
            assert_eq!(turn.inverse().inverse(), turn);
            assert_eq!(turn.corners() * turn.inverse().corners(), Corners::SOLVED);
            assert_eq!(turn.edges() * turn.inverse().edges(), Edges::SOLVED);
            assert_eq!(parse(&turn.to_string()), Ok(vec![turn]));
        }
    }
    for quarters in 0..=255 {
        let turn = Turn::new(CubeFace::B, quarters);
        assert_eq!(turn.is_some(), (1..=3).contains(&quarters), "{quarters}");
    }
    let counts = Metric::ALL.map(|metric| turns(metric).len());
    assert_eq!((counts, phase2_turns().len()), ([18, 12, 6], 10));
    assert_eq!(
        format!("{:>4}|{:<3}|", phase2_turns()[2], phase2_turns()[6]),
        "  U'|R2 |"
    );
}

/// Some of the farthest positions of the corners in each metric, each with a shortest
/// solution.
const FARTHEST: [(Metric, &str, &str); 3] = [
    (
        Metric::HalfTurn,
        "URF LUF ULB RUB RDF DLF LDB RBD",
        "U R' F2 R' F' R B' D L' U2 R2",
    ),
    (
        Metric::QuarterTurn,
        "URF UFL ULB UBR DLF DFR DRB DBL",
        "U R U U F' R U F D' R' F R F' L",
    ),
    (
        Metric::QuarterTurn,
        "URF UFL BUL BRU DLF DFR BDR BLD",
        "U U R R U R' F D R L U' B U' F'",
    ),
];

/// The number of positions at each distance up to `depth`, and all these positions, by
/// breadth-first search.
fn layers<P: Copy + Eq + Hash>(
    start: P,
    depth: usize,
    after: impl Fn(P) -> Vec<P>,
) -> (Vec<u64>, HashSet<P>) {
    let mut visited = HashSet::from([start]);
    let (mut layer, mut layers) = (vec![start], vec![1]);
    for _ in 0..depth {
        let next = layer.iter().flat_map(|&position| after(position));
        layer = next.filter(|&position| visited.insert(position)).collect();
        layers.push(layer.len() as u64);
    }
    (layers, visited)
}

/// Asserts that the first layers are the published ones.
fn assert_first_layers<P: CubePosition>(
    name: &str,
    metric: Option<Metric>,
    depth: usize,
) {
    let cube = RubikPuzzle::<P>::new(metric.unwrap_or(Metric::HalfTurn));
    let neighbors =
        |p: P| (0..cube.moves()).filter_map(|m| cube.apply(&p, m)).collect();
    let (found, _) = layers(cube.solved(), depth, neighbors);
    let published = catalog::find(name).unwrap().published(metric).unwrap().counts;
    let PublishedCounts::Layers(published) = published else {
        panic!("{name} has no layers")
    };
    assert_eq!(found, published[..=depth], "{name} {metric:?}");
}

#[test]
fn first_layers_match_published_ones() {
    assert_first_layers::<Corners>("rubik-corners", Some(Metric::HalfTurn), 5);
    assert_first_layers::<Corners>("rubik-corners", Some(Metric::QuarterTurn), 7);
    assert_first_layers::<Phase2>("rubik-phase2", None, 6);
}

#[test]
fn corners_and_edges_make_whole_cube() {
    // OEIS A080601 and A080602.
    let half: &[u64] = &[1, 18, 243, 3240, 43239];
    let quarter: &[u64] = &[1, 12, 114, 1068, 10011, 93840];
    for (metric, right) in [(Metric::HalfTurn, half), (Metric::QuarterTurn, quarter)] {
        let turn_pairs: Vec<_> =
            turns(metric).iter().map(|turn| (turn.corners(), turn.edges())).collect();
        let after = |(corners, edges): (Corners, Edges)| {
            turn_pairs.iter().map(|&(c, e)| (corners * c, edges * e)).collect()
        };
        let start = (Corners::SOLVED, Edges::SOLVED);
        assert_eq!(layers(start, right.len() - 1, after).0, right);
        // The edges alone have at most as many positions, and soon fewer.
        let edges: Vec<_> = turn_pairs.iter().map(|&(_, edges)| edges).collect();
        let after = |p: Edges| edges.iter().map(|&e| p * e).collect();
        let alone = layers(Edges::SOLVED, right.len() - 1, after).0;
        assert_eq!(alone[..4], right[..4]);
        assert!(alone.iter().zip(right).all(|(alone, both)| alone <= both));
        assert!(alone.last() < right.last());
    }
}

#[test]
fn farthest_corners_have_published_depth() {
    for (metric, position, solution) in FARTHEST {
        let published = catalog::find("rubik-corners").unwrap().published(Some(metric));
        let PublishedCounts::Layers(counts) = published.unwrap().counts else {
            panic!("no layers")
        };
        let distance = counts.len() - 1;
        let cube = RubikPuzzle::<Corners>::new(metric);
        let position = cube.read(position).unwrap();
        let turns = parse(solution).unwrap();
        assert_eq!(turns.len(), distance, "{solution}");
        let end =
            turns.into_iter().fold(position, |p, turn| p * Corners::from_turn(turn));
        assert_eq!(end, Corners::SOLVED, "{solution}");
        // If it were closer, the neighborhoods of both ends would meet. In quarter turns
        // the parity of the distance is fixed, so it would be two moves closer.
        let closer = match metric {
            Metric::HalfTurn => distance - 1,
            _ => distance - 2,
        };
        let neighbors =
            |p: Corners| (0..cube.moves()).filter_map(|m| cube.apply(&p, m)).collect();
        let near = layers(cube.solved(), closer / 2, neighbors).1;
        let around = layers(position, closer - closer / 2, neighbors).1;
        assert!(near.is_disjoint(&around), "{solution}");
    }
}

#[test]
fn only_quarter_turns_change_parity() {
    for turn in turns(Metric::HalfTurn) {
        let even = turn.quarters() == 2;
        assert_eq!(permutation::is_even(turn.corners().pm()), even, "{turn}");
        assert_eq!(permutation::is_even(turn.edges().pm()), even, "{turn}");
    }
}

#[test]
fn phase2_turns_keep_orientation_and_slice() {
    for turn in phase2_turns() {
        assert_eq!(turn.corners().ori(), &[0; 8]);
        assert_eq!(turn.edges().ori(), &[0; 12]);
        assert!(turn.edges().pm()[8..].iter().all(|&edge| edge >= 8));
        // The second phase is a domino with a slice.
        let position = Phase2::from_turn(turn);
        assert_eq!(position.domino(), &Domino::from_turn(turn));
        assert_eq!(position.domino().corners(), turn.corners().pm());
        assert_eq!(position.domino().edges()[..], turn.edges().pm()[..8]);
        assert_eq!(position.slice().map(|edge| edge + 8)[..], turn.edges().pm()[8..]);
    }
    // Each quarter turn of a side moves edges out of the slice.
    for face in [CubeFace::R, CubeFace::L, CubeFace::F, CubeFace::B] {
        assert!(face.edges().pm()[8..].iter().any(|&edge| edge < 8), "{face:?}");
    }
    assert_eq!(EDGES.names[8..], ["FR", "FL", "BL", "BR"]);
}
