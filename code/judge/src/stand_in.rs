//! A function that stands in for the code on trial, so that a student's test gets the same
//! function pointer whichever version it runs on.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Mutex, PoisonError};

use crate::answer::panic_text;

/// The message of the last panic of a version, which a student's test could catch.
type PanicRecord = Mutex<Option<String>>;

/// A student's test that gets a stand-in for the code on trial, made by
/// [`stand_in!`](crate::stand_in).
pub struct StandIn<F> {
    run: Box<dyn Fn(F)>,
    panic: &'static PanicRecord,
}

impl<F> StandIn<F> {
    /// For [`stand_in!`](crate::stand_in), which makes the function that the test gets.
    #[doc(hidden)]
    pub fn new(run: impl Fn(F) + 'static, panic: &'static PanicRecord) -> Self {
        StandIn { run: Box::new(run), panic }
    }

    /// Runs the test on a version.
    pub(crate) fn run(&self, version: F) {
        self.take_panic();
        (self.run)(version);
    }

    /// Returns the message of a panic of the version that the test was last run on.
    pub(crate) fn take_panic(&self) -> Option<String> {
        self.panic.lock().unwrap_or_else(PoisonError::into_inner).take()
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
        static PANIC: ::std::sync::Mutex<Option<String>> = ::std::sync::Mutex::new(None);
        fn version() -> $code {
            let version = *VERSION.lock().unwrap_or_else(|lock| lock.into_inner());
            version.expect("a version is on trial")
        }
        let run = move |code: $code| {
            *VERSION.lock().unwrap_or_else(|lock| lock.into_inner()) = Some(code);
            let stand_in: $code =
                |$($argument),*| $crate::record_panic(&PANIC, || version()($($argument),*));
            $test(stand_in)
        };
        $crate::StandIn::new(run, &PANIC)
    }};
}

/// Runs a version, and records the message if it panics.
#[doc(hidden)]
pub fn record_panic<T>(record: &PanicRecord, version: impl FnOnce() -> T) -> T {
    catch_unwind(AssertUnwindSafe(version)).unwrap_or_else(|payload| {
        let text = panic_text(&*payload);
        *record.lock().unwrap_or_else(PoisonError::into_inner) = Some(text);
        resume_unwind(payload)
    })
}
