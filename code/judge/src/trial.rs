//! A student's test on trial: it has to fail on a bug and pass on what is right.

// ANCHOR: trial
use crate::answer::{panicked, set_current};
use crate::{Answer, Fault, Verdict, answer, wrong};

/// A student's test, tried so far without a fault, or with one.
pub struct Trial<'a, F> {
    test: &'a dyn Fn(F),
    verdict: Verdict,
}

/// Tries a student's test: on the mended code it has to pass, and on the buggy code
/// it has to fail. If the bug goes unnoticed, the advice is told.
///
/// # Examples
/// ```
/// use judge::{trial, wrong};
///
/// fn buggy(x: u8) -> u8 { x * 2 }
/// fn mended(x: u8) -> u8 { x * x }
/// type Square = fn(u8) -> u8;
///
/// let weak = |square: Square| assert_eq!(square(2), 4);
/// let verdict = trial::<Square>(&weak, buggy, mended, "Try another number.").judge();
/// let said = "Your test passes on the buggy code as well.\nTry another number.";
/// assert_eq!(verdict, Err(wrong(said)));
///
/// let fooled = |square: Square| assert_eq!(square(3), 6);
/// let verdict = trial::<Square>(&fooled, buggy, mended, "").judge();
/// assert!(format!("{verdict:?}").contains("do you expect what that gives?"));
///
/// let good = |square: Square| assert_eq!(square(3), 9);
/// assert_eq!(trial::<Square>(&good, buggy, mended, "").judge(), Ok(()));
/// ```
pub fn trial<'a, F>(
    test: &'a dyn Fn(F),
    buggy: F,
    mended: F,
    unnoticed: &str,
) -> Trial<'a, F> {
    let start = Trial { test, verdict: Ok(()) };
    let mut tried = start.passes("the mended code", mended);
    match &mut tried.verdict {
        Err(Fault::Wrong(said)) => {
            let allowed = !said.starts_with(MAY_NOT);
            if allowed && answer(|| test(buggy)) == Answer::Gave(()) {
                *said +=
                    "\nIt passes on the buggy code: do you expect what that gives?";
            }
            tried
        }
        _ => tried.fails("the buggy code", buggy, unnoticed),
    }
}

// ANCHOR_END: trial

// ANCHOR: allow
/// How it is said that a test gives what the exercise excludes.
const MAY_NOT: &str = "Your test gives what it may not: ";

/// For mended code: demands that a test may give this. If it may not, that alone is told,
/// and not that the test fails on right code. The sentence has no period at its end.
///
/// # Panics
/// If it does not hold, with the sentence.
///
/// # Examples
/// ```
/// use judge::{allow, trial, wrong};
///
/// fn mended(x: u8) -> u8 {
///     allow(x < 16, || format!("{x} has no square in a byte"));
///     x * x
/// }
///
/// let large = |square: fn(u8) -> u8| assert_eq!(square(16), 0);
/// let verdict = trial(&large, |x| x * 2, mended as fn(u8) -> u8, "").judge();
/// let said = "Your test gives what it may not: 16 has no square in a byte.";
/// assert_eq!(verdict, Err(wrong(said)));
/// ```
pub fn allow(holds: bool, why: impl FnOnce() -> String) {
    if !holds {
        panic!("{MAY_NOT}{}", why());
    }
}
// ANCHOR_END: allow

// ANCHOR: variants
impl<F> Trial<'_, F> {
    /// Demands that the test passes on code that is right, too.
    ///
    /// # Examples
    /// See [`fails`](Trial::fails).
    #[must_use]
    pub fn passes(mut self, what: &str, right: F) -> Self {
        if self.verdict.is_ok() {
            set_current(&format!("your test, on {what},"));
            self.verdict = match answer(|| (self.test)(right)) {
                Answer::Gave(()) => Ok(()),
                Answer::ToDo => Err(Fault::ToDo),
                Answer::Panicked(text) if text.starts_with(MAY_NOT) => {
                    Err(wrong(format!("{text}.")))
                }
                Answer::Panicked(text) => Err(wrong(format!(
                    "Your test must pass on right code, and it fails on {what}: {}",
                    panicked(&text)
                ))),
            };
        }
        self
    }

    /// Demands that the test fails on code that is wrong; the advice is told if not.
    ///
    /// # Examples
    /// ```
    /// use judge::trial;
    ///
    /// type Half = fn(u8) -> u8;
    /// let test = |half: Half| assert_eq!((half(4), half(5)), (2, 2));
    /// let trial = trial::<Half>(&test, |x| x, |x| x / 2, "")
    ///     .passes("a half by a shift", |x| x >> 1)
    ///     .fails("a half that rounds up", |x| x.div_ceil(2), "Try an odd number.");
    /// assert_eq!(trial.judge(), Ok(()));
    /// ```
    #[must_use]
    pub fn fails(mut self, what: &str, buggy: F, unnoticed: &str) -> Self {
        if self.verdict.is_ok() {
            set_current(&format!("your test, on {what},"));
            self.verdict = match answer(|| (self.test)(buggy)) {
                Answer::Panicked(_) => Ok(()),
                Answer::ToDo => Err(Fault::ToDo),
                Answer::Gave(()) => Err(wrong(format!(
                    "Your test passes on {what} as well.\n{unnoticed}"
                ))),
            };
        }
        self
    }

    /// The verdict.
    ///
    /// # Errors
    /// [`Fault::ToDo`] at a `todo!()`; [`Fault::Wrong`] if the test fails on what is
    /// right or passes on what is wrong.
    pub fn judge(self) -> Verdict {
        self.verdict
    }
}
// ANCHOR_END: variants
