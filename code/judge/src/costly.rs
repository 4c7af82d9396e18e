//! Limits on counted operations: a call that exceeds its limit is recorded, and reported if all
//! answers are right.

use std::cell::RefCell;
use std::fmt::Display;

use crate::Verdict;
use crate::answer::store_first_fault;
#[cfg(any(unix, windows))]
use crate::{Fault, wrong};

// ANCHOR: at-most
/// Requires that a call took at most `limit` operations of one kind, such as
/// `comparisons`. If it took more, the call is recorded with the advice, and the check
/// goes on: only if all answers are right is the verdict [`Fault::Costly`](crate::Fault).
///
/// # Errors
/// Never: a recorded call becomes [`Fault::Costly`] at the end of the check.
///
/// # Examples
/// ```
/// use judge::at_most;
///
/// assert!(at_most("sort(100)", "comparisons", 5000, 700, "Halve the row.").is_ok());
/// ```
pub fn at_most(
    call: impl Display,
    what: &str,
    found: u64,
    limit: u64,
    advice: &str,
) -> Verdict {
    if found > limit {
        let are = if limit == 1 { "is" } else { "are" };
        record_costly_call(
            format!("{call} takes {found} {what}, and {limit} {are} enough.\n{advice}"),
            [found, limit],
        );
    }
    Ok(())
}
// ANCHOR_END: at-most

thread_local! {
    /// The message about the first call that took too many operations; and of the worst call,
    /// how many it took and how many are enough.
    static COSTLY: RefCell<Option<(String, [u64; 2])>> = const { RefCell::new(None) };
}

/// Records that a call took too many operations.
fn record_costly_call(message: String, numbers: [u64; 2]) {
    // The message if the check times out: on a faster run it may end, and be right.
    store_first_fault(&format!(
        "{message}\nThen its time was over, before the check was through."
    ));
    let worse = |[found, limit]: [u64; 2], [other, enough]: [u64; 2]| {
        u128::from(found) * u128::from(enough) > u128::from(other) * u128::from(limit)
    };
    COSTLY.with_borrow_mut(|noted| match noted {
        None => *noted = Some((message, numbers)),
        Some((_, worst)) if worse(numbers, *worst) => *worst = numbers,
        Some(_) => {}
    });
}

/// Runs a check, and adds the recorded costly call to its verdict.
#[cfg(any(unix, windows))]
// ANCHOR: counted
pub(crate) fn with_costs(check: impl FnOnce() -> Verdict) -> Verdict {
    let verdict = check();
    let Some((costly, [found, limit])) = COSTLY.take() else { return verdict };
    Err(match verdict {
        Ok(()) => {
            let message = format!("{costly}\nThe answers themselves are right.");
            Fault::Costly { message, found, limit }
        }
        Err(Fault::Wrong(message)) => wrong(format!("{costly}\nAnd then: {message}")),
        Err(other) => other,
    })
}
// ANCHOR_END: counted

#[cfg(test)]
mod tests {
    use super::{at_most, with_costs};
    use crate::{Fault, Verdict, wrong};

    fn takes(call: &str, found: u64, limit: u64) -> Verdict {
        at_most(call, "look-ups", found, limit, "Less.")
    }

    #[test]
    fn reports_first_excess_counts_worst() {
        let said = with_costs(|| {
            takes("f(1)", 3, 3)?;
            takes("f(2)", 6, 5)?;
            takes("f(3)", 40, 10)?;
            takes("f(4)", 20, 9)
        });
        let message = "f(2) takes 6 look-ups, and 5 are enough.\nLess.\n\
                       The answers themselves are right."
            .to_owned();
        assert_eq!(said, Err(Fault::Costly { message, found: 40, limit: 10 }));
        // The next check starts without a recorded call.
        assert_eq!(with_costs(|| takes("f(1)", 3, 3)), Ok(()));
        // With a limit of 0, any operation is too many.
        let said =
            with_costs(|| takes("f(0)", 1, 0).and_then(|()| takes("f(1)", 9, 1)));
        assert!(matches!(said, Err(Fault::Costly { found: 1, limit: 0, .. })));
    }

    #[test]
    fn wrong_answer_outranks_excess() {
        let said = with_costs(|| {
            takes("f(2)", 6, 1)?;
            Err(wrong("f(3) gives 4."))
        });
        let right =
            "f(2) takes 6 look-ups, and 1 is enough.\nLess.\nAnd then: f(3) gives 4.";
        assert_eq!(said, Err(wrong(right)));
        let said = with_costs(|| takes("f(2)", 6, 1).and(Err(Fault::ToDo)));
        assert_eq!(said, Err(Fault::ToDo));
    }
}
