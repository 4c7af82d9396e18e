//! The built pages: every link leads somewhere, nothing comes from another host, and
//! no page is heavy.
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Component, Path, PathBuf};
use std::sync::LazyLock;

use gods_algorithm::tool::book;

use crate::html::{Tag, tags};

/// The most bytes that opening a chapter may load, without the search index, which a
/// page loads only when the reader searches.
const HEAVIEST: usize = 500_000;

/// The book, built once into a folder of its own.
static BOOK: LazyLock<PathBuf> = LazyLock::new(|| {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("book-pages");
    book::build(root, Some(&folder)).unwrap_or_else(|error| panic!("{error:#}"))
});

/// All files of the book with an extension, relative to it.
fn files(extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![BOOK.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == extension) {
                found.push(path.strip_prefix(&*BOOK).unwrap().to_owned());
            }
        }
    }
    found.sort();
    found
}

/// The pages of chapters: what is not the crates' API documentation or mdBook's frame.
fn chapters() -> Vec<PathBuf> {
    let extra = ["404.html", "toc.html", "print.html"].map(Path::new);
    let is_chapter =
        |page: &PathBuf| !page.starts_with("api") && !extra.contains(&&**page);
    files("html").into_iter().filter(is_chapter).collect()
}

fn read(file: &Path) -> String {
    fs::read_to_string(BOOK.join(file))
        .unwrap_or_else(|e| panic!("{}: {e}", file.display()))
}

/// Where a relative address leads from a page: the file and what follows `#`.
fn target(page: &Path, address: &str) -> (PathBuf, String) {
    let (path, id) = address.split_once('#').unwrap_or((address, ""));
    let path = path.split('?').next().unwrap_or(path);
    let mut file = match path {
        "" => page.to_owned(),
        _ => page.parent().unwrap().to_owned(),
    };
    for part in Path::new(path).components() {
        match part {
            Component::ParentDir => assert!(file.pop(), "{address} leaves the book"),
            Component::CurDir => {}
            part => file.push(part),
        }
    }
    if path.ends_with('/') || BOOK.join(&file).is_dir() {
        file.push("index.html");
    }
    (file, id.to_owned())
}

fn is_remote(address: &str) -> bool {
    let address = address.trim();
    address.starts_with("//")
        || address.starts_with("http:")
        || address.starts_with("https:")
}

