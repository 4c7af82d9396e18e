//! Searches with small tables, against breadth-first search and all canonical sequences.

use optimal::{Optimal, Tables, canonical_sequences, expected_nodes, shortest};
use puzzle::Metric;
use puzzle::rubik::Cube;
use puzzle::rubik::known::KNOWN_POSITIONS;
use saved::Header;
use std::collections::hash_map::Entry;
use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::ops::ControlFlow;
use two_phase::End;
use two_phase::turns::{ALLOWED, NO_FACE, TURNS, elements, face, turn_cubes};

fn small() -> Optimal {
    Optimal::build(Tables::Small, |_| ()).expect("enough memory")
}

/// A number below `n`, from the high bits of a linear congruential generator.
fn below(state: &mut u64, n: usize) -> usize {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
    (*state >> 33) as usize % n
}

/// The distances of all cubes that are at most `depth` turns from solved, by breadth-first search.
fn near_cubes(depth: usize) -> HashMap<Cube, usize> {
    let turns = turn_cubes();
    let mut distances = HashMap::from([(Cube::SOLVED, 0)]);
    let mut frontier = vec![Cube::SOLVED];
    for distance in 1..=depth {
        let mut next = vec![];
        for cube in frontier {
            for turn in turns {
                if let Entry::Vacant(entry) = distances.entry(cube * turn) {
                    entry.insert(distance);
                    next.push(cube * turn);
                }
            }
        }
        frontier = next;
    }
    distances
}

#[test]
fn agrees_with_breadth_first_search() {
    let (optimal, turns, near) = (small(), turn_cubes(), near_cubes(4));
    assert_eq!(near.len(), 1 + 18 + 243 + 3240 + 43_239);
    let mut state = 1;
    let mut counts = [0; 7];
    for i in 0..300 {
        let scramble = (0..4 + i % 3).map(|_| turns[below(&mut state, TURNS)]);
        let cube: Cube = scramble.product();
        let is_near = || turns.iter().any(|&turn| near.contains_key(&(cube * turn)));
        let distance =
            near.get(&cube).copied().unwrap_or_else(|| if is_near() { 5 } else { 6 });
        let found = optimal.search().threads(1 + i % 2).solve(&cube);
        let [solution] = &found.solutions[..] else { panic!("{found:?}") };
        assert_eq!((solution.len(), found.end), (distance, End::Found));
        assert_eq!(found.lower_bound, distance);
        let solution = solution.turns().iter().map(|&turn| Cube::from_turn(turn));
        assert_eq!(solution.fold(cube, |cube, turn| cube * turn), Cube::SOLVED);
        counts[distance] += 1;
    }
    assert!(counts[4..].iter().all(|&count| count > 30), "{counts:?}");
}

#[test]
fn plain_search_finds_shortest_solutions() {
    let turns = puzzle::rubik::turns(Metric::HalfTurn);
    for (cube, distance) in near_cubes(3).into_iter().step_by(50) {
        let solution =
            shortest(cube, &turns, |cube| usize::from(*cube != Cube::SOLVED));
        assert_eq!(solution.len(), distance);
        let end = solution
            .into_iter()
            .map(Cube::from_turn)
            .fold(cube, |cube, turn| cube * turn);
        assert_eq!(end, Cube::SOLVED);
    }
}

/// All canonical sequences of so many turns, each with the cube after it.
fn sequences(length: usize) -> Vec<(Cube, Vec<usize>)> {
    let turns = turn_cubes();
    let mut all = vec![(Cube::SOLVED, vec![])];
    for _ in 0..length {
        let longer = all.iter().flat_map(|(cube, sequence): &(Cube, Vec<usize>)| {
            let last = sequence.last().map_or(NO_FACE, |&m| face(m));
            elements(ALLOWED[last])
                .map(move |m| (*cube * turns[m], [&sequence[..], &[m]].concat()))
        });
        all = longer.collect();
    }
    all
}

