//! The results as plots.
use super::results::{MethodGroup, Results, three_digits};
use crate::data::{DataTable, Files, joined};
use crate::svg::{Color, Drawing, MARGIN, WIDTH, arrowhead, circle, line, text};
use base::thousands;
use puzzle::Metric;

const ROW: i32 = 36;
const TOP: i32 = 34;

/// A dot of a plot: its label, its value, and the text of the value.
struct Dot {
    label: String,
    value: f64,
    value_text: String,
    color: Color,
}

/// All plots, each with its data.
pub fn plots(results: &Results) -> Files {
    let steps = results.group("pocket-cube").map(steps_plot);
    steps.into_iter().chain([sizes_plot(results)]).flatten().collect()
}

/// An arrow between two dots, given by their indices, labeled with their ratio.
struct FactorArrow {
    dots: [usize; 2],
    written: String,
}

/// The list of dots in the description of a drawing.
fn list_dots(dots: &[Dot]) -> String {
    joined(dots.iter().map(|dot| format!("{}: {}", dot.label, dot.value_text)), "; ")
}

/// The plot of the milliseconds of each step.
fn steps_plot(group: &MethodGroup) -> Files {
    let mut data = DataTable::new(&[&"step", &"milliseconds"]);
    let dots = group.methods.iter().map(|method| {
        let written = three_digits(method.milliseconds());
        data.row(&[&method.title, &written]);
        let color = if method.documents { Color::Accent } else { Color::Blue };
        Dot {
            label: method.title.clone(),
            value: method.milliseconds(),
            value_text: written,
            color,
        }
    });
    let dots: Vec<_> = dots.collect();
    let desc = format!(
        "Milliseconds for the layers of the pocket cube, step by step, on a logarithmic \
         scale. {}.",
        list_dots(&dots)
    );
    let title = "From the scan to rows: how long the pocket cube takes";
    let drawing = Drawing::new("measured-steps", title, desc);
    let slow = group.methods.iter().position(|way| way.documents);
    let fast = (0..group.methods.len())
        .min_by(|&a, &b| group.methods[a].least.total_cmp(&group.methods[b].least));
    let factor = slow.zip(fast).map(|(slow, fast)| FactorArrow {
        dots: [fast, slow],
        written: format!("{} times as fast", group.factor_text(&group.methods[fast])),
    });
    draw_dots(
        drawing,
        "milliseconds, each mark ten times the one before",
        &dots,
        factor,
        data,
    )
}

/// The name of a puzzle, without the metric at its end.
fn puzzle_without_metric(name: &str) -> &str {
    let puzzle = |metric: Metric| name.strip_suffix(metric.name());
    Metric::ALL.into_iter().find_map(puzzle).unwrap_or(name)
}

/// The plot of the bits for each position with the smallest record of each puzzle. Only the
/// first metric of each puzzle is shown, so that the plot fits on a printed page.
fn sizes_plot(results: &Results) -> Files {
    let mut data = DataTable::new(&[&"puzzle", &"bits a position", &"bytes"]);
    let mut dots = vec![Dot {
        label: "the documents' scan, any puzzle".to_owned(),
        value: 8.0,
        value_text: "8".to_owned(),
        color: Color::Accent,
    }];
    let mut sizes: Vec<_> =
        results.sizes.iter().filter(|size| size.keeps == "nothing").collect();
    sizes.dedup_by_key(|size| puzzle_without_metric(&size.puzzle));
    for size in sizes {
        let (label, value, color) = (size.puzzle.clone(), size.bits(), Color::Blue);
        let written = format!("{value:.2}");
        data.row(&[&size.puzzle, &written, &thousands(size.bytes)]);
        dots.push(Dot { label, value, value_text: written, color });
    }
    let desc = format!(
        "Bits for each position while the layers are counted, on a logarithmic scale. {}.",
        list_dots(&dots)
    );
    let title = "How much memory rows take for each position";
    let drawing = Drawing::new("measured-sizes", title, desc);
    draw_dots(
        drawing,
        "bits a position, each mark ten times the one before",
        &dots,
        None,
        data,
    )
}

