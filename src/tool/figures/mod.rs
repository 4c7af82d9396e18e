//! The figures, tables and facts of the book, all computed by its crates.

mod boards;
pub(in crate::tool) mod catalog;
mod combination;
mod corner_turns;
mod cube;
pub(in crate::tool) mod data;
mod descent;
mod facts;
mod faster_ranks;
mod graph_search;
mod guide;
mod hanoi;
mod layers;
mod one_bit;
mod orientation;
mod pancakes;
mod permutation;
mod phase2_row;
mod place_value;
mod plot;
mod pruning;
mod pyraminx;
mod random_moves;
mod row_layers;
mod row_orbit;
mod rubik;
mod ruler;
mod scan;
mod search_slips;
mod skewb;
pub(in crate::tool) mod svg;
mod symmetric;
mod symmetry;
mod symmetry_rows;
mod tables;
mod topspin;
mod transition;

use anyhow::{Context, anyhow, bail};
use puzzle::Metric;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use table::PocketCubeTable;

use super::parallel;
use super::stamp::Stamp;
use super::whole;

/// Where the generated files are, from the book's root.
pub const FOLDER: &str = "chapters/figures";

/// Generated files: their names and their texts.
pub(crate) type Files = Vec<(String, String)>;

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
            facts::facts(&cubes, &computed, &study, &classes, &searches)?,
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

/// A drawing that stands alone, as a picture: with a font and with colors of its own
/// for light and dark, which it otherwise has from the page.
fn alone(svg: &str) -> String {
    const STYLE: &str = "<style>svg { color: #1f2328; font-family: sans-serif } \
        @media (prefers-color-scheme: dark) { svg { color: #f0f6fc; --fig-1: #6aa9e9; \
        --fig-accent: #f0719f } }</style>\n";
    svg.replacen("<title", &format!("{STYLE}<title"), 1)
}

/// The layers of a puzzle as a picture that stands alone.
///
/// # Errors
/// If the plot cannot be drawn.
pub fn picture(
    name: &str,
    metric: Option<&str>,
    counted: &[u64],
) -> anyhow::Result<String> {
    let files = layers::of(name, metric, counted)?;
    let svg = files.into_iter().find(|(name, _)| name.ends_with(".svg"));
    Ok(alone(&svg.context("a plot is a drawing")?.1))
}

/// As [`write`], but does nothing where nothing can have changed: then the answer is
/// `None`. What is written depends on the program alone, so a stamp keeps the
/// fingerprint of the program and the folder as they were after the last time.
///
/// # Errors
/// As [`write`].
pub fn refresh(root: &Path, program: &Path) -> anyhow::Result<Option<Vec<PathBuf>>> {
    let stamp = || Stamp::new(root, "figures", &[program, Path::new(FOLDER)], "");
    if stamp()?.is_fresh() {
        return Ok(None);
    }
    let changed = write(root)?;
    stamp()?.set()?;
    Ok(Some(changed))
}

/// Writes the files that are missing or different, and removes those that are no
/// longer generated. Returns the files that changed.
///
/// # Errors
/// If a plot cannot be drawn or a file not be read, written or removed.
pub fn write(root: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let folder = root.join(FOLDER);
    fs::create_dir_all(&folder).with_context(|| format!("{}", folder.display()))?;
    let mut changed = vec![];
    for difference in differences(&folder)? {
        let path = folder.join(difference.name());
        match difference {
            Difference::Unknown(_) => fs::remove_file(&path),
            Difference::Missing(_, text) | Difference::Stale(_, text) => {
                whole::write(&path, text)
            }
        }
        .with_context(|| format!("{}", path.display()))?;
        changed.push(path);
    }
    Ok(changed)
}

/// Checks that the files are what would be written now, byte for byte.
///
/// # Errors
/// Names every file that is missing, stale or unknown.
pub fn check(root: &Path) -> anyhow::Result<()> {
    let differences = differences(&root.join(FOLDER))?;
    if differences.is_empty() {
        return Ok(());
    }
    let lines = differences.iter().map(|difference| {
        let (line, what) = match difference {
            Difference::Missing(..) => (1, "missing".to_owned()),
            Difference::Stale(name, text) => stale(&root.join(FOLDER).join(name), text),
            Difference::Unknown(_) => (1, "not generated by anything".to_owned()),
        };
        format!("{FOLDER}/{}:{line}: {what}", difference.name())
    });
    let lines = lines.collect::<Vec<_>>().join("\n");
    bail!("{lines}\nThe figures are not up to date: `gods figures` writes them.")
}

/// The first line in which a file is not what it would be, and both versions of it.
fn stale(file: &Path, text: &str) -> (usize, String) {
    let found = fs::read(file).unwrap_or_default();
    let found = String::from_utf8_lossy(&found);
    let same = found.lines().zip(text.lines()).take_while(|(a, b)| a == b).count();
    let line = |text: &str| match text.lines().nth(same) {
        Some(line) => format!("`{}`", line.chars().take(200).collect::<String>()),
        None => "the end".to_owned(),
    };
    (
        same + 1,
        format!("stale: found {}; the code computes {}", line(&found), line(text)),
    )
}

/// How a file differs from what is generated.
enum Difference {
    /// It is not there.
    Missing(String, &'static str),
    /// It has another text.
    Stale(String, &'static str),
    /// Nothing generates it.
    Unknown(String),
}

impl Difference {
    fn name(&self) -> &str {
        match self {
            Difference::Missing(name, _)
            | Difference::Stale(name, _)
            | Difference::Unknown(name) => name,
        }
    }
}

/// What is generated, compared with what is in the folder.
fn differences(folder: &Path) -> anyhow::Result<Vec<Difference>> {
    let files = all()?;
    let mut differences = vec![];
    for name in names(folder)? {
        if !files.contains_key(&name) {
            differences.push(Difference::Unknown(name));
        }
    }
    for (name, text) in files {
        let path = folder.join(name);
        if !path.exists() {
            differences.push(Difference::Missing(name.clone(), text));
        } else if fs::read(&path).with_context(|| format!("{}", path.display()))?
            != text.as_bytes()
        {
            differences.push(Difference::Stale(name.clone(), text));
        }
    }
    Ok(differences)
}

/// The names of the files in the folder that could have been generated.
fn names(folder: &Path) -> anyhow::Result<Vec<String>> {
    let mut names = vec![];
    if folder.exists() {
        for entry in fs::read_dir(folder)? {
            let name = entry?.file_name().to_string_lossy().into_owned();
            if [".svg", ".md", ".txt"].iter().any(|end| name.ends_with(end)) {
                names.push(name);
            }
        }
    }
    names.sort();
    Ok(names)
}

/// A number with commas between the thousands.
pub fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
