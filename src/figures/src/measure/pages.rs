//! The results as Markdown tables.
use super::results::{
    MeasuredMethod, MethodGroup, Results, round_factor, three_digits,
};
use crate::data::{DataTable, Files, joined};
use base::{readable_bytes, thousands};

/// All tables of the book, for a terminal.
pub fn overview(results: &Results) -> String {
    joined(tables(results).into_iter().map(|(_, table)| table), "\n")
}

/// Whether a group measures ranks, which take nanoseconds.
fn is_rank(group: &&MethodGroup) -> bool {
    ["rank-", "unrank-"].iter().any(|word| group.name.starts_with(word))
}

/// The tables of the book.
pub fn tables(results: &Results) -> Files {
    let mut tables = vec![
        ("machine", machine_table(results)),
        ("machines", machines_table(results)),
        ("ranks", ranks_table(results)),
        ("puzzles", puzzles_table(results)),
        ("sizes", sizes_table(results)),
    ];
    for name in ["pocket-cube", "pocket-cube-bytes"] {
        tables.extend(results.group(name).map(|group| (name, steps_table(group))));
    }
    let file = |(name, data): (&str, DataTable)| {
        (format!("measured-{name}.md"), data.finish())
    };
    tables.into_iter().map(file).collect()
}

/// The results of this machine, and of the others.
fn runs(results: &Results) -> impl Iterator<Item = &Results> {
    std::iter::once(results).chain(&results.other_machines)
}

fn machine_table(results: &Results) -> DataTable {
    let mut data = DataTable::default();
    let mut row = |name: &str, value: &dyn Fn(&Results) -> String| {
        data.cells([name.to_owned()].into_iter().chain(runs(results).map(value)));
    };
    row("", &|run| {
        if std::ptr::eq(run, results) { "of this run" } else { "of another" }.to_owned()
    });
    row("processor", &|run| run.machine.processor.clone());
    row("threads at once", &|run| run.machine.cores.to_string());
    row("instructions", &|run| run.machine.instructions.join(", "));
    row("memory", &|run| run.machine.memory.clone());
    row("system", &|run| run.machine.system.clone());
    row("date", &|run| run.machine.date.clone());
    row("commit", &|run| run.machine.commit.clone());
    for (k, read) in results.memory.iter().enumerate() {
        row(&format!("reads {}", readable_bytes(read.bytes)), &|run| {
            let read = run.memory.get(k);
            read.map_or(String::new(), |read| {
                format!("{} GB/s", three_digits(read.each_second / 1e9))
            })
        });
    }
    data
}

/// The time of each puzzle with one thread on each machine, if two or more machines have
/// measured it.
fn machines_table(results: &Results) -> DataTable {
    let mut data = DataTable::default();
    let names = runs(results).map(|run| {
        let machine = &run.machine;
        format!("{}, {}, {}", machine.processor, machine.date, machine.commit)
    });
    data.cells(["puzzle", "how"].map(String::from).into_iter().chain(names));
    for group in results.groups.iter().filter(|group| !is_rank(group)) {
        let is_shown = |method: &&MeasuredMethod| {
            method.threads == 1 && (method.documents || method.name.starts_with("rows"))
        };
        for method in group.methods.iter().filter(is_shown) {
            let times = runs(results).map(|run| {
                let methods = &run.group(&group.name)?.methods;
                let same = methods.iter().find(|same| same.name == method.name)?;
                Some(three_digits(same.milliseconds()))
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

/// The milliseconds for the preparation of a method, if they are known.
fn preparation_time(method: &MeasuredMethod) -> String {
    method.prepared.map_or(String::new(), |seconds| three_digits(seconds * 1e3))
}

fn steps_table(group: &MethodGroup) -> DataTable {
    let mut data = DataTable::default();
    data.cells([
        "step",
        "milliseconds",
        "median",
        "made before",
        "times as fast",
        "bytes",
    ]);
    for method in &group.methods {
        data.cells([
            &method.title,
            &three_digits(method.milliseconds()),
            &three_digits(method.median * 1e3),
            &preparation_time(method),
            &group.factor_text(method),
            &method.bytes.map_or(String::new(), thousands),
        ]);
    }
    data
}

fn ranks_table(results: &Results) -> DataTable {
    let mut data = DataTable::new(&[&"what", &"how", &"nanoseconds", &"times as fast"]);
    for group in results.groups.iter().filter(is_rank) {
        for method in &group.methods {
            let (each, times) =
                (three_digits(method.nanoseconds_each()), group.factor_text(method));
            data.row(&[&group.title, &method.title, &each, &times]);
        }
    }
    data
}

/// All puzzles except the pocket cube in the half-turn metric, whose steps are in separate
/// tables.
fn puzzles_table(results: &Results) -> DataTable {
    let mut data = DataTable::default();
    let (before, fast) = ("made before", "times as fast");
    let (time, readings) = ("milliseconds", "readings");
    data.cells(["puzzle", "how", before, time, fast, "memory", readings]);
    let is_steps = |group: &MethodGroup| {
        ["pocket-cube", "pocket-cube-bytes"].contains(&&*group.name)
    };
    let is_puzzle = |group: &&MethodGroup| !is_rank(group) && !is_steps(group);
    for group in results.groups.iter().filter(is_puzzle) {
        for method in &group.methods {
            data.cells([
                &group.title,
                &method.title,
                &preparation_time(method),
                &three_digits(method.milliseconds()),
                &group.factor_text(method),
                &method.bytes.map_or(String::new(), readable_bytes),
                &results.memory_reads(method).map_or(String::new(), round_factor),
            ]);
        }
    }
    data
}

fn sizes_table(results: &Results) -> DataTable {
    let mut data = DataTable::new(&[
        &"puzzle",
        &"positions",
        &"kept",
        &"bytes",
        &"bits a position",
    ]);
    for size in &results.sizes {
        let [positions, bytes] = [size.positions, size.bytes].map(thousands);
        let bits = format!("{:.2}", size.bits());
        data.row(&[&size.puzzle, &positions, &size.keeps, &bytes, &bits]);
    }
    data
}
