//! The generated appendices: what they refuse, and what a chapter's links become.
use std::path::Path;

use book::model::appendix::{Appendix, ERRATA, NAMES, ids};

use crate::fixture::{self, expanded_with};

const SUMMARY: &str = "# Summary\n\n- [One](one.md)\n- [Two](two.md)\n- [Preface](preface.md)\n\
     - [Source](source/a.md)\n- [All](appendix/all.md)\n";
const TEST: &str = "#[test]\nfn works() {}\n\nfn helper() {}\n\n#[test]\n#[ignore]\n\
                    fn rests() {}\n";

/// The test of an erratum.
fn test_of(number: u32) -> String {
    format!("#[test]\nfn erratum_{number:02}_is() {{}}\n")
}

/// A book with a page that shows an appendix, and the file of its entries.
fn book(one: &str, name: &str, entries: &str) -> anyhow::Result<String> {
    let all = format!("{{{{#appendix {name}}}}}\n");
    let file = format!("chapters/appendix/{name}.toml");
    let files = [
        ("chapters/SUMMARY.md", SUMMARY),
        ("chapters/appendix/all.md", &all),
        ("code/a/tests/t.rs", TEST),
        ("code/a/tests/e.rs", &(1..=35).map(test_of).collect::<String>()),
        (&file, entries),
    ];
    expanded_with(one, &files).map(|(one, _)| one)
}

/// Asserts that there is a problem at a line of the entries, in words that begin so.
#[track_caller]
fn refused(name: &str, entries: &str, line: usize, message: &str) {
    let found = book("# One\n\n## Here\n\nText.\n", name, entries).expect_err(entries);
    let right = format!("chapters/appendix/{name}.toml:{line}: {message}");
    let found = found.to_string();
    assert!(
        found.lines().any(|line| line.starts_with(&right)),
        "found: {found}\nright: {right}"
    );
}

/// Asserts that the first line of a chapter is refused.
#[track_caller]
fn chapter_refused(one: &str, name: &str, entries: &str, message: &str) {
    let found = book(one, name, entries).expect_err(one).to_string();
    let right = format!("chapters/one.md:1: {message}");
    assert!(
        found.lines().any(|line| line.starts_with(&right)),
        "found: {found}\nright: {right}"
    );
}

/// An entry of the checklist.
fn item(id: &str, rest: &str) -> String {
    format!("[[entry]]\nid = \"{id}\"\nwhat = \"What.\"\n{rest}\n")
}

const SECTION: &str = "sections = [\"one.md#here\"]";
const SHOWN: &str = "tests = [\"code/a/tests/t.rs::works\"]";
const SHOWN_6: &str = "tests = [\"code/a/tests/e.rs::erratum_06_is\"]";

#[test]
fn the_checklist_has_exactly_the_documents_ids() {
    let told = format!("{SECTION}\n{SHOWN}");
    refused("checklist", &item("J99", &told), 2, "no document has a `J99`");
    refused(
        "checklist",
        &item("J1", &told),
        1,
        "the checklist has no entry for J2, J3",
    );
    let twice = item("J1", &told) + &item("J1", &told);
    refused("checklist", &twice, 7, "the id `J1` stands twice");
}

#[test]
fn an_item_needs_a_section_and_a_test() {
    refused("checklist", &item("J1", SHOWN), 2, "`J1` has no section that tells it");
    refused("checklist", &item("J1", SECTION), 2, "`J1` has no test that shows it");
}

#[test]
fn its_places_have_to_be_there() {
    let with = |section: &str, test: &str| {
        item("J1", &format!("sections = [\"{section}\"]\ntests = [\"{test}\"]"))
    };
    let works = "code/a/tests/t.rs::works";
    let section =
        |section, message| refused("checklist", &with(section, works), 4, message);
    section("three.md#here", "the book has no chapter `three.md`: there are");
    section(
        "one.md#there",
        "chapters/one.md has no heading `#there`: did you mean here",
    );
    let test = |test, message| refused("checklist", &with("one.md", test), 5, message);
    test(
        "code/a/tests/t.rs::fails",
        "code/a/tests/t.rs has no test `fails`: there are works",
    );
    test("code/a/tests/t.rs::rests", "code/a/tests/t.rs has no test `rests`");
    test("code/a/tests/t.rs::helper", "code/a/tests/t.rs has no test `helper`");
    test("code/a/tests/u.rs::works", "cannot read code/a/tests/u.rs (");
    test("works", "`works` names no test: write the file and the function");
}

