//! What a built page must not do: link to nothing, load something from another host,
//! show a picture without words for it, or be heavy.
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};

use base::parallel;
use base::suggestions::near;

use super::files::Site;
use super::foreign::{hosts, is_remote, urls};
use super::highlight;
use super::touched::widgets;
use crate::model::html::Tag;
use crate::model::text::{is, slashes};

/// The most bytes of a chapter's page, its pictures among them, but for the tags that color its
/// code: sent compressed, they are next to nothing. A reader waits for them each time.
pub const HEAVIEST: u64 = 125_000;
/// The most bytes that all pages share, which a browser loads once: styles, scripts and
/// fonts, without the search index, which a page loads only when the reader searches.
pub const THEME: u64 = 250_000;

/// Something that a page must not do: finds where one does.
pub type Rule = fn(&Site) -> Vec<String>;

/// What no book is built with.
pub const LINKS: [Rule; 1] = [links];
/// Everything.
pub const ALL: [Rule; 7] = [links, ids, pictures, braces, hosts, weights, widgets];

/// Fails with everything that is wrong with a built book by some rules, a line each: the
/// chapter's line where it can be told, or else the page, then what was found.
pub fn check(root: &Path, folder: &Path, rules: &[Rule]) -> Result<()> {
    let site = Site::read(root, folder)?;
    let mut seen = BTreeSet::new();
    let found = parallel::map(rules, |rule| rule(&site));
    let found: Vec<_> =
        found.into_iter().flatten().filter(|line| seen.insert(line.clone())).collect();
    if found.is_empty() { Ok(()) } else { bail!(found.join("\n")) }
}

/// Every link leads to a file of the book and to an id in it.
fn links(site: &Site) -> Vec<String> {
    let mut known: BTreeMap<PathBuf, BTreeSet<String>> = BTreeMap::new();
    let mut found = Vec::new();
    for (from, page) in &site.chapters {
        // A base is where links begin, and none itself.
        let tags = page.tags.iter().filter(|tag| tag.name != "base");
        for address in
            tags.flat_map(|tag| tag.get("href").into_iter().chain(tag.get("src")))
        {
            let scheme = ["mailto:", "data:", "javascript:"];
            if is_remote(address) || scheme.iter().any(|s| address.starts_with(s)) {
                continue;
            }
            let message = match site.target(from, address) {
                None => format!("`{address}` leaves the book"),
                Some((file, _)) if !site.has(&file) => {
                    format!("`{address}` leads nowhere: there is no {}", slashes(&file))
                }
                Some((file, id)) if is(&file, "html") && !id.is_empty() => {
                    let ids = known.entry(file).or_insert_with_key(|file| {
                        site.page(file).all("id").map(str::to_owned).collect()
                    });
                    if ids.contains(&id) {
                        continue;
                    }
                    format!(
                        "`{address}` leads to no heading:{}; if one was renamed, `{{#{id}}}` \
                         behind it keeps the old address",
                        near(&id, ids.iter().map(String::as_str))
                    )
                }
                Some(_) => continue,
            };
            found.extend(site.told(from, address, &message));
        }
    }
    found
}

/// An id stands once on a page.
fn ids(site: &Site) -> Vec<String> {
    let mut found = Vec::new();
    for (file, page) in &site.chapters {
        let mut seen = BTreeSet::new();
        for id in page.all("id").filter(|id| !seen.insert(*id)) {
            let message = format!("the id `{id}` stands twice on the page");
            found.extend(site.told(file, id, &message).pop());
        }
    }
    found
}

/// Every picture has words for those who do not see it.
fn pictures(site: &Site) -> Vec<String> {
    let mut found = Vec::new();
    for (file, page) in &site.chapters {
        let wordless =
            |tag: &&Tag| tag.get("alt").is_none_or(|it| it.trim().is_empty());
        for tag in page.tags.iter().filter(|tag| tag.name == "img").filter(wordless) {
            let address = tag.get("src").unwrap_or_default();
            let message = format!(
                "the picture `{address}` has no alternative text: write \
                 ![what it shows]({address})"
            );
            found.extend(site.told(file, address, &message));
        }
    }
    found
}

/// No directive is left over, as a page that is no chapter's text might have one.
fn braces(site: &Site) -> Vec<String> {
    let mut found = Vec::new();
    for (file, page) in &site.chapters {
        for (at, _) in page.words.match_indices("{{") {
            let rest: String = page.words[at..].chars().take(40).collect();
            let name = rest[2..].trim_start_matches('#');
            if name.starts_with(|c: char| c.is_ascii_alphabetic()) {
                let line = rest.lines().next().unwrap_or_default();
                let address = line.split_inclusive("}}").next().unwrap_or(line);
                let message = format!(
                    "the page shows `{address}` as it stands: no directive is expanded there"
                );
                found.extend(site.told(file, address, &message));
            }
        }
    }
    found
}

/// No page is heavy, and neither is what all pages share.
fn weights(site: &Site) -> Vec<String> {
    let mut found = BTreeSet::new();
    for (from, page) in &site.chapters {
        let (mut own, mut shared) = (BTreeSet::from([from.clone()]), BTreeSet::new());
        for tag in &page.tags {
            let (address, files) = match &*tag.name {
                "img" => (tag.get("src"), &mut own),
                "script" => (tag.get("src"), &mut shared),
                "link" if tag.get("rel") == Some("stylesheet") => {
                    (tag.get("href"), &mut shared)
                }
                _ => continue,
            };
            let local = address.filter(|address| !is_remote(address));
            let Some((file, _)) = local.and_then(|a| site.target(from, a)) else {
                continue;
            };
            if is(&file, "css") {
                let fonts = urls(&site.text(&file));
                let fonts = fonts.iter().filter(|url| url.ends_with(".woff2"));
                files.extend(fonts.filter_map(|url| Some(site.target(&file, url)?.0)));
            }
            files.insert(file);
        }
        let page = slashes(from);
        found.extend(heavy(
            site,
            &own,
            HEAVIEST,
            &format!("{page}: the page and its pictures"),
        ));
        found.extend(heavy(site, &shared, THEME, "theme: what every page loads"));
    }
    found.into_iter().collect()
}

/// What to say if files have more bytes than they may have.
fn heavy(
    site: &Site,
    files: &BTreeSet<PathBuf>,
    most: u64,
    what: &str,
) -> Option<String> {
    let size = |file: &PathBuf| {
        let colors =
            if is(file, "html") { highlight::weight(&site.text(file)) } else { 0 };
        site.size(file) - colors as u64
    };
    let mut sizes: Vec<_> = files.iter().map(|file| (size(file), file)).collect();
    sizes.sort_by(|a, b| b.cmp(a));
    let sum: u64 = sizes.iter().map(|(size, _)| size).sum();
    let first =
        sizes.iter().take(3).map(|(size, file)| format!("{} {size}", slashes(file)));
    let first = first.collect::<Vec<_>>().join(", ");
    (sum > most).then(|| {
        format!(
            "{what}: {sum} bytes, and there may be {most}; most of it is {first}: split what is \
             too long"
        )
    })
}
