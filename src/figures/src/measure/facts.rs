//! The facts of the results.
use super::puzzles::EVERY_ROW;
use super::results::{
    MeasuredMethod, MethodGroup, Results, decimals_for_factor,
    decimals_for_three_digits,
};
use crate::facts::Facts;

/// All facts of the results, with names that begin with `measured.`.
pub fn measured_facts(results: &Results) -> Facts {
    let mut facts = Facts::default();
    for group in &results.groups {
        for method in &group.methods {
            add_method_facts(group, method, &method.name, &mut facts);
        }
        // The fastest method has the name `best`, so that the text can quote it on any machine.
        let faster = group.methods.iter().filter(|method| !method.documents);
        if let Some(best) = faster.min_by(|a, b| a.least.total_cmp(&b.least)) {
            add_method_facts(group, best, "best", &mut facts);
        }
    }
    facts
}

/// Adds the facts of a method under a name.
fn add_method_facts(
    group: &MethodGroup,
    method: &MeasuredMethod,
    name: &str,
    facts: &mut Facts,
) {
    let mut fact = |what: &str, value: f64, digits: usize| {
        let name = format!("measured.{}.{name}.{what}", group.name);
        facts.decimal(name, value, digits);
    };
    for (what, value) in [
        ("ms", Some(method.milliseconds())),
        ("ns", Some(method.nanoseconds_each())),
        ("prepared-ms", method.prepared.map(|seconds| seconds * 1e3)),
    ] {
        if let Some(value) = value {
            fact(what, value, decimals_for_three_digits(value));
        }
    }
    if let Some(ratio) = group.ratio(method) {
        fact("times", ratio, decimals_for_factor(ratio));
    }
    let rows = group.methods.iter().filter(|method| method.name.starts_with("rows"));
    let one = rows.filter(|method| method.threads == 1).map(|method| method.least);
    if let Some(one) = one.min_by(f64::total_cmp)
        && method.name == EVERY_ROW
    {
        fact("times-as-long", method.least / one, 1);
    }
    if let Some(bytes) = method.bytes {
        facts.number(format!("measured.{}.{name}.bytes", group.name), bytes);
    }
}
