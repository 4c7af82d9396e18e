//! What is wrong with the shorter courses: a session that is unknown, too much for their
//! time, or one that needs what is left out.
use base::suggestions::near;

use crate::model::course::Session;
use crate::model::problem::Problem;
use crate::model::short_plan::ShortPlan;
use crate::model::text::slashes;
use crate::model::{Chapter, Names, place, plan};

/// Everything that is wrong with them.
pub fn check(names: &Names) -> Vec<Problem> {
    let plans = &names.plans;
    let mut problems = plans.twice("plan", plans.entries.iter().map(|plan| &plan.name));
    for plan in &plans.entries {
        problems.extend(parts(plan, names));
        let (sum, most) = (plan.sum(names), plan.minutes.get_ref().get());
        if sum > most {
            let name = plan.name.get_ref();
            let message =
                format!("`{name}` has {most} minutes, and its parts take {sum}");
            problems.push(plans.problem(&plan.minutes, message));
        }
        problems.extend(
            needs(plan, names)
                .into_iter()
                .map(|message| plans.problem(&plan.name, message)),
        );
    }
    problems
}

/// What is wrong with `{{#plans}}`.
pub fn nothing(names: &Names) -> Option<String> {
    names.plans.entries.is_empty().then(|| {
        "chapters/teaching/plans.toml has no plan: write `[[plan]]` and its fields"
            .into()
    })
}

/// Parts that are unknown, or in another order than the course's.
fn parts(short: &ShortPlan, names: &Names) -> Vec<Problem> {
    let plans = &names.plans;
    let titles = || names.course.entries.iter().map(|it| it.title.get_ref().as_str());
    let mut problems = Vec::new();
    let mut last = None;
    for title in &short.sessions {
        let at = titles().position(|known| known == title.get_ref());
        let message = match at {
            None => format!(
                "the course has no session `{title}`:{}",
                near(title.get_ref(), titles()),
                title = title.get_ref()
            ),
            Some(_) if at <= last => {
                format!("`{}` comes earlier in the course", title.get_ref())
            }
            Some(_) => {
                last = at;
                continue;
            }
        };
        problems.push(plans.problem(title, message));
    }
    for step in &short.class {
        let at =
            step.section.as_ref().or(step.exercise.as_ref()).or(step.what.as_ref());
        let wrong = plan::minutes(step, names).err();
        problems.extend(
            wrong.map(|message| plans.problem(at.unwrap_or(&short.name), message)),
        );
    }
    for place in &short.reading {
        let wrong = place::section(names, &plans.file, place.get_ref()).err();
        problems.extend(wrong.map(|message| plans.problem(place, message)));
    }
    problems
}

/// What its sessions need and nothing in it treats: sections of their exercises, and the
/// chapters that their chapters name under *Before this chapter*.
fn needs(short: &ShortPlan, names: &Names) -> Vec<String> {
    let name = short.name.get_ref();
    let mut problems = Vec::new();
    for (number, session) in short.lessons(names) {
        let home = session.homework.iter().filter(|_| short.home);
        for exercise in session.in_class().chain(home) {
            let Ok(exercise) = plan::exercise(exercise.get_ref(), names) else {
                continue;
            };
            let missing = exercise.about.sections.iter().find(|it| {
                let (page, id) = plan::whole(it, names);
                !has(short, page, id, names)
            });
            problems.extend(missing.map(|section| {
                format!(
                    "`{name}`: the exercise `{}` of session {number} needs `{section}`, \
                     which none of its parts treats: put it into `reading`",
                    exercise.name
                )
            }));
        }
        for chapter in chapters_of(session, names) {
            let missing = before(chapter)
                .into_iter()
                .find(|page| is_timed(page, names) && !touches(short, page, names));
            problems.extend(missing.map(|page| {
                format!(
                    "`{name}`: session {number} treats {}, which says that `{page}` comes \
                     before, and none of its parts is of that: put a section into `reading`",
                    slashes(&chapter.path)
                )
            }));
        }
    }
    problems.sort();
    problems.dedup();
    problems
}

/// The chapters of which a session treats a section in class.
fn chapters_of<'a>(session: &Session, names: &'a Names) -> Vec<&'a Chapter> {
    let sections = session.class.iter().filter_map(|step| step.section.as_ref());
    let page = |it: &crate::model::data::Text| {
        let path = it.get_ref().split('#').next().unwrap_or_default();
        names.chapter(path).ok()
    };
    sections.filter_map(page).collect()
}

/// The pages that a chapter says to know before it.
fn before(chapter: &Chapter) -> Vec<String> {
    let paragraph =
        chapter.text.split("\n\n").find(|it| it.contains("**Before this chapter**"));
    let links = paragraph.unwrap_or_default().split("](").skip(1);
    let page = |link: &str| link.split([')', '#']).next().map(str::to_owned);
    links.filter_map(page).filter(|page| page.ends_with(".md")).collect()
}

/// The sections and pages of a plan.
fn places<'a>(short: &'a ShortPlan, names: &'a Names) -> impl Iterator<Item = &'a str> {
    let steps = short.class.iter().filter_map(|step| step.section.as_ref());
    let lessons = short.lessons(names).flat_map(|(_, session)| session.places());
    steps.chain(&short.reading).chain(lessons).map(|it| it.get_ref().as_str())
}

/// Whether it treats a section, or the page that it stands on.
fn has(short: &ShortPlan, page: &str, id: &str, names: &Names) -> bool {
    places(short, names).any(|it| it == page || it.split_once('#') == Some((page, id)))
}

/// Whether it treats anything of a page.
fn touches(short: &ShortPlan, page: &str, names: &Names) -> bool {
    places(short, names).any(|it| it.split('#').next() == Some(page))
}

/// Whether a page says how long it takes: others, such as how to use the book, are read
/// by whoever begins.
fn is_timed(page: &str, names: &Names) -> bool {
    let page = names.chapter(page);
    page.is_ok_and(|page| page.sections.iter().any(|section| section.minutes.is_some()))
}
