//! Judging a student's test: it must fail on buggy code and pass on correct code.

use crate::answer::{
    describe_panic, describe_panic_line, set_current_call, store_first_fault,
};
use crate::draw::random_run_order;
use crate::stand_in::StandIn;
use crate::{Fault, RunOutcome, Verdict, answer, wrong};

/// A student's test, and the versions of the code that it is run on.
#[must_use]
pub struct Trial<F> {
    test: StandIn<F>,
    versions: Vec<Version<F>>,
}

/// A version of the code, correct or buggy.
struct Version<F> {
    name: String,
    code: F,
    /// The advice for a test that passes on a buggy version; `None` for a correct version.
    advice: Option<String>,
}

/// Tries a student's test: it must pass on the mended code and fail on the buggy code.
/// `unnoticed` is the advice for a test that passes on the buggy code.
///
/// # Examples
/// ```
/// use judge::{stand_in, trial, wrong};
///
/// fn buggy(x: u8) -> u8 { x * 2 }
/// fn mended(x: u8) -> u8 { x * x }
/// type Square = fn(u8) -> u8;
///
/// let weak = |square: Square| assert_eq!(square(2), 4);
/// let verdict = trial(stand_in!(weak: Square, |x|), buggy, mended, "Try another number.").judge();
/// let said = "Your test passes on the buggy code as well.\nTry another number.";
/// assert_eq!(verdict, Err(wrong(said)));
///
/// let fooled = |square: Square| assert_eq!(square(3), 6);
/// let verdict = trial(stand_in!(fooled: Square, |x|), buggy, mended, "").judge();
/// assert!(format!("{verdict:?}").contains("do you expect what that gives?"));
///
/// let good = |square: Square| assert_eq!(square(3), 9);
/// assert_eq!(trial(stand_in!(good: Square, |x|), buggy, mended, "").judge(), Ok(()));
/// ```
pub fn trial<F: Copy>(test: StandIn<F>, buggy: F, mended: F, advice: &str) -> Trial<F> {
    Trial { test, versions: Vec::new() }.passes("the mended code", mended).fails(
        "the buggy code",
        buggy,
        advice,
    )
}

/// The beginning of the message for a test whose input the exercise excludes.
const DISALLOWED: &str = "Your test gives what it may not: ";

/// For mended code: requires that the test's input is allowed. If it is not, only that is
/// reported, not that the test fails on correct code. The sentence has no period at its end.
///
/// # Panics
/// If it does not hold, with the sentence.
///
/// # Examples
/// ```
/// use judge::{allow, stand_in, trial, wrong};
///
/// fn mended(x: u8) -> u8 {
///     allow(x < 16, || format!("{x} has no square in a byte"));
///     x * x
/// }
///
/// let large = |square: fn(u8) -> u8| assert_eq!(square(16), 0);
/// let large = stand_in!(large: fn(u8) -> u8, |x|);
/// let verdict = trial(large, |x| x * 2, mended, "").judge();
/// let said = "Your test gives what it may not: 16 has no square in a byte.";
/// assert_eq!(verdict, Err(wrong(said)));
/// ```
pub fn allow(holds: bool, why: impl FnOnce() -> String) {
    assert!(holds, "{DISALLOWED}{}", why());
}

impl<F: Copy> Trial<F> {
    /// Requires that the test passes on another correct version.
    ///
    /// # Examples
    /// See [`fails`](Trial::fails).
    pub fn passes(mut self, name: &str, right: F) -> Self {
        let version = Version { name: name.to_owned(), code: right, advice: None };
        self.versions.push(version);
        self
    }

    /// Requires that the test fails on another buggy version, with advice if it does not.
    ///
    /// # Examples
    /// ```
    /// use judge::{stand_in, trial};
    ///
    /// type Half = fn(u8) -> u8;
    /// let test = |half: Half| assert_eq!((half(4), half(5)), (2, 2));
    /// let trial = trial(stand_in!(test: Half, |x|), |x| x, |x| x / 2, "")
    ///     .passes("a half by a shift", |x| x >> 1)
    ///     .fails("a half that rounds up", |x| x.div_ceil(2), "Try an odd number.");
    /// assert_eq!(trial.judge(), Ok(()));
    /// ```
    pub fn fails(mut self, name: &str, buggy: F, advice: &str) -> Self {
        let (name, advice) = (name.to_owned(), Some(advice.to_owned()));
        self.versions.push(Version { name, code: buggy, advice });
        self
    }

