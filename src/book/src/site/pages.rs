//! What a built page must not do: link to nothing, load something from another host,
//! show a picture without words for it, or be heavy.
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Result, bail};

use super::files::{Site, is};
use super::foreign::{hosts, is_remote, urls};
use crate::model::html::{tags, words};
use crate::model::link::slashes;
use base::parallel;

/// The most bytes that opening a chapter may load, without the search index, which a
/// page loads only when the reader searches.
pub const HEAVIEST: u64 = 500_000;

/// Something that a page must not do: finds where one does.
pub type Rule = fn(&Site) -> Vec<String>;

/// What no book is built with.
pub const LINKS: [Rule; 1] = [links];
/// Everything.
pub const ALL: [Rule; 6] = [links, ids, pictures, braces, hosts, weights];

/// Fails with everything that is wrong with a built book by some rules, a line each: the
/// chapter's line where it can be told, or else the page, then what was found.
pub fn check(root: &Path, folder: &Path, rules: &[Rule]) -> Result<()> {
    let site = Site::new(root, folder)?;
    let mut seen = BTreeSet::new();
    let found = rules.iter().flat_map(|rule| rule(&site));
    let found: Vec<_> = found.filter(|line| seen.insert(line.clone())).collect();
    if found.is_empty() { Ok(()) } else { bail!(found.join("\n")) }
}

/// The addresses on a page, and its ids.
fn ends(site: &Site, page: &Path) -> (Vec<String>, BTreeSet<String>) {
    let (mut addresses, mut ids) = (Vec::new(), BTreeSet::new());
    for mut tag in tags(&site.read(page)) {
        let mut take = |name| tag.attributes.remove(name);
        addresses.extend([take("href"), take("src")].into_iter().flatten());
        ids.extend(take("id"));
    }
    (addresses, ids)
}

/// Every link leads to a file of the book and to an id in it.
fn links(site: &Site) -> Vec<String> {
    let pages: Vec<_> = site.chapters().cloned().collect();
    let (addresses, ids): (Vec<_>, Vec<_>) =
        parallel::map(&pages, |page| ends(site, page)).into_iter().unzip();
    let mut known: BTreeMap<_, _> = pages.iter().cloned().zip(ids).collect();
    let mut found = Vec::new();
    for (page, addresses) in pages.iter().zip(&addresses) {
        for address in addresses {
            let scheme = ["mailto:", "data:", "javascript:"];
            if is_remote(address) || scheme.iter().any(|s| address.starts_with(s)) {
                continue;
            }
            let message = match site.target(page, address) {
                None => format!("`{address}` leaves the book"),
                Some((file, _)) if !site.has(&file) => {
                    format!("`{address}` leads nowhere: there is no {}", slashes(&file))
                }
                Some((file, id)) if is(&file, "html") && !id.is_empty() => {
                    let ids = known.entry(file).or_insert_with_key(|f| site.ids(f));
                    if ids.contains(&id) {
                        continue;
                    }
                    format!("`{address}` leads to no heading: {}", near(&id, ids))
                }
                Some(_) => continue,
            };
            let places = site.places(page, address);
            found.extend(places.iter().map(|place| format!("{place}: {message}")));
        }
    }
    found
}

/// The ids that share a word with the one that was asked for, or else the first few.
fn near(id: &str, ids: &BTreeSet<String>) -> String {
    let shares = |other: &&String| other.split('-').any(|word| id.contains(word));
    let mut near: Vec<_> = ids.iter().filter(shares).take(8).cloned().collect();
    if near.is_empty() {
        near = ids.iter().take(8).cloned().collect();
    }
    format!("the page has {}", near.join(", "))
}

/// An id stands once on a page.
fn ids(site: &Site) -> Vec<String> {
    let mut found = Vec::new();
    for page in site.chapters() {
        let mut seen = BTreeSet::new();
        for tag in tags(&site.read(page)) {
            if let Some(id) = tag.get("id").filter(|id| !seen.insert(id.to_string())) {
                let places = site.places(page, id);
                let place = places.last().map_or("", |place| place);
                found.push(format!("{place}: the id `{id}` stands twice on the page"));
            }
        }
    }
    found
}

/// Every picture has words for those who do not see it.
fn pictures(site: &Site) -> Vec<String> {
    let mut found = Vec::new();
    for page in site.chapters() {
        for tag in tags(&site.read(page)) {
            if tag.name == "img"
                && tag.get("alt").is_none_or(|alt| alt.trim().is_empty())
            {
                let address = tag.get("src").unwrap_or_default();
                found.extend(site.places(page, address).iter().map(|place| {
                    format!(
                        "{place}: the picture `{address}` has no alternative text: write \
                         ![what it shows]({address})"
                    )
                }));
            }
        }
    }
    found
}

/// No directive is left over, as a page that is no chapter's text might have one.
fn braces(site: &Site) -> Vec<String> {
    let mut found = Vec::new();
    for page in site.chapters() {
        let text = words(&site.read(page));
        for (at, _) in text.match_indices("{{") {
            let rest: String = text[at..].chars().take(40).collect();
            let name = rest[2..].trim_start_matches('#');
            if name.starts_with(|c: char| c.is_ascii_alphabetic()) {
                let line = rest.lines().next().unwrap_or_default();
                let address = line.split_inclusive("}}").next().unwrap_or(line);
                found.extend(site.places(page, address).iter().map(|place| {
                    format!(
                        "{place}: the page shows `{address}` as it stands: no directive is \
                         expanded there"
                    )
                }));
            }
        }
    }
    found
}

/// No page is heavy.
fn weights(site: &Site) -> Vec<String> {
    let mut found = Vec::new();
    for page in site.chapters() {
        let mut loaded = BTreeSet::from([page.clone()]);
        for tag in tags(&site.read(page)) {
            let address = match &*tag.name {
                "script" | "img" => tag.get("src"),
                "link" if tag.get("rel") == Some("stylesheet") => tag.get("href"),
                _ => None,
            };
            let local = address.filter(|address| !is_remote(address));
            let Some((file, _)) = local.and_then(|a| site.target(page, a)) else {
                continue;
            };
            if is(&file, "css") {
                let fonts = urls(&site.read(&file));
                let fonts = fonts.iter().filter(|url| url.ends_with(".woff2"));
                loaded.extend(fonts.filter_map(|url| Some(site.target(&file, url)?.0)));
            }
            loaded.insert(file);
        }
        let mut sizes: Vec<_> =
            loaded.iter().map(|file| (site.size(file), file)).collect();
        sizes.sort_by(|a, b| b.cmp(a));
        let sum: u64 = sizes.iter().map(|(size, _)| size).sum();
        if sum > HEAVIEST {
            let most = sizes.iter().take(3);
            let most = most.map(|(size, file)| format!("{} {size}", slashes(file)));
            let most = most.collect::<Vec<_>>().join(", ");
            found.push(format!(
                "{}: the page loads {sum} bytes, and may load {HEAVIEST}; most of it is {most}",
                slashes(page)
            ));
        }
    }
    found
}
