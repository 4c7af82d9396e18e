//! What the text may quote of the results.
use super::results::{Group, Results, Way, three, times};
use base::thousands;

/// `facts.txt`: a fact a line, all of them with names that begin with `measured.`.
pub fn facts(results: &Results) -> (String, String) {
    let machine = results.machine.facts().map(|(name, value)| (name.to_owned(), value));
    let mut facts = machine.to_vec();
    for group in &results.groups {
        for way in &group.ways {
            of(group, way, &way.name, &mut facts);
        }
        // The best of all, so that the text can name it on any machine.
        let others = group.ways.iter().filter(|way| !way.documents);
        if let Some(best) = others.min_by(|a, b| a.least.total_cmp(&b.least)) {
            of(group, best, "best", &mut facts);
            let name = format!("{}.best.way", group.name);
            facts.push((name, best.title.clone()));
        }
    }
    facts.sort();
    let lines = facts.into_iter();
    let lines = lines.map(|(name, value)| format!("measured.{name} = {value}\n"));
    ("facts.txt".to_owned(), lines.collect())
}

/// What there is to say of a way.
fn of(group: &Group, way: &Way, name: &str, facts: &mut Vec<(String, String)>) {
    let mut fact = |what: &str, value: String| {
        facts.push((format!("{}.{name}.{what}", group.name), value));
    };
    fact("ms", three(way.milliseconds()));
    fact("seconds", three(way.least));
    fact("ns", three(way.each()));
    fact("prepared-ms", three(way.prepared * 1e3));
    fact("threads", way.threads.to_string());
    if let Some(bytes) = way.bytes {
        fact("bytes", thousands(bytes));
    }
    if let Some(ratio) = group.ratio(way) {
        fact("times", times(ratio));
    }
    if let Some(portable) = group.ways.iter().find(|way| way.name == "rows-portable") {
        fact("times-portable", times(portable.least / way.least));
    }
    let rows = group.ways.iter().filter(|way| way.name.starts_with("rows"));
    let one = rows.filter(|way| way.threads == 1).map(|way| way.least);
    if let Some(one) = one.min_by(f64::total_cmp)
        && way.threads > 1
    {
        fact("times-one-thread", format!("{:.2}", one / way.least));
    }
}
