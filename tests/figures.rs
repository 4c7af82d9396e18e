//! The figures are what the crates compute now, and drawn so that they can be read
//! on a phone, in light and dark, and by those who do not see them.
#![cfg(feature = "tool")]

use base::generated::MEASURED;
use figures::measure;
use std::path::Path;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The committed drawings, computed and measured: name and text.
fn drawings() -> Vec<(String, String)> {
    let mut drawings = vec![];
    let files = |folder| std::fs::read_dir(root().join(folder)).unwrap();
    let measured = files(MEASURED);
    for entry in files("chapters/figures").chain(measured) {
        let path = entry.unwrap().path();
        // The one in the README is no figure of a page, but a picture by itself.
        let in_a_page = !path.ends_with("readme.svg");
        if in_a_page && path.extension().is_some_and(|end| end == "svg") {
            let name = path.file_stem().unwrap().to_str().unwrap().to_string();
            drawings.push((name, std::fs::read_to_string(path).unwrap()));
        }
    }
    assert!(drawings.len() >= 20, "there are {} drawings only", drawings.len());
    assert!(drawings.iter().any(|(name, _)| name == "measured-steps"));
    drawings
}

/// A tag of a drawing: its name, its attributes, and the text up to the next tag.
type Tag<'a> = (&'a str, Vec<(&'a str, &'a str)>, &'a str);

fn tags(svg: &str) -> Vec<Tag<'_>> {
    svg.split('<')
        .filter(|part| !part.is_empty() && !part.starts_with('/'))
        .map(|part| {
            let (tag, content) = part.split_once('>').unwrap();
            let (name, rest) = tag.split_once(' ').unwrap_or((tag, ""));
            let pieces: Vec<_> = rest.split('"').collect();
            let pairs = pieces.chunks_exact(2);
            let attributes = pairs.map(|p| (p[0].trim().trim_end_matches('='), p[1]));
            (name, attributes.collect(), content)
        })
        .collect()
}

/// The value of an attribute.
fn value<'a>(attributes: &[(&str, &'a str)], name: &str) -> Option<&'a str> {
    attributes.iter().find(|(n, _)| *n == name).map(|(_, value)| *value)
}

/// The width and height of a drawing's own units.
fn size(svg: &str) -> (i32, i32) {
    let tags = tags(svg);
    let view = value(&tags[0].1, "viewBox").unwrap();
    let numbers: Vec<i32> = view.split(' ').map(|n| n.parse().unwrap()).collect();
    assert_eq!(numbers[..2], [0, 0]);
    (numbers[2], numbers[3])
}

#[test]
fn committed_figures_regenerate_byte_for_byte() {
    figures::check(root()).unwrap();
}

#[test]
fn what_was_measured_is_told_as_it_was_measured() {
    measure::check(root()).unwrap();
}

#[test]
fn what_was_not_measured_is_refused() {
    for (name, old, new, right) in [
        ("measured-steps.svg", "<desc", "<desc lie=\"1\"", "found `<desc lie"),
        ("results.json", "\"long\": true", "\"long\": null", "results.json:1"),
        ("more.md", "", "more", "more.md:1: `gods measure` writes no such file"),
    ] {
        let book = tempfile::tempdir().unwrap();
        let folder = book.path().join(MEASURED);
        std::fs::create_dir_all(&folder).unwrap();
        for entry in std::fs::read_dir(root().join(MEASURED)).unwrap() {
            let entry = entry.unwrap();
            std::fs::copy(entry.path(), folder.join(entry.file_name())).unwrap();
        }
        let text = std::fs::read_to_string(folder.join(name)).unwrap_or_default();
        std::fs::write(folder.join(name), text.replacen(old, new, 1)).unwrap();
        let error = measure::check(book.path()).unwrap_err().to_string();
        assert!(error.contains(right), "{right}: {error}");
    }
}