/// A logarithmic axis as wide as the drawing, given by the decimal logarithms of its ends.
struct LogScale {
    first: f64,
    last: f64,
}

/// The x coordinates of the axis's ends, with space for a dot at the left and a number at the
/// right.
const SIDE: i32 = 24;
const RIGHT: i32 = WIDTH - 72;

impl LogScale {
    /// An axis for all these dots.
    fn for_dots(dots: &[Dot]) -> Self {
        let powers = dots.iter().map(|dot| dot.value.log10());
        let (least, most) =
            powers.fold((f64::MAX, f64::MIN), |(a, b), p| (a.min(p), b.max(p)));
        // Starts at the power of ten below, if it is near.
        LogScale { first: least.floor().max(least - 0.3), last: most + 0.1 }
    }

    /// The x coordinate of a value.
    fn x_of(&self, value: f64) -> i32 {
        let share = (value.log10() - self.first) / (self.last - self.first);
        SIDE + (share * f64::from(RIGHT - SIDE)).round() as i32
    }

    /// The powers of ten on the axis.
    fn powers(&self) -> impl Iterator<Item = f64> {
        let powers = self.first.ceil() as i32..=self.last.floor() as i32;
        powers.map(|power| 10_f64.powi(power))
    }
}

/// Draws dots on a logarithmic scale, each on a separate line below its label, and the arrow
/// between two of them, if given.
fn draw_dots(
    mut drawing: Drawing,
    axis: &str,
    dots: &[Dot],
    factor: Option<FactorArrow>,
    data: DataTable,
) -> Files {
    let scale = LogScale::for_dots(dots);
    let ends = factor
        .as_ref()
        .map(|factor| factor.dots.map(|dot| scale.x_of(dots[dot].value)));
    drawing.add(text(MARGIN, 20, axis).small());
    for (i, dot) in (0..).zip(dots) {
        let y = TOP + ROW * i + 28;
        drawing.add(text(MARGIN, y - 12, &dot.label).small());
        let x = scale.x_of(dot.value);
        drawing.add(line(SIDE, y, x, y).stroke(Color::Line));
        // Tick marks, except where the number is.
        let free = |at: &i32| !(x..x + 64).contains(at);
        for at in scale.powers().map(|power| scale.x_of(power)).filter(free) {
            drawing.add(line(at, y - 4, at, y + 4).stroke(Color::Line));
        }
        drawing.add(circle(x, y, 6).fill(dot.color));
        drawing.add(text(x + 12, y + 5, &dot.value_text).bold());
    }
    let mut bottom = TOP + ROW * dots.len() as i32 + 4;
    if let (Some(FactorArrow { dots: [fast, slow], written }), Some([left, right])) =
        (factor, ends)
    {
        let y = bottom + 12;
        // Lines from the two dots down to the arrow, interrupted at texts.
        for (dot, x) in [(fast, left), (slow, right)] {
            for row in dot + 1..dots.len() {
                let number = scale.x_of(dots[row].value) + 7;
                if !(number - 14..number + 58).contains(&x) {
                    let y = TOP + ROW * row as i32 + 28;
                    drawing.add(line(x, y - 8, x, y + 8).stroke(Color::Ink));
                }
            }
        }
        drawing.add(line(left + 8, y, right - 8, y).stroke(Color::Ink));
        drawing.add(arrowhead(left, y, (-1, 0), Color::Ink));
        drawing.add(arrowhead(right, y, (1, 0), Color::Ink));
        drawing.add(text((left + right) / 2, y + 20, written).bold_middle());
        bottom += 40;
    }
    for power in scale.powers() {
        let x = scale.x_of(power);
        drawing.add(line(x, bottom, x, bottom + 6).stroke(Color::Line));
        drawing.add(text(x, bottom + 20, power_label(power)).small().middle());
    }
    drawing.add(line(SIDE, bottom, RIGHT, bottom).stroke(Color::Line));
    drawing.finish(bottom + 30, data)
}

/// The label of a power of ten.
fn power_label(power: f64) -> String {
    if power < 1.0 { power.to_string() } else { thousands(power as u64) }
}
