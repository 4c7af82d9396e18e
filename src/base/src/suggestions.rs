//! Suggestions for a misspelled name.
use strsim::osa_distance;

/// The maximum number of suggestions.
const MAX_SUGGESTIONS: usize = 3;
/// The maximum number of names that are listed if none is similar.
const MAX_LISTED: usize = 8;

/// The end of an error message: ` did you mean a, b?`, or if no known name is similar, ` there
/// are a, b`.
pub fn suggestion<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> String {
    let known: Vec<_> = known.collect();
    let mut meant = candidates(name, &known);
    meant.truncate(MAX_SUGGESTIONS);
    match (&meant[..], known.len().saturating_sub(MAX_LISTED)) {
        ([], _) if known.is_empty() => " there is none yet".to_owned(),
        ([], 0) => format!(" there are {}", known.join(", ")),
        ([], more) => {
            format!(" there are {} and {more} more", known[..MAX_LISTED].join(", "))
        }
        (meant, _) => format!(" did you mean {}?", meant.join(", ")),
    }
}

/// The most similar known name, if one is similar enough.
pub fn nearest<'a>(
    name: &str,
    known: impl Iterator<Item = &'a str>,
) -> Option<&'a str> {
    candidates(name, &known.collect::<Vec<_>>()).first().copied()
}

/// The known names that are similar, the most similar first: one name contains the other, or at
/// most a third of the letters is wrong, compared with the whole known name or with an end of
/// it.
fn candidates<'a>(name: &str, known: &[&'a str]) -> Vec<&'a str> {
    let name = name.to_lowercase();
    let wrong_letters = |known: &str| {
        let known = known.to_lowercase();
        let is_part = |part: &str, whole: &str| part.len() > 2 && whole.contains(part);
        if is_part(&name, &known) || is_part(&known, &name) {
            return 0;
        }
        let begins = |at: usize| !known[..at].ends_with(char::is_alphanumeric);
        let ends = known.char_indices().filter(|&(at, _)| begins(at));
        let ends = ends.map(|(at, _)| osa_distance(&name, &known[at..]));
        ends.min().unwrap_or(usize::MAX)
    };
    let max_wrong = name.chars().count() / 3;
    let with_wrong = known.iter().map(|&known| (wrong_letters(known), known));
    let mut near: Vec<_> =
        with_wrong.filter(|&(wrong, _)| wrong <= max_wrong).collect();
    near.sort_by_key(|&(wrong, known)| (wrong, known.len()));
    near.into_iter().map(|(_, known)| known).collect()
}

#[test]
fn finds_wrong_letters_and_parts() {
    let known =
        ["pocket-cube.positions", "pocket-cube.half-turn.layers", "skewb.positions"];
    for (name, right) in [
        ("pocket-cube.postions", Some("pocket-cube.positions")),
        ("half-turn", Some("pocket-cube.half-turn.layers")),
        ("positons", Some("skewb.positions")),
        ("SKEWB", Some("skewb.positions")),
        ("x", None),
        ("hanoi-3x4", None),
    ] {
        assert_eq!(nearest(name, known.into_iter()), right, "{name}");
    }
    let near = |name, known: &[&'static str]| suggestion(name, known.iter().copied());
    assert_eq!(near("skewb", &known), " did you mean skewb.positions?");
    assert_eq!(
        near("hanoi", &["a"; 10]),
        " there are a, a, a, a, a, a, a, a and 2 more"
    );
}
