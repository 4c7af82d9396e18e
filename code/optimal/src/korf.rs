//! Korf's three tables, of the corners and of two sets of six edges; and six small ones.

use crate::bound::{Bound, Children};
use crate::eight_corners::{CornerState, EightCorners, TWISTS};
use crate::packed::{TableBytes, entry, pack};
use crate::six_edges::{HALF_STATES, Halves, SixEdges, halves};
use crate::small::distances;
use pattern_database::{Database, DatabaseError, DatabaseLayer, Pattern};
use puzzle::rubik::Cube;
use std::ops::ControlFlow;
use two_phase::turns::{ALL_TURNS, TURNS, elements};

/// What a table sees of a cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Projection {
    Corners,
    /// Two halves of the edges: the first two, or the last two.
    SixEdges(usize),
    CornerPermutation,
    CornerTwist,
    /// One of the four halves of the edges.
    ThreeEdges(usize),
}

use Projection::{
    CornerPermutation, CornerTwist, Corners, SixEdges as Six, ThreeEdges,
};

/// Korf's tables.
pub(crate) const KORF: &[Projection] = &[Corners, Six(0), Six(2)];

/// Tables that are computed in a moment.
pub(crate) const SMALL: &[Projection] = &[
    CornerPermutation,
    CornerTwist,
    ThreeEdges(0),
    ThreeEdges(1),
    ThreeEdges(2),
    ThreeEdges(3),
];

impl Projection {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Corners => "corners",
            Six(0) => "UR UF UL UB DR DF",
            Six(_) => "DL DB FR FL BL BR",
            CornerPermutation => "corner permutation",
            CornerTwist => "corner twist",
            ThreeEdges(half) => ["UR UF UL", "UB DR DF", "DL DB FR", "FL BL BR"][half],
        }
    }

    /// The number of entries.
    pub(crate) fn entries(self) -> usize {
        match self {
            Corners => 88_179_840,
            Six(_) => 42_577_920,
            CornerPermutation => 40_320,
            CornerTwist => TWISTS,
            ThreeEdges(_) => HALF_STATES,
        }
    }
}

/// Tables, four bits for each entry, and what turns do to the pieces.
#[derive(Debug)]
pub(crate) struct Korf {
    corners: EightCorners,
    halves: Halves,
    tables: Vec<(Projection, TableBytes)>,
}

impl Korf {
    /// Joins tables with what turns do to the pieces.
    pub(crate) fn from_tables(tables: Vec<(Projection, TableBytes)>) -> Self {
        Korf { corners: EightCorners::new(), halves: Halves::new(), tables }
    }

    /// Computes the tables, the large ones on so many threads. The observer is called with the
    /// number of a table and each of its layers.
    pub(crate) fn build(
        threads: usize,
        projections: &[Projection],
        mut observer: impl FnMut(usize, DatabaseLayer) -> ControlFlow<()>,
    ) -> Result<Self, DatabaseError> {
        let mut korf = Korf::from_tables(vec![]);
        let solved = halves(Cube::SOLVED.edges());
        for (i, &projection) in projections.iter().enumerate() {
            let (corners, edges) = (&korf.corners, &korf.halves);
            let mut small = |solved, after: &dyn Fn(u16, usize) -> u16| {
                let distances = distances(projection.entries(), solved, after);
                report(&distances, |layer| observer(i, layer))?;
                Ok(pack(&distances))
            };
            let table = match projection {
                CornerPermutation => {
                    small(0, &|rank, m| corners.next([rank, 0], m)[0])?
                }
                CornerTwist => small(0, &|rank, m| corners.next([0, rank], m)[1])?,
                ThreeEdges(half) => {
                    small(solved[half].into(), &|rank, m| edges.next(rank, m))?
                }
                Corners => packed(threads, corners, |layer| observer(i, layer))?,
                Six(first) => {
                    let solved = [solved[first], solved[first + 1]];
                    packed(threads, SixEdges { halves: edges, solved }, |layer| {
                        observer(i, layer)
                    })?
                }
            };
            korf.tables.push((projection, table));
        }
        Ok(korf)
    }

