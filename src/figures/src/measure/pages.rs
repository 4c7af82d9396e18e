//! The results as tables.
use super::results::{Group, Results, Way, three, times};
use crate::data::Data;
use base::readable;
use base::thousands;

/// The results for a terminal.
pub fn overview(results: &Results) -> String {
    let line = |group: &Group, way: &Way| {
        let ratio = group.ratio(way).map_or(String::new(), |ratio| times(ratio) + "×");
        format!(
            "{:<44} {:>12} ms {:>9} ns each {ratio:>8}",
            format!("{}.{}", group.name, way.name),
            three(way.milliseconds()),
            three(way.each()),
        )
    };
    let groups = results.groups.iter();
    let lines =
        groups.flat_map(|group| group.ways.iter().map(move |way| line(group, way)));
    lines.collect::<Vec<_>>().join("\n")
}

/// The tables of the book: their names and their texts.
pub fn tables(results: &Results) -> Vec<(String, String)> {
    let group = |name: &str| results.groups.iter().find(|group| group.name == name);
    let (mut ranks, mut puzzles) = (Vec::new(), Vec::new());
    for group in &results.groups {
        match group.name.split_once("rank-") {
            Some(("" | "un", _)) => ranks.push(group),
            _ if group.name.starts_with("pocket-cube")
                && group.documents().is_some_and(|way| way.name == "tables") => {}
            _ => puzzles.push(group),
        }
    }
    let mut tables = vec![
        ("measured-machine.md".to_owned(), machine(results)),
        ("measured-ranks.md".to_owned(), self::ranks(&ranks)),
        ("measured-puzzles.md".to_owned(), self::puzzles(&puzzles)),
        ("measured-sizes.md".to_owned(), sizes(results)),
    ];
    for name in ["pocket-cube", "pocket-cube-bytes"] {
        tables.extend(
            group(name).map(|group| (format!("measured-{name}.md"), steps(group))),
        );
    }
    tables
}

fn machine(results: &Results) -> String {
    let machine = &results.machine;
    let mut data = Data::new(&[&"", &"of this run"]);
    data.row(&[&"processor", &machine.processor]);
    data.row(&[&"threads at once", &machine.cores]);
    data.row(&[&"instructions", &machine.instructions.join(", ")]);
    data.row(&[&"memory", &machine.memory]);
    data.row(&[&"system", &machine.system]);
    data.row(&[&"date", &machine.date]);
    data.row(&[&"commit", &machine.commit]);
    data.finish()
}

fn steps(group: &Group) -> String {
    let mut data = Data::new(&[
        &"step",
        &"milliseconds",
        &"median",
        &"made before",
        &"times as fast",
        &"bytes",
    ]);
    for way in &group.ways {
        let bytes = way.bytes.map_or(String::new(), thousands);
        let ratio = group.ratio(way).map_or(String::new(), times);
        let (median, before) = (three(way.median * 1e3), three(way.prepared * 1e3));
        data.row(&[
            &way.title,
            &three(way.milliseconds()),
            &median,
            &before,
            &ratio,
            &bytes,
        ]);
    }
    data.finish()
}

fn ranks(groups: &[&Group]) -> String {
    let mut data = Data::new(&[&"what", &"how", &"nanoseconds", &"times as fast"]);
    for group in groups {
        for way in &group.ways {
            let ratio = group.ratio(way).map_or(String::new(), times);
            data.row(&[&group.title, &way.title, &three(way.each()), &ratio]);
        }
    }
    data.finish()
}

fn puzzles(groups: &[&Group]) -> String {
    let mut data = Data::new(&[
        &"puzzle",
        &"positions",
        &"how",
        &"milliseconds",
        &"clock",
        &"times as fast",
        &"memory",
    ]);
    for group in groups {
        for way in &group.ways {
            let ratio = group.ratio(way).map_or(String::new(), times);
            let memory = way.bytes.map_or(String::new(), readable);
            let clock = format!("{:?}", way.clock).to_lowercase();
            let size = thousands(way.size);
            let time = three(way.milliseconds());
            data.row(&[
                &group.title,
                &size,
                &way.title,
                &time,
                &clock,
                &ratio,
                &memory,
            ]);
        }
    }
    data.finish()
}

fn sizes(results: &Results) -> String {
    let mut data =
        Data::new(&[&"puzzle", &"positions", &"kept", &"bytes", &"bits a position"]);
    for size in &results.sizes {
        let bits = size.bytes as f64 * 8.0 / size.positions as f64;
        data.row(&[
            &size.puzzle,
            &thousands(size.positions),
            &size.keeps,
            &thousands(size.bytes),
            &format!("{bits:.2}"),
        ]);
    }
    data.finish()
}
