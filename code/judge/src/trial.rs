//! A student's test on trial: it has to fail on a bug and pass on what is right.

use crate::answer::{panicked, remember_fault, set_current};
use crate::draw::order;
use crate::{Answer, Fault, Verdict, answer, wrong};

/// A student's test, and the code that it is to be tried on.
#[must_use]
pub struct Trial<'a, F> {
    test: &'a dyn Fn(F),
    versions: Vec<Version<F>>,
}

/// Code that is right, or wrong.
struct Version<F> {
    what: String,
    code: F,
    /// What to say if it is wrong and the test passes.
    unnoticed: Option<String>,
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
pub fn trial<'a, F: Copy>(
    test: &'a dyn Fn(F),
    buggy: F,
    mended: F,
    unnoticed: &str,
) -> Trial<'a, F> {
    Trial { test, versions: Vec::new() }.passes("the mended code", mended).fails(
        "the buggy code",
        buggy,
        unnoticed,
    )
}

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

impl<F: Copy> Trial<'_, F> {
    /// Demands that the test passes on code that is right, too.
    ///
    /// # Examples
    /// See [`fails`](Trial::fails).
    pub fn passes(mut self, what: &str, right: F) -> Self {
        let version = Version { what: what.to_owned(), code: right, unnoticed: None };
        self.versions.push(version);
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
    pub fn fails(mut self, what: &str, buggy: F, unnoticed: &str) -> Self {
        let (what, unnoticed) = (what.to_owned(), Some(unnoticed.to_owned()));
        self.versions.push(Version { what, code: buggy, unnoticed });
        self
    }

    /// The verdict. Every version is tried several times, in an order that is drawn anew:
    /// a test that counts how often it was called, and does not look at the code, is told
    /// that it fails on what is right or passes on what is wrong.
    ///
    /// # Errors
    /// [`Fault::ToDo`] at a `todo!()`; [`Fault::Wrong`] if the test fails on what is
    /// right or passes on what is wrong. Of several faults, that of the first version is
    /// told, in the order in which they were given.
    pub fn judge(self) -> Verdict {
        let is_wrong: Vec<bool> =
            self.versions.iter().map(|version| version.unnoticed.is_some()).collect();
        let mut faults = vec![None; self.versions.len()];
        let mut tried = vec![false; self.versions.len()];
        for at in order(&is_wrong) {
            if tried[at] && faults.iter().any(Option::is_some) {
                continue;
            }
            tried[at] = true;
            faults[at] = faults[at].take().or(self.fault(at)?);
        }
        let passes_on_buggy = faults.get(1).is_some_and(Option::is_some);
        match faults.into_iter().enumerate().find_map(|(at, it)| Some((at, it?))) {
            None => Ok(()),
            Some((0, said)) if passes_on_buggy && !said.starts_with(MAY_NOT) => {
                let more =
                    "It passes on the buggy code: do you expect what that gives?";
                Err(wrong(format!("{said}\n{more}")))
            }
            Some((_, said)) => Err(wrong(said)),
        }
    }

    /// Tries one version once: what is wrong with what the test does, if it is.
    fn fault(&self, at: usize) -> Result<Option<String>, Fault> {
        let Version { what, code, unnoticed } = &self.versions[at];
        set_current(&format!("your test, on {what},"));
        // ANCHOR: once
        let fault = match (answer(|| (self.test)(*code)), unnoticed) {
            (Answer::ToDo, _) => return Err(Fault::ToDo),
            (Answer::Gave(()), None) | (Answer::Panicked(_), Some(_)) => None,
            (Answer::Gave(()), Some(advice)) => {
                Some(format!("Your test passes on {what} as well.\n{advice}"))
            }
            (Answer::Panicked(text), None) if text.starts_with(MAY_NOT) => {
                Some(format!("{text}."))
            }
            (Answer::Panicked(text), None) => Some(format!(
                "Your test must pass on right code, and it fails on {what}: {}",
                panicked(&text)
            )),
        };
        // ANCHOR_END: once
        if let Some(said) = &fault {
            remember_fault(said);
        }
        Ok(fault)
    }
}
