//! Every contrast of `theme/colors.css` is sufficient.
//!
//! The browser test measures built pages; this one needs only Rust, and covers
//! all five themes.

use std::collections::HashMap;
use std::path::Path;

const COLORS: &str = include_str!("../theme/colors.css");
const THEMES: [&str; 5] = ["light", "rust", "coal", "navy", "ayu"];

/// Text: at least 4.5 to 1 (WCAG AA).
const TEXT: [(&str, &[&str]); 4] = [
    (
        "bg",
        &[
            "fg",
            "muted",
            "accent",
            "note",
            "tip",
            "important",
            "warning",
            "caution",
            "fig-1",
            "fig-2",
            "fig-3",
            "fig-accent",
        ],
    ),
    (
        "panel",
        &[
            "fg",
            "muted",
            "hl-keyword",
            "hl-name",
            "hl-type",
            "hl-string",
            "hl-comment",
            "hl-attribute",
            "caution",
        ],
    ),
    ("panel-head", &["fg", "muted", "accent"]),
    ("side-bg", &["side-fg", "side-accent"]),
];

/// Lines and marks: at least 3 to 1.
const GRAPHICS: [(&str, &[&str]); 2] =
    [("bg", &["fig-line"]), ("panel", &["fig-line"])];

/// An open brace makes browsers silently ignore the following rules.
#[test]
fn braces_are_balanced() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("theme");
    let mut sheets = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|end| end != "css") {
            continue;
        }
        sheets += 1;
        let (mut depth, mut opened) = (0, 0);
        for (line, text) in std::fs::read_to_string(&path).unwrap().lines().enumerate()
        {
            let nested = depth > 0 && text.ends_with(" {") && !text.starts_with("  ");
            assert!(!nested, "{path:?}:{}: line {opened} is open still", line + 1);
            if text.ends_with('{') {
                opened = line + 1;
            }
            depth += text.matches('{').count() as i32;
            depth -= text.matches('}').count() as i32;
            assert!(depth >= 0, "{path:?}:{}: closes what is not open", line + 1);
        }
        assert_eq!(depth, 0, "{path:?}: line {opened} is never closed");
    }
    assert!(sheets >= 4, "there are {sheets} style sheets only");
}

