//! The name of a new chapter, exercise or puzzle, and its spellings in templates.
use anyhow::{Result, bail};

use base::failure::UsageError;
use base::words::capitalize;

/// A valid name, and the other values of a template.
pub struct NewName {
    /// The name as given, `two-words`.
    pub kebab: String,
    /// The value of `@section@` in a template.
    pub section: String,
}

impl NewName {
    /// The error that the name is taken; `by` is a clause that says by what.
    pub fn taken(&self, by: &str) -> UsageError {
        UsageError(format!("found the name {:?}, and {by}: choose another", self.kebab))
    }

    /// Checks a name.
    ///
    /// # Errors
    /// [`UsageError`] if the name is not valid.
    pub fn new(text: &str) -> Result<Self> {
        let word = |word: &str| {
            word.starts_with(|c: char| c.is_ascii_alphanumeric())
                && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        if !text.starts_with(|c: char| c.is_ascii_lowercase())
            || !text.split('-').all(word)
        {
            bail!(UsageError(format!(
                "found the name {text:?}, and a name is small letters and digits, its words \
                 joined by hyphens, as in lower-bounds"
            )));
        }
        Ok(NewName { kebab: text.to_owned(), section: String::new() })
    }

    /// Fills in a template.
    pub fn fill(&self, template: &str) -> String {
        let words: Vec<_> = self.kebab.split('-').map(capitalize).collect();
        template
            .replace("@name@", &self.kebab)
            .replace("@ident@", &self.kebab.replace('-', "_"))
            .replace("@type@", &words.concat())
            .replace("@title@", &capitalize(&self.kebab.replace('-', " ")))
            .replace("@section@", &self.section)
    }
}

#[test]
fn refuses_invalid_names() {
    for text in ["", "-", "a-", "a--b", "A", "a_b", "1a", "ä", "a b", "../a"] {
        let message = NewName::new(text).err().expect(text).to_string();
        assert!(
            message.starts_with(&format!("found the name {text:?}, and a")),
            "{message}"
        );
    }
    for text in ["a", "a1", "lower-bounds", "cube-2x2"] {
        assert!(NewName::new(text).is_ok(), "{text}");
    }
}
