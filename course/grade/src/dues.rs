//! When answers are due, from a file: a day for each session, and longer for some students.
use std::path::Path;

use anyhow::{Context, Result, bail};

use base::failure::Usage;
use judging::exercises::workshop;
use judging::policy::{Due, Dues};

/// Reads the days from a file of comma-separated values with the columns `session`, `due` and
/// `id`. A row without a session is about all others, one with an id about that student.
///
/// # Errors
/// [`Usage`] if it is not understood, or names a session beyond the `last` of the course.
pub fn read(path: &Path, last: usize) -> Result<Dues> {
    let dues = workshop::read(path).map_err(anyhow::Error::msg);
    let dues = dues.and_then(|text| parse(&text, last));
    dues.map_err(|why| Usage(format!("{}: {why:#}", path.display())).into())
}

fn parse(text: &str, last: usize) -> Result<Dues> {
    let mut reader = csv::ReaderBuilder::new()
        .trim(csv::Trim::All)
        .flexible(true)
        .from_reader(text.as_bytes());
    let header = reader.headers()?.clone();
    let column = |name: &str| header.iter().position(|cell| cell == name);
    let (Some(session), Some(due)) = (column("session"), column("due")) else {
        bail!("the first line is `session,due`, or `session,due,id`");
    };
    let id = column("id");
    let mut dues = Dues::default();
    for record in reader.records() {
        let record = record?;
        let line = record.position().map_or(0, csv::Position::line);
        let place = || format!("line {line}");
        let cell = |at: usize| record.get(at).unwrap_or_default();
        let number = match cell(session) {
            "" => None,
            text => Some(text.parse().ok().filter(|it| (1..=last).contains(it)).with_context(
                || format!("line {line}: there is no session `{text}`: the course has 1 to {last}"),
            )?),
        };
        let day: Due =
            cell(due).parse().map_err(anyhow::Error::msg).with_context(place)?;
        let student = id.map(cell).filter(|id| !id.is_empty());
        let student = student.map(str::to_lowercase);
        if dues.days.insert((student, number), day).is_some() {
            bail!("line {line}: that has a day already");
        }
    }
    Ok(dues)
}

#[cfg(test)]
mod tests {
    use super::{Due, parse};

    #[test]
    fn a_student_may_have_longer() {
        let text = "session,due,id\n,2026-06-01\n1,2026-03-01,\n1,2026-03-08,Ada\n,2026-07-01,ben\n";
        let dues = parse(text, 20).unwrap();
        for (session, student, right) in [
            (Some(1), "cy", "2026-03-01"),
            (Some(1), "ada", "2026-03-08"),
            (Some(2), "ADA", "2026-06-01"),
            (None, "cy", "2026-06-01"),
            (Some(1), "ben", "2026-07-01"),
        ] {
            let right: Due = right.parse().unwrap();
            assert_eq!(dues.of(session, student), Some(right), "{session:?} {student}");
        }
    }

    #[test]
    fn what_is_no_day_is_told_with_its_line() {
        for (text, right) in [
            ("1,2026-03-01\n", "the first line is `session,due`"),
            (
                "session,due\n21,2026-03-01\n",
                "line 2: there is no session `21`: the course has 1 to 20",
            ),
            (
                "session,due\n1,2026-03-01\n1,2026-03-02\n",
                "line 3: that has a day already",
            ),
            ("session,due\n1,soon\n", "line 2: found `soon`: write a day"),
        ] {
            let error = format!("{:#}", parse(text, 20).unwrap_err());
            assert!(error.starts_with(right), "{error}");
        }
    }
}
