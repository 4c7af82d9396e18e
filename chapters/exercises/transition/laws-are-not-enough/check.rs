#[path = "buggy.rs"]
mod buggy;
#[path = "../../table/common.rs"]
mod common;

use common::{accepts, too_strict};
use judge::{Verdict, stand_in, trial};
use permutation::{rank, unrank};

type Build = fn(&[[u8; 4]]) -> Vec<u64>;

fn mended(turns: &[[u8; 4]]) -> Vec<u64> {
    let mut table = Vec::new();
    for t in 0..24 {
        let (mut pm, mut qm) = ([0; 4], [0; 4]);
        unrank(t, &mut pm);
        for turn in turns {
            puzzle::compose(&pm, turn, &mut qm);
            table.push(rank(&qm));
        }
    }
    table
}

pub fn check() -> Verdict {
    let verdict = trial(
        stand_in!(exercise::test: Build, |a|),
        buggy::build,
        mended,
        "From the solved order, what comes first and what second does not show: one of the \
         two changes nothing. Take an order that is not solved and a turn that moves some of \
         its misplaced pieces, do the turn by hand, and compare.",
    )
    .judge();
    too_strict(
        verdict,
        accepts(exercise::test, buggy::build as Build),
        "`compose(a, b)` is first `a`, then `b`, and the turn comes second.",
    )
}
