//! What counts, and how much: 100 points in all.
use std::time::Duration;

use super::submission::HandedIn;
use judging::exercises::Exercise;
use judging::points::{ALL, shared};
use judging::policy::{Costly, Dues, Late, days};

/// What counts, and how much.
#[derive(Debug, Clone, Default)]
pub struct Scheme {
    /// For each exercise, whether it counts. What does not is judged, for no points.
    pub counts: Vec<bool>,
    /// For each exercise, the session that requires it, counted from 1.
    pub sessions: Vec<Option<usize>>,
    /// The share of a crate of their own, in percent; crates are not judged without.
    pub capstone: Option<u32>,
    /// What too many operations leave of the points.
    pub costly: Costly,
    /// When answers were due.
    pub due: Dues,
    /// What being late leaves of the points.
    pub late: Late,
}

impl Scheme {
    /// What each exercise is worth, in hundredths: those that count share what the crate
    /// leaves, by the minutes that they take.
    pub fn worth(&self, exercises: &[Exercise]) -> Vec<u32> {
        let counts = self.counts.iter().zip(exercises);
        let weights: Vec<_> =
            counts.map(|(&counts, e)| u32::from(counts) * e.about.minutes).collect();
        shared(ALL - self.crate_worth(), &weights)
    }

    /// What a crate of their own is worth, in hundredths.
    pub(super) fn crate_worth(&self) -> u32 {
        self.capstone.map_or(0, |percent| (percent * ALL / 100).min(ALL))
    }

    /// How late something is, in days and as what is left of its points. What a learning
    /// system has marked as late is so, by a moment at least, where it is said when that was
    /// due. `session` is that of the answer, `student` the id.
    pub(super) fn lateness(
        &self,
        session: Option<usize>,
        student: &str,
        handed_in: Option<&HandedIn>,
    ) -> (Option<u64>, f64) {
        let Some((due, handed_in)) = self.due.of(session, student).zip(handed_in)
        else {
            return (None, 1.0);
        };
        let marked = handed_in.late.then_some(Duration::from_secs(1));
        match handed_in.at.and_then(|at| due.late(at)).or(marked) {
            Some(late) => (Some(days(late)), self.late.left(late)),
            None => (handed_in.at.map(|_| 0), 1.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::{Duration, HandedIn, Scheme};
    use judging::exercises::Exercise;
    use judging::policy::{Changed, Dues};

    fn exercise(minutes: u32) -> Exercise {
        let about = format!(
            "title = ''\nminutes = {minutes}\ndifficulty = 'easy'\nkind = 'code'\n\
             sections = []\nteaches = ''"
        );
        Exercise {
            name: minutes.to_string(),
            chapter: String::new(),
            folder: PathBuf::new(),
            about: toml::from_str(&about).unwrap(),
        }
    }

    #[test]
    fn what_is_marked_as_late_is_late() {
        let scheme = Scheme {
            due: Dues {
                days: [
                    ((None, Some(2)), "1970-01-05".parse().unwrap()),
                    ((None, None), "2026-03-01".parse().unwrap()),
                ]
                .into(),
            },
            late: "0.5".parse().unwrap(),
            ..Scheme::default()
        };
        let at = Some(Changed { at: std::time::UNIX_EPOCH, is_local: false });
        for (at, late, right) in [
            (at, false, (Some(0), 1.0)),
            (at, true, (Some(1), 0.5)),
            (None, true, (Some(1), 0.5)),
            (None, false, (None, 1.0)),
        ] {
            assert_eq!(scheme.lateness(None, "", Some(&HandedIn { at, late })), right);
        }
        assert_eq!(scheme.lateness(None, "", None), (None, 1.0));
        let marked = HandedIn { at, late: true };
        assert_eq!(Scheme::default().lateness(None, "", Some(&marked)), (None, 1.0));
        // A session has its own day.
        let day = Duration::from_secs(86_400);
        let at = at.map(|it| Changed { at: it.at + day * 7, ..it });
        let week_later = HandedIn { at, late: false };
        assert_eq!(scheme.lateness(Some(1), "", Some(&week_later)), (Some(0), 1.0));
        assert_eq!(scheme.lateness(Some(2), "", Some(&week_later)), (Some(2), 0.5));
    }

    #[test]
    fn a_clock_of_no_place_is_like_those_of_the_teacher() {
        let at = |text: &str, is_local| {
            let (second, _) = base::date::second(text).unwrap();
            let at = std::time::UNIX_EPOCH + Duration::from_secs(second);
            HandedIn { at: Some(Changed { at, is_local }), late: false }
        };
        for (due, file, is_local, late) in [
            ("2026-03-01T18:00+02:00", "2026-03-01T17:30", true, Some(0)),
            ("2026-03-01T18:00+02:00", "2026-03-01T17:30", false, Some(1)),
            ("2026-03-01T18:00-05:00", "2026-03-01T18:01", true, Some(1)),
            ("2026-03-01T18:00-05:00", "2026-03-01T18:01", false, Some(0)),
            ("2026-03-01T18:00", "2026-03-01T18:01", true, Some(1)),
        ] {
            let due = Dues::on(due.parse().unwrap());
            let scheme = Scheme { due, ..Scheme::default() };
            assert_eq!(scheme.lateness(None, "", Some(&at(file, is_local))).0, late);
        }
    }

    #[test]
    fn what_counts_is_100_by_minutes() {
        let all = [5, 35, 10, 20].map(exercise);
        let scheme = |counts: [bool; 4], capstone| Scheme {
            counts: counts.into(),
            capstone,
            ..Scheme::default()
        };
        let some = scheme([true, true, true, false], None);
        assert_eq!(some.worth(&all), [1000, 7000, 2000, 0]);
        let with_crate = scheme([true, true, true, false], Some(20));
        assert_eq!(with_crate.worth(&all), [800, 5600, 1600, 0]);
        let thirds = scheme([true; 4], None).worth(&all);
        assert_eq!((thirds.iter().sum::<u32>(), thirds[1]), (10_000, 5000));
        assert_eq!(scheme([true; 4], Some(100)).worth(&all), [0; 4]);
    }
}
