//! What an observer of a computation answers.

use std::ops::ControlFlow;

/// The answer of an observer: `()` lets the computation go on, and [`ControlFlow`] says whether it
/// does. So a closure that only listens is an observer, and one that stops it, too.
///
/// # Examples
/// ```
/// use puzzle::Reply;
/// use std::ops::ControlFlow;
///
/// fn count_up<R: Reply>(mut observer: impl FnMut(u32) -> R) -> u32 {
///     (0..100).find(|&i| observer(i).control_flow().is_break()).unwrap_or(100)
/// }
///
/// assert_eq!(count_up(|_| ()), 100);
/// assert_eq!(count_up(|i| if i < 7 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }), 7);
/// ```
pub trait Reply {
    /// Whether the computation goes on.
    fn control_flow(self) -> ControlFlow<()>;
}

impl Reply for () {
    fn control_flow(self) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

impl Reply for ControlFlow<()> {
    fn control_flow(self) -> ControlFlow<()> {
        self
    }
}
