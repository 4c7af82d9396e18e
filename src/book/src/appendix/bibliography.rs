//! The bibliography: what the chapters cite by `{{cite key}}`.
use std::path::Path;

use serde::Deserialize;

use super::super::listing::up;
use super::super::names::Names;
use super::super::problem::Problem;
use super::{Text, entry};
use base::suggestions::near;

/// A book, an article, a page.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Work {
    /// What chapters call it: `knuth-4a`.
    pub key: Text,
    /// Who wrote it.
    pub by: Text,
    /// Its title, in italics or in quotation marks.
    pub title: Text,
    /// Where and when it appeared.
    #[serde(rename = "in")]
    pub place: Option<Text>,
    /// Its address, where it has one.
    pub url: Option<Text>,
}

/// What is wrong: a key twice, a work that no chapter cites, a number that is no year.
pub fn check(names: &Names) -> Vec<Problem> {
    let data = &names.appendix.bibliography;
    let mut problems = data.twice("key", data.entries.iter().map(|work| &work.key));
    for work in &data.entries {
        let key = work.key.get_ref();
        if !names.pages.cited.contains_key(key) {
            let message = format!(
                "no chapter cites `{key}`: cite it by `{{{{cite {key}}}}}`, or drop it"
            );
            problems.push(data.problem(&work.key, message));
        }
        let texts = [Some(&work.by), Some(&work.title), work.place.as_ref()];
        for text in texts.into_iter().flatten() {
            problems.extend(data.wrong_text(text, names));
        }
    }
    problems
}

/// What is wrong with `{{cite key}}`.
pub fn wrong(key: &str, names: &Names) -> Option<String> {
    let entries = &names.appendix.bibliography.entries;
    if !entries.iter().any(|work| work.key.get_ref() == key) {
        let near = near(key, entries.iter().map(|work| work.key.get_ref().as_str()));
        return Some(format!("the bibliography has no `{key}`:{near}"));
    }
    names.pages.no_appendix("bibliography")
}

/// What `{{cite key}}` becomes: who and what, linked to the entry.
pub fn cite(key: &str, chapter: &Path, names: &Names) -> Option<String> {
    let entries = &names.appendix.bibliography.entries;
    let work = entries.iter().find(|work| work.key.get_ref() == key)?;
    let page = names.pages.appendix("bibliography")?;
    let (by, title) = (work.by.get_ref(), work.title.get_ref());
    Some(format!("[{by}, {title}]({}{page}#cite-{key})", up(chapter)))
}

/// The page, by author.
pub fn expand(page: &Path, names: &Names) -> String {
    let mut works: Vec<_> = names.appendix.bibliography.entries.iter().collect();
    works.sort_by_key(|work| surname(work.by.get_ref()));
    let mut out = String::new();
    for work in works {
        let key = work.key.get_ref();
        let place =
            work.place.as_ref().map_or(String::new(), |p| format!(" {}.", p.get_ref()));
        let url = work
            .url
            .as_ref()
            .map_or(String::new(), |url| format!(" <{}>", url.get_ref()));
        let body = format!("{}.{place}{url}", work.title.get_ref());
        let cited = names.pages.cited.get(key).into_iter().flatten();
        let foot =
            cited.filter_map(|path| names.pages.link(page, path)).collect::<Vec<_>>();
        let foot = format!("Cited in {}.", foot.join(", "));
        out += &entry(
            &format!("cite-{key}"),
            &format!("{}.", work.by.get_ref()),
            &body,
            &foot,
        );
    }
    out
}

/// The first author's last name: `Myrvold` of `W. Myrvold and F. Ruskey`.
fn surname(by: &str) -> String {
    let first = by.split([',', '&']).next().unwrap_or(by);
    let first = first.split(" and ").next().unwrap_or(first);
    first.split_whitespace().next_back().unwrap_or("").to_lowercase()
}
