//! Figures of plain and burnt pancakes: solutions, and facts about the gap heuristic.

use crate::prelude::*;
use crate::tables::SolutionPath;
use puzzle::Puzzle;
use puzzle::pancake::{Pancakes, gaps};

/// Adds the files and facts of this subject.
pub fn add(tables: &PuzzleTables, out: &mut Output) -> Result<()> {
    let (plain, burnt) = ("pancake-5", "burnt-pancake-3");
    let flips = strip("pancake-flips", plain, &tables.example(plain)?.farthest()?)?;
    let example = tables.example(burnt)?;
    let all_burnt = example.solution(example.puzzle.read_rank("-1 -2 -3")?)?;
    out.add([flips, strip("burnt-pancake-flips", burnt, &all_burnt)?]);
    facts(&mut out.facts, tables)?;
    Ok(())
}

/// The end of the description for burnt pancakes.
const BURNT: &str = " A thick edge is a burnt side; at the end all are at the bottom.";
const PANCAKE: i32 = 22;
const TOP: i32 = 52;

/// The figure of a solution: a stack for each flip.
fn strip(figure: &str, name: &str, solution: &SolutionPath) -> Result<Files> {
    let numbers = |text: &str| -> Vec<i32> {
        text.split(' ').filter_map(|number| number.parse().ok()).collect()
    };
    let stacks: Vec<_> = solution.positions.iter().map(|text| numbers(text)).collect();
    let burnt = name.starts_with("burnt");
    let kind = if burnt { "burnt pancakes" } else { "pancakes" };
    let mut svg = Drawing::new(
        figure,
        format!("A stack of {kind} is put in order"),
        format!(
            "Stacks of {} {kind}, each the one before with its top turned over. From \
             the top, the first is {}. The spatula goes below pancake {}, and then all \
             are in order.{}",
            stacks[0].len(),
            solution.positions[0],
            solution.moves.join(", then "),
            if burnt { BURNT } else { "" }
        ),
    );
    let column = (WIDTH - 2 * MARGIN) / stacks.len() as i32;
    let widest = column - 8;
    let most = stacks[0].len() as i32;
    let mut data = DataTable::new(&[&"stack, from the top", &"flip"]);
    svg.add(text(MARGIN, 22, "flip the top").small());
    for (i, stack) in stacks.iter().enumerate() {
        let x = MARGIN + column * i as i32 + column / 2;
        for (slot, &pancake) in (0..).zip(stack) {
            let size = pancake.abs();
            let width = (widest - 18) * size / most + 18;
            let y = TOP + PANCAKE * slot;
            let shape = rect(x - width / 2, y + 1, width, PANCAKE - 2);
            svg.add(shape.fill(Soft).stroke(Line));
            if burnt {
                let edge = if pancake < 0 { y + 1 } else { y + PANCAKE - 5 };
                svg.add(rect(x - width / 2, edge, width, 4).fill(Ink));
            }
            let up = match (burnt, pancake < 0) {
                (false, _) => 5,
                (true, true) => 7,
                (true, false) => 2,
            };
            svg.add(text(x, y + 10 + up, size).small().middle());
        }
        let flip = solution.moves.get(i);
        if let Some(flip) = flip {
            let y = TOP + PANCAKE * flip.parse::<i32>()?;
            let spatula = line(x - column / 2 + 3, y, x + column / 2 - 3, y);
            svg.add(spatula.stroke(Accent).thick());
            svg.add(text(x, TOP - 8, flip).bold().middle());
        }
        data.row(&[&solution.positions[i], flip.map_or(&"none", |flip| flip)]);
    }
    let plate = TOP + PANCAKE * most + 3;
    svg.add(line(MARGIN, plate, WIDTH - MARGIN, plate).stroke(Ink));
    Ok(svg.finish(plate + 16, data))
}

/// The facts about the gaps as a heuristic.
fn facts(facts: &mut Facts, tables: &PuzzleTables) -> Result<()> {
    let puzzle = Pancakes::new(9)?;
    let distances = tables.example("pancake-9")?.table.distances();
    let short = (0..)
        .zip(distances)
        .map(|(rank, &distance)| usize::from(distance) - gaps(&puzzle.unrank(rank)));
    let short = histogram(short);
    facts.number("pancake-9.gaps-short.most", short.len() - 1);
    facts.number("pancake-9.gaps-short.0", short[0]);
    facts.number("pancake-9.gaps-short.1", short[1]);
    Ok(())
}
