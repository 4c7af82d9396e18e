//! For tests on trial: what they may give, and what they are given and let pass.
use std::cell::RefCell;
use std::fmt::Debug;

use judge::{Fault, Verdict, allow, wrong};

thread_local! {
    /// The first wrong answer that a test was given.
    static GIVEN: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Gives what the code on trial gives, and remembers it if it is wrong.
pub fn given<T: PartialEq + Debug>(
    call: impl FnOnce() -> String,
    found: T,
    right: &T,
) -> T {
    if found != *right {
        GIVEN.with_borrow_mut(|given| {
            given.get_or_insert_with(|| {
                format!("{} gave it {found:?}, and right is {right:?}", call())
            });
        });
    }
    found
}

/// Says of a test that passes on the buggy code what wrong answer it has let pass.
pub fn let_pass(verdict: Verdict) -> Verdict {
    let passes = "Your test passes on the buggy code as well.";
    let given = GIVEN.take();
    match (&verdict, given) {
        (Err(Fault::Wrong(said)), Some(given)) if said.starts_with(passes) => Err(
            wrong(format!("{passes}\n{given}. Your test saw that and let it pass.")),
        ),
        _ => verdict,
    }
}

/// For mended code: a test may only give orders of the pieces from 0 on.
pub fn demand_order(pm: &[u8]) {
    let mut pieces = pm.to_vec();
    pieces.sort_unstable();
    let n = pieces.len();
    allow(pieces.into_iter().map(usize::from).eq(0..n), || {
        format!("{pm:?} is no order of the pieces 0 to {}", n - 1)
    });
    allow(n <= 20, || format!("{n} pieces have more orders than a u64 can count"));
}
