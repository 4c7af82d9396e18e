//! The list of a class: who is in it, and which of what was handed in is whose.
use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Result, bail};
use icu_normalizer::ComposingNormalizerBorrowed;

use base::failure::Usage;
use base::suggestions;
use judging::exercises::answer_judge;

/// A student of the class.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Student {
    /// What grades are handed back by: a number, or the name of an account.
    pub id: String,
    /// The name.
    pub name: String,
}

/// The students of a class, in the list's order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Roster(pub Vec<Student>);

/// Whose something is.
#[derive(Debug, PartialEq, Eq)]
pub enum Owner {
    /// This student's, by the place in the list.
    Listed(usize),
    /// One of these, and nobody knows which.
    Ambiguous(Vec<usize>),
    /// Nobody's; perhaps this name is meant.
    Unlisted(Option<String>),
}

/// What stands behind a name and a number in the names of Moodle's folders.
const MOODLE_SUFFIX: &str = "_assignsubmission_";

impl Roster {
    /// Reads the list from a file.
    ///
    /// # Errors
    /// [`Usage`] if it is not understood.
    pub fn read(path: &Path) -> Result<Self> {
        let text = answer_judge::read_text(path).map_err(|why| {
            let advice = match path.is_file() {
                true => " In a spreadsheet, save it as CSV UTF-8",
                false => "",
            };
            Usage(format!("the roster: {why}{advice}"))
        })?;
        Self::parse(&text).map_err(|why| {
            Usage(format!("the roster {}: {why:#}", path.display())).into()
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
                bail!("line {line}: the id `{id}` stands in another line already");
            }
            people.push(Student { id, name });
        }
        match people.is_empty() {
            true => bail!("it names no student"),
            false => Ok(Roster(people)),
        }
    }

    /// How a student is shown: no two are alike.
    pub fn display_name(&self, at: usize) -> String {
        let with_id = |Student { id, name }: &Student| format!("{name} ({id})");
        let own = &self.0[at];
        // Somebody's name may be what another's is with the id.
        let is_alike =
            |other: &Student| other.name == own.name || with_id(other) == own.name;
        match self.0.iter().filter(|other| is_alike(other)).count() {
            1 => own.name.clone(),
            _ => with_id(own),
        }
    }

    /// Whose something is: the student's whose id or name stands in its name, as words of their
    /// own and in any case; of several the longest. Moodle's number is none of the name.
    pub fn find_owner(&self, name: &str) -> Owner {
        let of_moodle =
            name.split_once(MOODLE_SUFFIX).and_then(|(who, _)| who.rsplit_once('_'));
        let name = of_moodle.map_or(name, |(student, _)| student);
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

/// The rows of a teacher's table, with commas or semicolons between its cells, and the names of
/// its columns in lower case.
///
/// # Errors
/// If its first line cannot be read.
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

/// A text whose accents are parts of their letters: macOS writes `ë` as two signs.
pub fn normalized(text: &str) -> String {
    ComposingNormalizerBorrowed::new_nfc().normalize(text).into_owned()
}

/// Whether a word, or several, stand in a text: no letter or digit is beside them.
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
        let right = Roster(vec![
            person("17", "Lovelace, Ada"),
            person("18", "Zoë \"Z\" Hooft"),
        ]);
        for text in [
            "id,name,group\n17,\"Lovelace, Ada\",a\n18,\"Zoë \"\"Z\"\" Hooft\",\n",
            "Name;Group;ID\nLovelace, Ada;a; 17\n;;\n\"Zoë \"\"Z\"\" Hooft\";b;18\n",
        ] {
            assert_eq!(Roster::parse(text).unwrap(), right, "{text}");
        }
        for (text, said) in [
            ("", "found the columns `` in its first line, and `id` and `name` are"),
            ("17,Ada\n", "found the columns `17`, `ada`"),
            ("id,name\n", "names no student"),
            ("id,name\n1,Ada\n,Bob\n", "line 3: found no id"),
            ("id,name\n1,\n", "line 2: found no name"),
            ("id,name\na,Ada\nA,Bob\n", "line 3: the id `A` stands in another line"),
        ] {
            let error = Roster::parse(text).unwrap_err().to_string();
            assert!(error.contains(said), "{error}");
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
        for (name, right) in [
            ("ADA LOVELACE", 0),
            ("lovelaceada_LATE_17_99_work", 0),
            ("17-homework-1", 0),
            ("Ada Lovelace_18_assignsubmission_file_", 0),
            ("homework-3-1b", 1),
            ("1B_week", 1),
            ("homework-1-smith-1b", 4),
            ("Zoe\u{308} Hooft", 4),
        ] {
            assert_eq!(roster.find_owner(name), Owner::Listed(right), "{name}");
        }
        assert_eq!(roster.find_owner("Jan Li"), Owner::Ambiguous(vec![2, 3]));
        assert_eq!(roster.find_owner("17 and 18"), Owner::Ambiguous(vec![0, 2]));
        let near = Owner::Unlisted(Some("Ada Lovelace".to_owned()));
        assert_eq!(roster.find_owner("Ada Lovelase"), near);
        // The id stands inside a word, or is Moodle's number.
        assert_eq!(roster.find_owner("room117"), Owner::Unlisted(None));
        assert_eq!(
            roster.find_owner("Rob_17_assignsubmission_file_"),
            Owner::Unlisted(None)
        );
    }
}
