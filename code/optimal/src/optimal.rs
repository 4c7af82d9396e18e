//! The sets of tables, and the solver that has one of them.

use crate::Search;
use crate::bound::Bound;
use crate::coset_tables::{CosetTable, Distances, DistancesAndTurns};
use crate::cosets::Cosets;
use crate::estimate::{Estimate, shares};
use crate::korf::{KORF, Korf, Projection, SMALL};
use crate::packed::TableBytes;
use pattern_database::{DatabaseError, DatabaseLayer};
use puzzle::Reply;
use puzzle::rubik::Cube;
use std::fmt;
use std::sync::OnceLock;

/// A set of pruning tables, by its size.
///
/// # Examples
/// ```
/// use optimal::Tables;
///
/// let sizes = Tables::ALL.map(|tables| (tables.name(), tables.bytes()));
/// assert_eq!(sizes[0], ("small", 42_374));
/// assert_eq!(sizes[1], ("korf", 86_667_840));
/// assert_eq!(sizes[2], ("cosets", 85_155_840));
/// assert_eq!(sizes[3], ("turns", 681_246_720));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tables {
    /// The corners' permutation, their twists, and four times three edges: for cubes of few turns.
    Small,
    /// Korf's three: the corners, and two sets of six edges.
    Korf,
    /// The distances of the cosets of the first phase, up to 16 symmetries, in four bits each.
    Cosets,
    /// The same, and for each coset which turns bring it nearer: four bytes each.
    Turns,
}

impl Tables {
    /// All sets of tables.
    pub const ALL: [Tables; 4] =
        [Tables::Small, Tables::Korf, Tables::Cosets, Tables::Turns];

    /// The name of the set: `small`, `korf`, `cosets` or `turns`.
    pub fn name(self) -> &'static str {
        match self {
            Tables::Small => "small",
            Tables::Korf => "korf",
            Tables::Cosets => "cosets",
            Tables::Turns => "turns",
        }
    }

    /// The number of bytes of the tables. While they are computed, they take more: a byte for each
    /// entry of the largest table beside them.
    pub fn bytes(self) -> usize {
        self.parts().iter().map(|part| part.bytes).sum()
    }

    /// The tables of the set.
    pub(crate) fn parts(self) -> Vec<Part> {
        let coset = |bytes| vec![Part { name: "cosets", bytes }];
        let part = |projection: &Projection| Part {
            name: projection.name(),
            bytes: projection.entries().div_ceil(2),
        };
        match self {
            Tables::Small => SMALL.iter().map(part).collect(),
            Tables::Korf => KORF.iter().map(part).collect(),
            Tables::Cosets => coset(Distances::BYTES),
            Tables::Turns => coset(DistancesAndTurns::BYTES),
        }
    }
}

impl fmt::Display for Tables {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A table of a set: its name, and the number of its bytes.
pub(crate) struct Part {
    pub(crate) name: &'static str,
    pub(crate) bytes: usize,
}

/// A layer of a table that is computed.
///
/// # Examples
/// See [`Optimal::build`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BuildProgress {
    /// The name of the table.
    pub table: &'static str,
    /// The distance of the layer that is complete.
    pub depth: usize,
    /// The number of entries that were computed with it. Of a table of cosets these are keys, and
    /// late layers contain some that belong to earlier ones; [`Optimal::layers`] counts exactly.
    pub entries: u64,
}

/// A solver of Rubik's cube by shortest solutions, in the half-turn metric.
///
/// All searches share its tables.
#[derive(Debug)]
pub struct Optimal {
    tables: Tables,
    pub(crate) bounds: Bounds,
    shares: OnceLock<Vec<f64>>,
}

/// One of the sets of tables.
#[derive(Debug)]
pub(crate) enum Bounds {
    Korf(Korf),
    Cosets(Cosets<Distances>),
    Turns(Cosets<DistancesAndTurns>),
}

impl Optimal {
    /// Computes a set of tables on all cores. The observer is called with each layer, and may
    /// stop the computation.
    ///
    /// # Errors
    /// [`DatabaseError::Stopped`] if the observer stops it, and [`DatabaseError::TooLarge`] if
    /// there is not enough memory.
    ///
    /// # Complexity
    /// 18 turns of each entry at most: about a minute on two cores. The memory is
    /// [`Tables::bytes`], and while they are computed a byte for each entry, at most 170 MB.
    ///
    /// # Examples
    /// ```
    /// use optimal::{Optimal, Tables};
    /// use std::ops::ControlFlow;
    ///
    /// let mut entries = vec![];
    /// let stopped = Optimal::build(Tables::Small, |layer| {
    ///     entries.push(layer.entries);
    ///     if layer.depth < 3 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    /// });
    /// assert_eq!(entries, [1, 18, 243, 2646]); // of the corners
    /// let error = "stopped after depth 3: 2908 states have their distance";
    /// assert_eq!(stopped.unwrap_err().to_string(), error);
    /// ```
    pub fn build<R: Reply>(
        tables: Tables,
        observer: impl FnMut(BuildProgress) -> R,
    ) -> Result<Self, DatabaseError> {
        Optimal::build_on(pattern_database::cores(), tables, observer)
    }