#[test]
fn every_link_leads_somewhere() {
    let mut ids: BTreeMap<PathBuf, BTreeSet<String>> = BTreeMap::new();
    let mut broken = Vec::new();
    for page in chapters() {
        for tag in tags(&read(&page)) {
            let addresses = [tag.get("href"), tag.get("src")];
            for address in addresses.into_iter().flatten() {
                let elsewhere = is_remote(address)
                    || ["mailto:", "data:", "javascript:"]
                        .iter()
                        .any(|p| address.starts_with(p));
                if elsewhere {
                    continue;
                }
                let (file, id) = target(&page, address);
                if !BOOK.join(&file).is_file() {
                    broken.push(format!("{}: {address}: no such file", page.display()));
                    continue;
                }
                let is_page =
                    file.extension().is_some_and(|extension| extension == "html");
                let found = ids.entry(file.clone()).or_insert_with(|| match is_page {
                    true => page_ids(&file),
                    false => BTreeSet::new(),
                });
                if !id.is_empty() && is_page && !found.contains(&id) {
                    broken.push(format!(
                        "{}: {address}: no such heading",
                        page.display()
                    ));
                }
            }
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

fn page_ids(page: &Path) -> BTreeSet<String> {
    tags(&read(page))
        .into_iter()
        .filter_map(|tag| Some(tag.get("id")?.to_owned()))
        .collect()
}

#[test]
fn ids_are_unique() {
    for page in chapters() {
        let mut seen = BTreeSet::new();
        for tag in tags(&read(&page)) {
            if let Some(id) = tag.get("id") {
                assert!(seen.insert(id.to_owned()), "{}: `{id}` twice", page.display());
            }
        }
    }
}

#[test]
fn nothing_is_loaded_from_another_host() {
    let loads = |tag: &Tag| match &*tag.name {
        "a" => Vec::new(),
        "link" if tag.get("rel") == Some("canonical") => Vec::new(),
        _ => ["src", "href", "data", "srcset", "poster", "xlink:href", "action"]
            .into_iter()
            .filter_map(|name| tag.get(name).map(str::to_owned))
            .collect(),
    };
    let mut remote = Vec::new();
    for page in files("html") {
        let text = read(&page);
        let tags = tags(&text);
        let styles = tags.iter().filter_map(|tag| tag.get("style")).flat_map(urls);
        let found = tags.iter().flat_map(loads).chain(styles).chain(imports(&text));
        remote.extend(
            found.filter(|a| is_remote(a)).map(|a| format!("{}: {a}", page.display())),
        );
        // mdBook's script asks play.rust-lang.org for its crates if it finds one.
        assert!(
            !text.contains("class=\"playground\""),
            "{} can be run",
            page.display()
        );
    }
    for sheet in files("css") {
        let text = read(&sheet);
        let found = urls(&text).into_iter().chain(imports(&text));
        remote.extend(
            found.filter(|a| is_remote(a)).map(|a| format!("{}: {a}", sheet.display())),
        );
    }
    for drawing in files("svg") {
        let text = read(&drawing);
        let found =
            tags(&text).iter().flat_map(loads).chain(urls(&text)).collect::<Vec<_>>();
        remote.extend(found.into_iter().filter(|address| is_remote(address)));
    }
    assert!(remote.is_empty(), "{}", remote.join("\n"));
}

/// The addresses in `url(…)`.
fn urls(css: &str) -> Vec<String> {
    let inner = css.split("url(").skip(1).filter_map(|rest| rest.split(')').next());
    inner.map(|address| address.trim().trim_matches(['"', '\'']).to_owned()).collect()
}

/// The addresses that stand in quotes after `@import`.
fn imports(css: &str) -> Vec<String> {
    let lines = css.split("@import").skip(1).filter_map(|rest| rest.split(';').next());
    lines.filter_map(|line| line.split(['"', '\'']).nth(1)).map(str::to_owned).collect()
}

#[test]
fn no_chapter_is_heavy() {
    for page in chapters().into_iter().filter(|page| !page.starts_with("source")) {
        let text = read(&page);
        let mut loaded = BTreeSet::from([page.clone()]);
        for tag in tags(&text) {
            let address = match &*tag.name {
                "script" | "img" => tag.get("src"),
                "link" if tag.get("rel") == Some("stylesheet") => tag.get("href"),
                _ => None,
            };
            let Some(address) = address.filter(|address| !is_remote(address)) else {
                continue;
            };
            let (file, _) = target(&page, address);
            if file.extension().is_some_and(|extension| extension == "css") {
                let fonts =
                    urls(&read(&file)).into_iter().filter(|u| u.ends_with(".woff2"));
                loaded.extend(fonts.map(|font| target(&file, &font).0));
            }
            loaded.insert(file);
        }
        let size =
            |file: &PathBuf| fs::metadata(BOOK.join(file)).unwrap().len() as usize;
        let sizes: BTreeMap<_, _> =
            loaded.iter().map(|file| (file, size(file))).collect();
        let sum: usize = sizes.values().sum();
        assert!(sum <= HEAVIEST, "{} loads {sum} bytes: {sizes:#?}", page.display());
    }
}

#[test]
fn every_crate_has_its_page_of_source_and_of_documentation() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for entry in fs::read_dir(root.join("code")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let page = read(Path::new(&format!("source/{name}.html")));
        for file in book::source::files(root, &name, "src").unwrap() {
            let id = format!("id=\"{}\"", book::source::heading_id(&file));
            assert!(page.contains(&id), "source/{name}.html does not show {file}");
        }
        let library = name.replace('-', "_");
        assert!(
            BOOK.join(format!("api/{library}/index.html")).is_file(),
            "api/{library}"
        );
    }
}
