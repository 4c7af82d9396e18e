#[path = "buggy.rs"]
mod buggy;
#[path = "../../table/common.rs"]
mod common;

use common::{accepts, demand_graph, in_words, too_strict};
use exercise::{IsWellDefined, test};
use judge::{Verdict, stand_in, trial};

fn mended(index: &[usize], next: &[Vec<usize>]) -> bool {
    let same = index.len() == next.len();
    assert!(
        same,
        "Your coordinate has {} indices, and {} lists of moves",
        index.len(),
        next.len()
    );
    demand_graph(next, 0);
    let even = next.iter().all(|after| after.len() == next[0].len());
    assert!(
        even,
        "Your positions have different numbers of moves: each must have as many moves as \
         any other"
    );
    let after = |p: usize| next[p].iter().map(|&q| index[q]);
    let agree = |a: usize, b: usize| index[a] != index[b] || after(a).eq(after(b));
    (0..index.len()).all(|a| (0..a).all(|b| agree(a, b)))
}

fn never(_: &[usize], _: &[Vec<usize>]) -> bool {
    false
}

fn always(_: &[usize], _: &[Vec<usize>]) -> bool {
    true
}

pub fn check() -> Verdict {
    let content = accepts(test, always as IsWellDefined);
    let unnoticed = match content {
        true => {
            "Your test never demands `false`: a code that always says `true` would do. \
             Which coordinate does the code call well defined that is not?"
        }
        false => {
            "In your coordinate it is the first pair with one index that clashes, and \
             that one the code does see."
        }
    };
    let buggy = buggy::is_well_defined as IsWellDefined;
    let verdict = trial(stand_in!(test: IsWellDefined, |a, b|), buggy, mended, unnoticed).judge();
    let verdict = too_strict(
        in_words(verdict),
        content,
        "Your test demands `true`, and two positions with one index clash: a move leads \
         them to different ones.",
    );
    too_strict(
        verdict,
        accepts(test, never as IsWellDefined),
        "Your test demands `false`, and nothing clashes: each move leads positions with \
         one index to one index.",
    )
}
