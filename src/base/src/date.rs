//! What day it is, and which second a date names.
use std::time::{SystemTime, UNIX_EPOCH};

/// Today, as in 2000-02-29, in Greenwich.
pub fn today() -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let (year, month, day) = day(since.map_or(0, |since| since.as_secs() / 86_400));
    format!("{year}-{month:02}-{day:02}")
}

/// The year, the month and the day so many days after 1970-01-01.
fn day(mut days: u64) -> (u64, u64, u64) {
    let mut year = 1970;
    while days >= 365 + u64::from(is_leap(year)) {
        days -= 365 + u64::from(is_leap(year));
        year += 1;
    }
    let lengths = lengths(year);
    let mut month = 0;
    while days >= lengths[month] {
        days -= lengths[month];
        month += 1;
    }
    (year, month as u64 + 1, days + 1)
}

fn is_leap(year: u64) -> bool {
    year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400)
}

/// How many days the months of a year have.
fn lengths(year: u64) -> [u64; 12] {
    [31, 28 + u64::from(is_leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
}

/// The second after 1970 that a text names, and how many seconds its clocks are ahead of those
/// in Greenwich: `2026-03-01` is the end of that day, and
/// `2026-03-01T18:00` a minute of it. Both are in Greenwich, unless the text says how far
/// its clocks are ahead of those, `2026-03-01T18:00+02:00`.
///
/// # Errors
/// Says what was found and what would be right.
///
/// # Examples
/// ```
/// use base::date::second;
///
/// assert_eq!(second("1970-01-02T01:00+01:00"), Ok((86_400, 3600)));
/// assert_eq!(second("1970-01-01"), Ok((86_400, 0)));
/// ```
pub fn second(text: &str) -> Result<(u64, i64), String> {
    parsed(text.trim()).ok_or_else(|| {
        format!(
            "found `{text}`: write a day, 2026-03-01, which counts to its end, or a minute, \
             2026-03-01T18:00; both in Greenwich, or with how far your clocks are ahead of \
             it, 2026-03-01T18:00+02:00"
        )
    })
}

fn parsed(text: &str) -> Option<(u64, i64)> {
    let number = |text: &str, digits: usize| -> Option<u64> {
        let is_number =
            text.len() == digits && text.bytes().all(|c| c.is_ascii_digit());
        is_number.then(|| text.parse().ok()).flatten()
    };
    let clock = |text: &str| -> Option<u64> {
        let (hours, minutes) = text.split_once(':')?;
        let (hours, minutes) = (number(hours, 2)?, number(minutes, 2)?);
        (hours < 24 && minutes < 60).then_some(hours * 3600 + minutes * 60)
    };
    let (date, time) = match text.split_once(['T', ' ']) {
        None => (text, None),
        Some((date, time)) => (date, Some(time)),
    };
    let mut parts = date.split('-');
    let [year, month, day] = [4, 2, 2].map(|digits| number(parts.next()?, digits));
    let (year, month, day) = (year?, month?, day?);
    let in_range = year >= 1970 && (1..=12).contains(&month) && parts.next().is_none();
    let before: u64 = if in_range {
        (1970..year).map(|year| 365 + u64::from(is_leap(year))).sum()
    } else {
        return None;
    };
    let lengths = lengths(year);
    if !(1..=lengths[month as usize - 1]).contains(&day) {
        return None;
    }
    let months: u64 = lengths[..month as usize - 1].iter().sum();
    let midnight = (before + months + day - 1) * 86_400;
    let Some(time) = time else { return Some((midnight + 86_400, 0)) };
    let (time, ahead) = match time.find(['+', '-', 'Z']) {
        None => (time, 0),
        Some(at) if &time[at..] == "Z" => (&time[..at], 0),
        Some(at) => {
            let ahead = clock(time.get(at + 1..)?)? as i64;
            (&time[..at], if time[at..].starts_with('+') { ahead } else { -ahead })
        }
    };
    // Seconds may be said.
    let (time, seconds) = match time.len() {
        8 => (time.get(..5)?, number(time.get(5..)?.strip_prefix(':')?, 2)?),
        _ => (time, 0),
    };
    let second = midnight + clock(time)? + seconds;
    let second = second.checked_add_signed(-ahead)?;
    (seconds < 60).then_some((second, ahead))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_name_seconds() {
        for (text, right) in [
            ("1970-01-01", 86_400),
            ("1970-01-01T00:00", 0),
            ("1970-01-01 00:01:05Z", 65),
            ("1970-01-01T02:30+02:30", 0),
            ("1970-01-01T00:00-01:00", 3600),
            ("2000-02-29T00:00", 11_016 * 86_400),
            ("2026-11-21T00:00", 20_778 * 86_400),
            ("2026-11-21", 20_779 * 86_400),
        ] {
            assert_eq!(second(text).map(|it| it.0), Ok(right), "{text}");
        }
    }

    #[test]
    fn what_is_no_date_is_told() {
        for text in [
            "",
            "tomorrow",
            "2026-3-1",
            "2026-02-29",
            "2026-13-01",
            "2026-00-01",
            "2026-01-00",
            "2026-01-01-01",
            "1969-12-31",
            "2026-03-01T24:00",
            "2026-03-01T10",
            "2026-03-01T10:60",
            "2026-03-01T10:00+2",
            "2026-03-01T",
            "2026-03-01T10:00:60",
            "1970-01-01T00:00+01:00",
            "2026-03-01T10:00Zulu",
            "2026-03-01T10:00é",
            "é026-03-01",
            "+026-03-01",
            "99999-01-01",
        ] {
            let error = second(text).unwrap_err();
            assert!(
                error.starts_with(&format!("found `{text}`: write a day")),
                "{error}"
            );
        }
    }

    #[test]
    fn days_have_dates() {
        for (days, date) in [
            (0, (1970, 1, 1)),
            (58, (1970, 2, 28)),
            (59, (1970, 3, 1)),
            (11_016, (2000, 2, 29)),
            (11_017, (2000, 3, 1)),
            (20_778, (2026, 11, 21)),
            (47_540, (2100, 2, 28)),
            (47_541, (2100, 3, 1)),
        ] {
            assert_eq!(day(days), date);
        }
    }
}
