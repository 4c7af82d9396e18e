//! Lies that numbers tell where nobody looks, each refused; and honest numbers that pass.
use book::model::Names;
use mdbook_driver::MDBook;

use crate::fixture::{expanded_in, put, refusal, write};
use crate::lies::refused;

#[test]
fn a_number_is_read_wherever_it_is_shown_and_however_it_is_written() {
    for (said, found) in [
        ("[all](two.md \"all 3,674,161\")", "3,674,161"),
        ("![all 3,674,161](all.png)", "3,674,161"),
        ("<abbr title=\"all 3,674,161\">all</abbr>", "3,674,161"),
        ("<span aria-label='3,674,161'>all</span>", "3,674,161"),
        ("３，６７４，１６１", "３，６７４，１６１"),
        ("3\u{a0}674\u{202f}161", "3\u{a0}674\u{202f}161"),
        ("3′674′161", "3′674′161"),
        ("3․674․161", "3․674․161"),
        ("₃₆₇₄₁₆₁", "₃₆₇₄₁₆₁"),
        ("③⑥⑦④①⑥①", "③⑥⑦④①⑥①"),
        ("٣٦٧٤١٦١", "٣٦٧٤١٦١"),
        ("३६७४१६१", "३६७४१६१"),
        ("½ GB", "½ GB"),
        ("3½ million", "3½ million"),
        ("10⁹", "10⁹"),
        ("10<sup>9</sup>", "10^9"),
        ("$2^{30}$", "2^30"),
        ("2**30", "2**30"),
        ("$1 << 30$", "1 << 30"),
        ("3.7x10^6", "3.7x10^6"),
        ("$12\\,!$", "12!"),
        ("$(12)!$", "12!"),
        ("`12!`", "12!"),
        ("12! ways", "12!"),
        ("$12!$", "12!"),
        ("3 mio.", "3 mio"),
        ("3.67 million", "3.67 million"),
        ("43k", "43k"),
        ("1.0 to 1.45 times", "1.45 times"),
        ("2048 positions", "2048"),
        ("it there are 1854 orders", "1854"),
        ("all 1854 of them", "1854"),
        ("only 54 of 2047", "2047"),
        ("a set that has 2048", "2048"),
        ("a sum, $1854$", "1854"),
        ("all 1100 + 1", "1100"),
        ("12 gb", "12 gb"),
        ("12 Gbyte", "12 Gbyte"),
        ("12 Gigabyte", "12 Gigabyte"),
        ("12 GBs", "12 GBs"),
        ("12 kbit", "12 kbit"),
        ("12 Mbit/s", "12 Mbit"),
        ("3 s", "3 s"),
        ("0.3s", "0.3s"),
        ("3 sec", "3 sec"),
        ("3 msec", "3 msec"),
        ("7 hours", "7 hours"),
        ("2 days", "2 days"),
        ("4 gigahertz", "4 gigahertz"),
        ("800 moves per second", "800 moves per second"),
        ("12 positions/s", "12 positions/s"),
        ("time 12x faster", "12x faster"),
        ("time 12x as fast", "12x as"),
        ("12-fold", "12-fold"),
        ("time twice as fast", "twice as fast"),
        ("less time by a factor of 12", "factor of 12"),
        ("a speedup of 12", "speedup of 12"),
        ("ten times the speed", "ten times the speed"),
        ("time an order of magnitude faster", "order of magnitude faster"),
        ("ISBN 3674161000", "3674161000"),
        ("arXiv: 3674161", "3674161"),
        ("i7-3674161", "3674161"),
        ("3674p", "3674"),
    ] {
        let right = format!("chapters/one.md:3: found {found}, which has no source: ");
        refused(said, &refusal(&format!("# One\n\nIn {said}.\n")), &right);
    }
}

