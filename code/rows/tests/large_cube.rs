//! Complete tables of billions of positions, against published layers and against a
//! search position by position. Each says how much memory it takes.

use cpu::Cpu;
use puzzle::Metric;
use puzzle::Puzzle;
use puzzle::rubik::{Cube, Edges, Part};
use rows::symmetric::{domino, layers, rubik_edges, rubik_edges_quarter, rubik_phase2};
use rows::{Geometry, Nothing, With, search};
use std::collections::HashSet;

fn found(geometry: &impl Geometry, cpu: Cpu) -> Vec<u64> {
    search(geometry, &Nothing, With { cpu, threads: 2 }, |_| ()).unwrap().layers
}

#[test]
#[ignore = "450 MB; seconds in release mode"]
fn phase_2_has_its_published_layers() {
    for cpu in Cpu::available() {
        assert_eq!(found(&rubik_phase2(), cpu), layers::PHASE_2, "{cpu}");
    }
}

#[test]
#[ignore = "30 MB; seconds in release mode"]
fn all_instructions_find_the_domino() {
    for cpu in Cpu::available() {
        assert_eq!(found(&domino(), cpu), layers::DOMINO, "{cpu}");
    }
}

/// The first seven layers, each position looked at: a search can find every position
/// and yet put it into a wrong layer.
fn first_layers(metric: Metric) -> Vec<u64> {
    let puzzle = Cube::<Edges>::new(metric);
    let (mut seen, mut layer) = (HashSet::from([0]), vec![0]);
    let mut counts = vec![1];
    while counts.len() < 7 {
        let mut next = Vec::new();
        for &rank in &layer {
            let position = Edges::unrank(rank);
            let steps = (0..puzzle.moves()).filter_map(|m| puzzle.apply(&position, m));
            next.extend(
                steps.map(|there| there.rank()).filter(|&there| seen.insert(there)),
            );
        }
        counts.push(next.len() as u64);
        layer = next;
    }
    counts
}

#[test]
#[ignore = "6 GB; a minute in release mode"]
fn the_edges_have_their_layers() {
    let found = found(&rubik_edges(), Cpu::best());
    assert_eq!(found[..7], first_layers(Metric::HalfTurn));
    assert_eq!(found, layers::EDGES);
    assert_eq!(found.iter().sum::<u64>(), 980_995_276_800);
}

#[test]
#[ignore = "3 GB; a minute in release mode"]
fn the_edges_have_their_layers_under_quarter_turns() {
    let found = found(&rubik_edges_quarter(), Cpu::best());
    assert_eq!(found[..7], first_layers(Metric::QuarterTurn));
    assert_eq!(found, layers::EDGES_QUARTER);
    assert_eq!(found.iter().sum::<u64>(), 980_995_276_800);
}