#[test]
fn only_what_differs_is_written() {
    let book = tempfile::tempdir().unwrap();
    let folder = book.path().join("chapters/figures");
    let program = book.path().join("program");
    std::fs::write(&program, "one").unwrap();
    let refresh = || figures::refresh(book.path(), &program).unwrap();
    assert_eq!(refresh().unwrap().len(), figures::all(root()).unwrap().len());
    assert_eq!(refresh(), None);

    let layers = folder.join("pocket-cube-layers.svg");
    let right = std::fs::read_to_string(&layers).unwrap();
    let line = 1 + right.lines().position(|line| line.contains(">2,644<")).unwrap();
    std::fs::write(&layers, right.replace(">2,644<", ">2,645<")).unwrap();
    std::fs::remove_file(folder.join("descent.svg")).unwrap();
    std::fs::write(folder.join("old.svg"), "").unwrap();
    let error = figures::check(book.path()).unwrap_err().to_string();
    let stale = format!("pocket-cube-layers.svg:{line}: stale: found ");
    for part in [
        &stale,
        ">2,645<",
        "; the code computes `<text",
        "descent.svg:1: missing",
        "old.svg:1: not generated",
    ] {
        assert!(error.contains(part), "{error}");
    }
    let changed = refresh().unwrap();
    let names: Vec<_> = changed.iter().map(|path| path.file_name().unwrap()).collect();
    assert_eq!(names, ["old.svg", "descent.svg", "pocket-cube-layers.svg"]);
    assert_eq!(std::fs::read_to_string(&layers).unwrap(), right);

    // A page that quotes more facts gets these.
    std::fs::write(
        book.path().join("chapters/one.md"),
        "All {{fact pocket-cube.positions}}, <!-- holds: pocket-cube.clockwise.layers[1] == 3 -->",
    )
    .unwrap();
    let facts = folder.join("facts.json");
    assert_eq!(refresh().unwrap(), [&*facts]);
    let facts = std::fs::read_to_string(facts).unwrap();
    let facts: serde_json::Value = serde_json::from_str(&facts).unwrap();
    assert_eq!(facts["pocket-cube.positions"], 3_674_160);
    assert_eq!(facts["pocket-cube.clockwise.layers"][1], 3);
    assert!(facts.get("pocket-cube.half-turn.layers").is_none());

    // Another program may draw something else: it looks, and finds all as it was.
    std::fs::write(&program, "two").unwrap();
    assert_eq!(refresh().unwrap().len(), 0);
    assert_eq!(refresh(), None);
}

#[test]
fn every_drawing_has_its_data() {
    let files = figures::all(root()).unwrap();
    for (name, _) in drawings() {
        // Several drawings of a figure, numbered from 2, have their data in common.
        let figure = name.split('.').next().unwrap();
        let file = format!("{figure}.data.md");
        // What is measured is written into a folder of its own.
        let measured = || std::fs::read_to_string(root().join(MEASURED).join(&file));
        let data = files.get(&file).cloned().unwrap_or_else(|| measured().unwrap());
        let cells: Vec<_> =
            data.lines().map(|line| line.matches(" | ").count()).collect();
        assert!(cells.len() > 2, "{name} has no data under its head");
        assert!(
            cells.iter().skip(2).all(|count| *count == cells[0]),
            "{name}:\n{data}"
        );
        assert!(data.len() < 2000, "the data of {name} are long");
    }
    let layers = &files["pocket-cube-half-turn.data.md"];
    assert!(layers.ends_with("| 11 | 2,644 |\n"), "{layers}");
}

#[test]
fn every_drawing_is_described() {
    for (name, svg) in drawings() {
        let tags = tags(&svg);
        let (title, desc) = (&tags[1], &tags[2]);
        assert_eq!((tags[0].0, title.0, desc.0), ("svg", "title", "desc"), "{name}");
        assert_eq!(value(&tags[0].1, "role"), Some("img"), "{name}");
        let ids = format!("figure-{name}-title figure-{name}-desc");
        assert_eq!(value(&tags[0].1, "aria-labelledby"), Some(&ids[..]), "{name}");
        let found = [&title.1, &desc.1].map(|a| value(a, "id").unwrap());
        assert_eq!(found.join(" "), ids, "{name}");
        assert!(title.2.len() > 10 && desc.2.len() > 60, "{name} says too little");
    }
}