#[test]
fn files_beside_the_chapters_are_read_too() {
    for (file, text, line, found) in [
        ("README.md", "# A book\n\nAll 3,674,161 positions.\n", 3, "3,674,161"),
        ("code/a/README.md", "All 3,674,161 positions.\n", 1, "3,674,161"),
        ("code/a/tests/all.rs", "fn a() {}\n// All 3,674,161.\n", 2, "3,674,161"),
        (
            "chapters/exercises/one/e/exercise.toml",
            "minutes = 5\ntitle = \"All 3,674,161\"\n",
            2,
            "3,674,161",
        ),
    ] {
        let book = write("# One\n");
        let loaded = MDBook::load(book.path()).unwrap().book;
        let names = Names::collect(book.path(), &loaded, cli::answers).unwrap();
        // No whole exercise: its title is enough.
        put(book.path(), file, text);
        let typed = book::rules::numbers::check(&names).unwrap();
        let typed: Vec<_> = typed.iter().map(ToString::to_string).collect();
        let [problem] = &typed[..] else { panic!("{file}: {typed:?}") };
        let right = format!("{file}:{line}: found {found}, which has no source: ");
        refused(file, problem, &right);
        assert!(!problem.contains("{{fact"), "{file}: {problem}");
    }
    let book = write("# One\n");
    let summary = "# Summary\n\n- [One of 3,674,161](one.md)\n";
    put(book.path(), "chapters/SUMMARY.md", summary);
    let found = expanded_in(book.path()).unwrap_err().to_string();
    assert!(found.contains("chapters/SUMMARY.md:3: found 3,674,161, which"), "{found}");
    assert!(!found.contains("fact"), "{found}");
}

#[test]
fn a_document_of_the_repository_may_say_what_a_fact_says() {
    let book = write("# One\n");
    put(book.path(), "README.md", "All 3,674,160 positions.\n");
    expanded_in(book.path()).unwrap();
}

#[test]
fn what_is_held_holds_and_no_page_shows_it() {
    let one = "# One\n\nNine.\n<!-- holds: cube.sizes[1] == 9 -->\n\nAll.\n";
    let (page, _) = expanded_in(write(one).path()).unwrap();
    assert_eq!(page, "# One\n\nNine.\n\nAll.\n");
    refused(
        "a claim that does not hold",
        &refusal("# One\n\nEight.\n<!-- holds: cube.sizes[1] == 8 -->\n"),
        "chapters/one.md:4: `cube.sizes[1] == 8` does not hold: found 9 and 8",
    );
    refused(
        "a claim about nothing",
        &refusal("# One\n\nNine.\n<!-- holds: cube.size[1] == 9 -->\n"),
        "chapters/one.md:4: cannot read `cube.size[1] == 9`: ",
    );
    refused(
        "a formula that is another number",
        &refusal("# One\n\n$7! =$ {{fact cube.positions}}.\n"),
        "chapters/one.md:3: `7! == cube.positions` does not hold: found 5040 and 3674160",
    );
}

#[test]
fn a_number_that_is_held_may_stand() {
    let one = "# One\n\nAll $3^7 \\cdot 1680$.\n<!-- holds: cube.positions == 3^7 * 1680 -->\n";
    expanded_in(write(one).path()).unwrap();
}

#[test]
fn a_number_is_held_beside_it_and_not_elsewhere() {
    let beside = "# One\n\nAll $7!$.\n\n<!-- holds: cube.positions == 3^6 * 7! -->\n\nTwice $7!$.\n";
    expanded_in(write(beside).path()).unwrap();
    refused(
        "a number far from what holds it",
        &refusal(&format!("{beside}\nA word.\n\nAgain $7!$.\n")),
        "chapters/one.md:11: found 7!, which has no source: ",
    );
}

