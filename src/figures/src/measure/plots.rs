//! The results as pictures.
use super::results::{Group, Results, three};
use crate::data::{Data, Files, joined};
use crate::svg::{Color, Drawing, MARGIN, WIDTH, line, rect, text};
use base::thousands;

const ROW: i32 = 42;
const TOP: i32 = 34;

/// A bar: what it is, its length, and what is written after it.
struct Bar {
    label: String,
    value: f64,
    written: String,
    color: Color,
}

/// All plots, each with its data.
pub fn plots(results: &Results) -> Files {
    let steps = results.group("pocket-cube").map(steps);
    steps.into_iter().chain([sizes(results)]).flatten().collect()
}

/// The bars as the description of a drawing lists them.
fn listed(bars: &[Bar]) -> String {
    joined(bars.iter().map(|bar| format!("{}: {}", bar.label, bar.written)), "; ")
}

/// Milliseconds of each step.
fn steps(group: &Group) -> Files {
    let mut data = Data::new(&[&"step", &"milliseconds"]);
    let bars = group.methods.iter().map(|method| {
        let written = three(method.milliseconds());
        data.row(&[&method.title, &written]);
        let color = if method.documents { Color::Accent } else { Color::Blue };
        Bar {
            label: method.title.clone(),
            value: method.milliseconds(),
            written,
            color,
        }
    });
    let bars: Vec<_> = bars.collect();
    let desc = format!(
        "Milliseconds for the layers of the pocket cube, step by step, on a logarithmic \
         scale. {}.",
        listed(&bars)
    );
    let title = "From the scan to rows: how long the pocket cube takes";
    let drawing = Drawing::new("measured-steps", title, desc);
    draw(drawing, "milliseconds, each line ten times the one before", &bars, data)
}

/// Bits for each position, of the smallest record of each puzzle.
fn sizes(results: &Results) -> Files {
    let mut data = Data::new(&[&"puzzle", &"bits a position", &"bytes"]);
    let mut bars = vec![Bar {
        label: "the documents' scan, any puzzle".to_owned(),
        value: 8.0,
        written: "8".to_owned(),
        color: Color::Accent,
    }];
    for size in results.sizes.iter().filter(|size| size.keeps == "nothing") {
        let (label, value, color) = (size.puzzle.clone(), size.bits(), Color::Blue);
        let written = format!("{value:.2}");
        data.row(&[&size.puzzle, &written, &thousands(size.bytes)]);
        bars.push(Bar { label, value, written, color });
    }
    let desc = format!(
        "Bits for each position while the layers are counted, on a logarithmic scale. {}.",
        listed(&bars)
    );
    let title = "How much memory rows take for each position";
    let drawing = Drawing::new("measured-sizes", title, desc);
    draw(drawing, "bits a position, each line ten times the one before", &bars, data)
}

/// Bars on a logarithmic scale, each under its label.
fn draw(mut drawing: Drawing, axis: &str, bars: &[Bar], data: Data) -> Files {
    let powers = bars.iter().map(|bar| bar.value.log10());
    let (least, most) =
        powers.fold((f64::MAX, f64::MIN), |(a, b), power| (a.min(power), b.max(power)));
    let (first, last) = (least.floor(), most.ceil().max(least.floor() + 1.0));
    let room = f64::from(WIDTH - 2 * MARGIN - 60);
    let length = |value: f64| ((value.log10() - first) / (last - first) * room) as i32;
    let height = TOP + ROW * bars.len() as i32 + 12;
    drawing.add(text(MARGIN, 20, axis).small());
    for (i, bar) in bars.iter().enumerate() {
        let y = TOP + ROW * i as i32;
        let width = length(bar.value).max(2);
        // Lines beside the bars alone, so that they cross no words.
        for power in first as i32..=last as i32 {
            let x = MARGIN + length(10_f64.powi(power));
            if !(MARGIN + width..MARGIN + width + 48).contains(&x) {
                drawing.add(line(x, y + 20, x, y + 36).stroke(Color::Line));
            }
        }
        drawing.add(rect(MARGIN, y + 20, width, 16).fill(bar.color));
        drawing.add(text(MARGIN + 4, y + 15, &bar.label).small());
        drawing.add(text(MARGIN + width + 6, y + 33, &bar.written).bold());
    }
    drawing.finish(height, data)
}