#[test]
fn every_drawing_can_stand_in_a_page() {
    for (name, svg) in drawings() {
        assert!(!svg.contains("\n\n"), "{name}: a blank line would end the HTML block");
        assert!(!svg.contains('\r'), "{name}: lines end in LF");
        assert!(!svg.contains("font-family"), "{name}: the page chooses the font");
        let local = svg.replacen("http://www.w3.org/2000/svg", "", 1);
        for foreign in ["://", "url(", "href", "<script", "<style", "<image"] {
            assert!(!local.contains(foreign), "{name} contains {foreign}");
        }
        let style = value(&tags(&svg)[0].1, "style").unwrap();
        assert!(style.starts_with("width:100%;max-width:"), "{name}: {style}");
        assert!(size(&svg).0 <= 400, "{name} is too wide for a phone");
    }
}

#[test]
fn every_number_is_whole_and_every_color_known() {
    let colors = [
        "none",
        "currentColor",
        "var(--fig-1,#2563a8)",
        "var(--fig-2,#c2570c)",
        "var(--fig-3,#2f7d4f)",
        "var(--fig-soft,#dbe7f3)",
        "var(--fig-line,#9aa5b1)",
        "var(--fig-accent,#b4235a)",
        "var(--cube-u,#ffffff)",
        "var(--cube-r,#f0645f)",
        "var(--cube-f,#5cc07a)",
        "var(--cube-d,#f8d94a)",
        "var(--cube-l,#ffa64d)",
        "var(--cube-b,#7ab2f7)",
        "var(--cube-ink,#14171c)",
    ];
    for (name, svg) in drawings() {
        for (tag, attributes, _) in &tags(&svg)[3..] {
            for (i, (attribute, value)) in attributes.iter().enumerate() {
                let before = &attributes[..i];
                assert!(
                    before.iter().all(|(other, _)| other != attribute),
                    "{name}: <{tag}> has {attribute} twice"
                );
                let fine = match *attribute {
                    "fill" | "stroke" => colors.contains(value),
                    "font-weight" => *value == "bold",
                    "text-anchor" => ["middle", "end"].contains(value),
                    "font-size" => value.parse::<u32>().is_ok_and(|size| size >= 12),
                    _ => value
                        .split([' ', ',', 'M', 'Q', 'h', 'v', 'z'])
                        .filter(|number| !number.is_empty())
                        .all(|number| number.parse::<i32>().is_ok()),
                };
                assert!(fine, "{name}: <{tag}> has {attribute}=\"{value}\"");
            }
            let shape = !["g", "text", "line", "polyline", "path"].contains(tag);
            let filled = value(attributes, "fill").is_some();
            assert!(filled || !shape, "{name}: a <{tag}> is filled by accident");
        }
    }
}

/// What a text covers, roughly: left, top, right, bottom.
fn extent(attributes: &[(&str, &str)], content: &str) -> [i32; 4] {
    let number = |name| value(attributes, name).map(|n| n.parse::<i32>().unwrap());
    let (x, y) = (number("x").unwrap(), number("y").unwrap());
    let size = number("font-size").unwrap_or(14);
    // In hundredths of the height; the usual fonts of pages are a little narrower.
    let widths = content.chars().map(|letter| match letter {
        ' ' | ',' | '.' | ':' | '·' | '(' | ')' | '\'' | 'i' | 'j' | 'l' | 't'
        | 'f' | 'r' | '[' | ']' => 36,
        'm' | 'w' | 'M' | 'W' => 90,
        'A'..='Z' => 68,
        _ => 60,
    });
    let width = widths.sum::<i32>() * size / 100;
    let left = match value(attributes, "text-anchor") {
        Some("middle") => x - width / 2,
        Some("end") => x - width,
        _ => x,
    };
    [left, y - size * 3 / 4, left + width, y + size / 4]
}

#[test]
fn no_text_is_cut_off() {
    let mut cut = vec![];
    for (name, svg) in drawings() {
        let (width, height) = size(&svg);
        for (tag, attributes, content) in tags(&svg) {
            if tag == "text" {
                let [left, top, right, bottom] = extent(&attributes, content);
                if left < 0 || top < 0 || right > width || bottom > height {
                    cut.push(format!("{name}: '{content}' ends at {right}, {bottom}"));
                }
            }
        }
    }
    assert_eq!(cut, Vec::<String>::new());
}

