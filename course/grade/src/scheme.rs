//! The grading scheme: what counts, and how much of 100 points.
use std::time::SystemTime;

use super::deadlines::{Deadlines, started_days};
use crate::points::{TOTAL_HUNDREDTHS, share_out};
use crate::policy::{CostPolicy, LatePolicy};
use judging::exercises::Exercise;

/// Which exercises count for the grade, and how many points they give.
#[derive(Debug, Clone, Default)]
pub struct Scheme {
    /// For each exercise, whether it counts. An exercise that does not count is judged
    /// for no points.
    pub counts: Vec<bool>,
    /// For each exercise, the session that requires the exercise, counted from 1.
    pub sessions: Vec<Option<usize>>,
    /// Share of the student's own crate, in percent; `None` if crates are not judged.
    pub capstone: Option<u32>,
    /// Rule for answers with too many operations.
    pub costly: CostPolicy,
    /// The deadlines.
    pub deadlines: Deadlines,
    /// Rule for late answers.
    pub late_policy: LatePolicy,
}

impl Scheme {
    /// Returns the points of each exercise, in hundredths. Exercises that count share
    /// what the crate leaves, in proportion to their minutes.
    pub fn points_by_exercise(&self, exercises: &[Exercise]) -> Vec<u32> {
        let counts = self.counts.iter().zip(exercises);
        let weights: Vec<_> =
            counts.map(|(&counts, e)| u32::from(counts) * e.metadata.minutes).collect();
        share_out(TOTAL_HUNDREDTHS - self.crate_points(), &weights)
    }

    /// Returns the points of a student's own crate, in hundredths.
    pub(super) fn crate_points(&self) -> u32 {
        self.capstone.map_or(0, |percent| {
            (percent * TOTAL_HUNDREDTHS / 100).min(TOTAL_HUNDREDTHS)
        })
    }

    /// Returns the days of lateness, if a deadline and the time are known, and the
    /// remaining share of points. `session` is that of the exercise, `student` the id.
    pub(super) fn late_days_and_share(
        &self,
        session: Option<usize>,
        student: &str,
        handed_in: Option<SystemTime>,
    ) -> (Option<u64>, f64) {
        match self.deadlines.find(session, student).zip(handed_in) {
            None => (None, 1.0),
            Some((due, handed_in)) => match due.lateness(handed_in) {
                Some(late) => {
                    (Some(started_days(late)), self.late_policy.remaining_share(late))
                }
                None => (Some(0), 1.0),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;
    use std::time::{Duration, UNIX_EPOCH};

    use super::{Deadlines, Scheme};
    use judging::exercises::Exercise;

    fn exercise(minutes: u32) -> Exercise {
        let about = format!(
            "title = ''\nminutes = {minutes}\ndifficulty = 'easy'\nkind = 'code'\n\
             sections = []\nteaches = ''"
        );
        Exercise {
            name: minutes.to_string(),
            chapter: String::new(),
            folder: PathBuf::new(),
            metadata: toml::from_str(&about).unwrap(),
        }
    }

    #[test]
    fn each_session_has_own_deadline() {
        let days = [
            ((None, Some(2)), "1970-01-05".parse().unwrap()),
            ((None, None), "2026-03-01".parse().unwrap()),
        ];
        let scheme = Scheme {
            deadlines: Deadlines { by_student_and_session: days.into() },
            late_policy: "0.5".parse().unwrap(),
            ..Scheme::default()
        };
        let week_later = UNIX_EPOCH + Duration::from_secs(7 * 86_400);
        for (session, at, expected) in [
            (None, Some(week_later), (Some(0), 1.0)),
            (Some(1), Some(week_later), (Some(0), 1.0)),
            (Some(2), Some(week_later), (Some(2), 0.5)),
            (Some(2), None, (None, 1.0)),
        ] {
            assert_eq!(scheme.late_days_and_share(session, "", at), expected);
        }
        assert_eq!(
            Scheme::default().late_days_and_share(None, "", Some(week_later)),
            (None, 1.0)
        );
    }

    #[test]
    fn points_are_shared_by_minutes() {
        let all = [5, 35, 10, 20].map(exercise);
        let scheme = |counts: [bool; 4], capstone| Scheme {
            counts: counts.into(),
            capstone,
            ..Scheme::default()
        };
        let some = scheme([true, true, true, false], None);
        assert_eq!(some.points_by_exercise(&all), [1000, 7000, 2000, 0]);
        let with_crate = scheme([true, true, true, false], Some(20));
        assert_eq!(with_crate.points_by_exercise(&all), [800, 5600, 1600, 0]);
        let thirds = scheme([true; 4], None).points_by_exercise(&all);
        assert_eq!((thirds.iter().sum::<u32>(), thirds[1]), (10_000, 5000));
        assert_eq!(scheme([true; 4], Some(100)).points_by_exercise(&all), [0; 4]);
    }
}
