//! Each kind of lie that is found in the built pages, told by a small book, as in
//! `lies.rs`: a new check is a new row here.
use crate::fixture::{self, pages_refusal, put};
use crate::lies::{Lie, refused};

/// Lies that are found in the built pages.
const IN_PAGES: [Lie; 23] = [
    (
        "a dead link",
        "# One\n\nSee\n[there](three.md).\n",
        "chapters/one.md:4: `three.html` leads nowhere: there is no three.html",
    ),
    (
        "a link out of the book",
        "# One\n\n[There](../code/a/src/lib.rs)\n",
        "chapters/one.md:3: `../code/a/src/lib.rs` leaves the book",
    ),
    (
        "a dead reference to a heading",
        "# One\n\nSee [there](two.md#five).\n",
        "chapters/one.md:3: `two.html#five` leads to no heading:",
    ),
    (
        "a dead reference to a heading of the same page",
        "# One\n\n[There](#five)\n",
        "chapters/one.md:3: `#five` leads to no heading:",
    ),
    (
        "an id that stands twice",
        "# One\n\n## A {#same}\n\n<p id=\"same\">B</p>\n",
        "chapters/one.md:5: the id `same` stands twice on the page",
    ),
    (
        "a picture from another host",
        "# One\n\n![A cube](https://example.org/cube.png)\n",
        "chapters/one.md:3: `https://example.org/cube.png` is loaded from another host",
    ),
    (
        "a script from another host",
        "# One\n\n<script src=\"//example.org/count.js\"></script>\n",
        "chapters/one.md:3: `//example.org/count.js` is loaded from another host",
    ),
    (
        "a style from another host",
        "# One\n\n<p style=\"background: url('https://example.org/a.png')\">A</p>\n",
        "chapters/one.md:3: `https://example.org/a.png` is loaded from another host",
    ),
    (
        "a style sheet of the page's own that asks another host",
        "# One\n\n<style>\np { background: url(https://example.org/b.png) }\n</style>\n",
        "chapters/one.md:4: `https://example.org/b.png` is loaded from another host",
    ),
    (
        "a picture without alternative text",
        "# One\n\n![](figures/facts.txt)\n",
        "chapters/one.md:3: the picture `figures/facts.txt` has no alternative text: ",
    ),
    (
        "a script that asks another host",
        "# One\n\n<script>fetch('https://example.org/a')</script>\n",
        "chapters/one.md:3: `https://example.org/a` is loaded from another host",
    ),
    (
        "a second picture from another host",
        "# One\n\n<img alt=\"A\" srcset=\"figures/facts.txt 1x, https://example.org/b.png 2x\">\n",
        "chapters/one.md:3: `https://example.org/b.png` is loaded from another host",
    ),
    (
        "a page that sends the reader to another host",
        "# One\n\n<meta http-equiv=\"refresh\" content=\"0; url=https://example.org/c\">\n",
        "chapters/one.md:3: `https://example.org/c` is loaded from another host",
    ),
    (
        "a page in a frame that asks another host",
        "# One\n\n<iframe srcdoc=\"<img src='https://example.org/d.png'>\"></iframe>\n",
        "chapters/one.md:3: `https://example.org/d.png` is loaded from another host",
    ),
    (
        "a script of a tag that asks another host",
        "# One\n\n<p onmouseover=\"fetch('//example.org/e')\">A</p>\n",
        "chapters/one.md:3: `//example.org/e` is loaded from another host",
    ),
    (
        "a script that asks for what it does not say",
        "# One\n\n<script>fetch(['ht', 'tps', ':/', '/example.org'].join(''))</script>\n",
        "chapters/one.md:3: a script says `fetch`, by which a page asks for more as it opens: ",
    ),
    (
        "a style from another host in capital letters",
        "# One\n\n<p style=\"background: URL('HTTPS://example.org/f.png')\">A</p>\n",
        "chapters/one.md:3: `HTTPS://example.org/f.png` is loaded from another host",
    ),
    (
        "a set of pictures in a style sheet",
        "# One\n\n<style>p { background: image-set(\"https://example.org/g.png\" 1x) }</style>\n",
        "chapters/one.md:3: `https://example.org/g.png` is loaded from another host",
    ),
    (
        "a style sheet that another one brings",
        "# One\n\n<STYLE>@IMPORT 'HTTPS://example.org/h.css';</STYLE>\n",
        "chapters/one.md:3: `HTTPS://example.org/h.css` is loaded from another host",
    ),
    (
        "pictures that are loaded beforehand",
        "# One\n\n<link rel=\"preload\" as=\"image\" imageSrcset=\"Https://example.org/i.png 1x\">\n",
        "chapters/one.md:3: `Https://example.org/i.png` is loaded from another host",
    ),
    (
        "a picture in a drawing",
        "# One\n\n<p><IMAGE XLINK:HREF=\"\\\\example.org/j.png\"></p>\n",
        "chapters/one.md:3: `\\\\example.org/j.png` is loaded from another host",
    ),
    (
        "a form that sends what is typed",
        "# One\n\n<form><button formaction=\"//example.org/k\">K</button></form>\n",
        "chapters/one.md:3: `//example.org/k` is loaded from another host",
    ),
    (
        "a script in the place of data",
        "# One\n\n<script data-json=\"1\">import('https://example.org/l.js')</script>\n",
        "chapters/one.md:3: `https://example.org/l.js` is loaded from another host",
    ),
];