#[test]
fn no_text_stands_on_another() {
    let mut overlaps = vec![];
    for (name, svg) in drawings() {
        let tags = tags(&svg);
        let texts: Vec<_> = tags.iter().filter(|(tag, ..)| *tag == "text").collect();
        for (i, (_, attributes, content)) in texts.iter().enumerate() {
            let a = extent(attributes, content);
            for (_, attributes, other) in &texts[i + 1..] {
                let b = extent(attributes, other);
                let apart =
                    a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1];
                if !apart {
                    overlaps.push(format!("{name}: '{content}' and '{other}'"));
                }
            }
        }
    }
    assert_eq!(overlaps, Vec::<String>::new());
}

/// The straight lines of a tag: from where to where.
fn segments(tag: &str, attributes: &[(&str, &str)]) -> Vec<[i32; 4]> {
    let number = |name| value(attributes, name).map(|n| n.parse::<i32>().unwrap());
    match tag {
        "line" => vec![["x1", "y1", "x2", "y2"].map(|name| number(name).unwrap())],
        "polyline" => {
            let points = value(attributes, "points").unwrap().split([' ', ',']);
            let numbers: Vec<i32> = points.map(|n| n.parse().unwrap()).collect();
            numbers.windows(4).step_by(2).map(|w| [w[0], w[1], w[2], w[3]]).collect()
        }
        _ => vec![],
    }
}

/// Does this line go through what a text covers, a little smaller?
fn strikes([x1, y1, x2, y2]: [i32; 4], [left, top, right, bottom]: [i32; 4]) -> bool {
    let inside = |x: i32, y: i32| {
        (left + 2..right - 2).contains(&x) && (top + 2..bottom - 3).contains(&y)
    };
    (0..=200).any(|k| inside(x1 + (x2 - x1) * k / 200, y1 + (y2 - y1) * k / 200))
}

/// Words stand beside the lines of a drawing, or on a shape that hides these.
#[test]
fn no_line_strikes_a_text_through() {
    let mut struck = vec![];
    for (name, svg) in drawings() {
        let tags = tags(&svg);
        for (at, (tag, attributes, content)) in tags.iter().enumerate() {
            if *tag != "text" {
                continue;
            }
            let text = extent(attributes, content);
            let middle = [(text[0] + text[2]) / 2, (text[1] + text[3]) / 2];
            let hides = |(tag, attributes, _): &Tag| {
                let painted =
                    value(attributes, "fill").is_some_and(|fill| fill != "none");
                painted && covers(tag, attributes, middle)
            };
            let hidden = tags[..at].iter().rposition(hides).unwrap_or(0);
            for (tag, attributes, _) in &tags[hidden..] {
                if segments(tag, attributes).iter().any(|line| strikes(*line, text)) {
                    struck.push(format!("{name}: '{content}' by {attributes:?}"));
                }
            }
        }
    }
    assert_eq!(struck, Vec::<String>::new());
}

/// Whether a circle or a rectangle covers this point.
fn covers(tag: &str, attributes: &[(&str, &str)], [x, y]: [i32; 2]) -> bool {
    let number =
        |name| value(attributes, name).map_or(0, |n| n.parse::<i32>().unwrap());
    match tag {
        "circle" => {
            let (dx, dy) = (x - number("cx"), y - number("cy"));
            dx * dx + dy * dy <= number("r") * number("r")
        }
        "rect" => {
            (number("x")..number("x") + number("width")).contains(&x)
                && (number("y")..number("y") + number("height")).contains(&y)
        }
        _ => false,
    }
}

#[test]
fn a_share_is_rounded_and_not_cut() {
    let file = root().join("chapters/figures/symmetry-coordinates.md");
    let table = std::fs::read_to_string(file).unwrap();
    let rows = table.lines().skip(2).map(|line| {
        let cells = line.trim_matches('|').split('|').skip(1).take(3);
        let numbers = cells.map(|cell| cell.trim().replace(',', "").parse().unwrap());
        numbers.collect::<Vec<f64>>()
    });
    let mut count = 0;
    for row in rows {
        let [numbers, symmetries, share] = row[..] else { panic!("{row:?}") };
        let exact = numbers / symmetries;
        // A twentieth, and what a decimal fraction itself is rounded by.
        assert!((share - exact).abs() <= 0.05 + 1e-9, "{share} for {exact}");
        count += 1;
    }
    assert_eq!(count, 6);
}
