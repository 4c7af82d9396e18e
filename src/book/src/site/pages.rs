//! Checks of built pages: broken links, duplicate ids, pictures without alternative text.
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use anyhow::{Result, bail};
use base::suggestions::suggestion;
use regex::Regex;

use super::built_book::BuiltBook;
use super::render::API;
use crate::model::html::attribute_values;
use crate::model::text::{has_extension, regex, slashes};

/// Matches an address with a scheme or a host.
static EXTERNAL: LazyLock<Regex> =
    LazyLock::new(|| regex(r"^(//|[A-Za-z][A-Za-z0-9+.-]*:)"));

/// Checks a built book; links to the API pages only if they are a part of it.
///
/// # Errors
/// All problems, one a line: the chapter's line if it is known, or else the page, then the
/// message.
pub fn check(root: &Path, folder: &Path, api: bool) -> Result<()> {
    let site = BuiltBook::read(root, folder)?;
    let mut found = broken_links(&site, api);
    found.extend(duplicate_ids(&site));
    found.extend(undescribed_pictures(&site));
    let mut visited = BTreeSet::new();
    found.retain(|line| visited.insert(line.clone()));
    if found.is_empty() { Ok(()) } else { bail!(found.join("\n")) }
}

/// Links to missing files or ids, and widgets without a script.
fn broken_links(site: &BuiltBook, api: bool) -> Vec<String> {
    let mut known: BTreeMap<PathBuf, BTreeSet<String>> = BTreeMap::new();
    let mut found = Vec::new();
    for (from, page) in &site.chapters {
        // `<base>` is not a link.
        let tags = page.iter().filter(|tag| tag.name != "base");
        for address in
            tags.flat_map(|tag| tag.get("href").into_iter().chain(tag.get("src")))
        {
            if EXTERNAL.is_match(address) {
                continue;
            }
            let message = match site.target(from, address) {
                None => format!("`{address}` leaves the book"),
                Some((file, _)) if !api && file.starts_with(API) => continue,
                Some((file, _)) if !site.has_file(&file) => {
                    format!(
                        "`{address}` leads nowhere: there is no {} in this edition",
                        slashes(&file)
                    )
                }
                Some((file, id)) if has_extension(&file, "html") && !id.is_empty() => {
                    let ids = known.entry(file).or_insert_with_key(|file| {
                        attribute_values(&site.page(file), "id")
                            .map(str::to_owned)
                            .collect()
                    });
                    if ids.contains(&id) {
                        continue;
                    }
                    format!(
                        "`{address}` leads to no heading:{}; if one was renamed, `{{#{id}}}` \
                         behind it keeps the old address",
                        suggestion(&id, ids.iter().map(String::as_str))
                    )
                }
                Some(_) => continue,
            };
            found.extend(site.located_messages(from, address, &message));
        }
        for name in attribute_values(page, "data-widget") {
            let script = format!("widgets/{name}.js");
            if !site.has_file(Path::new(&script)) {
                let written = format!("data-widget=\"{name}\"");
                let message =
                    format!("there is no chapters/{script}, and it stays a drawing");
                found.extend(site.located_messages(from, &written, &message));
            }
        }
    }
    found
}

/// Ids that occur more than once on a page.
fn duplicate_ids(site: &BuiltBook) -> Vec<String> {
    let mut found = Vec::new();
    for (file, page) in &site.chapters {
        let mut visited = BTreeSet::new();
        for id in attribute_values(page, "id").filter(|id| !visited.insert(*id)) {
            let message = format!("the id `{id}` stands twice on the page");
            found.extend(site.located_messages(file, id, &message).pop());
        }
    }
    found
}

/// Pictures without alternative text.
fn undescribed_pictures(site: &BuiltBook) -> Vec<String> {
    let mut found = Vec::new();
    for (file, page) in &site.chapters {
        let images = page.iter().filter(|tag| tag.name == "img");
        for tag in images.filter(|tag| tag.get("alt").unwrap_or_default().is_empty()) {
            let address = tag.get("src").unwrap_or_default();
            let message = format!(
                "the picture `{address}` has no alternative text: write \
                 ![what it shows]({address})"
            );
            found.extend(site.located_messages(file, address, &message));
        }
    }
    found
}
