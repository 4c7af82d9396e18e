//! What counts, and how much: 100 points in all.
use std::time::SystemTime;

use super::points::{ALL, shared};
use super::policy::{Costly, Due, Late, days};
use crate::exercises::Exercise;

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
    /// When answers were due, and what being late leaves of the points.
    pub due: Option<(Due, Late)>,
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

    /// How late something is, in days and as what is left of its points.
    pub(super) fn late(&self, handed_in: Option<SystemTime>) -> (Option<u64>, f64) {
        let Some(((due, rule), handed_in)) = self.due.as_ref().zip(handed_in) else {
            return (None, 1.0);
        };
        match due.late(handed_in) {
            None => (Some(0), 1.0),
            Some(late) => (Some(days(late)), rule.left(late)),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::Scheme;
    use crate::exercises::Exercise;

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
