//! Today's date.
use std::time::{SystemTime, UNIX_EPOCH};

/// Today's date in UTC, as `2000-02-29`.
pub fn today() -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let (year, month, day) =
        date_after_epoch(since.map_or(0, |since| since.as_secs() / 86_400));
    format!("{year}-{month:02}-{day:02}")
}

/// The year, month and day a number of days after 1970-01-01.
fn date_after_epoch(mut days: u64) -> (u64, u64, u64) {
    let mut year = 1970;
    while days >= 365 + u64::from(is_leap(year)) {
        days -= 365 + u64::from(is_leap(year));
        year += 1;
    }
    let lengths = month_lengths(year);
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

/// The number of days in each month of a year.
fn month_lengths(year: u64) -> [u64; 12] {
    [31, 28 + u64::from(is_leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
}

#[cfg(test)]
mod tests {
    use super::date_after_epoch;

    #[test]
    fn converts_days_to_dates() {
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
            assert_eq!(date_after_epoch(days), date);
        }
    }
}
