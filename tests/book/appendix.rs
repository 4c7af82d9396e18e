//! The generated appendices: rejected entries, and links in chapters.
use std::path::Path;

use book::model::appendix::{APPENDICES, AppendixData, ERRATA_COUNT, checklist_ids};

use crate::fixture::expanded_with;

const SUMMARY: &str = "# Summary\n\n- [One](one.md)\n- [Two](two.md)\n- [Preface](preface.md)\n\
     - [Source](source/a.md)\n- [All](appendix/all.md)\n";
const TEST: &str = "#[test]\nfn works() {}\n\nfn helper() {}\n\n#[test]\n#[ignore]\n\
                    fn rests() {}\n\n#[test]\nfn erratum_06_is() {}\n";
const PLACES: &str =
    "sections = [\"one.md#here\"]\ntests = [\"code/a/tests/t.rs::works\"]\n";

/// Expands a book with a page that shows an appendix with these entries.
fn book(one: &str, name: &str, entries: &str) -> anyhow::Result<String> {
    let all = format!("{{{{#appendix {name}}}}}\n");
    let file = format!("chapters/appendix/{name}.toml");
    let files = [
        ("chapters/SUMMARY.md", SUMMARY),
        ("chapters/appendix/all.md", &all),
        ("code/a/tests/t.rs", TEST),
        (&file, entries),
    ];
    expanded_with(one, &files).map(|(one, _)| one)
}

/// Asserts an error at a line of the entries, with this beginning.
#[track_caller]
fn assert_refused(name: &str, entries: &str, line: usize, message: &str) {
    let found = book("# One\n\n## Here\n\nText.\n", name, entries).expect_err(entries);
    let expected = format!("chapters/appendix/{name}.toml:{line}: {message}");
    let found = found.to_string();
    assert!(
        found.lines().any(|line| line.starts_with(&expected)),
        "found: {found}\nright: {expected}"
    );
}

/// Asserts an error at the first line of a chapter.
#[track_caller]
fn assert_chapter_refused(one: &str, name: &str, entries: &str, message: &str) {
    let found = book(one, name, entries).expect_err(one).to_string();
    let expected = format!("chapters/one.md:1: {message}");
    assert!(
        found.lines().any(|line| line.starts_with(&expected)),
        "found: {found}\nright: {expected}"
    );
}

fn item(id: &str, places: &str) -> String {
    format!("[[entry]]\nid = \"{id}\"\nwhat = \"What.\"\n{places}")
}

fn erratum(number: u32, test: &str) -> String {
    format!(
        "[[entry]]\nnumber = {number}\nat = \"A\"\nsays = \"B\"\nright = \"C\"\n\
         sections = [\"one.md\"]\ntests = [\"code/a/tests/t.rs::{test}\"]\n"
    )
}

#[test]
fn checklist_is_complete() {
    let none = "the checklist cannot have a `J99`";
    assert_refused("checklist", &item("J99", PLACES), 2, none);
    let more = "the checklist must have an entry for J2, J3";
    assert_refused("checklist", &item("J1", PLACES), 1, more);
    let twice = item("J1", PLACES) + &item("J1", PLACES);
    assert_refused("checklist", &twice, 7, "`J1` stands twice");
    assert_refused("checklist", &item("J1", ""), 1, "missing field `sections`");
}

#[test]
fn rejects_missing_places_of_item() {
    let with = |section: &str, test: &str| {
        item("J1", &format!("sections = [\"{section}\"]\ntests = [\"{test}\"]\n"))
    };
    let works = "code/a/tests/t.rs::works";
    let section = |section, message| {
        assert_refused("checklist", &with(section, works), 4, message)
    };
    section("three.md#here", "the book has no chapter `three.md`: there are");
    let heading = "chapters/one.md has no heading `#there`: did you mean here";
    section("one.md#there", heading);
    let test =
        |test, message| assert_refused("checklist", &with("one.md", test), 5, message);
    test("code/a/tests/t.rs::helper", "code/a/tests/t.rs has no test `helper`");
    test("code/a/tests/t.rs::rests", "code/a/tests/t.rs has no test `rests`");
    test("code/a/tests/u.rs::works", "cannot read code/a/tests/u.rs (");
    test("works", "`works` names no test: write the file and the function");
}

#[test]
fn errata_are_complete() {
    let expected = "the errata must have an entry for 1, 2, 3, 4, 5, 7, ";
    assert_refused("errata", &erratum(6, "erratum_06_is"), 1, expected);
    assert_refused("errata", &erratum(35, "works"), 2, "the errata cannot have a `35`");
    let expected = "found no test of this erratum alone, `erratum_06_…`";
    assert_refused("errata", &erratum(6, "works"), 2, expected);
    let dead = "there is no erratum `35`: they are 1 to 34";
    assert_chapter_refused("{{erratum 35}}\n", "errata", &erratum(6, "works"), dead);
}

