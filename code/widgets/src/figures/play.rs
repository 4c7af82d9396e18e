//! A playable puzzle of the catalog, and its complete table.

use super::error_text;
use cpu::Cpu;
use puzzle::catalog::{self, NamedPuzzle};
use puzzle::{Indexed, Metric};
use rows::{
    Bytes, Geometry, Location, Outcome, Record, RowFormat, SearchOptions, Word, search,
    translation,
};
use std::sync::Arc;
use table::{BackwardGraph, CompleteTable};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

/// Maximum number of positions of a table in a page: one byte each, and a moment's time.
const MAX_POSITIONS: u64 = 4_000_000;

/// Returns the distance of a rank; `None` if no moves solve it.
pub(crate) type DistanceFn = Box<dyn Fn(u64) -> Option<usize>>;

/// A puzzle that can be played, with its distances once they were searched.
///
/// ```
/// let mut board = widgets::Play::new("8-puzzle", "")?;
/// let rank = board.scramble("DRU")?;
/// assert_eq!((board.text(rank).as_str(), board.distance(rank)), ("1 2 3 4 8 5 7 0 6", None));
/// assert_eq!(board.search()?.len(), 32);
/// assert_eq!((board.distance(rank), board.next(rank)), (Some(3), Some(1)));
/// # Ok::<(), String>(())
/// ```
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub struct Play {
    choice: NamedPuzzle,
    metric: Option<Metric>,
    puzzle: Arc<dyn Indexed>,
    distance: Option<DistanceFn>,
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
impl Play {
    /// The puzzle with this name, its moves counted in this metric: `half-turn`,
    /// `quarter-turn`, `clockwise`, or as it is usual if nothing is said.
    ///
    /// # Errors
    /// If there is no such puzzle or metric.
    #[cfg_attr(target_arch = "wasm32", wasm_bindgen(constructor))]
    pub fn new(name: &str, metric: &str) -> Result<Play, String> {
        let choice = catalog::find(name).map_err(error_text)?;
        let metric = match metric {
            "" => choice.family.metrics.first().copied(),
            name => Some(name.parse::<Metric>().map_err(error_text)?),
        };
        let puzzle = choice.puzzle(metric).map_err(error_text)?.into();
        Ok(Play { choice, metric, puzzle, distance: None })
    }

    /// How many positions there are.
    pub fn positions(&self) -> f64 {
        self.puzzle.position_count() as f64
    }

    /// The number of the solved position.
    pub fn solved(&self) -> f64 {
        self.puzzle.solved_rank() as f64
    }

    /// The names of the moves.
    pub fn names(&self) -> Vec<String> {
        self.puzzle.move_names()
    }

    /// The rank after each move, and −1 where it cannot be done.
    ///
    /// # Panics
    /// If there is no such position.
    pub fn after(&self, rank: f64) -> Vec<f64> {
        let after = self.puzzle.successors(self.checked_rank(rank)).into_iter();
        after.map(|next| next.map_or(-1.0, |next| next as f64)).collect()
    }

    /// A position as people write it.
    ///
    /// # Panics
    /// If there is no such position.
    pub fn text(&self, rank: f64) -> String {
        self.puzzle.write_rank(self.checked_rank(rank))
    }

    /// The rank of the position that a text describes.
    ///
    /// # Errors
    /// A message that says what was found and what would be right.
    pub fn read(&self, text: &str) -> Result<f64, String> {
        Ok(self.puzzle.read_rank(text).map_err(error_text)? as f64)
    }

    /// The rank of the position after these moves from solved.
    ///
    /// # Errors
    /// A message that names the first word that is no move, or the first move that is impossible.
    pub fn scramble(&self, moves: &str) -> Result<f64, String> {
        Ok(self.puzzle.scramble_rank(moves).map_err(error_text)? as f64)
    }

    /// Whether the complete table fits in a page.
    pub fn fits(&self) -> bool {
        self.puzzle.position_count() <= MAX_POSITIONS
            && table::check_depth(&*self.puzzle).is_ok()
    }

    /// Finds the distance of every position, and says how many there are at each.
    ///
    /// # Errors
    /// If there are too many for a page, or there is no memory for them.
    ///
    /// # Complexity
    /// A byte for each position, and as long as `gods table` takes on one thread.
    pub fn search(&mut self) -> Result<Vec<f64>, String> {
        if !self.fits() {
            let found = self.puzzle.position_count();
            return Err(format!("{found} positions are too many for a page"));
        }
        let puzzle = self.puzzle.clone();
        let (layers, distance) = match (self.choice.family.name, self.metric) {
            ("pocket-cube", Some(metric)) => {
                search_in_rows(translation::pocket_cube(metric))?
            }
            ("pyraminx", _) => search_in_rows(translation::pyraminx())?,
            ("skewb", _) => search_in_rows(translation::skewb())?,
            _ => search_by_scan(puzzle)?,
        };
        self.distance = Some(distance);
        Ok(layers.iter().map(|&positions| positions as f64).collect())
    }

    /// The distance of a position; `None` before [`search`](Self::search), or if it cannot be
    /// solved.
    ///
    /// # Panics
    /// If there is no such position.
    pub fn distance(&self, rank: f64) -> Option<usize> {
        self.distance.as_ref()?(self.checked_rank(rank))
    }

    /// The first move that leads nearer to solved, if there is one.
    ///
    /// # Panics
    /// If there is no such position.
    pub fn next(&self, rank: f64) -> Option<usize> {
        let nearer = self.distance(rank)?.checked_sub(1)?;
        let leads = |&next: &f64| next >= 0.0 && self.distance(next) == Some(nearer);
        self.after(rank).iter().position(leads)
    }
}

impl Play {
    fn checked_rank(&self, rank: f64) -> u64 {
        let positions = self.puzzle.position_count();
        let valid = rank >= 0.0 && rank.fract() == 0.0 && (rank as u64) < positions;
        assert!(valid, "rank {} is not below {positions}", rank as u64);
        rank as u64
    }
}

/// Computes a complete table with the crate `rows`, and stores each distance in a byte.
pub(crate) fn search_in_rows<G: Geometry<Word: Word> + 'static>(
    geometry: G,
) -> Result<(Vec<u64>, DistanceFn), String> {
    let options = SearchOptions { cpu: Cpu::best(), threads: 1 };
    let Outcome { layers, cells } =
        search(&geometry, &Bytes::TO_62, options, |_| ()).map_err(error_text)?;
    let distance = move |rank| {
        let Location { color, row, column: place } = geometry.locate(rank);
        let distance = cells[color]
            [row * Bytes::TO_62.cells_per_row(RowFormat::of(&geometry)) + place];
        (distance != u8::MAX).then_some(distance.into())
    };
    Ok((layers, Box::new(distance)))
}