    /// [`build`](Self::build) on so many threads.
    ///
    /// # Errors
    /// As [`build`](Self::build).
    ///
    /// # Complexity
    /// As [`build`](Self::build).
    pub fn build_on<R: Reply>(
        threads: usize,
        tables: Tables,
        mut observer: impl FnMut(BuildProgress) -> R,
    ) -> Result<Self, DatabaseError> {
        let parts = tables.parts();
        let mut observer = |part: usize, layer: DatabaseLayer| {
            let (table, depth) = (parts[part].name, layer.depth);
            observer(BuildProgress { table, depth, entries: layer.states })
                .control_flow()
        };
        let bounds = match tables {
            Tables::Small => Bounds::Korf(Korf::build(threads, SMALL, observer)?),
            Tables::Korf => Bounds::Korf(Korf::build(threads, KORF, observer)?),
            Tables::Cosets => {
                Bounds::Cosets(Cosets::build(threads, |layer| observer(0, layer))?)
            }
            Tables::Turns => {
                Bounds::Turns(Cosets::build(threads, |layer| observer(0, layer))?)
            }
        };
        Ok(Optimal { tables, bounds, shares: OnceLock::new() })
    }

    /// The solver with these tables, as many as the set has, each of the right number of bytes.
    pub(crate) fn from_tables(tables: Tables, mut bytes: Vec<TableBytes>) -> Self {
        let korf = |projections: &[Projection], bytes| {
            Korf::from_tables(projections.iter().copied().zip(bytes).collect())
        };
        let bounds = match tables {
            Tables::Small => Bounds::Korf(korf(SMALL, bytes)),
            Tables::Korf => Bounds::Korf(korf(KORF, bytes)),
            Tables::Cosets => Bounds::Cosets(Cosets::from_table(bytes.remove(0))),
            Tables::Turns => Bounds::Turns(Cosets::from_table(bytes.remove(0))),
        };
        Optimal { tables, bounds, shares: OnceLock::new() }
    }

    /// A search for one shortest solution, on one thread.
    pub fn search(&self) -> Search<'_> {
        Search::new(self)
    }

    /// Which tables it has.
    pub fn tables(&self) -> Tables {
        self.tables
    }

    /// The bytes of each table.
    pub(crate) fn table_bytes(&self) -> Vec<&TableBytes> {
        match &self.bounds {
            Bounds::Korf(korf) => korf.tables().collect(),
            Bounds::Cosets(cosets) => vec![cosets.table()],
            Bounds::Turns(cosets) => vec![cosets.table()],
        }
    }

    /// The number of entries of each distance in each table, by its name. Of the tables of cosets
    /// these are cosets: they are the published numbers,
    /// [`COSET_LAYERS`](two_phase::COSET_LAYERS).
    ///
    /// # Complexity
    /// O(entries) time.
    pub fn layers(&self) -> Vec<(&'static str, Vec<u64>)> {
        match &self.bounds {
            Bounds::Korf(korf) => korf.layers().collect(),
            Bounds::Cosets(cosets) => vec![("cosets", cosets.layers())],
            Bounds::Turns(cosets) => vec![("cosets", cosets.layers())],
        }
    }

    /// A lower bound of the number of turns that solve a cube, from the tables alone.
    pub fn lower_bound(&self, cube: &Cube) -> usize {
        match &self.bounds {
            Bounds::Korf(bound) => bound.lower_bound(cube),
            Bounds::Cosets(bound) => bound.lower_bound(cube),
            Bounds::Turns(bound) => bound.lower_bound(cube),
        }
    }

    /// What a search for a solution of this cube may have to expand.
    ///
    /// # Complexity
    /// The first time the lower bounds of some thousand random cubes.
    pub fn estimate(&self, cube: &Cube) -> Estimate {
        let lower_bound = self.lower_bound(cube);
        Estimate::new(lower_bound, self.shares())
    }

    /// For each lower bound, the share of random cubes that have at most this bound.
    pub fn shares(&self) -> &[f64] {
        self.shares.get_or_init(|| shares(|cube| self.lower_bound(cube)))
    }

    /// The mean of the lower bounds of random cubes.
    pub fn mean_bound(&self) -> f64 {
        self.shares().iter().map(|share| 1.0 - share).sum()
    }
}
