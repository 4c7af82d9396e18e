//! Running a student's code, which may return, panic, or reach a `todo!()`.

use std::any::Any;
use std::cell::RefCell;
#[cfg(any(unix, windows))]
use std::panic::PanicHookInfo;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;

use crate::{Fault, wrong};

/// What a student's code did when it was run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RunOutcome<T> {
    /// The code returned this value.
    Gave(T),
    /// The code panicked with this message.
    Panicked(String),
    /// The code reached a `todo!()`.
    ToDo,
}

/// Runs a student's code.
///
/// # Examples
/// ```
/// use judge::{RunOutcome, answer};
///
/// assert_eq!(answer(|| 1 + 1), RunOutcome::Gave(2));
/// assert_eq!(answer(|| -> u8 { todo!() }), RunOutcome::ToDo);
/// ```
// ANCHOR: answer
pub fn answer<T>(student: impl FnOnce() -> T) -> RunOutcome<T> {
    let (mut student, mut value) = (Some(student), None);
    let panicked =
        panic_message(&mut || value = student.take().map(|student| student()));
    match (value, panicked) {
        (Some(value), _) => RunOutcome::Gave(value),
        (None, None) => RunOutcome::ToDo,
        (None, Some(text)) => RunOutcome::Panicked(text),
    }
}
// ANCHOR_END: answer

/// Runs a closure and returns the message of its panic, or `None` if it does not panic or
/// reaches a `todo!()`. It is not generic, so that it is compiled once for all students.
fn panic_message(run: &mut dyn FnMut()) -> Option<String> {
    let payload = catch_unwind(AssertUnwindSafe(run)).err()?;
    let text = panic_text(&*payload);
    (!text.starts_with("not yet implemented")).then_some(text)
}

/// The message of a panic.
pub(crate) fn panic_text(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| payload.downcast_ref::<&str>().copied());
    text.unwrap_or("without a message").to_owned()
}

/// Runs a student's code, of which `call` is the text, and returns its value.
///
/// # Errors
/// [`Fault::ToDo`] at a `todo!()`, and [`Fault::Wrong`] if it panics: with the call,
/// the panic's message, its line, and what such a panic usually means.
///
/// # Examples
/// ```
/// use judge::{ask, wrong};
///
/// assert_eq!(ask("two()", || 2), Ok(2));
/// let empty: [u8; 0] = [];
/// let fault = ask("first(&[])", || empty[empty.len()]).unwrap_err();
/// assert!(format!("{fault:?}").contains("first(&[]) panics: index out of bounds"));
/// ```
pub fn ask<T>(
    call: impl Into<String>,
    student: impl FnOnce() -> T,
) -> Result<T, Fault> {
    let call = call.into();
    set_current_call(&call);
    match answer(student) {
        RunOutcome::Gave(value) => Ok(value),
        RunOutcome::ToDo => Err(Fault::ToDo),
        RunOutcome::Panicked(text) => {
            Err(wrong(format!("{call} panics: {}", describe_panic(&text))))
        }
    }
}

/// The message of a panic, its line if known, and what such a panic usually means.
pub(crate) fn describe_panic(text: &str) -> String {
    format!("{text}{}", describe_panic_line(text))
}

/// The line of a panic and what it usually means, without its message.
pub(crate) fn describe_panic_line(text: &str) -> String {
    let place = PANIC_LINE.with_borrow(|place| place.clone());
    format!("{place}.{}", panic_explanation(text))
}

/// What a panic with this message usually means, on a line of its own.
fn panic_explanation(text: &str) -> String {
    let known = PANIC_EXPLANATIONS.iter().find(|(part, _)| text.contains(part));
    known.map_or(String::new(), |(_, meaning)| format!("\n{meaning}"))
}

/// Parts of the messages of Rust's own panics, and an explanation of each.
const PANIC_EXPLANATIONS: [(&str, &str); 10] = [
    // ANCHOR: meanings
    (
        "attempt to subtract with overflow",
        "The difference is too small for its type; an unsigned number ends at 0.",
    ),
    ("attempt to multiply with overflow", "The product is too large for its type."),
    ("attempt to add with overflow", "The sum is too large for its type."),
    (
        "attempt to shift",
        "A number is shifted by as many places as it has bits, or more.",
    ),
    // ANCHOR_END: meanings
    ("capacity overflow", "So long a row fits in no memory."),
    ("attempt to divide by zero", "Something is divided by 0."),
    ("with a divisor of zero", "The remainder by 0 is asked for."),
    (
        "index out of bounds",
        "Places are counted from 0, so the last is one less than the length.",
    ),
    ("on a `None` value", "`unwrap` was called where there is nothing."),
    ("on an `Err` value", "`unwrap` was called on an error."),
];

thread_local! {
    static PANIC_LINE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Stores the line of a panic if it is in a file `exercise.rs`: a student sees no other
/// file.
#[cfg(any(unix, windows))]
pub(crate) fn store_panic_line(info: &PanicHookInfo) {
    let place = info.location().filter(|place| place.file().ends_with("exercise.rs"));
    let line = place.map(|place| format!(" (line {})", place.line()));
    PANIC_LINE.set(line.unwrap_or_default());
}

/// The text of the last call, and the message of the first fault.
static PROGRESS: Mutex<(String, Option<String>)> = Mutex::new((String::new(), None));

pub(crate) fn set_current_call(call: &str) {
    if let Ok(mut so_far) = PROGRESS.lock() {
        so_far.0.clear();
        so_far.0.push_str(call);
    }
}

pub(crate) fn store_first_fault(message: &str) {
    if let Ok(mut so_far) = PROGRESS.lock() {
        so_far.1.get_or_insert_with(|| message.to_owned());
    }
}

/// The message for a check that does not end within `seconds`: the first fault that was
/// found before, or else the last call.
#[cfg(any(unix, windows))]
pub(crate) fn timeout_message(seconds: u64) -> String {
    let (call, fault) =
        PROGRESS.lock().map(|so_far| so_far.clone()).unwrap_or_default();
    let call = if call.is_empty() { "Your code" } else { &call };
    fault.unwrap_or(format!("{call} did not end within {seconds} seconds."))
}

#[cfg(test)]
mod tests {
    use super::{ask, store_panic_line, timeout_message};
    use crate::wrong;

    #[test]
    fn timeout_names_last_call() {
        assert_eq!(timeout_message(10), "Your code did not end within 10 seconds.");
        let _ = ask("rank(&[0])", || 0);
        assert_eq!(timeout_message(10), "rank(&[0]) did not end within 10 seconds.");
        // The line of a panic in another file than the student's is not reported.
        std::panic::set_hook(Box::new(store_panic_line));
        let fault = ask("f()", || -> u8 { panic!("one is less") }).unwrap_err();
        assert_eq!(fault, wrong("f() panics: one is less."));
    }
}