#[test]
fn every_system_claim_erratum_is_listed() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let appendix = AppendixData::read(root).unwrap();
    assert_eq!(checklist_ids().count(), 42);
    assert_eq!(appendix.checklist.entries.len(), 42);
    for item in &appendix.checklist.entries {
        assert!(!item.sections.is_empty() && !item.tests.is_empty(), "{item:?}");
    }
    assert_eq!(ERRATA_COUNT as usize, appendix.errata.entries.len());
}

#[test]
fn book_shows_every_appendix() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let summary = std::fs::read_to_string(root.join("chapters/SUMMARY.md")).unwrap();
    for name in APPENDICES {
        let page = format!("appendix/{name}.md");
        assert!(
            summary.contains(&format!("]({page})")),
            "SUMMARY.md leaves {page} out"
        );
        let text = std::fs::read_to_string(root.join("chapters").join(&page)).unwrap();
        assert!(text.contains(&format!("{{{{#appendix {name}}}}}")), "{page}");
    }
}

#[test]
fn layer_tables_link_to_files() {
    let tables =
        ("chapters/figures/layer-tables.md", "## `a`\n\n[CSV](a-layers.csv)\n");
    let deep = ("chapters/source/a.md", "{{#appendix layers}}\n");
    let (_, deep) = expanded_with("# One\n", &[tables, deep]).unwrap();
    assert!(deep.contains("[CSV](../figures/a-layers.csv)"), "{deep}");
}

const TERMS: &str = "[[entry]]\nterm = \"total twist\"\nmeans = \"A sum.\"\nforms = [\"twists\"]\n\
    [[entry]]\nterm = \"group\"\nmeans = \"A set.\"\ncommon = true\n";

#[test]
fn links_first_use_of_term() {
    let link = |id: &str, words: &str| {
        format!("<a class=\"term\" href=\"appendix/all.html#term-{id}\">{words}</a>")
    };
    let one = "# Twists\n\n`twists` [twists](two.md), a group of twists.\n\n\
               The **total twist**, twists, a **group** and a **group**.\n";
    let twist = format!("**{}**", link("total-twist", "total twist"));
    let group = format!("**{}**", link("group", "group"));
    let expected =
        one.replacen("**total twist**", &twist, 1).replacen("**group**", &group, 1);
    assert_eq!(book(one, "glossary", TERMS).unwrap(), expected);

    // Without bold the first occurrence is linked; an explicit `{{term}}` comes first.
    let one = "Untwists, twists, Twists, {{term group}}.\n";
    let [twists, group] = [link("total-twist", "twists"), link("group", "group")];
    let expected = format!("Untwists, {twists}, Twists, {group}.\n");
    assert_eq!(book(one, "glossary", TERMS).unwrap(), expected);
}

#[test]
fn rejects_unknown_and_hidden_terms() {
    let expected = "the glossary has no term `rank`: there are total twist";
    assert_chapter_refused(
        "{{term rank}} of twists, **group**\n",
        "glossary",
        TERMS,
        expected,
    );
    let files = [("chapters/appendix/glossary.toml", TERMS)];
    let found = expanded_with("{{term group}}, twists\n", &files).unwrap_err();
    let expected =
        "chapters/one.md:1: no page shows the glossary: write `{{#appendix glossary}}`";
    assert!(found.to_string().starts_with(expected), "{found}");
}

#[test]
fn rejects_unknown_work() {
    let works = "[[entry]]\nkey = \"knuth\"\nby = \"D. Knuth\"\ntitle = \"*TAOCP*\"\n";
    assert_eq!(
        book("{{cite knuth}}.\n", "bibliography", works).unwrap(),
        "[D. Knuth, *TAOCP*](appendix/all.md#cite-knuth).\n"
    );
    let expected = "the bibliography has no `korf`: there are knuth";
    assert_chapter_refused(
        "{{cite korf}} {{cite knuth}}\n",
        "bibliography",
        works,
        expected,
    );
}

#[test]
fn rejects_symbol_without_section() {
    let symbol = |symbol: &str, section: &str| {
        format!(
            "[[entry]]\nsymbol = '{symbol}'\nmeans = \"M\"\nsection = \"{section}\"\n"
        )
    };
    let expected = "chapters/one.md has no heading `#no`";
    assert_refused("notation", &symbol("$n$", "one.md#no"), 4, expected);
    let nonsense = symbol("$\\nonsense$", "one.md#here");
    assert_refused("notation", &nonsense, 2, "the formula \\nonsense: ");
}

#[test]
fn reports_line_of_invalid_entry() {
    let unknown = "[[entry]]\nterm = \"a\"\nmeans = \"b\"\nmaens = 1\n";
    assert_refused("glossary", unknown, 4, "unknown field `maens`");
    assert_refused("glossary", "[[entry]]\nterm = \n", 2, "");
    let expected = "no appendix is called `index`: there are checklist";
    assert_chapter_refused("{{#appendix index}}\n", "glossary", "", expected);
}