#[test]
fn every_system_claim_and_erratum_has_its_entry() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let appendix = Appendix::read(root).unwrap();
    assert_eq!(ids().count(), appendix.checklist.entries.len());
    assert_eq!(ERRATA as usize, appendix.errata.entries.len());
    for erratum in &appendix.errata.entries {
        assert!(
            !erratum.tests.is_empty(),
            "erratum {} has no test",
            erratum.number.get_ref()
        );
    }
}

#[test]
fn the_errata_have_exactly_the_suspicions_numbers() {
    let told = format!("right = \"C\"\n{SECTION}\n{SHOWN_6}");
    refused(
        "errata",
        &erratum(&told),
        1,
        "the errata have no entry for 1, 2, 3, 4, 5, 7, ",
    );
    let numbered =
        |n: &str| erratum(&told).replace("number = 6", &format!("number = {n}"));
    refused("errata", &numbered("35"), 2, "there is no erratum 35: they are 1 to 34");
    refused("errata", &numbered("0"), 2, "there is no erratum 0: they are 1 to 34");
    for number in [18, 33] {
        let one = all_errata(&told).replace(
            &format!("number = {number}"),
            &format!("number = {}", number - 1),
        );
        let right = format!("the errata have no entry for {number}");
        refused("errata", &one, 1, &right);
    }
}

#[test]
fn an_appendix_without_entries_is_refused() {
    for name in ["checklist", "errata", "notation", "glossary", "bibliography"] {
        let right =
            format!("found no entry, but chapters/appendix/all.md shows the {name}");
        refused(name, "", 1, &right);
        refused(name, "# Nothing.\n", 1, &right);
        let page = format!("{{{{#appendix {name}}}}}\n");
        let found = fixture::refusal(&page);
        let right = format!(
            "chapters/appendix/{name}.toml:1: found no entry, but chapters/one.md shows"
        );
        assert!(found.starts_with(&right), "{found}");
    }
}

