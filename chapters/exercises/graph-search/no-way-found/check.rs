use exercise::{Solve, test};
use judge::{Verdict, trial};

#[allow(dead_code)]
#[path = "buggy.rs"]
mod buggy;

/// The boards on a shortest way, found with the steps of the blank in one order.
fn search(start: [u8; 4], goal: [u8; 4], backward: bool) -> Option<Vec<[u8; 4]>> {
    let neighbors = |board: &[u8; 4]| {
        let steps = graph_search::steps(board, 2, true).into_iter();
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

pub fn check() -> Verdict {
    trial::<Solve>(
        &test,
        buggy::solve,
        mended,
        "Does your test ask for a way between two boards, of which you know that there \
         is one?",
    )
    .passes("a search that tries the moves in another order", another)
    .judge()
}
