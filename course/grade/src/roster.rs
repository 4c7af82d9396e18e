//! The list of a class: who is in it, and which of what was handed in is whose.
use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Result, bail};
use icu_normalizer::ComposingNormalizerBorrowed;

use base::failure::Usage;
use base::suggestions;
use judging::exercises::workshop;

/// A student of the class.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Person {
    /// What grades are handed back by: a number, or the name of an account.
    pub id: String,
    /// The name.
    pub name: String,
    /// The address for mail, or nothing.
    pub address: String,
}

/// The students of a class, in the list's order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Roster(pub Vec<Person>);

/// Whose something is.
#[derive(Debug, PartialEq, Eq)]
pub enum Whose {
    /// This student's, by the place in the list.
    One(usize),
    /// One of these, and nobody knows which.
    Several(Vec<usize>),
    /// Nobody's; perhaps this name is meant.
    Nobody(Option<String>),
}

/// The columns, each with other names for it.
const COLUMNS: [&[&str]; 3] = [
    &["id", "username", "login"],
    &["name", "student", "full name"],
    &["address", "email", "e-mail", "mail"],
];

impl Roster {
    /// Reads the list from a file.
    ///
    /// # Errors
    /// [`Usage`] if it is not understood.
    pub fn read(path: &Path) -> Result<Self> {
        let text = workshop::read(path).map_err(|why| {
            Usage(format!(
                "the roster {}: {why} In a spreadsheet, save it as CSV UTF-8",
                path.display()
            ))
        })?;
        Self::parse(&text).map_err(|why| {
            Usage(format!("the roster {}: {why:#}", path.display())).into()
        })
    }

    fn parse(text: &str) -> Result<Self> {
        // Excel may say first what stands between the cells.
        let (text, skipped) = match text.split_once('\n') {
            Some((first, rest))
                if first.trim_end().len() == 5 && first.starts_with("sep=") =>
            {
                (rest, 1)
            }
            _ => (text, 0),
        };
        let first = text.lines().next().unwrap_or_default();
        let count = |sign: &char| first.matches(*sign).count();
        let sign = [',', ';', '\t'].into_iter().rev().max_by_key(count).unwrap_or(',');
        let mut reader = csv::ReaderBuilder::new()
            .delimiter(sign as u8)
            .trim(csv::Trim::All)
            .flexible(true)
            .from_reader(text.as_bytes());
        let header: Vec<_> = reader.headers()?.iter().map(str::to_lowercase).collect();
        let places = COLUMNS
            .map(|names| header.iter().position(|cell| names.contains(&&**cell)));
        let [Some(id), Some(name), address] = places else {
            bail!(
                "found the columns `{}` in its first line, and `id` and `name` are needed; \
                 `address` may be there",
                header.join("`, `")
            );
        };
        let (mut people, mut lines) = (Vec::new(), BTreeMap::new());
        for record in reader.records() {
            let record = record?;
            // Its place is that of the empty lines before it.
            let at = record.position().map_or(0, |it| it.byte() as usize);
            let rest = text[at..].trim_start_matches(['\r', '\n']);
            let before = &text[..text.len() - rest.len()];
            let line = before.matches('\n').count() + 1 + skipped;
            let cell = |at: usize| record.get(at).unwrap_or_default().to_owned();
            let (id, name) = (cell(id), cell(name));
            let address = address.map(cell).unwrap_or_default();
            if [&id, &name, &address].iter().all(|cell| cell.is_empty()) {
                continue;
            }
            if id.is_empty() || name.is_empty() {
                bail!(
                    "line {line}: found no {}",
                    if id.is_empty() { "id" } else { "name" }
                );
            }
            if let Some(other) = lines.insert(id.to_lowercase(), line) {
                bail!("line {line}: the id `{id}` stands in line {other} already");
            }
            let composed = ComposingNormalizerBorrowed::new_nfc();
            let [id, name, address] =
                [id, name, address].map(|cell| composed.normalize(&cell).into_owned());
            people.push(Person { id, name, address });
        }
        match people.is_empty() {
            true => bail!("it names no student"),
            false => Ok(Roster(people)),
        }
    }

