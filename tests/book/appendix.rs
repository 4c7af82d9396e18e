//! The generated appendices: what they refuse, and what a chapter's links become.
use std::path::Path;

use gods_algorithm::tool::book::appendix::{Appendix, checklist, errata};

use crate::fixture::expanded_with;

const SUMMARY: &str = "# Summary\n\n- [One](one.md)\n- [Two](two.md)\n- [Preface](preface.md)\n\
     - [Source](source/a.md)\n- [All](appendix/all.md)\n";
const TEST: &str = "#[test]\nfn works() {}\n\nfn helper() {}\n";

/// A book whose second chapter shows all appendices, and one file of entries.
fn book(one: &str, name: &str, entries: &str) -> anyhow::Result<String> {
    let all = ["checklist", "errata", "notation", "glossary", "bibliography"];
    let all = all.map(|name| format!("{{{{#appendix {name}}}}}\n")).concat();
    let file = format!("chapters/appendix/{name}.toml");
    let files = [
        ("chapters/SUMMARY.md", SUMMARY),
        ("chapters/appendix/all.md", &all),
        ("code/a/tests/t.rs", TEST),
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
    section("three.md#here", "the book has no chapter `three.md`: did you mean");
    section(
        "one.md#there",
        "chapters/one.md has no heading `#there`: did you mean here",
    );
    let test = |test, message| refused("checklist", &with("one.md", test), 5, message);
    test(
        "code/a/tests/t.rs::fails",
        "code/a/tests/t.rs has no test `fails`: did you mean works",
    );
    test("code/a/tests/t.rs::helper", "code/a/tests/t.rs has no test `helper`");
    test("code/a/tests/u.rs::works", "cannot read code/a/tests/u.rs (");
    test("works", "`works` names no test: write the file and the function");
}

#[test]
fn only_what_is_listed_may_be_put_off() {
    let planned = "planned = \"Later\"";
    refused(
        "checklist",
        &item("J1", planned),
        2,
        "`J1` must not be put off any longer",
    );
    let told = format!("{SECTION}\n{SHOWN}");
    refused(
        "checklist",
        &item("J17", &told),
        2,
        "`J17` is told and tested: take it off",
    );
    let both = format!("{told}\n{planned}");
    refused("checklist", &item("J17", &both), 2, "`J17` is planned and told at once");
    let erratum =
        "[[entry]]\nnumber = 1\nat = \"A\"\nsays = \"B\"\nplanned = \"Later\"\n";
    refused("errata", erratum, 2, "erratum 1 must not be put off any longer");
}

/// The lists of what may be put off only become shorter. Never add to the lists here.
#[test]
fn what_may_be_put_off_becomes_less() {
    let ids = ["J17", "G5"];
    assert!(checklist::OPEN.iter().all(|id| ids.contains(id)));
    assert_eq!(errata::OPEN, &[] as &[u32]);

    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let appendix = Appendix::read(root).unwrap();
    let is_open = |item: &&checklist::Item| item.planned.is_some();
    let open = appendix.checklist.entries.iter().filter(is_open);
    let open: Vec<_> = open.map(|item| item.id.get_ref().as_str()).collect();
    assert_eq!(open, checklist::OPEN);
    assert_eq!(checklist::ids().count(), appendix.checklist.entries.len());
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
        format!("{SHOWN}\n{SECTION}\nright = \"\"\"\nC\n{{{{fact nope}}}}\"\"\"");
    refused(
        "errata",
        &erratum(&fact),
        9,
        "chapters/figures/facts.txt has no fact `nope`",
    );
    let good = erratum(&format!("{told}\n{SHOWN}"));
    refused("errata", &(good.clone() + &good), 9, "the number `6` stands twice");

    let one = "## Here\n\nSee {{erratum 6}}.\n";
    assert_eq!(
        book(one, "errata", &good).unwrap(),
        "## Here\n\nSee [erratum 6](appendix/all.md#erratum-6).\n"
    );
    let one = "{{erratum 7}}\n\n## Here\n";
    chapter_refused(
        one,
        "errata",
        &good,
        "there is no erratum `7`: chapters/appendix/errata.toml has 6",
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
        "the glossary has no term `rank`: did you mean total twist",
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
        "the bibliography has no `korf`: did you mean knuth",
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
