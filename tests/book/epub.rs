//! The book as an EPUB: all listed files exist, and all text is XML.
use std::collections::{BTreeMap, BTreeSet};
use std::io::{Cursor, Read};
use std::path::{Component, Path, PathBuf};
use std::{fs, str};

use roxmltree::{Document, Node, ParsingOptions};
use tempfile::TempDir;
use zip::{CompressionMethod, ZipArchive};

use crate::cli::gods;
use crate::fixture::{remove_crates, write};

/// Files of an EPUB, by name.
type Files = BTreeMap<String, String>;

/// Unpacks an EPUB, whose first entry is the uncompressed media type.
fn unpack(bytes: &[u8]) -> Files {
    let mut zip = ZipArchive::new(Cursor::new(bytes)).unwrap();
    let first = zip.by_index(0).unwrap();
    assert_eq!(first.name(), "mimetype");
    assert_eq!(first.compression(), CompressionMethod::Stored);
    drop(first);
    // E-readers expect the media type at this position.
    assert_eq!(&bytes[30..58], b"mimetypeapplication/epub+zip");
    let names = (0..zip.len()).map(|i| {
        let mut text = String::new();
        let mut file = zip.by_index(i).unwrap();
        file.read_to_string(&mut text).unwrap();
        (file.name().to_owned(), text)
    });
    names.collect()
}

/// Parses a file as XML. Its document type is not loaded.
fn parse<'a>(name: &str, text: &'a str) -> Document<'a> {
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    Document::parse_with_options(text, options)
        .unwrap_or_else(|error| panic!("{name} is no XML: {error}"))
}

/// Resolves a relative address in a file, and returns the target file and the fragment.
fn resolve(from: &str, address: &str) -> (String, String) {
    let (path, id) = address.split_once('#').unwrap_or((address, ""));
    if path.is_empty() {
        return (from.to_owned(), id.to_owned());
    }
    let mut to = PathBuf::from(from);
    to.pop();
    for part in Path::new(path).components() {
        match part {
            Component::ParentDir => assert!(to.pop(), "{from}: {address}"),
            part => to.push(part),
        }
    }
    (to.to_str().unwrap().replace('\\', "/"), id.to_owned())
}

/// Checks an EPUB against its own manifest, and returns its pages in reading order.
fn check_epub(files: &Files) -> Vec<String> {
    let container = parse("container", &files["META-INF/container.xml"]);
    let named = |name: &'static str| move |it: &Node| it.tag_name().name() == name;
    let root = container.descendants().find(named("rootfile")).unwrap();
    let root = root.attribute("full-path").unwrap();
    let package = parse(root, &files[root]);

    // The manifest lists exactly the existing files.
    let items: BTreeMap<_, _> = package
        .descendants()
        .filter(named("item"))
        .map(|it| {
            let file = resolve(root, it.attribute("href").unwrap()).0;
            (
                it.attribute("id").unwrap(),
                (file, it.attribute("properties").unwrap_or("")),
            )
        })
        .collect();
    let mut listed: BTreeSet<_> =
        items.values().map(|(file, _)| file.as_str()).collect();
    assert_eq!(listed.len(), items.len(), "a file is listed twice");
    listed.extend(["mimetype", "META-INF/container.xml", root]);
    assert_eq!(listed, files.keys().map(String::as_str).collect());
    let nav: Vec<_> = items.values().filter(|it| it.1 == "nav").collect();
    assert_eq!(nav.len(), 1);
    for name in ["identifier", "title", "language"] {
        let text = package.descendants().find(named(name)).and_then(|it| it.text());
        assert!(text.is_some_and(|text| !text.is_empty()), "{name}");
    }

    // Each page is XML, and each of its links has a target.
    let pages: Vec<_> = files.keys().filter(|name| name.ends_with(".xhtml")).collect();
    let documents: BTreeMap<_, _> =
        pages.iter().map(|name| (name.as_str(), parse(name, &files[*name]))).collect();
    let ids: BTreeMap<_, BTreeSet<_>> = documents
        .iter()
        .map(|(name, page)| {
            let mut ids = BTreeSet::new();
            for id in page.descendants().filter_map(|it| it.attribute("id")) {
                assert!(ids.insert(id), "{name}: {id} stands twice");
            }
            (*name, ids)
        })
        .collect();
    for (name, page) in &documents {
        for it in page.descendants() {
            for key in ["href", "src"] {
                let Some(address) = it.attribute(key) else { continue };
                if address.contains(':') {
                    assert!(it.has_tag_name(("http://www.w3.org/1999/xhtml", "a")));
                    continue;
                }
                let (file, id) = resolve(name, address);
                assert!(files.contains_key(&file), "{name}: {address} leads nowhere");
                if !id.is_empty() {
                    let ids = ids.get(file.as_str());
                    assert!(
                        ids.is_some_and(|ids| ids.contains(&*id)),
                        "{name}: {address}"
                    );
                }
            }
            let scripts = ["script", "iframe", "img", "object"];
            assert!(!scripts.contains(&it.tag_name().name()), "{name}");
        }
        let has_element = |element: &str| {
            page.descendants().any(|it| it.tag_name().name() == element)
        };
        let (_, message) = items.values().find(|(file, _)| file == name).unwrap();
        for (element, property) in [("math", "mathml"), ("svg", "svg")] {
            let says = message.split(' ').any(|found| found == property);
            assert_eq!(has_element(element), says, "{name}: {property}");
        }
    }
    let spine = package.descendants().filter(named("itemref"));
    let spine = spine.map(|it| items[it.attribute("idref").unwrap()].0.clone());
    let spine: Vec<_> = spine.collect();
    assert_eq!(spine.len(), pages.len(), "each page is read once");
    spine
}