    /// The verdict. Every version is tried several times in a random order. So a test that
    /// counts its calls, and does not call the code, fails on a correct version or passes on
    /// a buggy one.
    ///
    /// # Errors
    /// [`Fault::ToDo`] at a `todo!()`; [`Fault::Wrong`] if the test fails on a correct
    /// version or passes on a buggy one. Of several faults, that of the first version in the
    /// given order is reported.
    pub fn judge(self) -> Verdict {
        let is_wrong: Vec<bool> =
            self.versions.iter().map(|version| version.advice.is_some()).collect();
        let mut faults = vec![None; self.versions.len()];
        let mut tried = vec![false; self.versions.len()];
        for at in random_run_order(&is_wrong) {
            if tried[at] && faults.iter().any(Option::is_some) {
                continue;
            }
            tried[at] = true;
            faults[at] = faults[at].take().or(self.try_version(at)?);
        }
        let passes_on_buggy = faults.get(1).is_some_and(Option::is_some);
        match faults.into_iter().enumerate().find_map(|(at, it)| Some((at, it?))) {
            None => Ok(()),
            Some((0, said)) if passes_on_buggy && !said.starts_with(DISALLOWED) => {
                let more =
                    "It passes on the buggy code: do you expect what that gives?";
                Err(wrong(format!("{said}\n{more}")))
            }
            Some((_, said)) => Err(wrong(said)),
        }
    }

    /// Runs the test on one version, and returns the message if the test does the wrong thing.
    fn try_version(&self, at: usize) -> Result<Option<String>, Fault> {
        let Version { name, code, advice } = &self.versions[at];
        set_current_call(&format!("your test, on {name},"));
        // ANCHOR: once
        let outcome = answer(|| self.test.run(*code));
        let fault = match (outcome, advice, self.test.take_panic()) {
            (RunOutcome::ToDo, ..) => return Err(Fault::ToDo),
            // Right code panics where a test gives what it may not (see `allow`). That is
            // reported even if the test catches the panic.
            (_, None, Some(panic)) if panic.starts_with(DISALLOWED) => {
                Some(format!("{panic}."))
            }
            (_, None, Some(panic)) => Some(format!(
                "Your test must pass on right code, and it fails on {name}: {}",
                describe_panic(&panic)
            )),
            (RunOutcome::Gave(()), None, None)
            | (RunOutcome::Panicked(_), Some(_), _) => None,
            (RunOutcome::Gave(()), Some(advice), _) => {
                Some(format!("Your test passes on {name} as well.\n{advice}"))
            }
            // Without the test's own message, which may hold the right value.
            (RunOutcome::Panicked(text), None, None) => Some(format!(
                "Your test must pass on right code, and it fails on {name}{}",
                describe_panic_line(&text)
            )),
        };
        // ANCHOR_END: once
        if let Some(said) = &fault {
            store_first_fault(said);
        }
        Ok(fault)
    }
}

#[cfg(test)]
mod stand_in_tests {
    use std::panic::catch_unwind;
    use std::sync::Mutex;

    use super::{allow, trial};
    use crate::{Fault, stand_in};

    type Square = fn(u8) -> u8;

    fn mended(x: u8) -> u8 {
        allow(x < 16, || format!("{x} has no square in a byte"));
        x * x
    }

    /// The message for a test of `mended` that is also run on code that doubles.
    fn message(test: crate::StandIn<Square>) -> String {
        match trial(test, |x| x.wrapping_mul(2), mended, "").judge() {
            Err(Fault::Wrong(message)) => message,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn hides_values_of_right_code() {
        fn demands(square: Square) {
            assert_eq!(square(13), 170, "it gives {}", square(13));
        }
        let said = message(stand_in!(demands: Square, |x|));
        assert!(said.starts_with("Your test must pass on right code"), "{said}");
        assert!(!said.contains("169"), "{said}");
    }

    #[test]
    fn reports_caught_refusals() {
        fn catches(square: Square) {
            assert!(catch_unwind(|| square(16)).is_err());
        }
        let said = message(stand_in!(catches: Square, |x|));
        assert_eq!(
            said,
            "Your test gives what it may not: 16 has no square in a byte."
        );
    }

    #[test]
    fn gives_every_version_one_address() {
        static ADDRESSES: Mutex<Vec<usize>> = Mutex::new(Vec::new());
        fn looks(square: Square) {
            ADDRESSES.lock().unwrap().push(square as usize);
        }
        message(stand_in!(looks: Square, |x|));
        let mut all = ADDRESSES.lock().unwrap().clone();
        all.dedup();
        assert_eq!(all.len(), 1);
    }
}