    /// How a student is shown: no two are alike.
    pub fn shown(&self, at: usize) -> String {
        let with_id = |Person { id, name, .. }: &Person| format!("{name} ({id})");
        let own = &self.0[at];
        // Somebody's name may be what another's is with the id.
        let is_alike =
            |other: &Person| other.name == own.name || with_id(other) == own.name;
        match self.0.iter().filter(|other| is_alike(other)).count() {
            1 => own.name.clone(),
            _ => with_id(own),
        }
    }

    /// Whose something is, by its name and the number by which a system knows the student: by
    /// what is the same as an id, an address or a name; or else by an id behind or before other
    /// words, as in `homework-1-ada`: at each end the longest.
    pub fn whose(&self, name: &str, number: &str) -> Whose {
        let all = |is: &dyn Fn(&Person) -> bool| -> Vec<usize> {
            (0..self.0.len()).filter(|&at| is(&self.0[at])).collect()
        };
        // macOS writes `ë` as two signs.
        let name = &*ComposingNormalizerBorrowed::new_nfc().normalize(name);
        let lower = name.trim().to_lowercase();
        let is_id = |it: &Person| {
            let id = it.id.to_lowercase();
            id == lower || !number.is_empty() && id == number
        };
        let is_address = |it: &Person| {
            let address = it.address.to_lowercase();
            let local = address.split('@').next().unwrap_or_default();
            !address.is_empty() && (address == lower || local == lower)
        };
        let is_name = |it: &Person| orders(&it.name).contains(&letters(name));
        // How long an id at the end or at the beginning of the name is.
        let at_end = |it: &Person| {
            let id = it.id.to_lowercase();
            let before = lower.strip_suffix(&id)?.chars().next_back()?;
            (!before.is_alphanumeric()).then_some(id.len())
        };
        let at_start = |it: &Person| {
            let id = it.id.to_lowercase();
            let behind = lower.strip_prefix(&id)?.chars().next()?;
            (!behind.is_alphanumeric()).then_some(id.len())
        };
        let ends = self.0.iter().filter_map(at_end).max();
        let starts = self.0.iter().filter_map(at_start).max();
        let is_near_id = |it: &Person| {
            let (end, start) = (at_end(it), at_start(it));
            end.is_some() && end == ends || start.is_some() && start == starts
        };
        // A number of a system that is no id of the list may be another's id.
        let of_number = all(&|it| !number.is_empty() && it.id.to_lowercase() == number);
        let of_name = all(&is_name);
        if !of_name.is_empty()
            && let [one] = of_number[..]
            && !of_name.contains(&one)
        {
            return Whose::Several([vec![one], of_name].concat());
        }
        let ways: [&dyn Fn(&Person) -> bool; 4] =
            [&is_id, &is_address, &is_name, &is_near_id];
        for way in ways {
            match &all(way)[..] {
                [] => {}
                [one] => return Whose::One(*one),
                several => return Whose::Several(several.to_vec()),
            }
        }
        let names = self.0.iter().flat_map(|it| [&*it.name, &*it.id]);
        Whose::Nobody(suggestions::nearest(name, names).map(str::to_owned))
    }
}

/// The letters and digits of a name, in lower case.
fn letters(name: &str) -> String {
    name.to_lowercase().chars().filter(|c| c.is_alphanumeric()).collect()
}