#[test]
fn a_line_holds_what_it_compares_with_a_fact_and_no_more() {
    let number = "chapters/one.md:3: found 3,674,161, which has no source: ";
    for said in [
        "cube.positions != 3674161",
        "cube.positions > 3674161 / 2",
        "0 * cube.positions + 3674161 == 3674161",
        "cube.positions + 1 == 3674161",
        "cube.positions == 3674161 - 1",
    ] {
        let one = format!("# One\n\nAll 3,674,161.\n<!-- holds: {said} -->\n");
        refused(said, &refusal(&one), number);
    }
    for word in ["HOLDS:", "Holds:", "hold:", "Hold"] {
        let one = format!("# One\n\nEight.\n<!-- {word} cube.sizes[1] == 8 -->\n");
        let right = "chapters/one.md:4: `cube.sizes[1] == 8` does not hold: ";
        let found = refusal(&one);
        assert!(found.lines().any(|line| line.starts_with(right)), "{found}");
    }
    refused(
        "another number than the line beside it",
        &refusal(
            "# One\n\nEight need one. <!-- holds: cube.sizes[1] == 9 -->\nNine.\n",
        ),
        "chapters/one.md:3: found `== 9`, which the paragraph above does not say: write ",
    );
    let fact =
        "# One\n\nAll {{fact cube.moves}}.\n<!-- holds: cube.sizes[1] == 9 -->\n";
    expanded_in(write(fact).path()).unwrap();
}

#[test]
fn a_chapter_holds_what_it_claims_first() {
    refused(
        "a chapter that holds nothing",
        &refusal("# One\n\nAll {{fact cube.positions}}.\n\n## A section\n"),
        "chapters/one.md:1: found no line above the first section that holds what the ",
    );
}

#[test]
fn a_caption_speaks_of_its_figure() {
    let book = write(
        "# One\n\n{{#figure pocket-cube-quarter-turn-layers | In half turns.}}\n",
    );
    for end in ["svg", "data.md"] {
        let name = |figure| format!("chapters/figures/{figure}.{end}");
        let text = std::fs::read_to_string(book.path().join(name("layers"))).unwrap();
        put(book.path(), &name("pocket-cube-quarter-turn-layers"), &text);
    }
    refused(
        "a caption of another metric",
        &expanded_in(book.path()).unwrap_err().to_string(),
        "chapters/one.md:3: the caption of `pocket-cube-quarter-turn-layers` speaks of the \
         metric half-turn, ",
    );
    refused(
        "a caption of another puzzle's table",
        &refusal(
            "# One\n\n{{#table pocket-cube-layers | The Skewb.}}\n\n| a |\n|--|\n",
        ),
        "chapters/one.md:3: the caption of `pocket-cube-layers` speaks of the puzzle skewb, ",
    );
}

#[test]
fn nothing_touches_a_fact() {
    for (said, found) in [
        ("{{fact cube.positions}}1", "{{fact …}}1"),
        ("3{{fact cube.positions}}", "3{{fact …}}"),
        ("{{fact cube.positions}} million", "{{fact …}} million"),
        ("{{fact cube.positions}},000", "{{fact …}},000"),
    ] {
        let right =
            format!("chapters/one.md:1: found `{found}`, which makes another number");
        refused(said, &refusal(&format!("All {said} of them.\n")), &right);
    }
}

#[test]
fn honest_numbers_pass() {
    for said in [
        "Proved in 1879.",
        "Knuth, 2011.",
        "The edition of 2024 (1998).",
        "A share of 12.75 %.",
        "ISBN 978-0-201-89683-1.",
        "In the years 1981–1985, it was 2010 when, and it was 1974.",
        "From the year 1974, from 1978 to 1983; between 1978 and 1983.",
        "Korf's 1997 paper, Rust's 2024 edition, and in spring 1981.",
        "The world championship of 1982 was on 13/07/2010. In 1202 Fibonacci wrote.",
        "In the 1980s it was 1974.",
        "Do it 12 times, for 1,299 euros or €1299.",
        "There are only 12! And more.",
        "There are only 12!",
        "A Core Ultra 7 155H, version 2024.1, a 3-fold axis.",
        "The rows 000 111 222.",
        "A Ryzen 7 5800X, an EPYC 7763, a Xeon E5-2680, a Core i9 13900K, an RTX 4090.",
        "At 1920×1080 in #ff8800 or #123456, issue #1234, port 3000.",
        "Page 1234, pp. 1081–1096, for the 1000th time.",
        "On an i7-1165G7, at 1080p.",
        "Rust 1.95 or later.",
        "RFC 8259, arXiv:1106.5736, doi 10.1007/978-3-540.",
        "Served at 127.0.0.1:3000.",
        "The sequence A079761, error E0382, version 1.10.200.",
        "From 1 0 2 it takes 4 times 300 steps, ten times as many.",
        "$2k$ and $3^6$ and $6!$.",
    ] {
        expanded_in(write(&format!("# One\n\n{said}\n")).path()).expect(said);
    }
}

