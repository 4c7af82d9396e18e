//! The laws of a graph, and where one of them is broken.

use crate::Graph;
use puzzle::{BrokenLaw, Law};

/// Looks whether a graph has positions, and each of these has neighbors that are some.
///
/// # Errors
/// The first [`BrokenLaw`]: [`Law::Count`], or [`Law::Range`] with the number of the
/// neighbor as that of a move.
///
/// # Panics
/// Where the graph does.
///
/// # Complexity
/// O(neighbors) of these positions.
///
/// # Examples
/// ```
/// use puzzle::Metric;
/// use table::{ForwardGraph, check_graph};
///
/// let cube = puzzle::pocket_cube::Cube::new(Metric::HalfTurn);
/// let some = puzzle::spread(3_674_160, 1000).map(|p| p as usize);
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
            below(p, q).map_err(|broken| broken.by(m))?;
        }
    }
    Ok(())
}

/// Looks whether a second graph is the first one's way back: whether each neighbor of these
/// positions in one of them has the position as a neighbor in the other. That is what
/// [`CompleteTable::descend`](crate::CompleteTable::descend) needs, if the table was made of
/// the second. A position that is its own neighbor, for a move that cannot be done, needs
/// no way back.
///
/// # Errors
/// As [`check_graph`], for both; and [`Law::Reverse`] with the position, the number of its
/// neighbor, and that neighbor's neighbors on the way back.
///
/// # Panics
/// Where one of the graphs does.
///
/// # Complexity
/// O(neighbors²) of these positions.
///
/// # Examples
/// ```
/// use puzzle::{Metric, pocket_cube::Cube};
/// use table::{BackwardGraph, ForwardGraph, check_reverse};
///
/// let cube = Cube::new(Metric::Clockwise);
/// check_reverse(&ForwardGraph(&cube), &BackwardGraph(&cube), 0..1000)?;
/// // Clockwise turns are no way back of clockwise turns.
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

/// Each neighbor of a position has it as a neighbor on the way back.
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
            return Err(BrokenLaw::new(Law::Reverse, p as u64, found, right).by(m));
        }
    }
    Ok(())
}