/// Computes a complete table with the scan of the crate `table`.
fn search_by_scan(puzzle: Arc<dyn Indexed>) -> Result<(Vec<u64>, DistanceFn), String> {
    let solved = puzzle.solved_rank() as usize;
    let table = CompleteTable::new(&BackwardGraph(&*puzzle), solved, |_| ())
        .map_err(error_text)?;
    let layers = table.layers().to_vec();
    let distance = move |rank| table.distance(rank as usize).map(usize::from);
    Ok((layers, Box::new(distance)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use puzzle::PublishedCounts;

    #[test]
    fn layers_match_published() {
        for family in catalog::CATALOG {
            for &name in family.examples {
                let mut play = Play::new(name, "").unwrap();
                let published = play.choice.published(play.metric);
                let Some(PublishedCounts::Layers(known)) =
                    published.map(|it| it.counts)
                else {
                    continue;
                };
                if !play.fits() {
                    continue;
                }
                let layers = play.search().unwrap();
                assert!(
                    layers.iter().map(|&n| n as u64).eq(known.iter().copied()),
                    "{name}"
                );
                assert_eq!(play.distance(play.solved()), Some(0), "{name}");
                let mut rank = play.positions() - 1.0;
                while let Some(next) = play.next(rank) {
                    rank = play.after(rank)[next];
                }
                assert_eq!(rank, play.solved(), "{name}");
            }
        }
    }

    #[test]
    fn rejects_too_large_puzzle() {
        let mut corners = Play::new("rubik-corners", "").unwrap();
        let said = corners.search().unwrap_err();
        assert_eq!(said, "88179840 positions are too many for a page");
    }

    #[test]
    fn rejects_unknown_names_and_moves() {
        let error = |name, metric| Play::new(name, metric).err().unwrap();
        assert!(error("cube", "").starts_with("unknown puzzle \"cube\""));
        assert!(error("pocket-cube", "slow").contains("slow"));
        let cube = Play::new("pocket-cube", "").unwrap();
        assert!(cube.scramble("R Q").unwrap_err().contains('Q'));
        assert!(cube.read("12").unwrap_err().contains("24"));
    }
}
