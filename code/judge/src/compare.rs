//! Comparison of a student's function with the correct one, case by case.

use std::fmt::Debug;

use crate::answer::{describe_panic, set_current_call, store_first_fault};
use crate::brief::{brief_pair, shorten};
use crate::{Fault, RunOutcome, Verdict, answer, wrong};

/// The answers of a student's function, and the first fault among them.
#[derive(Debug)]
pub struct Comparison<I, O> {
    answers: Vec<(I, RunOutcome<O>)>,
    /// The index of the case, and the fault.
    fault: Option<(usize, Fault)>,
    advice: Option<String>,
}

/// Maximum number of cases that are run after a first fault, to distinguish mistakes.
const MAX_CASES_AFTER_FAULT: usize = 300;

/// Runs a student's function for every case and compares the answers with the correct
/// ones. Give the smallest cases first: the first wrong one is reported, as `call` writes
/// it. Long sequences are shortened to the beginning, the end, and the first difference.
///
/// # Examples
/// ```
/// use judge::compare;
///
/// let verdict = compare(1..4, |n| format!("next({n})"), |n| n + 1, |n| n + 1).judge();
/// assert_eq!(verdict, Ok(()));
/// ```
pub fn compare<I, O: PartialEq + Debug>(
    cases: impl IntoIterator<Item = I>,
    call: impl Fn(&I) -> String,
    student: impl Fn(&I) -> O,
    right: impl Fn(&I) -> O,
) -> Comparison<I, O> {
    let mut all = Comparison { answers: Vec::new(), fault: None, advice: None };
    for case in cases {
        let call = shorten(&call(&case), 0);
        set_current_call(&call);
        let given = answer(|| student(&case));
        if all.fault.is_none() {
            let fault = judge_answer(&call, &given, || right(&case));
            all.fault = fault.map(|fault| (all.answers.len(), fault));
        }
        all.answers.push((case, given));
        match &all.fault {
            Some((_, Fault::ToDo)) => break,
            Some((first, _)) if all.answers.len() > first + MAX_CASES_AFTER_FAULT => {
                break;
            }
            Some((_, Fault::Wrong(message) | Fault::Costly { message, .. })) => {
                store_first_fault(message);
            }
            None => {}
        }
    }
    all
}

/// The fault of one answer, if it is wrong.
fn judge_answer<O: PartialEq + Debug>(
    call: &str,
    given: &RunOutcome<O>,
    right: impl FnOnce() -> O,
) -> Option<Fault> {
    // ANCHOR: fault
    match given {
        RunOutcome::ToDo => Some(Fault::ToDo),
        RunOutcome::Panicked(text) => {
            Some(wrong(format!("{call} panics: {}", describe_panic(text))))
        }
        RunOutcome::Gave(value) => {
            let right = right();
            (*value != right).then(|| {
                let (given, right) = brief_pair(value, &right);
                wrong(format!("{call} gives {given}, and {right} is right."))
            })
        }
    }
    // ANCHOR_END: fault
}

impl<I, O: PartialEq> Comparison<I, O> {
    /// Names a mistake. If there is a fault, and the student's answers equal those of
    /// `mistaken` in every case (where all panics are equal), the verdict ends with this
    /// advice. Of several mistakes that fit, the first counts.
    ///
    /// # Examples
    /// See [the crate's page](crate).
    #[must_use]
    // ANCHOR: mistake
    pub fn mistake(mut self, advice: &str, mistaken: impl Fn(&I) -> O) -> Self {
        let mut is_same = self.fault.is_some() && self.advice.is_none();
        for (case, given) in &self.answers {
            is_same = is_same
                && match (answer(|| mistaken(case)), given) {
                    (RunOutcome::Gave(mistaken), RunOutcome::Gave(given)) => {
                        mistaken == *given
                    }
                    (RunOutcome::Panicked(_), RunOutcome::Panicked(_)) => true,
                    _ => false,
                };
        }
        if is_same {
            self.advice = Some(advice.to_owned());
        }
        self
    }
    // ANCHOR_END: mistake

    /// Names a mistake by a condition on the first wrong answer. Of several mistakes that fit,
    /// including those of [`mistake`](Comparison::mistake), the first counts.
    ///
    /// # Examples
    /// ```
    /// use judge::{RunOutcome, compare, wrong};
    ///
    /// let verdict = compare(1..4, |n| format!("half({n})"), |n| n + 1, |n| n / 2)
    ///     .likely("A half is no more than the whole.", |n, given| {
    ///         matches!(given, RunOutcome::Gave(half) if half > n)
    ///     })
    ///     .judge();
    /// let right = "half(1) gives 2, and 0 is right.\nA half is no more than the whole.";
    /// assert_eq!(verdict, Err(wrong(right)));
    /// ```
    #[must_use]
    pub fn likely(
        mut self,
        advice: &str,
        looks: impl Fn(&I, &RunOutcome<O>) -> bool,
    ) -> Self {
        if let (Some((first, _)), None) = (&self.fault, &self.advice) {
            let (case, given) = &self.answers[*first];
            self.advice = looks(case, given).then(|| advice.to_owned());
        }
        self
    }

    /// The verdict: the first fault, and the advice if a mistake was recognized.
    ///
    /// # Errors
    /// [`Fault::ToDo`] at a `todo!()`, [`Fault::Wrong`] for a wrong answer or a panic.
    pub fn judge(self) -> Verdict {
        match (self.fault, self.advice) {
            (None, _) => Ok(()),
            (Some((_, Fault::Wrong(message))), Some(advice)) => {
                Err(wrong(format!("{message}\n{advice}")))
            }
            (Some((_, fault)), _) => Err(fault),
        }
    }
}
