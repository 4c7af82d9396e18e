//! Judging an exercise: is it to do, wrong (and why), or solved?
//!
//! A check runs the student's code, compares, and stops at the first fault. The message is
//! a sentence about one call, the smallest that goes wrong, and, if the answers are those of
//! a known mistake, the name of that mistake. The crate needs `std`.
//!
//! | to judge | use |
//! |---|---|
//! | a function, against the correct one | [`compare`] |
//! | a test that must find a bug | [`trial()`], [`stand_in!`] |
//! | a predicted value | [`predict`] |
//! | how many operations were needed | [`at_most`] |
//! | steps in an order | [`order`] |
//! | one of several answers | [`choice`] |
//! | a crate of one's own | [`Project`] |
//! | in a program that reports the verdict | [`run_check_and_report`] |
//! | what was typed into a page | [`ParseAnswer`] |
//! | anything else | [`ask`] and [`ensure`] |
//!
//! # Examples
//! ```
//! use judge::{Fault, compare};
//!
//! // What a student wrote, and a check that knows one mistake.
//! let double = |x: &u32| x * x;
//! let verdict = compare(0..5, |x| format!("double({x})"), double, |x| x + x)
//!     .mistake("It looks as if you square.", |x| x * x)
//!     .judge();
//! let Err(Fault::Wrong(message)) = verdict else { panic!() };
//! assert_eq!(message, "double(1) gives 1, and 2 is right.\nIt looks as if you square.");
//! ```
mod answer;
mod arithmetic;
mod brief;
mod compare;
mod costly;
mod draw;
mod fault;
mod order;
mod parse_answer;
mod predict;
mod project;
// In a browser, the module is left out: WebAssembly has no process to exit.
#[cfg(any(unix, windows))]
mod report;
mod stand_in;
mod trial;

pub use answer::{RunOutcome, answer, ask};
pub use brief::brief;
pub use compare::{Comparison, compare};
pub use costly::at_most;
pub use fault::{Fault, Verdict, ensure, wrong};
pub use order::{choice, order};
pub use parse_answer::ParseAnswer;
pub use predict::{Prediction, predict};
pub use project::{Cube, POSITIONS, Project, TURNS_TO_SCAN, TURNS_TO_SOLVE, Turns};
#[cfg(any(unix, windows))]
pub use report::{BoxedCheck, run_check_and_report};
pub use stand_in::StandIn;
#[doc(hidden)]
pub use stand_in::record_panic;
pub use trial::{Trial, allow, trial};
