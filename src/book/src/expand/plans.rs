//! The shorter courses.
use std::path::Path;

use crate::model::plan::minutes;
use crate::model::short_plan::ShortPlan;
use crate::model::text::up;
use crate::model::{Names, place};

/// What `{{#plans}}` becomes: what each course has, and how long it takes.
pub fn plans(page: &Path, names: &Names) -> String {
    let plans = names.plans.entries.iter();
    plans.map(|plan| one(plan, page, names)).collect::<Vec<_>>().join("\n")
}

fn one(plan: &ShortPlan, page: &Path, names: &Names) -> String {
    let mut out = format!(
        "### {}\n\n{}\n\n| | minutes |\n|:--|--:|\n",
        plan.name.get_ref(),
        plan.says.get_ref().trim()
    );
    for (number, session) in plan.lessons(names) {
        let mut name = format!("Session {number}: {}", session.title.get_ref());
        if let Some(at) = names.pages.sessions.iter().find(|it| it.number == number) {
            name = format!("[{name}]({}{}#session-{number})", up(page), at.page);
        }
        out += &format!("| {name} | {} |\n", session.minutes.get_ref());
    }
    for step in &plan.class {
        let what = step.what.as_ref().map(|what| what.get_ref().trim().to_owned());
        let place = step.section.as_ref();
        let section =
            place.and_then(|it| place::section(names, page, it.get_ref()).ok());
        let what = what.or(section).unwrap_or_default();
        out += &format!("| {what} | {} |\n", minutes(step, names).unwrap_or(0));
    }
    let sum = plan.sum(names);
    out += &format!("| **all** | **{sum}** of {} |\n", plan.minutes.get_ref());
    let reading: Vec<_> = plan.reading.iter().map(|it| it.get_ref()).collect();
    if !reading.is_empty() {
        let links =
            reading.iter().filter_map(|it| place::section(names, page, it).ok());
        let links: Vec<_> = links.collect();
        out += &format!("\nTo read besides: {}.\n", links.join(", "));
    }
    if let home @ 1.. = plan.at_home(names) {
        out += &format!("\nAt home: {home} minutes.\n");
    }
    out
}
