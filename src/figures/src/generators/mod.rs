//! Every generated file of the book, all computed by its crates: a module for each subject.
use std::collections::BTreeMap;
use std::sync::OnceLock;

use anyhow::anyhow;
use base::parallel;
use puzzle::Metric;
use table::PocketCubeTable;

use crate::layers;
use crate::picture::alone;

mod boards;
mod catalog;
mod combination;
mod corner_turns;
mod cube;
mod descent;
mod faster_ranks;
mod graph_search;
mod guide;
mod hanoi;
mod numbers;
mod one_bit;
mod orientation;
mod pancakes;
mod permutation;
mod phase2_row;
mod place_value;
mod pruning;
mod puzzles;
mod pyraminx;

mod random_moves;
mod row_layers;
mod row_orbit;
mod rubik;
mod ruler;
mod scan;
mod search_slips;
mod skewb;
mod symmetric;
mod symmetry;
mod symmetry_rows;
mod tables;
mod topspin;
mod transition;

/// Every generated file: its name and its text, computed once in a process.
///
/// # Errors
/// If a plot cannot be drawn.
pub fn all() -> anyhow::Result<&'static BTreeMap<String, String>> {
    static ALL: OnceLock<Result<BTreeMap<String, String>, String>> = OnceLock::new();
    let all = ALL.get_or_init(|| compute().map_err(|error| format!("{error:#}")));
    all.as_ref().map_err(|error| anyhow!("{error}"))
}

fn compute() -> anyhow::Result<BTreeMap<String, String>> {
    let cube = |&metric: &Metric| (metric, PocketCubeTable::new(metric));
    let cubes = parallel::map(&Metric::ALL, cube);
    let half_turn = &cubes[0];
    let computed = catalog::computed()?;
    let study = pruning::Study::new(&half_turn.1)?;
    let classes = symmetry::Study::new(&half_turn.1)?;
    let searches = graph_search::searches()?;
    let facts = numbers::facts(&cubes, &computed, &study, &classes, &searches)?;
    let mut files = vec![
        boards::sliding()?,
        boards::twiddle()?,
        catalog::layers(&computed)?,
        catalog::published_layers()?,
        combination::blocks(),
        combination::path(),
        cube::farthest(&half_turn.1),
        cube::move_cycles(),
        cube::net(),
        cube::numbered(),
        descent::descent(&half_turn.1),
        faster_ranks::left(),
        faster_ranks::seen(),
        guide::gaps(&cubes),
        graph_search::growth(&computed)?,
        graph_search::memory(&searches, &computed),
        graph_search::ring(),
        graph_search::snake(),
        hanoi::graph(&computed)?,
        hanoi::position(),
        layers::growth(&cubes)?,
        layers::opening(&half_turn.1)?,
        one_bit::exchange(),
        one_bit::words()?,
        orientation::ruler(),
        orientation::zero_twist(),
        pancakes::burnt_flips(&computed)?,
        pancakes::flips(&computed)?,
        permutation::even_pairs(),
        permutation::ruler(),
        permutation::smaller_to_right(),
        phase2_row::index()?,
        place_value::place_value(),
        pruning::bounds(&study),
        pyraminx::net(),
        row_layers::row_layers(),
        row_layers::row_shift(),
        row_orbit::row_orbit(),
        rubik::parts(),
        rubik::net(),
        scan::scan(),
        skewb::cuts(),
        skewb::net(),
        symmetric::images()?,
        symmetric::squares(),
        topspin::moves()?,
        transition::commuting_square(),
        transition::split(),
        vec![
            puzzles::index(&facts.1),
            facts,
            faster_ranks::myrvold_ruskey(),
            faster_ranks::popcount_trace(),
            faster_ranks::steps(),
            guide::console(),
            guide::small_tables(&cubes),
            pruning::coordinates(&study),
            pruning::gains(&study),
            pruning::layers(&study),
            hanoi::four_pegs()?,
            random_moves::table()?,
            rubik::first_layers()?,
            symmetry::burnside(&classes),
            symmetry::coordinates(&classes),
            symmetry::images()?,
            symmetry::layers(&classes),
            symmetry::sizes(&classes),
            symmetry::square_burnside(),
            symmetry_rows::table(),
            tables::combination_4_2(),
            tables::combination_trace(),
            tables::orientation_trace(),
            tables::permutation_24(),
            tables::permutation_trace(),
            tables::pocket_cube_layers(&cubes),
        ],
    ];
    for (metric, cube) in &cubes {
        files.push(layers::layers(*metric, cube)?);
    }
    let mut all: BTreeMap<_, _> = files.into_iter().flatten().collect();
    let readme = all.get("pocket-cube-layers.svg").map(|svg| alone(svg));
    all.extend(readme.map(|svg| ("readme.svg".to_owned(), svg)));
    Ok(all)
}
