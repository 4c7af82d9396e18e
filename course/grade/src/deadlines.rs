//! Deadlines: one for all answers, or from a file one for each session, with extensions
//! for some students.
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::str::FromStr;
use std::time::{Duration, SystemTime};

use anyhow::{Context, Result, bail};
use jiff::civil::{Date, DateTime};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};

use super::roster;
use base::failure::UsageError;
use judging::exercises::answer_judge;

/// The time until which an answer is in time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deadline(SystemTime);

impl FromStr for Deadline {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        let utc = |time: DateTime| TimeZone::UTC.to_timestamp(time).ok();
        // A day means its end. `Date` would silently ignore a time after the day.
        let day = || text.parse::<Date>().ok()?.checked_add(1.day()).ok();
        let at = if text.contains(['T', ' ']) {
            text.parse().ok().or_else(|| utc(text.parse().ok()?))
        } else {
            day().and_then(|next| utc(next.to_datetime(jiff::civil::Time::MIN)))
        };
        let at = at.and_then(|at: Timestamp| at.try_into().ok());
        at.map(Deadline).ok_or_else(|| {
            format!(
                "found `{text}`: write a day, 2026-03-01, which counts to its end, or a \
                 minute, 2026-03-01T18:00; both in UTC, or with how far your clocks are ahead \
                 of it, 2026-03-01T18:00+02:00"
            )
        })
    }
}

impl Deadline {
    /// Returns how late an answer is, or `None` if it is in time.
    pub fn lateness(self, handed_in: SystemTime) -> Option<Duration> {
        let late = handed_in.duration_since(self.0).ok();
        late.filter(|late| !late.is_zero())
    }
}

/// The number of started days.
pub fn started_days(late: Duration) -> u64 {
    late.as_secs().div_ceil(86_400).max(u64::from(!late.is_zero()))
}

/// The deadlines of a class.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Deadlines {
    /// Deadlines by the student's id in lower case, or `None` for all students, and by
    /// the session counted from 1, or `None` for all sessions.
    pub by_student_and_session: BTreeMap<(Option<String>, Option<usize>), Deadline>,
}

impl Deadlines {
    /// Sets one deadline for all answers.
    pub fn for_all(day: Deadline) -> Self {
        Deadlines { by_student_and_session: [((None, None), day)].into() }
    }

    /// Returns the ids, in lower case, of students with their own deadlines.
    pub fn students(&self) -> BTreeSet<&str> {
        self.by_student_and_session
            .keys()
            .filter_map(|(student, _)| student.as_deref())
            .collect()
    }

    /// Returns the deadline of a student's answers in a session. The student's own
    /// deadline comes first, then that of the session.
    pub fn find(&self, session: Option<usize>, student: &str) -> Option<Deadline> {
        let student = Some(student.to_lowercase());
        let keys = [
            (student.clone(), session),
            (student, None),
            (None, session),
            (None, None),
        ];
        keys.iter().find_map(|key| self.by_student_and_session.get(key)).copied()
    }
}

/// Reads deadlines from a file of comma-separated values with the columns `session`,
/// `due` and `id`. A row without a session applies to all sessions without a row, one
/// with an id to that student only.
///
/// # Errors
/// [`UsageError`] if the file is invalid, or names a session beyond the `last` of the course.
pub fn read(path: &Path, last: usize) -> Result<Deadlines> {
    let text = answer_judge::read_text(path).map_err(UsageError)?;
    parse(&text, last)
        .map_err(|why| UsageError(format!("{}: {why:#}", path.display())).into())
}

fn parse(text: &str, last: usize) -> Result<Deadlines> {
    let (mut reader, header) = roster::csv_table(text)?;
    let column = |name: &str| header.iter().position(|cell| cell == name);
    let (Some(session), Some(due)) = (column("session"), column("due")) else {
        bail!("the first line is `session,due`, or `session,due,id`");
    };
    let id = column("id");
    let mut deadlines = Deadlines::default();
    for record in reader.records() {
        let record = record?;
        let line = record.position().map_or(0, csv::Position::line);
        let place = || format!("line {line}");
        let cell = |at: usize| record.get(at).unwrap_or_default();
        if record.iter().all(str::is_empty) {
            continue;
        }
        let number = match cell(session) {
            "" => None,
            text => Some(text.parse().ok().filter(|it| (1..=last).contains(it)).with_context(
                || format!("line {line}: there is no session `{text}`: the course has 1 to {last}"),
            )?),
        };
        let day: Deadline =
            cell(due).parse().map_err(anyhow::Error::msg).with_context(place)?;
        let student = id.map(cell).filter(|id| !id.is_empty());
        let student = student.map(|id| roster::normalized(id).to_lowercase());
        if deadlines.by_student_and_session.insert((student, number), day).is_some() {
            bail!("line {line}: that has a day already");
        }
    }
    Ok(deadlines)
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, UNIX_EPOCH};

    use super::{Deadline, parse, started_days};

    #[test]
    fn parses_days_and_minutes() {
        for (text, expected) in [
            ("1970-01-01", 86_400),
            ("1970-01-01T00:00", 0),
            ("1970-01-01 00:01:05Z", 65),
            ("1970-01-01T02:30+02:30", 0),
            ("1970-01-01T00:00-01:00", 3600),
            ("2000-02-29", 11_017 * 86_400),
        ] {
            let expected = UNIX_EPOCH + Duration::from_secs(expected);
            assert_eq!(text.parse(), Ok(Deadline(expected)), "{text}");
        }
        for text in [
            "",
            "tomorrow",
            "2026-3-1",
            "2026-02-29",
            "2026-03-01T24:00",
            "2026-03-01T25",
        ] {
            let error = text.parse::<Deadline>().unwrap_err();
            assert!(
                error.starts_with(&format!("found `{text}`: write a day")),
                "{error}"
            );
        }
    }

    #[test]
    fn counts_started_days_of_lateness() {
        let due: Deadline = "1970-01-01".parse().unwrap();
        for (seconds, expected) in [
            (86_399, None),
            (86_400, None),
            (86_401, Some(1)),
            (2 * 86_400, Some(1)),
            (2 * 86_400 + 1, Some(2)),
        ] {
            let at = UNIX_EPOCH + Duration::from_secs(seconds);
            assert_eq!(due.lateness(at).map(started_days), expected, "{seconds}");
        }
    }

    #[test]
    fn student_deadline_overrides_session() {
        let text = "session,due,id\n,2026-06-01\n1,2026-03-01,\n1,2026-03-08,Ada\n,2026-07-01,ben\n";
        let deadlines = parse(text, 20).unwrap();
        // With semicolons, as a spreadsheet may save the file.
        let saved = text.replace(',', ";").replace("session", "Session") + ";;\n";
        assert_eq!(parse(&saved, 20).unwrap(), deadlines);
        for (session, student, expected) in [
            (Some(1), "cy", "2026-03-01"),
            (Some(1), "ada", "2026-03-08"),
            (Some(2), "ADA", "2026-06-01"),
            (None, "cy", "2026-06-01"),
            (Some(1), "ben", "2026-07-01"),
        ] {
            let expected: Deadline = expected.parse().unwrap();
            assert_eq!(
                deadlines.find(session, student),
                Some(expected),
                "{session:?} {student}"
            );
        }
    }

    #[test]
    fn reports_line_of_invalid_deadline() {
        for (text, expected) in [
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
            assert!(error.starts_with(expected), "{error}");
        }
    }
}