#[test]
fn lies_in_pages_are_refused() {
    for (kind, chapter, right) in IN_PAGES {
        refused(kind, &pages_refusal(fixture::write(chapter).path()), right);
    }
}

#[test]
fn a_drawing_without_words_is_refused() {
    for (svg, missing) in [
        (
            "<svg><desc>All of it.</desc></svg>",
            "has no alternative text: give it a <title>",
        ),
        (
            "<svg><title>A cube</title><desc> </desc></svg>",
            "is not described, found <desc>",
        ),
    ] {
        let book = fixture::write("# One\n");
        put(book.path(), "chapters/figures/net.svg", svg);
        let right =
            format!("chapters/preface.md:3: chapters/figures/net.svg {missing}");
        refused("a missing alternative text", &pages_refusal(book.path()), &right);
    }
}

#[test]
fn a_heavy_page_is_refused() {
    let book = fixture::write(&format!("# One\n\n{}\n", "heavy ".repeat(100_000)));
    let found = pages_refusal(book.path());
    refused("a heavy page", &found, "one.html: the page and its pictures: 6");
    assert!(found.contains("there may be 125000; most of it is one.html 6"), "{found}");
}

#[test]
fn a_heavy_theme_is_told_once() {
    let book = fixture::write("# One\n");
    let style = "heavy{}".repeat(100_000);
    put(book.path(), "theme/fonts/heavy.css", &style);
    put(
        book.path(),
        "book.toml",
        "[book]\ntitle = \"One\"\nsrc = \"chapters\"\n\
         [output.html]\nadditional-css = [\"theme/fonts/heavy.css\"]\n",
    );
    refused(
        "a heavy theme",
        &pages_refusal(book.path()),
        "theme: what every page loads: ",
    );
}

#[test]
fn the_files_of_the_theme_ask_no_other_host() {
    for (file, setting, text, right) in [
        (
            "theme/a.css",
            "css",
            "p { src: URL(\"HTTPS://example.org/a\") }",
            "`HTTPS://example.org/a`",
        ),
        ("theme/a.js", "js", "window.fetch(location.hash)", "a script says `fetch`"),
        (
            "theme/a.js",
            "js",
            "new Image().src = '//example.org/b'",
            "`//example.org/b`",
        ),
        // Names like those of mdBook's own files, which are not looked into.
        ("book-a.css", "css", "p { src: url(//example.org/c) }", "`//example.org/c`"),
        (
            "highlight-a.js",
            "js",
            "window.fetch(location.hash)",
            "a script says `fetch`",
        ),
    ] {
        let book = fixture::write("# One\n");
        put(book.path(), file, text);
        let config = format!(
            "[book]\ntitle = \"One\"\nsrc = \"chapters\"\n[output.html]\n\
             additional-{setting} = [\"{file}\"]\n"
        );
        put(book.path(), "book.toml", &config);
        let found = pages_refusal(book.path());
        let (name, _) = file.split_once('.').unwrap();
        assert!(found.starts_with(name) && found.contains(right), "{text}: {found}");
    }
}

#[test]
fn a_renamed_heading_can_keep_its_address() {
    let renamed = "# One\n\n## New {#old}\n\n[There](#old)\n";
    let book = fixture::write(&renamed.replace(" {#old}", ""));
    let found = pages_refusal(book.path());
    assert!(found.contains("`{#old}` behind it keeps the old address"), "{found}");
    let book = fixture::write(renamed);
    fixture::without_crates(book.path());
    book::Book::new(book.path(), cli::answers).check().unwrap();
}

