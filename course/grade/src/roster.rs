//! The roster: the students of a class, and to whom a submitted file belongs.
use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Result, bail};
use icu_normalizer::ComposingNormalizerBorrowed;

use base::failure::UsageError;
use base::suggestions;
use judging::exercises::answer_judge;

/// A student of the class.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Student {
    /// Key for returning grades: a number, or the name of an account.
    pub id: String,
    /// Full name.
    pub name: String,
}

/// The students of a class, in the order of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Roster(pub Vec<Student>);

/// The owner of a file, by the file's name.
#[derive(Debug, PartialEq, Eq)]
pub enum Owner {
    /// One student, by the index in the roster.
    Listed(usize),
    /// Several students match equally well.
    Ambiguous(Vec<usize>),
    /// No student matches; the nearest name, if any.
    Unlisted(Option<String>),
}

/// Text after the name and number in Moodle's folder names.
const MOODLE_SUFFIX: &str = "_assignsubmission_";

impl Roster {
    /// Reads the roster from a file.
    ///
    /// # Errors
    /// [`UsageError`] if the file is invalid.
    pub fn read(path: &Path) -> Result<Self> {
        let text = answer_judge::read_text(path).map_err(|why| {
            let advice = if path.is_file() {
                " In a spreadsheet, save it as CSV UTF-8"
            } else {
                ""
            };
            UsageError(format!("the roster: {why}{advice}"))
        })?;
        Self::parse(&text).map_err(|why| {
            UsageError(format!("the roster {}: {why:#}", path.display())).into()
        })
    }

    fn parse(text: &str) -> Result<Self> {
        let (mut reader, header) = csv_table(text)?;
        let column = |name: &str| header.iter().position(|cell| cell == name);
        let (Some(id), Some(name)) = (column("id"), column("name")) else {
            bail!(
                "found the columns `{}` in its first line, and `id` and `name` are needed",
                header.join("`, `")
            );
        };
        let (mut people, mut ids) = (Vec::new(), BTreeSet::new());
        for record in reader.records() {
            let record = record?;
            let line = record.position().map_or(0, csv::Position::line);
            let cell = |at: usize| normalized(record.get(at).unwrap_or_default());
            let (id, name) = (cell(id), cell(name));
            match (id.is_empty(), name.is_empty()) {
                (true, true) => continue,
                (true, false) => bail!("line {line}: found no id"),
                (false, true) => bail!("line {line}: found no name"),
                (false, false) => {}
            }
            if !ids.insert(id.to_lowercase()) {
                bail!("line {line}: the id `{id}` is already in another line");
            }
            people.push(Student { id, name });
        }
        if people.is_empty() {
            bail!("it names no student")
        } else {
            Ok(Roster(people))
        }
    }

    /// Returns a unique display name of a student.
    pub fn display_name(&self, at: usize) -> String {
        let with_id = |Student { id, name }: &Student| format!("{name} ({id})");
        let student = &self.0[at];
        // One student may be called `Ada (17)`, which is also Ada's name with the id 17.
        let is_alike = |other: &Student| {
            other.name == student.name || with_id(other) == student.name
        };
        match self.0.iter().filter(|other| is_alike(other)).count() {
            1 => student.name.clone(),
            _ => with_id(student),
        }
    }

    /// Finds the owner of a file by its name: the student whose id or name occurs in it
    /// as whole words, in any case. The longest match wins. The number in a Moodle folder
    /// name is not searched.
    pub fn find_owner(&self, name: &str) -> Owner {
        let moodle_parts =
            name.split_once(MOODLE_SUFFIX).and_then(|(who, _)| who.rsplit_once('_'));
        let name = moodle_parts.map_or(name, |(student, _)| student);
        let name = &*normalized(name);
        let text = name.to_lowercase();
        let length = |person: &Student| {
            let keys = [&person.id, &person.name].map(|key| key.to_lowercase());
            let inside = keys.iter().filter(|key| contains_words(&text, key));
            inside.map(String::len).max()
        };
        let lengths: Vec<_> = self.0.iter().map(length).collect();
        let Some(longest) = lengths.iter().flatten().max() else {
            let names = self.0.iter().flat_map(|it| [&*it.name, &*it.id]);
            return Owner::Unlisted(
                suggestions::nearest(name, names).map(str::to_owned),
            );
        };
        let is_longest = |&at: &usize| lengths[at].as_ref() == Some(longest);
        match &(0..self.0.len()).filter(is_longest).collect::<Vec<_>>()[..] {
            [one] => Owner::Listed(*one),
            several => Owner::Ambiguous(several.to_vec()),
        }
    }
}

