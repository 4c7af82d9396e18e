//! The large tables: their published layers, and that all sets of tables find the same lengths.
//! A minute for each set, so they run only when they are asked for.

use optimal::{Optimal, Tables};
use puzzle::rubik::known::KNOWN_POSITIONS;
use puzzle::rubik::{Cube, parse};
use std::time::Instant;
use two_phase::turns::{ALLOWED, NO_FACE, elements, face, turn_cubes};
use two_phase::{COSET_LAYERS, End};

/// Cubes after random canonical sequences of 14 to 16 turns.
fn cubes(count: usize) -> Vec<Cube> {
    let (turns, mut state) = (turn_cubes(), 1_u64);
    let mut below = |n: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (state >> 33) as usize % n
    };
    let mut cube = |length: usize| {
        let (mut cube, mut last) = (Cube::SOLVED, NO_FACE);
        for _ in 0..length {
            let allowed: Vec<_> = elements(ALLOWED[last]).collect();
            let m = allowed[below(allowed.len())];
            (cube, last) = (cube * turns[m], face(m));
        }
        cube
    };
    (0..count).map(|i| cube(14 + i % 3)).collect()
}

fn mean(layers: &[u64]) -> f64 {
    let (mut sum, mut count) = (0, 0);
    for (distance, layer) in layers.iter().enumerate() {
        sum += distance as u64 * layer;
        count += layer;
    }
    sum as f64 / count as f64
}

#[test]
#[ignore = "three tables of 86 MB, half a minute"]
fn korf_tables_have_published_layers() {
    let korf = Optimal::build(Tables::Korf, |_| ()).expect("enough memory");
    let layers = korf.layers();
    // OEIS A080629.
    let corners = [
        1, 18, 243, 2874, 28_000, 205_416, 1_168_516, 5_402_628, 20_776_176,
        45_391_616, 15_139_616, 64_736,
    ];
    assert_eq!(layers[0].1, corners);
    let means = [1, 2].map(|table| format!("{:.3}", mean(&layers[table].1)));
    assert_eq!(means, ["7.619", "7.626"]);
    assert_eq!(format!("{:.2}", korf.mean_bound()), "8.90");
}

#[test]
#[ignore = "tables of 85 MB, 87 MB and 681 MB, and 100 searches: some minutes"]
fn sets_of_tables_agree() {
    let tables = [Tables::Cosets, Tables::Turns].map(|tables| {
        let begin = Instant::now();
        let optimal = Optimal::build(tables, |_| ()).expect("enough memory");
        println!("{tables}: built in {:?}", begin.elapsed());
        optimal
    });
    for optimal in &tables {
        assert_eq!(optimal.layers(), [("cosets", COSET_LAYERS.to_vec())]);
    }
    let solve = |optimal: &Optimal, cube| {
        let found = optimal.search().threads(2).solve(cube);
        let solution = found.solutions[0].turns().iter();
        let end = solution.fold(*cube, |cube, &turn| cube * Cube::from_turn(turn));
        assert_eq!(end, Cube::SOLVED);
        found.solutions[0].len()
    };
    let cubes = cubes(100);
    let lengths = tables.each_ref().map(|optimal| {
        let begin = Instant::now();
        let lengths: Vec<_> = cubes.iter().map(|cube| solve(optimal, cube)).collect();
        println!("{}: 100 cubes in {:?}", optimal.tables(), begin.elapsed());
        lengths
    });
    assert_eq!(lengths[0], lengths[1]);
    // Korf's tables share no code with those of cosets.
    let korf = Optimal::build(Tables::Korf, |_| ()).expect("enough memory");
    for (cube, length) in cubes.iter().zip(&lengths[0]).step_by(3).take(10) {
        assert_eq!(solve(&korf, cube), *length);
    }
    let hard = KNOWN_POSITIONS.iter().filter(|known| known.length == 20);
    for known in hard {
        assert!(tables[1].lower_bound(&known.cube()) <= 20, "{}", known.name);
    }
}

/// The table of the chapter: the mean bound of random cubes, and the nodes that exclude solutions
/// of at most 13 turns for the cube at its head.
#[test]
#[ignore = "all tables, a minute or two"]
fn better_tables_expand_fewer_nodes() {
    let scramble = "D2 B' R2 U L' F U2 R B D' L2 F' R U B2 L D F2 R'";
    let turns = parse(scramble).expect("a scramble");
    let cube: Cube = turns.into_iter().map(Cube::from_turn).product();
    let right = [
        (Tables::Korf, "8.90", 208_082, "1.3e11"),
        (Tables::Cosets, "10.42", 2336, "1.2e9"),
        (Tables::Turns, "10.42", 2277, "1.2e9"),
    ];
    for (tables, mean, nodes, expected) in right {
        let optimal = Optimal::build(tables, |_| ()).expect("enough memory");
        let outcome = optimal.search().max_length(13).solve(&cube);
        assert_eq!((outcome.end, outcome.nodes), (End::Exhausted, nodes), "{tables}");
        assert_eq!(format!("{:.2}", optimal.mean_bound()), mean, "{tables}");
        assert_eq!(format!("{:.1e}", optimal.estimate(&cube).nodes(18)), expected);
    }
    let small = Optimal::build(Tables::Small, |_| ()).expect("enough memory");
    assert_eq!(format!("{:.2}", small.mean_bound()), "5.55");
    assert_eq!(format!("{:.1e}", small.estimate(&cube).nodes(18)), "3.6e14");
}