#[test]
fn a_link_in_the_frame_names_the_page() {
    let book = fixture::write("# One\n");
    put(book.path(), "theme/header.hbs", "<p><a href=\"nowhere.html\">N</a></p>\n");
    let found = pages_refusal(book.path());
    let places: Vec<_> = found.lines().filter_map(|l| l.split_once(": ")).collect();
    let pages: Vec<_> = places.iter().map(|(page, _)| *page).collect();
    assert!(pages.contains(&"one.html") && pages.contains(&"preface.html"), "{found}");
    assert!(found.contains("`nowhere.html` leads nowhere"), "{found}");
}

/// The page of a widget that has all that it needs.
const WIDGET: &str = "# One\n\n<div class=\"widget\" data-widget=\"turn\">\n\n\
                      {{#figure net2 | The net.}}\n\n</div>\n";

/// A book with this first chapter, whose scripts of widgets are these.
fn with_widgets(chapter: &str, scripts: &[(&str, &str)]) -> tempfile::TempDir {
    let book = fixture::write(chapter);
    put(book.path(), "chapters/figures/net2.svg", &fixture::drawing(""));
    put(book.path(), "chapters/figures/net2.data.md", fixture::DATA);
    for (name, text) in scripts {
        put(book.path(), &format!("chapters/widgets/{name}.js"), text);
    }
    book
}

#[test]
fn a_widget_without_its_drawing_or_its_script_is_refused() {
    let scripts = [
        ("widgets", "import init from \"./gods_widgets.js\";\n"),
        ("gods_widgets", "export default 1;\n"),
        ("turn", "import { h } from \"./kit.js\";\n"),
        ("kit", "export const h = 1;\n"),
    ];
    let right = with_widgets(WIDGET, &scripts);
    fixture::without_crates(right.path());
    book::Book::new(right.path(), cli::answers).check().unwrap();

    let figure = "{{#figure net2 | The net.}}";
    for (kind, from, to, right) in [
        (
            "a widget that is no block",
            "<div class=\"widget\" data-widget=\"turn\">",
            "<p data-widget=\"turn\"></p>\n\n<div>",
            "chapters/one.md:3: `data-widget=\"turn\"` stands on a <p>: ",
        ),
        (
            "a widget without a drawing",
            figure,
            "None.",
            "chapters/one.md:3: `data-widget=\"turn\"` stands around 0 figures: ",
        ),
        (
            "a widget whose drawing stands behind it",
            "{{#figure net2 | The net.}}\n\n</div>",
            "</div>\n\n{{#figure net2 | The net.}}",
            "chapters/one.md:3: `data-widget=\"turn\"` stands around 0 figures: ",
        ),
        (
            "a widget without a script",
            "\"turn\"",
            "\"twist\"",
            "chapters/one.md:3: there is no chapters/widgets/twist.js",
        ),
    ] {
        assert!(WIDGET.contains(from), "{kind}");
        let book = with_widgets(&WIDGET.replace(from, to), &scripts);
        let found = pages_refusal(book.path());
        assert!(found.contains(right), "{kind}: {found}");
    }
    for (name, text) in [("spare", ""), ("spare", "import \"./kit.js\";\n")] {
        let book = with_widgets(WIDGET, &[&scripts[..], &[(name, text)]].concat());
        refused(
            "a script for nothing",
            &pages_refusal(book.path()),
            "widgets/spare.js: no page",
        );
    }
}

#[test]
fn a_heavy_module_is_refused() {
    let book = fixture::write("# One\n");
    // Bytes that cannot be made smaller: each from all before it.
    let mut state = 1_u64;
    let noise = (0..260_000).map(|_| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (state >> 56) as u8
    });
    let module = book.path().join("chapters/widgets/gods_widgets_bg.wasm");
    std::fs::create_dir_all(module.parent().unwrap()).unwrap();
    std::fs::write(&module, noise.collect::<Vec<_>>()).unwrap();
    let found = pages_refusal(book.path());
    refused("a heavy module", &found, "widgets/gods_widgets_bg.wasm: 260");
    std::fs::write(&module, vec![0; 400_000]).unwrap();
    book::Book::new(book.path(), cli::answers).check().unwrap();
}

#[test]
fn all_lies_are_reported_at_once() {
    let book = fixture::write("# One\n\n[a](b.md)\n\n![](https://example.org/c.png)\n");
    let found = pages_refusal(book.path());
    for right in [
        "chapters/one.md:3: `b.html` leads nowhere",
        "chapters/one.md:5: the picture ",
        "chapters/one.md:5: `https://example.org/c.png` is loaded from another host",
    ] {
        assert!(found.lines().any(|line| line.starts_with(right)), "{right}\n{found}");
    }
}