    /// The numbers of entries at each distance, of each table.
    pub(crate) fn layers(&self) -> impl Iterator<Item = (&'static str, Vec<u64>)> {
        self.tables.iter().map(|(projection, table)| {
            let mut layers = vec![];
            for rank in 0..projection.entries() {
                let distance = usize::from(entry(table.as_ref(), rank));
                layers.resize(layers.len().max(distance + 1), 0);
                layers[distance] += 1;
            }
            (projection.name(), layers)
        })
    }

    pub(crate) fn tables(&self) -> impl Iterator<Item = &TableBytes> {
        self.tables.iter().map(|(_, table)| table)
    }

    /// The rank of a node in a table.
    #[inline]
    fn rank(&self, node: &KorfNode, projection: Projection) -> usize {
        match projection {
            Corners => (&self.corners).rank(&node.corners),
            Six(first) => {
                self.halves.rank([node.halves[first], node.halves[first + 1]])
            }
            CornerPermutation => node.corners[0].into(),
            CornerTwist => node.corners[1].into(),
            ThreeEdges(half) => node.halves[half].into(),
        }
    }
}

/// Reports the layers of a table that was computed at once.
fn report(
    distances: &[u8],
    mut observer: impl FnMut(DatabaseLayer) -> ControlFlow<()>,
) -> Result<(), DatabaseError> {
    let mut visited = 0;
    for depth in 0.. {
        let is_here = |&&distance: &&u8| usize::from(distance) == depth;
        let states = distances.iter().filter(is_here).count() as u64;
        visited += states;
        match states {
            0 => break,
            _ if observer(DatabaseLayer { depth, states }).is_continue() => {}
            _ => return Err(DatabaseError::Stopped { depth, states: visited }),
        }
    }
    Ok(())
}

/// The table of a pattern, four bits for each entry.
fn packed<P: Pattern + Sync>(
    threads: usize,
    pattern: P,
    observer: impl FnMut(DatabaseLayer) -> ControlFlow<()>,
) -> Result<TableBytes, DatabaseError> {
    Ok(pack(Database::observed_on(threads, pattern, observer)?.entries()))
}

/// What the tables see of a cube.
#[derive(Debug, Clone, Copy)]
pub(crate) struct KorfNode {
    corners: CornerState,
    halves: [u16; 4],
}

impl Bound for Korf {
    type Node = KorfNode;

    fn root(&self, cube: &Cube, left: usize) -> Option<KorfNode> {
        let corners = (&self.corners).project(cube.corners());
        let node = KorfNode { corners, halves: halves(cube.edges()) };
        let within = |(projection, table): &(Projection, TableBytes)| {
            usize::from(entry(table.as_ref(), self.rank(&node, *projection))) <= left
        };
        self.tables.iter().all(within).then_some(node)
    }

    fn turns(&self, _: &KorfNode) -> [u32; 2] {
        [ALL_TURNS, 0]
    }

    fn side(&self, _: &KorfNode, _: [u32; 2]) -> usize {
        0
    }

    fn expand(
        &self,
        node: &KorfNode,
        _: usize,
        mut turns: u32,
        left: usize,
        children: &mut Children<KorfNode>,
    ) -> usize {
        let mut nodes = [*node; TURNS];
        for m in elements(turns) {
            nodes[m].corners = self.corners.next(node.corners, m);
            nodes[m].halves = node.halves.map(|half| self.halves.next(half, m));
        }
        // ANCHOR: within
        for (projection, table) in &self.tables {
            let mut within = 0;
            for m in elements(turns) {
                let bound = entry(table.as_ref(), self.rank(&nodes[m], *projection));
                within |= u32::from(usize::from(bound) <= left) << m;
            }
            turns = within;
        }
        // ANCHOR_END: within
        let mut count = 0;
        for m in elements(turns) {
            children[count] = (m as u8, nodes[m]);
            count += 1;
        }
        count
    }

    fn is_solved(&self, node: &KorfNode) -> bool {
        let corners = (&self.corners).solved();
        node.corners == corners && node.halves == halves(Cube::SOLVED.edges())
    }
}