#[test]
fn finds_all_shortest_solutions() {
    let optimal = small();
    let names: Vec<_> = two_phase::turns::all_turns().map(|m| m.to_string()).into();
    for length in 0..4 {
        assert_eq!(sequences(length).len() as f64, canonical_sequences(length));
    }
    let mut solutions: HashMap<Cube, BTreeSet<String>> = HashMap::new();
    for (cube, sequence) in sequences(4) {
        let text: Vec<_> = sequence.iter().map(|&m| &names[m][..]).collect();
        solutions.entry(cube.inverse()).or_default().insert(text.join(" "));
    }
    // Cubes with several shortest solutions, and some others.
    let mut several: Vec<_> =
        solutions.iter().filter(|(_, all)| all.len() > 1).collect();
    several.sort_by_key(|(_, all)| (*all).clone());
    assert!(several.len() > 10, "{}", several.len());
    for (cube, right) in several.into_iter().take(20) {
        let found = optimal.search().all().threads(2).solve(cube);
        assert_eq!(found.lower_bound, 4);
        let texts = found.solutions.iter().map(|solution| solution.to_string());
        assert_eq!(texts.len(), right.len());
        assert_eq!(&texts.collect::<BTreeSet<_>>(), right);
    }
}

#[test]
fn stops_at_limits() {
    let optimal = small();
    let superflip =
        KNOWN_POSITIONS.iter().find(|known| known.name == "superflip").expect("known");
    let cube = superflip.cube();
    let limited = optimal.search().max_nodes(1000).solve(&cube);
    assert_eq!((limited.end, limited.solutions.len()), (End::NodeLimit, 0));
    let stopped = optimal.search().solve_observed(&cube, |progress| {
        if progress.lower_bound < 7 {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    assert_eq!((stopped.end, stopped.lower_bound), (End::Stopped, 7));
    assert!(limited.lower_bound <= superflip.length);
    let short = optimal.search().max_length(6).solve(&cube);
    assert_eq!((short.end, short.lower_bound), (End::Exhausted, 7));
}

#[test]
fn estimate_is_near_the_nodes() {
    let (optimal, turns) = (small(), turn_cubes());
    let mut state = 2;
    let cube: Cube = (0..20).map(|_| turns[below(&mut state, TURNS)]).product();
    let estimate = optimal.estimate(&cube);
    let nodes = optimal.search().max_length(9).solve(&cube).nodes as f64;
    let expected = estimate.nodes(9);
    assert!(nodes < 3.0 * expected && expected < 3.0 * nodes, "{nodes} {expected}");
    assert_eq!(expected_nodes(0, &[0.5]), 0.5);
}

#[test]
fn tables_survive_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let (built, tables) = (small(), Tables::Small);
    assert!(!tables.is_saved(folder.path()));
    built.save(folder.path()).expect("space");
    assert!(tables.is_saved(folder.path()));
    let opened = Optimal::open(tables, folder.path()).expect("the same tables");
    assert_eq!(opened.layers(), built.layers());
    let error = Optimal::open(Tables::Cosets, folder.path()).unwrap_err();
    assert!(error.to_string().contains("cosets"), "{error}");
}

#[test]
fn rejects_damaged_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let (built, tables) = (small(), Tables::Small);
    built.save(folder.path()).expect("space");
    let file = &tables.files(folder.path())[1];
    let whole = fs::read(file).expect("the table");
    let mut damaged = whole.clone();
    damaged[whole.len() - 100] ^= 1;
    for (bytes, reason) in [
        (&damaged[..], "its table is damaged"),
        (&whole[..500], "it has 500 bytes"),
        (b"no header", "it is no saved table"),
    ] {
        fs::write(file, bytes).expect("space");
        let error = Optimal::open(tables, folder.path()).unwrap_err().to_string();
        assert!(error.contains(reason), "{error}");
    }
    // The label of the table, and a body that is too short.
    fs::write(file, &whole).expect("space");
    let label = Header::read(file).expect("a header").label().clone();
    saved::save(file, &label, &[0; 10]).expect("space");
    let error = Optimal::open(tables, folder.path()).unwrap_err().to_string();
    assert!(error.ends_with("has a table of 10 bytes, and must have 1094"), "{error}");
}

#[test]
fn layers_are_published() {
    let layers = small().layers();
    for (name, published) in [("corner permutation", 3), ("corner twist", 0)] {
        let (_, found) =
            layers.iter().find(|(table, _)| *table == name).expect("a table");
        assert_eq!(found, two_phase::PUBLISHED[published].layers);
    }
}