/// A name's letters, with any of its words first: systems write `lovelaceada`.
fn orders(name: &str) -> Vec<String> {
    let words: Vec<_> = name.split([' ', ',']).map(letters).collect();
    let turned = |first: usize| [&words[first..], &words[..first]].concat().concat();
    (0..words.len()).map(turned).filter(|it| !it.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::{Person, Roster, Whose};

    fn person(id: &str, name: &str, address: &str) -> Person {
        let [id, name, address] = [id, name, address].map(str::to_owned);
        Person { id, name, address }
    }

    #[test]
    fn no_two_are_shown_alike() {
        let all =
            [("17", "Jan Li"), ("18", "Jan Li"), ("19", "Jan Li (18)"), ("20", "Ada")];
        let roster = Roster(all.map(|(id, name)| person(id, name, "")).into());
        let shown: Vec<_> = (0..4).map(|at| roster.shown(at)).collect();
        assert_eq!(shown, ["Jan Li (17)", "Jan Li (18)", "Jan Li (18) (19)", "Ada"]);
    }

    #[test]
    fn spreadsheets_lists_are_read() {
        let right = Roster(vec![
            person("17", "Lovelace, Ada", "ada@x.org"),
            person("18", "Zoë \"Z\" Hooft", ""),
        ]);
        for text in [
            "id,name,address\n17,\"Lovelace, Ada\",ada@x.org\n18,\"Zoë \"\"Z\"\" Hooft\",\n",
            "sep=;\nName;E-Mail;Group;ID\nLovelace, Ada;ada@x.org;a; 17\n;;;\n\
             \"Zoë \"\"Z\"\" Hooft\";;b;18\n",
            "ID\tName\tAddress\n17\tLovelace, Ada\tada@x.org\n18\t\"Zoë \"\"Z\"\" Hooft\"\t",
        ] {
            assert_eq!(Roster::parse(text).unwrap(), right, "{text}");
        }
        for (text, said) in [
            ("", "found the columns `` in its first line, and `id` and `name` are"),
            ("17,Ada\n", "found the columns `17`, `ada`"),
            ("id,name\n", "names no student"),
            ("id,name\n1,Ada\n,Bob\n", "line 3: found no id"),
            ("id,name\n1,\n", "line 2: found no name"),
            (
                "id,name\na,Ada\n\nA,Bob\n",
                "line 4: the id `A` stands in line 2 already",
            ),
        ] {
            let error = Roster::parse(text).unwrap_err().to_string();
            assert!(error.contains(said), "{error}");
        }
    }

    #[test]
    fn what_was_handed_in_finds_its_student() {
        let roster = Roster(vec![
            person("17", "Ada Lovelace", "ada@x.org"),
            person("1b", "Bob de la Cruz", "cruz@x.org"),
            person("18", "Jan Li", "jan1@x.org"),
            person("19", "Jan Li", "jan2@x.org"),
        ]);
        for (name, number, right) in [
            ("ada", "", 0),
            ("Lovelace, Ada", "", 0),
            ("lovelaceada", "99", 0),
            ("whoever", "17", 0),
            ("ADA@X.ORG", "", 0),
            ("homework-3-1b", "", 1),
            ("1B_week", "", 1),
            ("delacruzbob", "", 1),
            ("jan2", "", 3),
        ] {
            assert_eq!(roster.whose(name, number), Whose::One(right), "{name}");
        }
        assert_eq!(roster.whose("Jan Li", ""), Whose::Several(vec![2, 3]));
        // A number that is somebody else's id, and a name that is that of two.
        assert_eq!(roster.whose("Jan Li", "17"), Whose::Several(vec![0, 2, 3]));
        let alike = Roster(vec![
            person("ada", "Ada Lovelace", ""),
            person("smith-ada", "Ada Smith", ""),
            person("20", "Zo\u{eb} Hooft", ""),
        ]);
        for (name, right) in [
            ("homework-1-smith-ada", 1),
            ("smith-ada_week-1", 1),
            ("homework-1-ada", 0),
            ("ada-in-nevada", 0),
            ("20-homework-1", 2),
            ("Zoe\u{308} Hooft", 2),
        ] {
            assert_eq!(alike.whose(name, ""), Whose::One(right), "{name}");
        }
        // One id at each end: whose it is nobody knows.
        assert_eq!(alike.whose("20-homework-ada", ""), Whose::Several(vec![0, 2]));
        // A system's own number is Ada's id, and the name is Bob's.
        assert_eq!(roster.whose("delacruzbob", "17"), Whose::Several(vec![0, 1]));
        let near = Whose::Nobody(Some("Ada Lovelace".to_owned()));
        assert_eq!(roster.whose("Ada Lovelase", ""), near);
        // The id stands inside a word.
        assert_eq!(roster.whose("room117", ""), Whose::Nobody(None));
        assert_eq!(
            [1, 2].map(|at| roster.shown(at)),
            ["Bob de la Cruz", "Jan Li (18)"]
        );
    }
}
