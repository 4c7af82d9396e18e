#[path = "buggy.rs"]
mod buggy;
#[path = "../../table/common.rs"]
mod common;

use std::cell::Cell;
use std::sync::LazyLock;

use common::{accepts, too_strict};
use exercise::{Bound, test};
use judge::{Verdict, stand_in, trial};
use puzzle::Metric;
use puzzle::pocket_cube::PocketCube;
use table::PocketCubeTable;
use transition::{Coordinate, CornerOrientation, CornerPermutation};

thread_local! {
    /// Was there a position with neither its order nor its twists solved?
    static BOTH: Cell<bool> = const { Cell::new(false) };
}

/// The position with its order, and no twists; and the other way around.
fn parts(position: &PocketCube) -> [PocketCube; 2] {
    let order = CornerPermutation.unrank(CornerPermutation.rank(position));
    let twist = CornerOrientation.unrank(CornerOrientation.rank(position));
    BOTH.set(
        BOTH.get() || [order, twist].iter().all(|part| *part != PocketCube::SOLVED),
    );
    [order, twist]
}

/// The order alone: the twists of its representative are 0.
fn order_alone(position: &PocketCube) -> u8 {
    buggy::bound(&parts(position)[0])
}

fn larger(position: &PocketCube) -> u8 {
    parts(position).iter().map(buggy::bound).max().unwrap_or(0)
}

/// The largest lower bound that there is.
fn exact(position: &PocketCube) -> u8 {
    static TABLE: LazyLock<PocketCubeTable> =
        LazyLock::new(|| PocketCubeTable::new(Metric::HalfTurn));
    TABLE.distance(position)
}

fn nothing(_: &PocketCube) -> u8 {
    0
}

pub fn check() -> Verdict {
    accepts(test, larger as Bound); // to see its positions
    let unnoticed = match BOTH.get() {
        false => {
            "In the positions of your test one of the two parts is solved, so there is \
             nothing to add."
        }
        true => {
            "On the positions of your test the sum is no larger than the distance that \
             you compare it with. Where does one move repair both parts?"
        }
    };
    let verdict = trial(stand_in!(test: Bound, |a|), buggy::bound, larger, unnoticed)
        .passes("the bound of the order alone", order_alone)
        .passes("the distances themselves", exact)
        .passes("the bound 0 for every position", nothing)
        .judge();
    too_strict(
        verdict,
        true,
        "A lower bound may be smaller than the distance. Demand only that it is not larger.",
    )
}