#[test]
fn themes_have_enough_contrast() {
    let mut failures = Vec::new();
    for theme in THEMES {
        let palette = palette(theme);
        for (pairs, least) in [(&TEXT[..], 4.5), (&GRAPHICS[..], 3.0)] {
            for (paper, inks) in pairs {
                for ink in *inks {
                    let ratio = contrast(palette[*ink], palette[*paper]);
                    if ratio < least {
                        failures.push(format!(
                            "{theme}: --{ink} on --{paper} is {ratio:.2}, not {least}"
                        ));
                    }
                }
            }
        }
        // Two tinted backgrounds that gods.css and chrome.css mix from these colors.
        for ink in ["note", "tip", "important", "warning", "caution"] {
            let ground = mix(palette[ink], palette["bg"], 0.06);
            for text in [ink, "fg", "accent"] {
                let ratio = contrast(palette[text], ground);
                if ratio < 4.5 {
                    failures.push(format!(
                        "{theme}: --{text} in the {ink} box is {ratio:.2}, not 4.5"
                    ));
                }
            }
        }
        let here = contrast(
            palette["side-accent"],
            mix(palette["side-accent"], palette["side-bg"], 0.13),
        );
        if here < 4.5 {
            failures
                .push(format!("{theme}: the chapter one is in is {here:.2}, not 4.5"));
        }
        let soft = contrast(palette["fg"], palette["fig-soft"]);
        if soft < 4.5 {
            failures.push(format!("{theme}: --fg on --fig-soft is {soft:.2}, not 4.5"));
        }
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

/// The browser's address bar has the page's color before any style sheet is loaded.
#[test]
fn bar_color_matches_page() {
    const HEAD: &str = include_str!("../theme/head.hbs");
    const START: &str = include_str!("../theme/start.js");
    let (_, colors) = START.split_once("paper = {").expect("the colors of the bar");
    let (colors, _) = colors.split_once('}').expect("the end of the colors");
    let found: HashMap<_, _> = colors
        .split(',')
        .map(|entry| {
            let (theme, color) = entry.split_once(": ").expect(entry);
            (theme.trim(), hex(color.trim_matches('"')).expect(entry))
        })
        .collect();
    let expected = THEMES.map(|theme| (theme, palette(theme)["bg"]));
    assert_eq!(found, expected.into());
    let fixed = "<meta name=\"theme-color\" content=\"";
    let (_, fixed) = HEAD.split_once(fixed).expect("a color without JavaScript");
    assert_eq!(hex(&fixed[..7]), Some(palette("light")["bg"]));
}

/// Text is shown before its font is there, and in that font once it is: each of its fonts swaps,
/// and those that stand in for it have its height.
#[test]
fn text_fonts_swap() {
    const FONTS: &str = include_str!("../theme/fonts/fonts.css");
    let faces: Vec<_> = FONTS.split("@font-face").skip(1).collect();
    let of = |family: &'static str| {
        faces.iter().filter(move |face| face.contains(&format!("\"{family}\";")))
    };
    assert_eq!(of("Source Serif 4").count(), 3);
    for face in of("Source Serif 4") {
        assert!(face.contains("font-display: swap;"), "{face}");
    }
    for family in
        ["Georgia as Source Serif", "Times as Source Serif", "Noto as Source Serif"]
    {
        let [face] = of(family).collect::<Vec<_>>()[..] else { panic!("{family}") };
        let percent = |name: &str| -> f64 {
            let (_, value) = face.split_once(&format!("{name}: ")).expect(name);
            value.split_once('%').unwrap().0.parse().unwrap()
        };
        // Source Serif 4 has 1036 units above the line and 335 below, of 1000.
        let size = percent("size-adjust") / 100.0;
        for (name, own) in [("ascent-override", 103.6), ("descent-override", 33.5)] {
            assert!((percent(name) * size - own).abs() < 0.1, "{family}: {name}");
        }
    }
}

type Color = [f64; 3];

/// Returns the colors of one theme: later rules override earlier ones, as in a browser.
fn palette(theme: &str) -> HashMap<&'static str, Color> {
    // Rules for printing and mdBook's names come after the palettes.
    let (palettes, _) = COLORS
        .split_once("@media print")
        .expect("colors.css ends with the print colors");
    let mut palette = HashMap::new();
    for rule in palettes.split('}') {
        let Some((selectors, declarations)) = rule.split_once('{') else { continue };
        if !selectors
            .lines()
            .any(|line| line.trim().trim_end_matches(',') == format!(".{theme}"))
        {
            continue;
        }
        for declaration in declarations.split(';') {
            if let Some((name, value)) = declaration.split_once(':')
                && let Some(color) = hex(value.trim())
            {
                palette.insert(name.trim().trim_start_matches("--"), color);
            }
        }
    }
    palette
}

fn hex(value: &str) -> Option<Color> {
    let digits = value.strip_prefix('#').filter(|digits| digits.len() == 6)?;
    let number = u32::from_str_radix(digits, 16).ok()?;
    Some([16, 8, 0].map(|shift| f64::from((number >> shift) & 255) / 255.0))
}

fn mix(a: Color, b: Color, share: f64) -> Color {
    std::array::from_fn(|i| a[i] * share + b[i] * (1.0 - share))
}

/// Returns the contrast ratio by WCAG 2.
fn contrast(a: Color, b: Color) -> f64 {
    let luminance = |color: Color| {
        let [r, g, b] = color.map(|c| {
            if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * r + 0.7152 * g + 0.0722 * b
    };
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}
