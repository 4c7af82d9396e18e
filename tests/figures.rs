//! The committed figures match the code, and are readable.
#![cfg(feature = "tool")]

use base::generated::MEASURED;
use figures::measure;
use std::path::Path;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns the committed drawings, computed and measured: name and text.
fn drawings() -> Vec<(String, String)> {
    let mut drawings = vec![];
    let files = |folder| std::fs::read_dir(root().join(folder)).unwrap();
    let measured = files(MEASURED);
    for entry in files("chapters/figures").chain(measured) {
        let path = entry.unwrap().path();
        // The drawing in the README is on no page.
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

/// Returns the value of an attribute.
fn value<'a>(attributes: &[(&str, &'a str)], name: &str) -> Option<&'a str> {
    attributes.iter().find(|(n, _)| *n == name).map(|(_, value)| *value)
}

/// Returns the width and height of a drawing in its own units.
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
fn shows_measured_times_unchanged() {
    measure::check(root()).unwrap();
}

#[test]
fn rejects_unmeasured_facts() {
    let book = tempfile::tempdir().unwrap();
    let folder = book.path().join(MEASURED);
    std::fs::create_dir_all(&folder).unwrap();
    for name in ["results.json", "measured-steps.svg"] {
        let text = std::fs::read_to_string(root().join(MEASURED).join(name)).unwrap();
        std::fs::write(folder.join(name), text.replace("<desc", "<desc x=\"1\""))
            .unwrap();
    }
    let error = measure::check(book.path()).unwrap_err().to_string();
    for part in ["found `<desc x", "measured-ranks.md:1: missing"] {
        assert!(error.contains(part), "{error}");
    }
}

#[test]
fn writes_only_changed_files() {
    let book = tempfile::tempdir().unwrap();
    let folder = book.path().join("chapters/figures");
    let program = book.path().join("program");
    std::fs::write(&program, "one").unwrap();
    let refresh = || figures::refresh(book.path(), &program).unwrap();
    assert_eq!(refresh().unwrap().len(), figures::generate_all(root()).unwrap().len());
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

    // Facts that a page newly quotes are added.
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

    // A changed program checks all drawings again, and finds them unchanged.
    std::fs::write(&program, "two").unwrap();
    assert_eq!(refresh().unwrap().len(), 0);
    assert_eq!(refresh(), None);
}

#[test]
fn drawings_are_described() {
    for (name, svg) in drawings() {
        let tags = tags(&svg);
        let (title, desc) = (&tags[1], &tags[2]);
        assert_eq!((tags[0].0, title.0, desc.0), ("svg", "title", "desc"), "{name}");
        assert!(title.2.len() > 10 && desc.2.len() > 60, "{name} says too little");
    }
}

/// Returns the approximate bounding box of a text: left, top, right, bottom.
fn text_box(attributes: &[(&str, &str)], content: &str) -> [i32; 4] {
    let number = |name| value(attributes, name).map(|n| n.parse::<i32>().unwrap());
    let (x, y) = (number("x").unwrap(), number("y").unwrap());
    let size = number("font-size").unwrap_or(14);
    // Widths in hundredths of the font size; usual fonts are a little narrower.
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
fn text_is_not_cut_off() {
    let mut cut = vec![];
    for (name, svg) in drawings() {
        let (width, height) = size(&svg);
        for (tag, attributes, content) in tags(&svg) {
            if tag == "text" {
                let [left, top, right, bottom] = text_box(&attributes, content);
                if left < 0 || top < 0 || right > width || bottom > height {
                    cut.push(format!("{name}: '{content}' ends at {right}, {bottom}"));
                }
            }
        }
    }
    assert_eq!(cut, Vec::<String>::new());
}

#[test]
fn texts_do_not_overlap() {
    let mut overlaps = vec![];
    for (name, svg) in drawings() {
        let tags = tags(&svg);
        let texts: Vec<_> = tags.iter().filter(|(tag, ..)| *tag == "text").collect();
        for (i, (_, attributes, content)) in texts.iter().enumerate() {
            let a = text_box(attributes, content);
            for (_, attributes, other) in &texts[i + 1..] {
                let b = text_box(attributes, other);
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

/// Returns the line segments of a tag: x and y of both ends.
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

/// Whether a line crosses the inside of a text's bounding box.
fn crosses([x1, y1, x2, y2]: [i32; 4], [left, top, right, bottom]: [i32; 4]) -> bool {
    let inside = |x: i32, y: i32| {
        (left + 2..right - 2).contains(&x) && (top + 2..bottom - 3).contains(&y)
    };
    (0..=200).any(|k| inside(x1 + (x2 - x1) * k / 200, y1 + (y2 - y1) * k / 200))
}

/// Text is beside the lines of a drawing, or on a shape that hides them.
#[test]
fn lines_do_not_cross_text() {
    let mut crossed = vec![];
    for (name, svg) in drawings() {
        let tags = tags(&svg);
        for (at, (tag, attributes, content)) in tags.iter().enumerate() {
            if *tag != "text" {
                continue;
            }
            let text = text_box(attributes, content);
            let middle = [(text[0] + text[2]) / 2, (text[1] + text[3]) / 2];
            let hides = |(tag, attributes, _): &Tag| {
                let painted =
                    value(attributes, "fill").is_some_and(|fill| fill != "none");
                painted && covers(tag, attributes, middle)
            };
            let hidden = tags[..at].iter().rposition(hides).unwrap_or(0);
            for (tag, attributes, _) in &tags[hidden..] {
                if segments(tag, attributes).iter().any(|line| crosses(*line, text)) {
                    crossed.push(format!("{name}: '{content}' by {attributes:?}"));
                }
            }
        }
    }
    assert_eq!(crossed, Vec::<String>::new());
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