/// Writes a small book as an EPUB.
fn epub(one: &str) -> (TempDir, Files) {
    let folder = write(one);
    remove_crates(folder.path());
    let file = folder.path().join("small.epub");
    let the_book = book::Book::new(folder.path(), cli::is_read_only);
    book::export::epub::write(&the_book, &file).unwrap();
    let files = unpack(&fs::read(&file).unwrap());
    (folder, files)
}

#[test]
fn small_book_is_valid_epub() {
    let text = "# One\n\n## Ranks\n\n$\\frac{1}{2}$ & [two](two.md), [source](source/a.md), \
                [ranks](two.md#two), {{fig net}}.\n\n| a | b |\n|---|--:|\n| c<br>d | `<e>` |\n";
    let (folder, files) = epub(text);
    let pages = ["contents", "preface", "one", "two"];
    assert_eq!(check_epub(&files), pages.map(|name| format!("EPUB/{name}.xhtml")));
    let one = &files["EPUB/one.xhtml"];
    for piece in [
        "<math xmlns=\"http://www.w3.org/1998/Math/MathML\">",
        "<a href=\"two.xhtml\">two</a>, <span>source</span>, <a href=\"two.xhtml#two\">",
        "c<br/>d",
        "<code>&lt;e&gt;</code>",
    ] {
        assert!(one.contains(piece), "{piece}\n{one}");
    }
    assert!(files["EPUB/contents.xhtml"].contains("<a href=\"one.xhtml\">1. One</a>"));
    // No temporary files are left.
    assert!(!folder.path().join("target/epub").exists());
}

#[test]
fn whole_book_is_valid_epub() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("book.epub");
    let output = gods(root)
        .args(["book", "epub", "--teachers", "-o"])
        .arg(&file)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", str::from_utf8(&output.stderr).unwrap());
    let files = unpack(&fs::read(&file).unwrap());
    let pages = check_epub(&files);
    for name in ["permutation", "puzzles/skewb", "appendix/glossary", "teaching/week-1"]
    {
        assert!(pages.contains(&format!("EPUB/{name}.xhtml")), "{name}");
    }
    assert!(!pages.iter().any(|name| name.starts_with("EPUB/source/")));
    assert!(
        !files.values().any(|text| text.contains("var(--")),
        "a color without a value"
    );
}
