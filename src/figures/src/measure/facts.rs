//! What the text may quote of the results.
use super::puzzles::WITHOUT;
use super::results::{Group, Method, Results, three, times};
use base::thousands;

/// `facts.txt`: a fact a line, all of them with names that begin with `measured.`.
pub fn facts(results: &Results) -> (String, String) {
    let machine = results.machine.facts().map(|(name, value)| (name.to_owned(), value));
    let mut facts = machine.to_vec();
    for group in &results.groups {
        for method in &group.methods {
            of(group, method, &method.name, &mut facts);
        }
        // The best of all, so that the text can name it on any machine.
        let others = group.methods.iter().filter(|method| !method.documents);
        if let Some(best) = others.min_by(|a, b| a.least.total_cmp(&b.least)) {
            of(group, best, "best", &mut facts);
            let name = format!("{}.best.method", group.name);
            facts.push((name, best.title.clone()));
        }
    }
    facts.sort();
    let lines = facts.into_iter();
    let lines = lines.map(|(name, value)| format!("measured.{name} = {value}\n"));
    ("facts.txt".to_owned(), lines.collect())
}

/// What there is to say of a method.
fn of(group: &Group, method: &Method, name: &str, facts: &mut Vec<(String, String)>) {
    let mut fact = |what: &str, value: String| {
        facts.push((format!("{}.{name}.{what}", group.name), value));
    };
    fact("ms", three(method.milliseconds()));
    fact("seconds", three(method.least));
    fact("ns", three(method.each()));
    fact("prepared-ms", three(method.prepared * 1e3));
    fact("threads", method.threads.to_string());
    if let Some(bytes) = method.bytes {
        fact("bytes", thousands(bytes));
    }
    if let Some(ratio) = group.ratio(method) {
        fact("times", times(ratio));
    }
    if let Some(portable) =
        group.methods.iter().find(|method| method.name == "rows-portable")
    {
        fact("times-portable", times(portable.least / method.least));
    }
    let rows = group.methods.iter().filter(|method| method.name.starts_with("rows"));
    let one = rows.filter(|method| method.threads == 1).map(|method| method.least);
    let Some(one) = one.min_by(f64::total_cmp) else { return };
    if method.threads > 1 {
        fact("times-one-thread", format!("{:.2}", one / method.least));
    }
    if WITHOUT.contains(&&*method.name) {
        fact("times-as-long", format!("{:.1}", method.least / one));
    }
}
