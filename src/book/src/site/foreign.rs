//! What a page would load from another host as it opens.
use super::files::{Site, is};
use crate::model::html::{Tag, scripts, tags};
use crate::model::link::slashes;

/// Nothing is loaded from another host: no script, style, font, picture or frame.
pub fn hosts(site: &Site) -> Vec<String> {
    let mut found = Vec::new();
    for file in site.pages().chain(site.files("css")).chain(site.files("svg")) {
        let text = site.read(file);
        let tags = if is(file, "css") { Vec::new() } else { tags(&text) };
        let styles = tags.iter().filter_map(|tag| tag.get("style")).flat_map(urls);
        let addresses = tags.iter().flat_map(loads).chain(styles).chain(urls(&text));
        let scripts = if is(file, "css") { Vec::new() } else { scripts(&text) };
        let called = scripts.iter().flat_map(|script| called(script));
        for address in addresses
            .chain(imports(&text))
            .chain(called)
            .filter(|address| is_remote(address))
        {
            let places = site.places(file, &address);
            found.extend(places.iter().map(|place| {
                format!(
                    "{place}: `{address}` is loaded from another host as the page opens: \
                     put it into the book, or make it a link"
                )
            }));
        }
        // mdBook's script asks play.rust-lang.org for its crates if it finds one.
        if is(file, "html") && text.contains("class=\"playground\"") {
            found.push(format!(
                "{}: a block can be run, so the page asks play.rust-lang.org: book.toml \
                 must say `runnable = false`",
                slashes(file)
            ));
        }
    }
    found
}

/// Whether an address leads to another host.
pub fn is_remote(address: &str) -> bool {
    let address = address.trim();
    ["//", "http:", "https:"].iter().any(|start| address.starts_with(start))
}

/// The addresses that a tag loads as its page opens.
fn loads(tag: &Tag) -> Vec<String> {
    let mut found: Vec<String> = match &*tag.name {
        "a" => Vec::new(),
        "link" if tag.get("rel") == Some("canonical") => Vec::new(),
        _ => ["src", "href", "data", "poster", "xlink:href", "action"]
            .into_iter()
            .filter_map(|name| tag.get(name).map(str::to_owned))
            .collect(),
    };
    // Several pictures, each with its width after it.
    let pictures = tag.get("srcset").into_iter().flat_map(|set| set.split(','));
    let picture = |picture: &str| picture.split_whitespace().next().map(str::to_owned);
    found.extend(pictures.filter_map(picture));
    if tag.get("http-equiv").is_some_and(|word| word.eq_ignore_ascii_case("refresh")) {
        let content = tag.get("content").unwrap_or_default().to_lowercase();
        let address = content.split_once("url").map(|(_, rest)| rest.trim());
        let address = address.map(|rest| rest.trim_start_matches('=').trim());
        found.extend(address.map(|rest| rest.trim_matches(['"', '\'']).to_owned()));
    }
    // A page in an attribute, and programs in others.
    if let Some(inner) = tag.get("srcdoc") {
        found.extend(tags(inner).iter().flat_map(loads));
        found.extend(scripts(inner).iter().flat_map(|script| called(script)));
    }
    let handlers = tag.attributes.iter().filter(|(name, _)| name.starts_with("on"));
    found.extend(handlers.flat_map(|(_, script)| called(script)));
    found
}

/// The addresses that stand in quotes in a script.
fn called(script: &str) -> Vec<String> {
    let quoted = |(at, quote): (usize, &str)| {
        let rest = &script[at + 1..];
        let address = &rest[..rest.find(quote)?];
        let one = is_remote(address) && !address.contains(char::is_whitespace);
        one.then(|| address.to_owned())
    };
    script.match_indices(['"', '\'', '`']).filter_map(quoted).collect()
}

/// The addresses in `url(…)`.
pub fn urls(css: &str) -> Vec<String> {
    let inner = css.split("url(").skip(1).filter_map(|rest| rest.split(')').next());
    inner.map(|address| address.trim().trim_matches(['"', '\'']).to_owned()).collect()
}

/// The addresses that stand in quotes after `@import`.
fn imports(css: &str) -> Vec<String> {
    let lines = css.split("@import").skip(1).filter_map(|rest| rest.split(';').next());
    lines.filter_map(|line| line.split(['"', '\'']).nth(1)).map(str::to_owned).collect()
}
