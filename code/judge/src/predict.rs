//! Judging a value that was predicted before the program is run.

use std::fmt::Debug;

use crate::{Fault, Verdict, ask, wrong};

/// A predicted value to be judged.
#[derive(Debug)]
pub struct Prediction<T> {
    call: String,
    given: Result<T, Fault>,
    right: T,
    advice: String,
}

/// Takes a prediction and the value that the program computes. The verdict does not
/// show the correct value: give a [`mistake`](Prediction::mistake) for each likely guess.
///
/// # Examples
/// ```
/// use judge::{predict, wrong};
///
/// let verdict = predict("rows()", || 27, 26).mistake(27, "27 rows, counted from 0.").judge();
/// assert_eq!(verdict, Err(wrong("rows() gives 27, which is not it.\n27 rows, counted from 0.")));
/// ```
pub fn predict<T: PartialEq + Debug>(
    call: &str,
    student: impl FnOnce() -> T,
    right: T,
) -> Prediction<T> {
    let given = ask(call, student);
    Prediction { call: call.to_owned(), given, right, advice: String::new() }
}

impl<T: PartialEq + Debug> Prediction<T> {
    /// Adds the advice that is shown if the prediction is this wrong value.
    #[must_use]
    pub fn mistake(mut self, value: T, advice: &str) -> Self {
        if self.given.as_ref() == Ok(&value) {
            self.advice = format!("\n{advice}");
        }
        self
    }

    /// The verdict.
    ///
    /// # Errors
    /// [`Fault::ToDo`] at a `todo!()`, [`Fault::Wrong`] for another value.
    // ANCHOR: predict
    pub fn judge(self) -> Verdict {
        let Prediction { call, given, right, advice } = self;
        let given = given?;
        if given == right {
            return Ok(());
        }
        Err(wrong(format!("{call} gives {given:?}, which is not it.{advice}")))
    }
    // ANCHOR_END: predict
}
