//! Rules for the points of late answers and of answers with too many operations.
use std::fmt::{self, Display, Formatter};
use std::str::FromStr;
use std::time::Duration;

/// One day.
const DAY: Duration = Duration::from_secs(86_400);

/// The share of points that a late answer keeps. `7d:0.5,14d:0` means half of them after
/// seven days and none after fourteen, `0.5` half of them at once.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct LatePolicy(Vec<(u32, f64)>);

/// The share of points for a right answer with too many operations. `2:0.5,10:0.25` means
/// half of them up to twice the allowed number, and a quarter up to ten times; `0` means
/// none.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct CostPolicy(Vec<(f64, f64)>);

/// Parses a share from 0 to 1.
fn parse_fraction(text: &str) -> Option<f64> {
    let part = text.trim().parse().ok()?;
    (0.0..=1.0).contains(&part).then_some(part)
}

/// Formats a share in percent.
pub fn percent(part: f64) -> String {
    format!("{} %", (part * 1000.0).round() / 10.0)
}

/// Describes the rule: `after 7 days 50 %`.
impl Display for LatePolicy {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let step = |&(days, share): &(u32, f64)| match days {
            0 => format!("at once {}", percent(share)),
            1 => format!("after a day {}", percent(share)),
            _ => format!("after {days} days {}", percent(share)),
        };
        let steps: Vec<_> = self.0.iter().map(step).collect();
        f.write_str(&steps.join(", "))
    }
}

/// Describes the rule: `up to 2 times as many 50 %, and beyond that nothing`.
impl Display for CostPolicy {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (times, share) in &self.0 {
            write!(f, "up to {times} times as many {}, ", percent(*share))?;
        }
        f.write_str(if self.0.is_empty() {
            "nothing"
        } else {
            "and beyond that nothing"
        })
    }
}

impl FromStr for LatePolicy {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let step = |step: &str| {
            let (days, share) = step.split_once(':')?;
            Some((days.trim().strip_suffix('d')?.parse().ok()?, parse_fraction(share)?))
        };
        let steps = match parse_fraction(text) {
            Some(share) => Some(vec![(0, share)]),
            None => text.split(',').map(step).collect(),
        };
        let in_order = |s: &Vec<(u32, f64)>| s.array_windows().all(|[a, b]| a.0 < b.0);
        steps.filter(in_order).map(LatePolicy).ok_or_else(|| {
            format!(
                "found `{text}`: write after how many days which part of the points is \
                 left, `7d:0.5,14d:0`, or one part for all that is late, `0.5`"
            )
        })
    }
}

impl FromStr for CostPolicy {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let step = |step: &str| {
            let (times, share) = step.split_once(':')?;
            let times: f64 = times.trim().parse().ok()?;
            (times > 1.0 && times.is_finite())
                .then_some((times, parse_fraction(share)?))
        };
        let steps = match text.trim() {
            "0" => Some(Vec::new()),
            _ => text.split(',').map(step).collect(),
        };
        let in_order = |s: &Vec<(f64, f64)>| s.array_windows().all(|[a, b]| a.0 < b.0);
        steps.filter(in_order).map(CostPolicy).ok_or_else(|| {
            format!(
                "found `{text}`: write up to how many times the operations that are enough \
                 earn which part of the points, `2:0.5,10:0.25`, or `0` for none"
            )
        })
    }
}

impl LatePolicy {
    /// Returns the share of points for an answer that is `late`: 1 before the first step.
    pub fn remaining_share(&self, late: Duration) -> f64 {
        let steps = self.0.iter().rev();
        let mut passed = steps.filter(|(days, _)| late > DAY * *days);
        passed.next().map_or(1.0, |&(_, share)| share)
    }
}

impl CostPolicy {
    /// Returns the share of points for `found` operations where `limit` are enough.
    pub fn remaining_share(&self, found: u64, limit: u64) -> f64 {
        let times = ratio_to_limit(found, limit);
        let mut enough = self.0.iter().filter(|(most, _)| times <= *most);
        enough.next().map_or(0.0, |&(_, share)| share)
    }
}

/// Returns `found / limit`, or infinity for a limit of 0.
pub fn ratio_to_limit(found: u64, limit: u64) -> f64 {
    match limit {
        0 => f64::INFINITY,
        _ => found as f64 / limit as f64,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lateness_costs_points_by_days() {
        let rule: LatePolicy = "7d:0.5,14d:0".parse().unwrap();
        let half: LatePolicy = "0.5".parse().unwrap();
        for (seconds, share, at_once) in [
            (1, 1.0, 0.5),
            (86_400, 1.0, 0.5),
            (86_401, 1.0, 0.5),
            (7 * 86_400, 1.0, 0.5),
            (7 * 86_400 + 1, 0.5, 0.5),
            (14 * 86_400, 0.5, 0.5),
            (15 * 86_400, 0.0, 0.5),
        ] {
            let late = Duration::from_secs(seconds);
            let found = (rule.remaining_share(late), half.remaining_share(late));
            assert_eq!(found, (share, at_once), "{seconds}");
        }
        assert_eq!(rule.to_string(), "after 7 days 50 %, after 14 days 0 %");
        assert_eq!(half.to_string(), "at once 50 %");
        // Without a rule, a late answer keeps all points.
        assert_eq!(LatePolicy::default().remaining_share(DAY * 1000), 1.0);
    }

    #[test]
    fn operations_cost_points_by_thresholds() {
        let rule: CostPolicy = "2:0.5,10:0.25".parse().unwrap();
        for (found, limit, share) in
            [(101, 100, 0.5), (200, 100, 0.5), (201, 100, 0.25), (1000, 100, 0.25)]
        {
            assert_eq!(rule.remaining_share(found, limit), share, "{found} of {limit}");
        }
        let words = "up to 2 times as many 50 %, up to 10 times as many 25 %, and beyond that \
                     nothing";
        assert_eq!(rule.to_string(), words);
        assert_eq!(
            (rule.remaining_share(1001, 100), rule.remaining_share(1, 0)),
            (0.0, 0.0)
        );
        assert_eq!("0".parse::<CostPolicy>().unwrap().remaining_share(101, 100), 0.0);
    }

    #[test]
    fn rejects_invalid_rules() {
        for text in
            ["", "7", "7:0.5", "7d", "7d:2", "7d:0.5,7d:0", "-1", "7d:0.5;", "NaN"]
        {
            let error = text.parse::<LatePolicy>().unwrap_err();
            assert!(
                error.starts_with(&format!("found `{text}`: write after how")),
                "{error}"
            );
        }
        for text in
            ["", "1:0.5", "2", "2:1.5", "3:0.5,2:0.1", "inf:0.5", "0.5", "NaN:0"]
        {
            let error = text.parse::<CostPolicy>().unwrap_err();
            assert!(
                error.starts_with(&format!("found `{text}`: write up to")),
                "{error}"
            );
        }
    }
}
