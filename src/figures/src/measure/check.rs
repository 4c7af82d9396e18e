//! What was measured is told as it was measured: every file says what `results.json` says,
//! and what does not depend on the machine is what the code says today.
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use super::results::{Group, Method, Results};
use base::generated::MEASURED;

use super::contents::{all, files};
use super::puzzles;
use super::tasks::Tasks;
use crate::folder::first_difference;

/// The file that all others are made of.
pub const RESULTS: &str = "results.json";

/// Fails with everything that is wrong with the measured files of a book, a line each.
///
/// # Errors
/// If something is wrong, or the results cannot be read.
pub fn check(root: &Path) -> Result<()> {
    let (results, raw) = read(root)?;
    let mut found = stale(root, &results, &raw)?;
    found.extend(sizes(&results, &raw)?);
    found.extend(changed_ways(&results, &raw)?);
    if found.is_empty() { Ok(()) } else { bail!(found.join("\n")) }
}

/// Fails if a measured file is not what the results make, which takes some milliseconds to
/// see. A book in which nothing was measured has none.
///
/// # Errors
/// As [`check`].
pub fn check_files(root: &Path) -> Result<()> {
    if !root.join(MEASURED).is_dir() {
        return Ok(());
    }
    let (results, raw) = read(root)?;
    let found = stale(root, &results, &raw)?;
    if found.is_empty() { Ok(()) } else { bail!(found.join("\n")) }
}

/// Whether nothing was measured yet.
pub fn is_missing(root: &Path) -> bool {
    !root.join(MEASURED).join(RESULTS).exists()
}

/// What was measured, and its text.
pub fn read(root: &Path) -> Result<(Results, String)> {
    let place = format!("{MEASURED}/{RESULTS}");
    let raw = fs::read_to_string(root.join(&place)).with_context(|| place.clone())?;
    let results = serde_json::from_str(&raw).with_context(|| format!("{place}:1"))?;
    Ok((results, raw))
}

/// The files that are not what the results make, those that are missing, and those that
/// nothing makes.
fn stale(root: &Path, results: &Results, raw: &str) -> Result<Vec<String>> {
    let mut found = Vec::new();
    let mut made = BTreeSet::new();
    for (name, right) in files(root, results)? {
        let place = format!("{MEASURED}/{name}");
        made.insert(name.clone());
        if name == RESULTS {
            // The last digit of a number of seconds may be another once it was read.
            let [right, there]: [serde_json::Value; 2] =
                [serde_json::from_str(&right)?, serde_json::from_str(raw)?];
            if right != there {
                found.push(format!("{place}:1: not as `gods measure` writes it"));
            }
            continue;
        }
        let there = fs::read_to_string(root.join(&place)).unwrap_or_default();
        if there != right {
            let (line, lines) = first_difference(&there, &right);
            let [there, right] = lines.map(|line| line.unwrap_or("nothing"));
            found.push(format!(
                "{place}:{line}: found `{there}`; {RESULTS} makes it `{right}`: `gods figures` \
                 writes it again"
            ));
        }
    }
    for entry in fs::read_dir(root.join(MEASURED)).context(MEASURED)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if !made.contains(&name) {
            found.push(format!(
                "{MEASURED}/{name}:1: `gods measure` writes no such file"
            ));
        }
    }
    Ok(found)
}

/// A line of the results, by what stands in it after something else.
fn place(raw: &str, words: &[&str]) -> String {
    let mut at = 0;
    for word in words {
        at += raw[at..].find(&format!("\"{word}\"")).unwrap_or(0);
    }
    format!("{MEASURED}/{RESULTS}:{}", 1 + raw[..at].matches('\n').count())
}

/// The sizes of rows that are others today.
fn sizes(results: &Results, raw: &str) -> Result<Vec<String>> {
    let today = puzzles::sizes()?;
    let others = results.sizes.iter().zip(&today).filter(|(then, now)| then != now);
    let mut found: Vec<_> = others
        .map(|(then, now)| {
            let place = place(raw, &["sizes", &then.puzzle, &then.keeps]);
            format!("{place}: found {then:?}; the code says {now:?} today")
        })
        .collect();
    let (then, now) = (results.sizes.len(), today.len());
    if then != now {
        let place = place(raw, &["sizes"]);
        found.push(format!("{place}: found {then} sizes; the code has {now} today"));
    }
    Ok(found)
}

/// The methods whose positions or bytes are others today, and the methods that are missing or
/// gone.
fn changed_ways(results: &Results, raw: &str) -> Result<Vec<String>> {
    let mut found = Vec::new();
    let today = all(results.long)?;
    for Tasks { name, .. } in &today {
        if results.group(name).is_none() {
            let place = place(raw, &["groups"]);
            found.push(format!("{place}: `{name}` was not measured"));
        }
    }
    for group in &results.groups {
        let planned = today.iter().filter(|tasks| tasks.name == group.name);
        let planned: Vec<_> = planned.flat_map(Tasks::planned).collect();
        found.extend(group.methods.iter().filter_map(|method| {
            let wrong = wrong(method, &planned)?;
            let place = place(raw, &[&group.name, &method.name]);
            Some(format!(
                "{place}: in `{}`, method `{}`: {wrong}",
                group.name, method.name
            ))
        }));
        found.extend(missing(group, &planned, raw));
    }
    Ok(found)
}

/// The part of a method's name that is the same with all instructions: `rows` of
/// `rows-avx512`.
fn stem(method: &Method) -> &str {
    method.name.split('-').next().unwrap_or(&method.name)
}

/// What is another today. A method with instructions that this machine lacks takes the
/// memory of the same method with others.
fn wrong(then: &Method, planned: &[&Method]) -> Option<String> {
    let same = planned.iter().find(|method| method.name == then.name);
    let Some(now) =
        same.or_else(|| planned.iter().find(|method| stem(method) == stem(then)))
    else {
        return Some("there is no such method today".to_owned());
    };
    let [was, is] =
        [then, *now].map(|method| (method.size, method.bytes, method.documents));
    (was != is).then(|| {
        format!(
            "found size, bytes and documents {was:?}; the code says {is:?} today: measure again"
        )
    })
}

/// A method of today that no machine is without, and that was not measured.
fn missing(group: &Group, planned: &[&Method], raw: &str) -> Option<String> {
    let was =
        |method: &Method| group.methods.iter().any(|other| stem(other) == stem(method));
    let method = planned.iter().find(|method| !was(method))?;
    let place = place(raw, &[&group.name]);
    let (name, method) = (&group.name, &method.name);
    Some(format!("{place}: in `{name}`, the method `{method}` was not measured"))
}
