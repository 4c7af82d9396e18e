//! The puzzles of this book, by their names.

use crate::{Family, Indexed, Metric, Published, SizeError};

/// All families.
// ANCHOR: catalog
pub const CATALOG: &[Family] = &[
    crate::pocket_cube::FAMILY,
    crate::sliding::FAMILY,
    crate::pyraminx::FAMILY,
    crate::skewb::FAMILY,
    crate::pancake::FAMILY,
    crate::burnt_pancake::FAMILY,
    crate::hanoi::FAMILY,
    crate::topspin::FAMILY,
    crate::rubik::corners::FAMILY,
    crate::rubik::edges::FAMILY,
    crate::rubik::domino::FAMILY,
    crate::rubik::phase2::FAMILY,
    crate::twiddle::FAMILY,
];
// ANCHOR_END: catalog

/// Families that are found by their names, but have too many positions for ranks.
pub const WITHOUT_RANKS: &[Family] = &[crate::rubik::FAMILY];

/// All families, those without ranks at the end.
fn families() -> impl Iterator<Item = &'static Family> {
    CATALOG.iter().chain(WITHOUT_RANKS)
}

/// A puzzle of the catalog that was found by its name.
#[derive(Debug, Clone)]
pub struct NamedPuzzle {
    /// The family of the puzzle.
    pub family: &'static Family,
    /// The canonical name of the puzzle: `sliding-3x3`, also if it was found as `8-puzzle`.
    pub name: String,
    /// The sizes of the puzzle, in the order of the letters in the name of its family.
    pub sizes: Vec<usize>,
}

impl NamedPuzzle {
    /// The puzzle itself, with moves counted in this metric, or the default.
    ///
    /// # Errors
    /// [`SizeError`] if the family has no such size.
    pub fn puzzle(
        &self,
        metric: Option<Metric>,
    ) -> Result<Box<dyn Indexed>, SizeError> {
        let metric = metric.or(self.family.metrics.first().copied());
        (self.family.make)(&self.sizes, metric)
    }

    /// The first published entry for this puzzle in this metric.
    pub fn published(&self, metric: Option<Metric>) -> Option<&'static Published> {
        let published = self.family.published.iter();
        let mut matching =
            published.filter(|p| p.puzzle == self.name && p.metric == metric);
        matching.next()
    }
}

/// Why no puzzle has a name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum UnknownPuzzle {
    /// There is no such family.
    #[error("unknown puzzle {name:?}; there are: {known}")]
    Family {
        /// The name.
        name: String,
        /// The names there are, separated by commas.
        known: String,
    },
    /// There is such a family, but its sizes are missing or cannot be read.
    #[error(
        "found {name:?}, and the name must be {family} with a number for each capital letter, as \
         in {example}"
    )]
    Sizes {
        /// The name.
        name: String,
        /// The family's name.
        family: &'static str,
        /// A name with sizes.
        example: &'static str,
    },
}

impl Family {
    /// The part of the family's name before the sizes.
    fn stem(&self) -> &'static str {
        let end = self.name.find(char::is_uppercase).unwrap_or(self.name.len());
        self.name[..end].trim_end_matches('-')
    }

    /// The puzzle with these sizes, one for each letter. [`NamedPuzzle::puzzle`] says whether there
    /// is one.
    pub fn member(&'static self, sizes: &[usize]) -> NamedPuzzle {
        let texts: Vec<_> = sizes.iter().map(usize::to_string).collect();
        let name = [self.stem(), &texts.join("x")].join("-");
        let name = name.trim_end_matches('-').to_string();
        NamedPuzzle { family: self, name, sizes: sizes.to_vec() }
    }

    /// The sizes in the name of a puzzle; `None` if the name does not belong to this
    /// family, or does not have one size for each letter.
    fn parse_sizes(&self, name: &str) -> Option<Vec<usize>> {
        let sizes = name.strip_prefix(self.stem())?;
        if self.sizes.is_empty() {
            return sizes.is_empty().then(Vec::new);
        }
        let number = |size: &str| {
            let digits = !size.is_empty() && size.bytes().all(|b| b.is_ascii_digit());
            // A number beyond the largest is too large anyway.
            digits.then(|| size.parse().unwrap_or(usize::MAX))
        };
        let sizes = sizes.strip_prefix('-')?.split('x').map(number);
        sizes.collect::<Option<Vec<usize>>>().filter(|s| s.len() == self.sizes.len())
    }
}

/// The puzzle with this name.
///
/// # Errors
/// [`UnknownPuzzle`] names the puzzles there are, or what a size should look like.
///
/// # Examples
/// ```
/// let puzzle = puzzle::catalog::find("8-puzzle")?;
/// assert_eq!((puzzle.name.as_str(), &puzzle.sizes[..]), ("sliding-3x3", &[3, 3][..]));
/// # Ok::<(), puzzle::catalog::UnknownPuzzle>(())
/// ```
pub fn find(name: &str) -> Result<NamedPuzzle, UnknownPuzzle> {
    let aliases = families().flat_map(|family| family.aliases);
    let alias = aliases.copied().find(|&(alias, _)| alias == name);
    let full = alias.map_or(name, |(_, full)| full);
    let board = board_of_tiles(full);
    let full = board.as_deref().unwrap_or(full);
    for family in families() {
        if let Some(sizes) = family.parse_sizes(full) {
            let mut found = family.member(&sizes);
            if sizes.contains(&usize::MAX) {
                found.name = full.to_string();
            }
            return Ok(found);
        }
    }
    let stem = |family: &&Family| {
        let rest = full.strip_prefix(family.stem());
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
    };
    Err(match CATALOG.iter().find(stem) {
        Some(family) if !family.sizes.is_empty() => UnknownPuzzle::Sizes {
            name: name.to_string(),
            family: family.name,
            example: family.examples[0],
        },
        _ => UnknownPuzzle::Family {
            name: name.to_string(),
            known: families().map(|family| family.name).collect::<Vec<_>>().join(", "),
        },
    })
}

/// The board that is called by its number of tiles, as `sliding-5x5` is `24-puzzle`.
fn board_of_tiles(name: &str) -> Option<String> {
    let tiles: usize = name.strip_suffix("-puzzle")?.parse().ok()?;
    let side = tiles.checked_add(1)?.isqrt();
    (side > 1 && side * side == tiles + 1).then(|| format!("sliding-{side}x{side}"))
}
