//! Compares complete tables of billions of positions with the layers that the book prints.
//! `layers.rs` compares their first layers with a search without symmetry.
//!
//! `.ci/full large` runs these tests one at a time, for the largest takes 6 GB. A test that
//! lacks memory is skipped with a message.

use cpu::Cpu;
use puzzle::{PublishedCounts, catalog};
use rows::symmetric::{layers, rubik_edges, rubik_edges_quarter, rubik_phase2};
use rows::{Geometry, Nothing, SearchOptions, Word, bytes, search};

/// Free memory in bytes, if the system reports it.
fn free_memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    line.trim().strip_suffix(" kB")?.parse::<u64>().ok().map(|kb| kb * 1024)
}

/// Checks that a search finds these layers with each instruction set, if there is enough
/// memory.
fn check_layers(
    name: &str,
    geometry: &dyn Geometry<Word = impl Word>,
    cpus: impl Iterator<Item = Cpu>,
    layers: &[u64],
) {
    let needed = bytes(geometry, &Nothing);
    if let Some(free) = free_memory().filter(|&free| free < needed) {
        let [needed, free] = [needed, free].map(|bytes| bytes >> 20);
        println!("SKIPPED: {name} take {needed} MiB, and {free} MiB are free");
        return;
    }
    for cpu in cpus {
        let outcome =
            search(geometry, &Nothing, SearchOptions { cpu, threads: 2 }, |_| ())
                .unwrap()
                .layers;
        assert_eq!(outcome, layers, "{name}, {cpu}");
        println!("{name}, {cpu}: {} positions", outcome.iter().sum::<u64>());
    }
}

#[test]
#[ignore = "450 MB; seconds in release mode"]
fn phase_2_has_published_layers() {
    let published = catalog::find("rubik-phase2").unwrap().published(None).unwrap();
    let PublishedCounts::Layers(layers) = published.counts else { panic!("no layers") };
    check_layers("the layers of phase 2", &rubik_phase2(), Cpu::available(), layers);
}

#[test]
#[ignore = "6 GB; a minute in release mode"]
fn edges_have_published_layers() {
    let best = [Cpu::best()].into_iter();
    check_layers("the layers of the edges", &rubik_edges(), best, &layers::EDGES);
}

#[test]
#[ignore = "3 GB; a minute in release mode"]
fn quarter_turn_edges_have_published_layers() {
    let (geometry, best) = (rubik_edges_quarter(), [Cpu::best()].into_iter());
    let name = "the layers of the edges under quarter turns";
    check_layers(name, &geometry, best, &layers::EDGES_QUARTER);
}
