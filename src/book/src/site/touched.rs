//! Pictures that can be touched: each stands around a drawing, which is there without it; its
//! script is in the book, no script is there for nothing, and their module is not heavy.
use std::collections::BTreeSet;
use std::io::Write;
use std::path::Path;
use std::sync::LazyLock;

use flate2::Compression;
use flate2::write::GzEncoder;
use regex::Regex;

use super::files::Site;
use crate::model::text::{regex, slashes};

/// The most bytes of a module that are sent to a reader, compressed.
pub const HEAVIEST_MODULE: u64 = 250_000;

/// The script that starts the others.
const FIRST: &str = "widgets";
static PLACE: LazyLock<Regex> =
    LazyLock::new(|| regex(r#"<(\w+)\b[^<>]*\bdata-widget="([^"]*)""#));
static BLOCK: LazyLock<Regex> = LazyLock::new(|| regex(r"<(/?)(div|figure)\b"));
static IMPORT: LazyLock<Regex> = LazyLock::new(|| regex(r#"from "\./([\w-]+)\.js""#));

/// Each stands on a `<div>` around exactly one figure and has its script, and each script is
/// used.
pub fn widgets(site: &Site) -> Vec<String> {
    let (mut found, mut next) = (Vec::new(), Vec::new());
    for from in site.chapters.keys() {
        let text = site.text(from);
        for place in PLACE.captures_iter(&text) {
            let [tag, name] = place.extract().1;
            let written = format!("data-widget=\"{name}\"");
            let mut refuse =
                |what: &str| found.extend(site.told(from, &written, what).pop());
            if tag != "div" {
                refuse(&format!(
                    "`{written}` stands on a <{tag}>: write it on a <div> around a figure"
                ));
                continue;
            }
            let begin = place.get_match().start();
            let figures = figures(&text[begin..]);
            if figures != 1 {
                refuse(&format!(
                    "`{written}` stands around {figures} figures: it takes the place of one"
                ));
            }
            if !site.has(Path::new(&script(name))) {
                refuse(&format!(
                    "there is no chapters/{}, and it stays a drawing",
                    script(name)
                ));
            }
            next.extend([FIRST.to_owned(), name.to_owned()]);
        }
    }
    if site
        .chapters
        .keys()
        .any(|page| site.text(page).contains("<form class=\"answer\""))
    {
        next.push("answer".to_owned());
    }
    let mut used = BTreeSet::new();
    while let Some(name) = next.pop() {
        let text = site.text(Path::new(&script(&name)));
        if used.insert(script(&name)) {
            next.extend(IMPORT.captures_iter(&text).map(|it| it[1].to_owned()));
        }
    }
    let scripts = site.files("js").filter(|file| file.starts_with("widgets"));
    let unused = scripts.map(|file| slashes(file)).filter(|it| !used.contains(it));
    found.extend(unused.map(|file| {
        format!(
            "{file}: no page has a `data-widget` of that name, and no script that a page uses \
             imports it: use it, or remove it"
        )
    }));
    found.extend(heavy(site));
    found
}

/// Where the script of a picture is.
fn script(name: &str) -> String {
    format!("widgets/{name}.js")
}

/// How many figures are within the `<div>` that a text begins with.
fn figures(text: &str) -> usize {
    let (mut depth, mut figures) = (0, 0);
    for tag in BLOCK.captures_iter(text) {
        match (&tag[1], &tag[2]) {
            ("", "figure") => figures += 1,
            ("", _) => depth += 1,
            (_, "div") => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    figures
}

/// What to say of modules that are heavy.
fn heavy(site: &Site) -> impl Iterator<Item = String> {
    site.files("wasm").filter_map(|file| {
        let bytes = compressed(&site.bytes(file));
        (bytes > HEAVIEST_MODULE).then(|| {
            let file = slashes(file);
            format!(
                "{file}: {bytes} bytes compressed, and there may be {HEAVIEST_MODULE}"
            )
        })
    })
}

/// How many bytes of a file are sent, compressed.
pub fn compressed(bytes: &[u8]) -> u64 {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    // A vector takes all that is written.
    let written = packed.write_all(bytes).and_then(|()| packed.finish());
    written.map_or(0, |packed| packed.len() as u64)
}
