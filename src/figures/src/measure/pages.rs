//! The results as tables.
use super::results::{Group, Method, Results, three, times};
use crate::data::{Data, Files};
use base::readable;
use base::thousands;

/// The results for a terminal.
pub fn overview(results: &Results) -> String {
    let line = |group: &Group, method: &Method| {
        let ratio =
            group.ratio(method).map_or(String::new(), |ratio| times(ratio) + "×");
        format!(
            "{:<44} {:>12} ms {:>9} ns each {ratio:>8}",
            format!("{}.{}", group.name, method.name),
            three(method.milliseconds()),
            three(method.each()),
        )
    };
    let groups = results.groups.iter();
    let lines = groups
        .flat_map(|group| group.methods.iter().map(move |method| line(group, method)));
    lines.collect::<Vec<_>>().join("\n")
}

/// Whether it is about ranks, which take nanoseconds.
fn is_rank(group: &&Group) -> bool {
    ["rank-", "unrank-"].iter().any(|word| group.name.starts_with(word))
}

/// The tables of the book.
pub fn tables(results: &Results) -> Files {
    // The steps of the pocket cube have tables of their own.
    let is_puzzle = |group: &&Group| {
        !(group.name.starts_with("pocket-cube")
            && group.documents().is_some_and(|method| method.name == "tables"))
    };
    let (ranks, others): (Vec<_>, Vec<_>) = results.groups.iter().partition(is_rank);
    let puzzles = others.into_iter().filter(is_puzzle);
    let mut tables = vec![
        ("machine", machine(results)),
        ("machines", machines(results)),
        ("ranks", self::ranks(&ranks)),
        ("puzzles", self::puzzles(results, puzzles)),
        ("sizes", sizes(results)),
    ];
    for name in ["pocket-cube", "pocket-cube-bytes"] {
        tables.extend(results.group(name).map(|group| (name, steps(group))));
    }
    let file =
        |(name, data): (&str, Data)| (format!("measured-{name}.md"), data.finish());
    tables.into_iter().map(file).collect()
}

/// This machine, and the others.
fn runs(results: &Results) -> impl Iterator<Item = &Results> {
    std::iter::once(results).chain(&results.others)
}

fn machine(results: &Results) -> Data {
    let mut data = Data::default();
    let first = ["", "of this run"].map(String::from).into_iter();
    let others = results.others.iter().map(|_| "of another".to_owned());
    data.cells(first.chain(others));
    let facts = |results: &Results| results.machine.facts();
    for (k, (name, _)) in facts(results).into_iter().enumerate() {
        let shown = if name == "cores" { "threads at once" } else { name };
        let values = runs(results).map(|run| facts(run)[k].1.clone());
        data.cells(std::iter::once(shown.to_owned()).chain(values));
    }
    for (k, read) in results.memory.iter().enumerate() {
        let of = |run: &Results| {
            let read = run.memory.get(k)?;
            Some(format!("{} GB/s", three(read.each_second / 1e9)))
        };
        let values = runs(results).map(|run| of(run).unwrap_or_default());
        let name = format!("reads {}", readable(read.bytes));
        data.cells(std::iter::once(name).chain(values));
    }
    data
}

/// Each puzzle with one thread on each machine, where two or more have done it.
fn machines(results: &Results) -> Data {
    let mut data = Data::default();
    let names = runs(results).map(|run| {
        let machine = &run.machine;
        format!("{}, {}, {}", machine.processor, machine.date, machine.commit)
    });
    data.cells(["puzzle", "how"].map(String::from).into_iter().chain(names));
    for group in results.groups.iter().filter(|group| !is_rank(group)) {
        let is_shown = |method: &&Method| {
            method.threads == 1 && (method.documents || method.name.starts_with("rows"))
        };
        for method in group.methods.iter().filter(is_shown) {
            let times = runs(results).map(|run| {
                let methods = &run.group(&group.name)?.methods;
                let same = methods.iter().find(|same| same.name == method.name)?;
                Some(three(same.milliseconds()))
            });
            let times: Vec<_> = times.collect();
            if times.iter().flatten().count() > 1 {
                let times = times.into_iter().map(Option::unwrap_or_default);
                let what = [group.title.clone(), method.title.clone()];
                data.cells(what.into_iter().chain(times));
            }
        }
    }
    data
}

fn steps(group: &Group) -> Data {
    let mut data = Data::default();
    data.cells([
        "step",
        "milliseconds",
        "median",
        "made before",
        "times as fast",
        "bytes",
    ]);
    for method in &group.methods {
        let bytes = method.bytes.map_or(String::new(), thousands);
        let [least, median, before] = [method.least, method.median, method.prepared]
            .map(|seconds| three(seconds * 1e3));
        data.row(&[
            &method.title,
            &least,
            &median,
            &before,
            &group.times(method),
            &bytes,
        ]);
    }
    data
}

fn ranks(groups: &[&Group]) -> Data {
    let mut data = Data::new(&[&"what", &"how", &"nanoseconds", &"times as fast"]);
    for group in groups {
        for method in &group.methods {
            let (each, times) = (three(method.each()), group.times(method));
            data.row(&[&group.title, &method.title, &each, &times]);
        }
    }
    data
}

fn puzzles<'a>(results: &Results, groups: impl Iterator<Item = &'a Group>) -> Data {
    let (before, fast) = ("made before", "times as fast");
    let (time, readings) = ("milliseconds", "readings");
    let mut data = Data::default();
    data.cells(["puzzle", "how", before, time, fast, "memory", readings]);
    for group in groups {
        for method in &group.methods {
            let memory = method.bytes.map_or(String::new(), readable);
            let [before, time] =
                [method.prepared * 1e3, method.milliseconds()].map(three);
            let readings = results.readings(method).map_or(String::new(), times);
            data.row(&[
                &group.title,
                &method.title,
                &before,
                &time,
                &group.times(method),
                &memory,
                &readings,
            ]);
        }
    }
    data
}

fn sizes(results: &Results) -> Data {
    let mut data =
        Data::new(&[&"puzzle", &"positions", &"kept", &"bytes", &"bits a position"]);
    for size in &results.sizes {
        let [positions, bytes] = [size.positions, size.bytes].map(thousands);
        let bits = format!("{:.2}", size.bits());
        data.row(&[&size.puzzle, &positions, &size.keeps, &bytes, &bits]);
    }
    data
}
