//! A ruler: a list of objects in order, cut into equal blocks again and again. Each digit of a
//! rank selects a block.

use crate::prelude::*;

/// A mixed-radix number, drawn as the path to one object of the list.
pub struct MixedRadixRuler {
    /// The digits, the most significant first.
    pub digits: Vec<u64>,
    /// The number of values of each digit.
    pub bases: Vec<u64>,
    /// The meaning of each digit.
    pub labels: Vec<String>,
    /// The object with this number.
    pub row: String,
}

const BAR: i32 = 26;
const STEP: i32 = 70;

impl MixedRadixRuler {
    /// The place value of each digit.
    fn place_values(&self) -> Vec<u64> {
        let after = |i: usize| self.bases[i + 1..].iter().product();
        (0..self.bases.len()).map(after).collect()
    }

    /// The description of the drawing.
    pub fn describe(&self, what: &str) -> String {
        let places = self.place_values();
        let cuts = self.bases.iter().zip(&places);
        let cuts = cuts.map(|(base, place)| format!("{base} of {place}"));
        let skips = self.digits.iter().zip(&places).map(|(d, place)| d * place);
        let index = skips.clone().sum::<u64>();
        format!(
            "All {} {what}, in order, cut into blocks: {}. The digits {} skip {} rows: \
             {} has number {index}.",
            self.bases.iter().product::<u64>(),
            joined(cuts, ", each into "),
            joined(&self.digits, ", then "),
            joined(skips, ", then "),
            self.row
        )
    }

    /// The data of the drawing.
    pub fn data(&self) -> DataTable {
        let (values, skipped) = ("values it can have", "rows skipped");
        let columns = [&"what", &"digit", &values, &"rows for each step", &skipped];
        let mut data = DataTable::default();
        data.cells(columns);
        for (i, place) in self.place_values().into_iter().enumerate() {
            let (digit, label) = (self.digits[i], &self.labels[i]);
            data.row(&[label, &digit, &self.bases[i], &place, &(digit * place)]);
        }
        data
    }

    /// Draws the ruler, and returns its height.
    pub fn draw(&self, svg: &mut Drawing) -> i32 {
        let rows = self.bases.iter().product::<u64>() as i32;
        let cell = (WIDTH - 2 * MARGIN) / rows;
        let x0 = (WIDTH - cell * rows) / 2;
        let places = self.place_values();
        let mut start = 0;
        for (i, &place) in places.iter().enumerate() {
            let (digit, base) = (self.digits[i], self.bases[i]);
            let (top, width) = (34 + STEP * i as i32, place as i32 * cell);
            let skipped = digit * place;
            svg.add(text(x0, top - 9, &self.labels[i]).bold());
            let skips = format!("skips {digit} · {place} = {skipped}");
            svg.add(text(x0 + cell * rows, top - 9, skips).end());
            // Draws all blocks of this size, and labels those inside the chosen larger block.
            for block in 0..rows as u64 / place {
                let x = x0 + block as i32 * width;
                let value = (block * place).checked_sub(start).map(|s| s / place);
                let inside = value.filter(|&value| value < base);
                let skip = inside.is_some_and(|value| value < digit);
                svg.add(rect(x, top, width, BAR).shaded(skip));
                if let Some(value) = inside {
                    let label = text(x + width / 2, top + 18, value).middle();
                    svg.add(label.bold_if(value == digit).small());
                }
            }
            start += skipped;
            let x = x0 + start as i32 * cell;
            svg.add(rect(x, top, width, BAR).outline(Accent).thick());
            // The chosen block is cut in the next bar, or is the object itself.
            let bottom = top + BAR;
            if i + 1 < places.len() {
                // The lines end above the label of the next bar.
                for x in [x, x + width] {
                    let edge = line(x, bottom + 2, x, bottom + 18);
                    svg.add(edge.stroke(Accent).dashed());
                }
            }
        }
        let bottom = 34 + STEP * (places.len() as i32 - 1) + BAR;
        let x = x0 + start as i32 * cell + cell / 2;
        for row in [0, rows - 1] {
            let x = x0 + row * cell + cell / 2;
            svg.add(text(x, bottom + 18, row).small().middle());
        }
        svg.add(line(x, bottom + 4, x, bottom + 18).stroke(Accent).thick());
        svg.add(arrowhead(x, bottom + 2, (0, -1), Accent));
        let sum = joined(self.digits.iter().zip(&places).map(|(d, p)| d * p), " + ");
        let found = format!("{} is row {sum} = {start}", self.row);
        svg.add(text(WIDTH / 2, bottom + 40, found).bold().middle());
        bottom + 54
    }
}
