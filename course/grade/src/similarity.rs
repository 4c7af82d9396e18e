//! Finds answers that are equal apart from comments, white space and names.
use std::collections::{BTreeMap, BTreeSet, HashMap};

use anyhow::Result;

use super::score::GradeRow;
use super::submission::Submission;
use base::rust_tokens::{Token, TokenError, tokens};
use judging::exercises::Exercise;

/// Minimum number of an answer's own tokens, without those of the stub. Shorter answers
/// may well be equal by chance: no solution of the kinds *predict* and *order* has as
/// many tokens.
const MIN_TOKENS: usize = 50;

/// Maximum number of names in a line.
const MAX_LISTED: usize = 4;

/// Rust's keywords.
const KEYWORDS: [&str; 38] = [
    "as", "async", "await", "break", "const", "continue", "crate", "dyn", "else",
    "enum", "extern", "false", "fn", "for", "if", "impl", "in", "let", "loop", "match",
    "mod", "move", "mut", "pub", "ref", "return", "self", "Self", "static", "struct",
    "super", "trait", "true", "type", "unsafe", "use", "where", "while",
];

/// Equal answers to an exercise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EqualAnswers {
    /// Name of the exercise.
    pub exercise: String,
    /// Whether the answers equal the exercise's `solution.rs`.
    pub is_solution: bool,
    /// Display names of the students.
    pub students: Vec<String>,
}

/// Returns all groups of equal answers, exercise by exercise, starting with those equal
/// to the solution.
///
/// # Errors
/// If a file of an exercise cannot be read.
pub fn find_equal_answers(
    exercises: &[Exercise],
    submissions: &[Submission],
) -> Result<Vec<EqualAnswers>> {
    let mut groups = Vec::new();
    for exercise in exercises {
        let stub = code_tokens(&exercise.stub()?).unwrap_or_default();
        let solution = exercise.read("solution.rs")?;
        let answers = submissions.iter().filter_map(|it| {
            Some((Some(&*it.student), it.answers.get(&exercise.name)?.as_ref().ok()?))
        });
        // The author `None` is the solution.
        let mut authors_by_tokens: BTreeMap<_, BTreeSet<Option<&str>>> =
            BTreeMap::new();
        for (author, text) in answers.chain([(None, &solution)]) {
            let Ok(tokens) = code_tokens(text) else { continue };
            if count_own_tokens(&tokens, &stub) >= MIN_TOKENS {
                authors_by_tokens
                    .entry(normalized_tokens(&tokens))
                    .or_default()
                    .insert(author);
            }
        }
        let mut found: Vec<_> =
            authors_by_tokens.into_values().filter(|it| it.len() > 1).collect();
        found.sort();
        groups.extend(found.into_iter().map(|authors| EqualAnswers {
            exercise: exercise.name.clone(),
            is_solution: authors.contains(&None),
            students: authors.into_iter().flatten().map(str::to_owned).collect(),
        }));
    }
    Ok(groups)
}

/// Returns the tokens of a text without documentation comments.
fn code_tokens(text: &str) -> Result<Vec<Token>, TokenError> {
    let all = tokens(text)?;
    let (mut own, mut rest) = (Vec::new(), &all[..]);
    while let Some((first, behind)) = rest.split_first() {
        match doc_comment_length(rest) {
            0 => {
                own.push(first.clone());
                rest = behind;
            }
            length => rest = &rest[length..],
        }
    }
    Ok(own)
}

/// Returns the number of tokens of a documentation comment at the beginning of `tokens`,
/// or 0.
fn doc_comment_length(tokens: &[Token]) -> usize {
    let is_text =
        |at: usize, text: &str| tokens.get(at).is_some_and(|it| it.text == text);
    let inner = usize::from(is_text(1, "!"));
    let is_doc = is_text(0, "#")
        && is_text(inner + 1, "[")
        && is_text(inner + 2, "doc")
        && is_text(inner + 3, "=");
    if is_doc && is_text(inner + 5, "]") { inner + 6 } else { 0 }
}

