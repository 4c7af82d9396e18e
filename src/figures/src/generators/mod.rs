//! All generated files of the book, a module for each subject. Each module has a function `add`
//! that adds its files and facts.
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::OnceLock;

use anyhow::anyhow;
use base::parallel;

use crate::facts::{Facts, fact_names_in_chapters, possible_fact_names};
use crate::output::Output;
use crate::tables::PuzzleTables;

mod boards;
mod catalog;
mod combination;
mod corner_twist;
mod coset_rows;
mod cube;
mod descent;
mod faster_ranks;
mod fifteen;
mod graph_search;
mod guide;
mod hanoi;
mod ida_star;
mod ida_tree;
mod layer_tables;
mod lower_bound;
mod numbers;
mod one_bit;
mod optimal;
mod orientation;
mod pancakes;
mod panels;
mod pattern_database;
mod permutation;
mod phase1_nodes;
mod phase2_row;
mod place_value;
mod plate;
mod pocket_cube;
mod pruning;
mod puzzles;
mod pyraminx;
mod random_moves;
mod row_layers;
mod rubik;
mod ruler;
mod skewb;
mod stickers;
mod symmetric;
mod symmetry;
mod topspin;
mod transition;
mod two_phase;

/// A function that adds the files and facts of a subject.
type AddSubject = fn(&PuzzleTables, &mut Output) -> anyhow::Result<()>;

/// The subjects. (The two lists are not made by a macro, because rustfmt would not format the
/// modules.)
const SUBJECTS: [AddSubject; 39] = [
    boards::add,
    catalog::add,
    combination::add,
    coset_rows::add,
    corner_twist::add,
    cube::add,
    descent::add,
    faster_ranks::add,
    fifteen::add,
    graph_search::add,
    guide::add,
    hanoi::add,
    ida_star::add,
    ida_tree::add,
    layer_tables::add,
    lower_bound::add,
    numbers::add,
    one_bit::add,
    optimal::add,
    orientation::add,
    pancakes::add,
    pattern_database::add,
    permutation::add,
    phase1_nodes::add,
    phase2_row::add,
    place_value::add,
    plate::add,
    pocket_cube::add,
    pruning::add,
    pyraminx::add,
    random_moves::add,
    row_layers::add,
    rubik::add,
    skewb::add,
    symmetric::add,
    symmetry::add,
    topspin::add,
    transition::add,
    two_phase::add,
];

/// All files by name, and all facts.
type FilesAndFacts = (BTreeMap<String, String>, Facts);

/// The texts of all generated files of a book by name. Of the facts, only those that chapters
/// quote.
///
/// # Errors
/// If a table cannot be computed, a plot cannot be drawn, or a chapter cannot be read.
pub fn generate_all(root: &Path) -> anyhow::Result<BTreeMap<String, String>> {
    // Computed once in each process.
    static ALL: OnceLock<Result<FilesAndFacts, String>> = OnceLock::new();
    let all = ALL.get_or_init(|| compute().map_err(|error| format!("{error:#}")));
    let (mut files, mut facts) = all.clone().map_err(|error| anyhow!("{error}"))?;
    let mut quoted = fact_names_in_chapters(root)?;
    let pages = files.iter().filter(|(name, _)| name.ends_with(".md"));
    pages.for_each(|(_, text)| quoted.extend(possible_fact_names(text)));
    facts.retain(&quoted);
    files.extend([facts.file()]);
    Ok(files)
}

fn compute() -> anyhow::Result<FilesAndFacts> {
    let tables = PuzzleTables::new()?;
    let outputs = parallel::map(&SUBJECTS, |add| {
        let mut out = Output::default();
        add(&tables, &mut out).map(|()| out)
    });
    let (mut all, mut facts) = (BTreeMap::new(), Facts::default());
    for output in outputs {
        let output = output?;
        for (name, text) in output.files {
            assert!(all.insert(name.clone(), text).is_none(), "{name} is made twice");
        }
        facts.extend(output.facts);
    }
    all.extend([puzzles::index(&facts)]);
    Ok((all, facts))
}
