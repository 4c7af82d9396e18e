//! Checks of the laws of a graph.

use crate::Graph;
use puzzle::{BrokenLaw, Law};

/// Checks that a graph has positions, and that the neighbors of these positions are in
/// range.
///
/// # Errors
/// The first [`BrokenLaw`]: [`Law::Count`], or [`Law::Range`] with the number of the
/// neighbor as that of a move.
///
/// # Panics
/// If the graph panics.
///
/// # Complexity
/// O(neighbors) of these positions.
///
/// # Examples
/// ```
/// use puzzle::Metric;
/// use table::{ForwardGraph, check_graph};
///
/// let cube = puzzle::pocket_cube::PocketCubePuzzle::new(Metric::HalfTurn);
/// let some = puzzle::sample_ranks(3_674_160, 1000).map(|p| p as usize);
/// check_graph(&ForwardGraph(&cube), some)?;
/// # Ok::<(), puzzle::BrokenLaw>(())
/// ```
pub fn check_graph(
    graph: &impl Graph,
    positions: impl IntoIterator<Item = usize>,
) -> Result<(), BrokenLaw> {
    let count = graph.count();
    let below = |p: usize, found: usize| {
        BrokenLaw::check_range(p as u64, found as u64, count as u64)
    };
    if count == 0 {
        return Err(BrokenLaw::new(Law::Count, None, 0, "at least 1"));
    }
    for p in positions {
        below(p, p)?;
        for (m, q) in graph.neighbors(p).enumerate() {
            below(p, q).map_err(|broken| broken.with_move(m))?;
        }
    }
    Ok(())
}

/// Checks that a second graph is the first one reversed: each neighbor of these positions in
/// one graph must have the position as a neighbor in the other.
/// [`CompleteTable::descend`](crate::CompleteTable::descend) along the first graph needs that
/// of a table of the second. A position that is its own neighbor, for a move that cannot be
/// done, is exempt.
///
/// # Errors
/// As [`check_graph`], for both graphs; and [`Law::Reverse`] with the position, the number
/// of its neighbor, and that neighbor's neighbors in the other graph.
///
/// # Panics
/// If one of the graphs panics.
///
/// # Complexity
/// O(neighbors²) of these positions.
///
/// # Examples
/// ```
/// use puzzle::{Metric, pocket_cube::PocketCubePuzzle};
/// use table::{BackwardGraph, ForwardGraph, check_reverse};
///
/// let cube = PocketCubePuzzle::new(Metric::Clockwise);
/// check_reverse(&ForwardGraph(&cube), &BackwardGraph(&cube), 0..1000)?;
/// // Clockwise turns are not the inverses of clockwise turns.
/// let broken = check_reverse(&ForwardGraph(&cube), &ForwardGraph(&cube), 0..1000).unwrap_err();
/// assert_eq!((broken.law, broken.m), (puzzle::Law::Reverse, Some(0)));
/// # Ok::<(), puzzle::BrokenLaw>(())
/// ```
pub fn check_reverse(
    graph: &impl Graph,
    back: &impl Graph,
    positions: impl IntoIterator<Item = usize>,
) -> Result<(), BrokenLaw> {
    for p in positions {
        check_graph(graph, [p])?;
        check_graph(back, [p])?;
        check_neighbors_return(graph, back, p)?;
        check_neighbors_return(back, graph, p)?;
    }
    Ok(())
}

/// Checks that each neighbor `q` of `p` in `graph` has `p` as a neighbor in `back`.
fn check_neighbors_return(
    graph: &impl Graph,
    back: &impl Graph,
    p: usize,
) -> Result<(), BrokenLaw> {
    for (m, q) in graph.neighbors(p).enumerate().filter(|&(_, q)| q != p) {
        if back.neighbors(q).all(|back| back != p) {
            let found: Vec<_> = back.neighbors(q).collect();
            let found = format!("the neighbors {found:?} of {q} on the way back");
            let right = format!("{p} among them");
            return Err(
                BrokenLaw::new(Law::Reverse, p as u64, found, right).with_move(m)
            );
        }
    }
    Ok(())
}