/// Counts the tokens that are not those of the stub.
fn count_own_tokens(tokens: &[Token], stub: &[Token]) -> usize {
    let mut unmatched: HashMap<&str, usize> = HashMap::new();
    stub.iter().for_each(|token| *unmatched.entry(&token.text).or_default() += 1);
    let is_own = |token: &&Token| match unmatched.get_mut(&*token.text) {
        Some(rest @ 1..) => {
            *rest -= 1;
            false
        }
        _ => true,
    };
    tokens.iter().filter(is_own).count()
}

/// Replaces each name by the index of its first occurrence among the names, so that
/// answers which differ only in names become equal.
fn normalized_tokens(tokens: &[Token]) -> Vec<String> {
    let mut numbers: HashMap<&str, usize> = HashMap::new();
    let mut all = Vec::new();
    for token in tokens {
        let count = numbers.len();
        all.push(if token.is_word() && !KEYWORDS.contains(&&*token.text) {
            format!("name {}", numbers.entry(&token.text).or_insert(count))
        } else {
            token.text.clone()
        });
    }
    all
}

/// Adds to each student's row a note about equal answers.
pub fn annotate_rows(groups: &[EqualAnswers], rows: &mut [GradeRow]) {
    for row in rows {
        let is_of_row = |it: &&EqualAnswers| {
            it.exercise == row.exercise && it.students.contains(&row.student)
        };
        let Some(EqualAnswers { is_solution, students, .. }) =
            groups.iter().find(is_of_row)
        else {
            continue;
        };
        let other_students: Vec<_> =
            students.iter().filter(|other| **other != row.student).collect();
        row.note = match (is_solution, &other_students[..]) {
            (true, _) => "equals solution.rs".to_owned(),
            (false, [other]) => format!("equals the answer of {other}"),
            (false, other_students) => {
                format!("equals the answers of {}", list_names(other_students))
            }
        };
    }
}

/// Returns one line about all groups, or `None` if there are none.
pub fn summary(groups: &[EqualAnswers]) -> Option<String> {
    let one = |EqualAnswers { exercise, is_solution, students }: &EqualAnswers| {
        let suffix = if *is_solution { " as solution.rs" } else { "" };
        format!("{exercise}{suffix}: {}", list_names(students))
    };
    let mut all: Vec<_> = groups.iter().take(MAX_LISTED).map(one).collect();
    if groups.len() > MAX_LISTED {
        all.push(format!("and {} more", groups.len() - MAX_LISTED));
    }
    (!groups.is_empty()).then(|| format!("equal answers: {}", all.join("; ")))
}

/// Lists the first names and the number of further ones.
fn list_names<T: AsRef<str>>(names: &[T]) -> String {
    let first: Vec<_> = names.iter().take(MAX_LISTED).map(AsRef::as_ref).collect();
    match names.len().saturating_sub(MAX_LISTED) {
        0 => first.join(", "),
        more => format!("{} and {more} more", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::{code_tokens, count_own_tokens, normalized_tokens};

    const ONE: &str = "//! A file.\n/// Sums.\npub fn sum(all: &[u8]) -> u64 {\n    let mut t = 0; // so far\n    for x in all { t += u64::from(*x) * 2; }\n    t\n}\n";

    #[test]
    fn ignores_names_comments_and_blanks() {
        let normalized = |text: &str| normalized_tokens(&code_tokens(text).unwrap());
        let other = "pub fn sum(rows:&[u8])->u64{let mut total=0;for row in rows{\
                     total+=u64::from(*row)*2;}total}";
        assert_eq!(normalized(ONE), normalized(other));
        for (from, to) in [("* 2", "* 3"), ("t += ", "t -= "), ("    t\n", "    x\n")] {
            assert_ne!(normalized(ONE), normalized(&ONE.replace(from, to)), "{from}");
        }
        // A string literal is not a name, and different variables stay different.
        assert_ne!(normalized("f(\"a\")"), normalized("f(\"b\")"));
        assert_ne!(normalized("a + a"), normalized("a + b"));
        assert_ne!(normalized("'a'"), normalized("'b'"));
    }

    #[test]
    fn does_not_count_stub_tokens() {
        let stub = code_tokens("pub fn sum(all: &[u8]) -> u64 { todo!() }").unwrap();
        assert_eq!(count_own_tokens(&stub, &stub), 0);
        let one = code_tokens("pub fn sum(all: &[u8]) -> u64 { 17 }").unwrap();
        assert_eq!(count_own_tokens(&one, &stub), 1);
    }
}
