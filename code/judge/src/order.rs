//! Judging an order of steps, and a choice of one answer among several.

use crate::{Verdict, ask, ensure, wrong};

/// Judges an order of steps, each a letter: every step once, and the first step of each pair
/// in `before` earlier than the second, with the reason.
///
/// # Errors
/// [`Fault::ToDo`](crate::Fault::ToDo) at a `todo!()`; [`Fault::Wrong`](crate::Fault::Wrong)
/// for a letter that is missing, twice or unknown, and for the first pair that stands the
/// wrong way around, with the reason.
///
/// # Examples
/// ```
/// use judge::{order, wrong};
///
/// let dress = [('A', 'B', "shoes do not fit under socks")];
/// assert_eq!(order("AB", || "a b", &dress), Ok(()));
/// let said = "order() puts B before A, and shoes do not fit under socks.";
/// assert_eq!(order("AB", || "BA", &dress), Err(wrong(said)));
/// let said = "order() gives \"AA\": each of A B once is wanted, and A stands twice.";
/// assert_eq!(order("AB", || "AA", &dress), Err(wrong(said)));
/// ```
pub fn order(
    steps: &str,
    student: impl FnOnce() -> &'static str,
    before: &[(char, char, &str)],
) -> Verdict {
    let given = ask("order()", student)?;
    let letters = given.chars().filter(|c| c.is_alphanumeric());
    let letters: Vec<char> = letters.map(|c| c.to_ascii_uppercase()).collect();
    let wanted = steps.chars().map(String::from).collect::<Vec<_>>().join(" ");
    for step in steps.chars().chain(letters.iter().copied()) {
        let right = usize::from(steps.contains(step));
        let count = letters.iter().filter(|&&letter| letter == step).count();
        let found = match (count, right) {
            (0, _) => "is missing",
            (_, 0) => "is none of them",
            _ => "stands twice",
        };
        ensure(count == right, || {
            format!(
                "order() gives {given:?}: each of {wanted} once is wanted, and {step} {found}."
            )
        })?;
    }
    // ANCHOR: order
    let place = |step| letters.iter().position(|&letter| letter == step);
    for &(first, second, why) in before {
        ensure(place(first) < place(second), || {
            format!("order() puts {second} before {first}, and {why}.")
        })?;
    }
    // ANCHOR_END: order
    Ok(())
}

/// Judges a choice of one answer among several, each a letter. `wrongs` has the reason why a
/// letter is wrong.
///
/// # Errors
/// [`Fault::ToDo`](crate::Fault::ToDo) at a `todo!()`; [`Fault::Wrong`](crate::Fault::Wrong)
/// for another letter than the right one, with the reason if it is among `wrongs`.
///
/// # Examples
/// ```
/// use judge::{choice, wrong};
///
/// let said = choice(|| 'B', 'A', &[('B', "that is a fish")]);
/// assert_eq!(said, Err(wrong("choose() gives B, and that is a fish.")));
/// ```
pub fn choice(
    student: impl FnOnce() -> char,
    right: char,
    wrongs: &[(char, &str)],
) -> Verdict {
    let given = ask("choose()", student)?.to_ascii_uppercase();
    if given == right {
        return Ok(());
    }
    let reason = wrongs.iter().find(|(letter, _)| *letter == given);
    Err(wrong(match reason {
        Some((_, why)) => format!("choose() gives {given}, and {why}."),
        None => format!("choose() gives {given}, which is none of the answers."),
    }))
}
