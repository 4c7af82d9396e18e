use exercise::{Solve, test};
use judge::{Fault, RunOutcome, Verdict, answer, stand_in, trial, wrong};

#[allow(dead_code)]
#[path = "buggy.rs"]
mod buggy;

/// The boards on a shortest path, found with the steps of the blank in one order.
fn search(start: [u8; 4], goal: [u8; 4], backward: bool) -> Option<Vec<[u8; 4]>> {
    let neighbors = |board: &[u8; 4]| {
        let steps = graph_search::python_neighbors(board, 2, true).into_iter();
        let mut boards: Vec<[u8; 4]> =
            steps.map(|(_, next)| next.try_into().expect("four cells")).collect();
        if backward {
            boards.reverse();
        }
        boards
    };
    graph_search::breadth_first(start, neighbors, |board| *board == goal).path
}

fn mended(start: [u8; 4], goal: [u8; 4]) -> Option<Vec<[u8; 4]>> {
    search(start, goal, false)
}

fn another(start: [u8; 4], goal: [u8; 4]) -> Option<Vec<[u8; 4]>> {
    search(start, goal, true)
}

/// A way that stands still at the start, and then jumps to its third board.
fn jumping(start: [u8; 4], goal: [u8; 4]) -> Option<Vec<[u8; 4]>> {
    let mut way = mended(start, goal)?;
    if way.len() > 2 {
        way[1] = start;
    }
    Some(way)
}

pub fn check() -> Verdict {
    let passes = |solve: Solve| answer(|| test(solve)) == RunOutcome::Gave(());
    let one_alone = passes(mended) != passes(another);
    let verdict = trial(
        stand_in!(test: Solve, |a, b|),
        buggy::solve,
        mended,
        "Does your test ask for a way between two boards, of which you know that there \
         is one? And does it look at the answer?",
    )
    .passes("a search that tries the moves in another order", another)
    .fails(
        "code that gives a way with a jump",
        jumping,
        "Take boards that are at least two moves apart, and walk along the way that you \
         get: is each board one move from the one before it?",
    )
    .judge();
    match verdict {
        Err(Fault::Wrong(said)) if one_alone => Err(wrong(format!(
            "{said}\nThere may be several shortest paths: check the way you get, step by \
             step."
        ))),
        verdict => verdict,
    }
}