#[test]
fn numbers_are_found_however_they_are_written() {
    let values = |text: &str| -> Vec<String> {
        let page = book::model::Chapter::parse("a.md".as_ref(), text);
        let seen = book::rules::numbers::visible::visible(&page);
        let found = book::rules::numbers::quantity::quantities(&seen.text);
        found.into_iter().map(|it| format!("{} {}", it.value, it.unit)).collect()
    };
    for gap in [
        "", ",", ".", " ", "_", "'", "’", "~", "\u{a0}", "\u{2009}", "\u{202f}",
        "\u{2007}", "\u{200b}", "&nbsp;", "&thinsp;", "&#8239;", "&#x202F;", "&#44;",
        "·", "-", "‑",
    ] {
        assert_eq!(values(&format!("a 3{gap}674{gap}160 b")), ["3674160 "], "{gap}");
    }
    for gap in
        ["{,}", "{.}", "{ }", "{\\,}", "\\,", "\\;", "\\:", "\\ ", "\\thinspace "]
    {
        assert_eq!(values(&format!("a $3{gap}674{gap}160$ b")), ["3674160 "], "{gap}");
    }
    for (text, right) in [
        ("4\nthousand", "4000 "),
        ("12-million", "12000000 "),
        ("**3.67** million", "3670000 "),
        ("$3.67 \\cdot 10^6$", "3670000 "),
        ("4·10⁹", "4000000000 "),
        ("4 × 10^9", "4000000000 "),
        ("3.67e6", "3670000 "),
        ("3.67M", "3670000 "),
        ("Two billion", " "),
        ("a hundred million", " "),
        ("half a billion", " "),
        ("a quarter of a\nmillion", " "),
        ("fifty hundred", " "),
        ("12 hundred", "1200 "),
        ("3<wbr>674<wbr>160", "3674160 "),
        ("3**674**160", "3674160 "),
        ("n3674160", "3674160 "),
        ("with 1.34\u{a0}ms each", "1.34 ms"),
        ("a 64-MiB table", "64 mib"),
        ("0.28ns a row", "0.28 ns"),
        ("Two gigabytes", " "),
        ("<p>\n5041\n</p>", "5041 "),
        ("```console\n# 5040\n$ gods 5042\n```", "5040 "),
        ("```rust\nf(\"// 5042\"); // 5041\n```", "5041 "),
        ("```rust,no_run\nf(5040);\n```", "5040 "),
    ] {
        assert_eq!(values(text), [right], "{text}");
    }
    for text in [
        "millions",
        "a million",
        "5 millionaires",
        "nine hundred and 3 hundred",
        "2-100 or 3·100",
        "127.0.0.1, 1.10.200, 10.100.100.1",
        "2 and $2k + 1M$, R2 M",
        "3.67e-6, 0x1e6, a2k",
        "ten times as many, a second search, many seconds, 4 bytes each",
        "| 1 | 234 |\n|--|--|\n| 5 | 678 |",
        "<!-- 5040 --> {{fact n.5040}} <https://a.b/5040>",
        "```rust\n5040\n```\n\n```console\n$ gods\n5040\n```",
    ] {
        assert_eq!(values(text), [""; 0], "{text}");
    }
}
