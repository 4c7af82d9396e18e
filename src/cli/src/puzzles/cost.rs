//! What a table will cost, told before it is begun.
use std::time::Instant;

use puzzle::Indexed;
use rows::Distances;

use super::choose::Instance;
use super::engine::{Engine, MANY};
use super::{count, thousands};
use base::{parallel, readable};

/// How many bytes of rows a thread finishes in a second, from the first layer to the last:
/// so many at least, of the puzzles with millions of positions that `gods measure` has
/// measured with the best instructions.
pub const ROWS: f64 = 100e6;
/// How many positions are looked at to know how long a scan takes for each.
const SAMPLE: u64 = 2000;
/// What takes longer is told beforehand, and not begun before another way was tried.
pub const LONG: f64 = 2.0;

/// What a table of so many bytes costs this engine, if a person would wait for it: how much
/// memory, about how long, and how that is known. That of a small puzzle is no cost: it is
/// there before one could be told of it.
pub fn if_long(instance: &Instance, engine: &Engine, bytes: u64) -> Option<String> {
    let (name, puzzle) = (&instance.choice.name, &*instance.puzzle);
    let positions = puzzle.positions();
    if positions <= MANY {
        return None;
    }
    let (seconds, rate) = match engine {
        Engine::Rows(_, with) => {
            let rate = format!(
                "with {}, at {} MB of rows a second for each, which gods measure found",
                count(with.threads, "thread"),
                ROWS / 1e6
            );
            (bytes as f64 / (ROWS * with.threads as f64), rate)
        }
        Engine::Scan(_) => {
            let each = look_at_some(puzzle);
            let rate = format!(
                "at {} positions a second, as {} have just taken",
                thousands((1.0 / each) as u64),
                thousands(SAMPLE)
            );
            (each * positions as f64, rate)
        }
    };
    (seconds >= LONG).then(|| {
        format!(
            "{name}: the table of {} positions takes {} of memory and about {}, {rate}",
            thousands(positions),
            readable(bytes),
            lasting(seconds)
        )
    })
}

/// How many seconds a scan takes for a position, measured now.
fn look_at_some(puzzle: &dyn Indexed) -> f64 {
    let start = Instant::now();
    let ways =
        puzzle::spread(puzzle.positions(), SAMPLE).map(|rank| puzzle.before(rank));
    let neighbors: usize = ways.map(|before| std::hint::black_box(before).len()).sum();
    debug_assert!(neighbors > 0);
    // A clock may be too coarse to see anything.
    start.elapsed().as_secs_f64().max(1e-6) / SAMPLE as f64
}

/// How many seconds looking up the distances of so many positions takes on all cores, by how
/// long some take now.
pub fn looking_up(table: &dyn Distances, positions: u64) -> f64 {
    let start = Instant::now();
    let found =
        puzzle::spread(positions, SAMPLE).filter_map(|rank| table.distance(rank));
    std::hint::black_box(found.count());
    let each = start.elapsed().as_secs_f64() / SAMPLE as f64;
    each * positions as f64 / parallel::cores() as f64
}

/// A time in the unit that people would choose: `46 s`, `12 min`, `5 h`, `3 days`.
pub fn lasting(seconds: f64) -> String {
    let units = [(1.0, "s"), (60.0, "min"), (3600.0, "h"), (86_400.0, "days")];
    let fits = |&&(unit, _): &&(f64, &str)| seconds >= 2.0 * unit;
    let &(unit, name) = units.iter().rev().find(fits).unwrap_or(&units[0]);
    format!("{} {name}", thousands((seconds / unit).round() as u64))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::choose;
    use cpu::Cpu;
    use rows::SearchOptions;

    #[test]
    fn times_are_told_in_the_unit_that_people_would_choose() {
        for (seconds, text) in [
            (0.0, "0 s"),
            (2.4, "2 s"),
            (119.0, "119 s"),
            (120.0, "2 min"),
            (7_199.0, "120 min"),
            (7_200.0, "2 h"),
            (172_800.0, "2 days"),
            (1e12, "11,574,074 days"),
        ] {
            assert_eq!(lasting(seconds), text);
        }
    }

    /// The rate is not made up: it is the slowest of the large puzzles that were measured.
    #[test]
    fn rows_are_as_fast_as_was_measured() {
        let path = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../chapters/measured/results.json"
        );
        let text = std::fs::read_to_string(path).unwrap();
        let results: serde_json::Value = serde_json::from_str(&text).unwrap();
        let list = |value: &serde_json::Value| value.as_array().unwrap().clone();
        let groups = list(&results["groups"]);
        let methods = groups.iter().flat_map(|group| list(&group["methods"]));
        let rates: Vec<f64> = methods
            .filter(|method| method["size"].as_u64().unwrap() > MANY)
            .filter(|method| method["name"] == "rows-avx512")
            .map(|method| {
                method["bytes"].as_f64().unwrap() / method["median"].as_f64().unwrap()
            })
            .collect();
        let slowest = rates.iter().copied().fold(f64::INFINITY, f64::min);
        assert!(rates.len() > 5 && (0.5..2.0).contains(&(slowest / ROWS)), "{rates:?}");
        // And none is so fast that it would be mistaken for another.
        assert!(rates.iter().all(|rate| *rate < 20.0 * ROWS), "{rates:?}");
    }

    #[test]
    fn a_cost_is_shared_by_the_threads_and_none_for_a_small_table() {
        let cost = |name: &str, threads| {
            let instance = choose::instance(name, None).unwrap();
            let rows = rows::find(&instance.choice, None).unwrap();
            let with = SearchOptions { cpu: Cpu::Portable, threads };
            if_long(&instance, &Engine::Rows(rows, with), 800_000_000)
        };
        assert_eq!(cost("sliding-2x5", 1), None);
        let about =
            |threads, time| cost("sliding-3x4", threads).unwrap().contains(time);
        assert!(about(1, " about 8 s, with 1 thread, ") && about(2, " about 4 s, "));
        assert_eq!(cost("sliding-3x4", 5), None);
    }
}
