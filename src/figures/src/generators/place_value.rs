//! The figure of three positional number systems.

use crate::prelude::*;

/// A number in a positional system, given by its bases and digits.
struct Number {
    name: &'static str,
    bases: Vec<u64>,
    digits: Vec<u64>,
}

const ROW: i32 = 24;
const COLUMN: i32 = 46;

/// Draws place values, largest digits and digits of a decimal number, a number in base 3 and a
/// factorial number.
pub fn add(_: &PuzzleTables, out: &mut Output) -> Result<()> {
    let mut svg = Drawing::new(
        "place-value",
        "Digits and place values in three number systems",
        "For a decimal number, a number in base 3 and a number in the factorial \
         system: the value of each place, the largest digit it may hold, and its \
         digit. In each system a place is worth one more than all places to its \
         right can hold.",
    );
    let mut decimal = vec![0; 5];
    orientation::unrank_mixed(47_395, &[10; 5], &mut decimal);
    let factorial = permutation::inversion_digits(&[1, 3, 0, 2]);
    let numbers = [
        Number { name: "Decimal", bases: vec![10; 5], digits: decimal },
        Number { name: "Base 3", bases: vec![3; 3], digits: vec![1, 0, 2] },
        Number {
            name: "Factorial",
            bases: (1..=factorial.len() as u64).rev().collect(),
            digits: factorial.into_iter().map(u64::from).collect(),
        },
    ];
    let mut y = 24;
    let mut data =
        DataTable::new(&[&"system", &"place value", &"largest digit", &"digit"]);
    for number in numbers {
        for (i, (base, digit)) in number.bases.iter().zip(&number.digits).enumerate() {
            let place = number.bases[i + 1..].iter().product();
            data.row(&[&number.name, &thousands(place), &(base - 1), digit]);
        }
        y = draw(&mut svg, &number, y) + 40;
    }
    out.add([svg.finish(y - 24, data)]);
    Ok(())
}

fn draw(svg: &mut Drawing, number: &Number, top: i32) -> i32 {
    let Number { name, bases, digits } = number;
    let places: Vec<u64> =
        (0..bases.len()).map(|i| bases[i + 1..].iter().product()).collect();
    let value = orientation::rank_mixed(digits, bases);
    svg.add(text(MARGIN, top, name).bold());
    let parts = digits.iter().zip(&places).map(|(d, p)| thousands(d * p));
    let sum = format!("{} = {}", joined(parts, " + "), thousands(value));
    svg.add(text(WIDTH - MARGIN, top, sum).small().end());
    let x = |i: usize| WIDTH - MARGIN - COLUMN * (bases.len() - i) as i32;
    let top = top + 12;
    for (row, label) in ["place value", "largest digit", "digit"].iter().enumerate() {
        let y = top + row as i32 * ROW;
        svg.add(text(MARGIN, y + 17, label).small());
        for i in 0..bases.len() {
            let value = [places[i], bases[i] - 1, digits[i]][row];
            let cell = rect(x(i), y, COLUMN, ROW).shaded(row == 2);
            svg.add(cell.label(thousands(value), |value| match row {
                2 => value.middle().bold(),
                _ => value.middle().small(),
            }));
        }
    }
    top + 3 * ROW
}
