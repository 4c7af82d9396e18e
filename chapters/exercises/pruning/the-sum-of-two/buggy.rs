use std::sync::LazyLock;

use pruning::{LowerBound, PruningTable};
use puzzle::Metric;
use puzzle::pocket_cube::{PocketCube, moves};
use transition::{CornerOrientation, CornerPermutation};

/// The pruning tables of the order and of the twists.
static TABLES: LazyLock<(
    PruningTable<CornerPermutation>,
    PruningTable<CornerOrientation>,
)> = LazyLock::new(|| {
    let back = moves(Metric::HalfTurn).into_iter().map(|m| m.inverse().position());
    let back: Vec<_> = back.collect();
    let order = PruningTable::new(CornerPermutation, &PocketCube::SOLVED, &back);
    let twist = PruningTable::new(CornerOrientation, &PocketCube::SOLVED, &back);
    (order.expect("a table"), twist.expect("a table"))
});

/// How many moves a position of the pocket cube needs at least, in the half-turn metric.
pub fn bound(position: &PocketCube) -> u8 {
    let (order, twist) = &*TABLES;
    let moves_for_the_order = order.lower_bound(position).unwrap_or(0);
    let moves_for_the_twists = twist.lower_bound(position).unwrap_or(0);
    moves_for_the_order + moves_for_the_twists
}