/// Opens a teacher's table with commas or semicolons between its cells, and returns the
/// column names in lower case.
///
/// # Errors
/// If the first line cannot be read.
pub fn csv_table(text: &str) -> Result<(csv::Reader<&[u8]>, Vec<String>)> {
    let first = text.lines().next().unwrap_or_default();
    let semicolons = first.matches(';').count() > first.matches(',').count();
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(if semicolons { b';' } else { b',' })
        .trim(csv::Trim::All)
        .flexible(true)
        .from_reader(text.as_bytes());
    let header = reader.headers()?.iter().map(str::to_lowercase).collect();
    Ok((reader, header))
}

/// Normalizes text to composed letters (Unicode NFC): macOS writes `ë` as two characters.
pub fn normalized(text: &str) -> String {
    ComposingNormalizerBorrowed::new_nfc().normalize(text).into_owned()
}

/// Whether `words` occur in a text with no letter or digit next to them.
fn contains_words(text: &str, words: &str) -> bool {
    text.match_indices(words).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let behind = text[at + words.len()..].chars().next();
        ![before, behind].iter().flatten().any(|c| c.is_alphanumeric())
    })
}

#[cfg(test)]
mod tests {
    use super::{Owner, Roster, Student};

    fn person(id: &str, name: &str) -> Student {
        Student { id: id.to_owned(), name: name.to_owned() }
    }

    #[test]
    fn display_names_are_unique() {
        let all =
            [("17", "Jan Li"), ("18", "Jan Li"), ("19", "Jan Li (18)"), ("20", "Ada")];
        let roster = Roster(all.map(|(id, name)| person(id, name)).into());
        let shown: Vec<_> = (0..4).map(|at| roster.display_name(at)).collect();
        assert_eq!(shown, ["Jan Li (17)", "Jan Li (18)", "Jan Li (18) (19)", "Ada"]);
    }

    #[test]
    fn parses_spreadsheet_lists() {
        let expected = Roster(vec![
            person("17", "Lovelace, Ada"),
            person("18", "Zoë \"Z\" Hooft"),
        ]);
        for text in [
            "id,name,group\n17,\"Lovelace, Ada\",a\n18,\"Zoë \"\"Z\"\" Hooft\",\n",
            "Name;Group;ID\nLovelace, Ada;a; 17\n;;\n\"Zoë \"\"Z\"\" Hooft\";b;18\n",
        ] {
            assert_eq!(Roster::parse(text).unwrap(), expected, "{text}");
        }
        for (text, expected) in [
            ("", "found the columns `` in its first line, and `id` and `name` are"),
            ("17,Ada\n", "found the columns `17`, `ada`"),
            ("id,name\n", "names no student"),
            ("id,name\n1,Ada\n,Bob\n", "line 3: found no id"),
            ("id,name\n1,\n", "line 2: found no name"),
            (
                "id,name\na,Ada\nA,Bob\n",
                "line 3: the id `A` is already in another line",
            ),
        ] {
            let error = Roster::parse(text).unwrap_err().to_string();
            assert!(error.contains(expected), "{error}");
        }
    }

    #[test]
    fn finds_owner_by_longest_match() {
        let roster = Roster(vec![
            person("17", "Ada Lovelace"),
            person("1b", "Bob de la Cruz"),
            person("18", "Jan Li"),
            person("19", "Jan Li"),
            person("smith-1b", "Zo\u{eb} Hooft"),
        ]);
        for (name, expected) in [
            ("ADA LOVELACE", 0),
            ("lovelaceada_LATE_17_99_work", 0),
            ("17-homework-1", 0),
            ("Ada Lovelace_18_assignsubmission_file_", 0),
            ("homework-3-1b", 1),
            ("1B_week", 1),
            ("homework-1-smith-1b", 4),
            ("Zoe\u{308} Hooft", 4),
        ] {
            assert_eq!(roster.find_owner(name), Owner::Listed(expected), "{name}");
        }
        assert_eq!(roster.find_owner("Jan Li"), Owner::Ambiguous(vec![2, 3]));
        assert_eq!(roster.find_owner("17 and 18"), Owner::Ambiguous(vec![0, 2]));
        let near = Owner::Unlisted(Some("Ada Lovelace".to_owned()));
        assert_eq!(roster.find_owner("Ada Lovelase"), near);
        // The id is inside a word, or is Moodle's number.
        assert_eq!(roster.find_owner("room117"), Owner::Unlisted(None));
        assert_eq!(
            roster.find_owner("Rob_17_assignsubmission_file_"),
            Owner::Unlisted(None)
        );
    }
}