#[test]
fn the_book_shows_every_appendix() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let summary = std::fs::read_to_string(root.join("chapters/SUMMARY.md")).unwrap();
    for name in NAMES {
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
fn the_layer_tables_lead_to_their_files_from_any_page() {
    let page = "{{#appendix layers}}\n";
    let found = fixture::refusal(page);
    let right = "chapters/one.md:1: there is no chapters/figures/layer-tables.md: run `gods figures`";
    assert!(found.starts_with(right), "{found}");
    let tables =
        ("chapters/figures/layer-tables.md", "## `a`\n\n[CSV](a-layers.csv)\n");
    let (one, _) = expanded_with(page, &[tables]).unwrap();
    assert!(one.contains("[CSV](figures/a-layers.csv)"), "{one}");
    let deep = ("chapters/source/a.md", page);
    let (_, deep) = expanded_with("# One\n", &[tables, deep]).unwrap();
    assert!(deep.contains("[CSV](../figures/a-layers.csv)"), "{deep}");
}

/// All errata, told and tested.
fn all_errata(told: &str) -> String {
    let entry = |number: u32| {
        let own = told.replace("_06_", &format!("_{number:02}_"));
        erratum(&own).replace("number = 6", &format!("number = {number}"))
    };
    (1..=ERRATA).map(entry).collect()
}

/// An erratum that is told and tested.
fn erratum(rest: &str) -> String {
    format!("[[entry]]\nnumber = 6\nat = \"A\"\nsays = \"B\"\n{rest}\n")
}

#[test]
fn an_erratum_is_told_and_tested() {
    let told = format!("right = \"C\"\n{SECTION}");
    refused(
        "errata",
        &erratum(SECTION),
        2,
        "erratum 6 needs `right`, and at least one of",
    );
    refused(
        "errata",
        &erratum(&told),
        2,
        "erratum 6 needs `tests` that show it, or else",
    );
    let fact =
        format!("{SHOWN_6}\n{SECTION}\nright = \"\"\"\nC\n{{{{fact nope}}}}\"\"\"");
    refused(
        "errata",
        &erratum(&fact),
        9,
        "chapters/figures/facts.txt has no fact `nope`",
    );
    let another = format!("{told}\n{SHOWN}");
    let right = "erratum 6 needs a test of its own, `erratum_06_…`";
    refused("errata", &erratum(&another), 2, right);
    let shared = all_errata(&format!("{told}\n{SHOWN_6}"))
        .replace("::erratum_09_is\"", "::erratum_09_is\", \"code/a/tests/t.rs::works\"")
        .replace(
            "::erratum_08_is\"",
            "::erratum_08_is\", \"code/a/tests/t.rs::works\"",
        );
    refused("errata", &shared, 63, "the test `code/a/tests/t.rs::works` stands twice");
    let good = erratum(&format!("{told}\n{SHOWN_6}"));
    refused("errata", &(good.clone() + &good), 9, "the number `6` stands twice");

    let one = "## Here\n\nSee {{erratum 6}}.\n";
    assert_eq!(
        book(one, "errata", &all_errata(&format!("{told}\n{SHOWN_6}"))).unwrap(),
        "## Here\n\nSee [erratum 6](appendix/all.md#erratum-6).\n"
    );
    let one = "{{erratum 35}}\n\n## Here\n";
    chapter_refused(
        one,
        "errata",
        &good,
        "there is no erratum `35`: chapters/appendix/errata.toml has 6",
    );
}

const TERMS: &str = "[[entry]]\nterm = \"total twist\"\nmeans = \"A sum.\"\nforms = [\"twists\"]\n\
    [[entry]]\nterm = \"group\"\nmeans = \"A set.\"\ncommon = true\n";

#[test]
fn a_term_is_linked_where_a_chapter_first_uses_it() {
    let link = |id: &str, words: &str| {
        format!("<a class=\"term\" href=\"appendix/all.html#term-{id}\">{words}</a>")
    };
    let one = "# Twists\n\n`twists` [twists](two.md), a group of twists.\n\n\
               The **total twist**, twists, a **group** and a **group**.\n";
    let right = one
        .replacen(
            "**total twist**",
            &format!("**{}**", link("total-twist", "total twist")),
            1,
        )
        .replacen("**group**", &format!("**{}**", link("group", "group")), 1);
    assert_eq!(book(one, "glossary", TERMS).unwrap(), right);

    // Without one in bold it is the first of all, and what is said outright comes first.
    let one = "Untwists, twists, Twists, {{term group}}.\n";
    let right = format!(
        "Untwists, {}, Twists, {}.\n",
        link("total-twist", "twists"),
        link("group", "group")
    );
    assert_eq!(book(one, "glossary", TERMS).unwrap(), right);
}

#[test]
fn a_term_is_known_and_used() {
    let one = "{{term rank}} of twists, **group**\n";
    chapter_refused(
        one,
        "glossary",
        TERMS,
        "the glossary has no term `rank`: there are total twist",
    );
    refused("glossary", TERMS, 2, "no chapter uses the term `total twist`");
    refused("glossary", TERMS, 6, "no chapter uses the term `group`");
}

#[test]
fn a_work_is_known_and_cited() {
    let works = "[[entry]]\nkey = \"knuth\"\nby = \"D. Knuth\"\ntitle = \"*TAOCP*\"\n";
    assert_eq!(
        book("{{cite knuth}}.\n", "bibliography", works).unwrap(),
        "[D. Knuth, *TAOCP*](appendix/all.md#cite-knuth).\n"
    );
    refused(
        "bibliography",
        works,
        2,
        "no chapter cites `knuth`: cite it by `{{cite knuth}}`",
    );
    let dead = "{{cite korf}} {{cite knuth}}\n";
    chapter_refused(
        dead,
        "bibliography",
        works,
        "the bibliography has no `korf`: there are knuth",
    );
}

#[test]
fn a_symbol_has_its_section_and_can_be_read() {
    let symbol = |symbol: &str, section: &str| {
        format!(
            "[[entry]]\nsymbol = '{symbol}'\nmeans = \"M\"\nsection = \"{section}\"\n"
        )
    };
    refused(
        "notation",
        &symbol("$n$", "one.md#no"),
        4,
        "chapters/one.md has no heading `#no`",
    );
    refused(
        "notation",
        &symbol("$\\nonsense$", "one.md#here"),
        2,
        "the formula \\nonsense: ",
    );
}

#[test]
fn a_file_that_is_no_list_of_entries_names_the_line() {
    refused(
        "glossary",
        "[[entry]]\nterm = \"a\"\nmeans = \"b\"\nmaens = 1\n",
        4,
        "unknown field `maens`",
    );
    refused("glossary", "[[entry]]\nterm = \n", 2, "");
    refused("errata", "[[entry]]\nnumber = 1\n", 1, "missing field");
}

#[test]
fn an_appendix_is_known_and_shown() {
    chapter_refused(
        "{{#appendix index}}\n",
        "glossary",
        "",
        "no appendix is called `index`: there are checklist",
    );
    let files = [(
        "chapters/appendix/glossary.toml",
        "[[entry]]\nterm = \"rank\"\nmeans = \"M\"\n",
    )];
    let found = expanded_with("{{term rank}}\n", &files).unwrap_err().to_string();
    let right =
        "chapters/one.md:1: no page shows the glossary: write `{{#appendix glossary}}`";
    assert!(found.starts_with(right), "{found}");
}
