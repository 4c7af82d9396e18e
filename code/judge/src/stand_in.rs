//! A function that stands in for the code on trial, so that a student's test gets the same
//! function pointer whichever version it runs on.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Mutex, PoisonError};

/// A student's test that gets a stand-in for the code on trial, made by
/// [`stand_in!`](crate::stand_in).
pub struct StandIn<F>(Box<dyn Fn(F)>);

impl<F> StandIn<F> {
    /// For [`stand_in!`](crate::stand_in), which makes the function that the test gets.
    #[doc(hidden)]
    pub fn new(run: impl Fn(F) + 'static) -> Self {
        StandIn(Box::new(run))
    }

    /// Runs the test on a version.
    pub(crate) fn run(&self, version: F) {
        REFUSAL.lock().unwrap_or_else(PoisonError::into_inner).take();
        (self.0)(version);
    }
}

/// Makes a [`StandIn`] of a student's test, the type of the code on trial, and a name for
/// each of its arguments. The test could otherwise tell the versions apart by the addresses
/// of their functions.
///
/// # Examples
/// ```
/// type Sum = fn(&[u8], u8) -> u8;
/// let test = |sum: Sum| assert_eq!(sum(&[1], 2), 3);
/// let verdict = judge::trial(
///     judge::stand_in!(test: Sum, |a, b|),
///     |_, b| b,
///     |a, b| a[0] + b,
///     "Try two numbers.",
/// );
/// assert_eq!(verdict.judge(), Ok(()));
/// ```
#[macro_export]
macro_rules! stand_in {
    ($test:path: $code:ty, |$($argument:ident),*|) => {{
        static VERSION: ::std::sync::Mutex<Option<$code>> = ::std::sync::Mutex::new(None);
        fn version() -> $code {
            let version = *VERSION.lock().unwrap_or_else(|lock| lock.into_inner());
            version.expect("a version is on trial")
        }
        $crate::StandIn::new(move |code: $code| {
            *VERSION.lock().unwrap_or_else(|lock| lock.into_inner()) = Some(code);
            let stand_in: $code =
                |$($argument),*| $crate::record_refusal(|| version()($($argument),*));
            $test(stand_in)
        })
    }};
}

/// The message of the last panic of the version on trial.
static REFUSAL: Mutex<Option<String>> = Mutex::new(None);

/// Runs a version, and records its panic, which the student's test could catch.
#[doc(hidden)]
pub fn record_refusal<T>(version: impl FnOnce() -> T) -> T {
    catch_unwind(AssertUnwindSafe(version)).unwrap_or_else(|payload| {
        let mut refusal = REFUSAL.lock().unwrap_or_else(PoisonError::into_inner);
        *refusal = Some(panic_text(&*payload));
        drop(refusal);
        resume_unwind(payload)
    })
}

/// Returns the message of a panic of the version that the test was last run on.
pub(crate) fn take_refusal() -> Option<String> {
    REFUSAL.lock().unwrap_or_else(PoisonError::into_inner).take()
}

/// The message of a panic.
pub(crate) fn panic_text(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| payload.downcast_ref::<&str>().copied());
    text.unwrap_or("without a message").to_owned()
}
