//! How long something will still take, by what it has taken.
use std::time::{Duration, Instant};

/// So much must be seen before anything is said.
const FEWEST: usize = 3;

/// ` of so many` is followed by this: how much time is left, in words.
pub fn left(began: Instant, done: usize, all: usize) -> String {
    match done >= FEWEST && done < all {
        true => format!(", {} left", words(estimate(began.elapsed(), done, all))),
        false => String::new(),
    }
}

/// The rest takes as long for each as what is done.
fn estimate(taken: Duration, done: usize, all: usize) -> Duration {
    taken.mul_f64(all.saturating_sub(done) as f64 / done.max(1) as f64)
}

fn words(time: Duration) -> String {
    match time.as_secs() {
        0..60 => "less than a minute".to_owned(),
        60..120 => "about a minute".to_owned(),
        seconds => format!("about {} minutes", (seconds + 30) / 60),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{estimate, words};

    #[test]
    fn the_rest_takes_as_long_as_what_is_done() {
        let seconds = Duration::from_secs;
        assert_eq!(estimate(seconds(10), 5, 20), seconds(30));
        assert_eq!(estimate(seconds(10), 20, 20), seconds(0));
        for (time, right) in [
            (59, "less than a minute"),
            (60, "about a minute"),
            (149, "about 2 minutes"),
            (150, "about 3 minutes"),
        ] {
            assert_eq!(words(seconds(time)), right);
        }
    }
}
