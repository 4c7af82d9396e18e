//! Figures and tables of the Tower of Hanoi: a position, the graph of three pegs, and four pegs
//! in numbers.

use crate::prelude::*;
use puzzle::hanoi::{Hanoi, frame_stewart};
use puzzle::{ByteArray, Puzzle};

/// Adds the files and facts of this subject.
pub fn add(tables: &PuzzleTables, out: &mut Output) -> Result<()> {
    out.add([graph(tables)?, position(), four_pegs()?]);
    // The numbers of moves that large towers need.
    for (pegs, discs) in [(3, 8), (3, 24), (4, 8), (4, 24)] {
        let moves = frame_stewart(pegs, discs).unwrap_or_default();
        out.facts.number(format!("hanoi.frame-stewart.{pegs}x{discs}"), moves);
    }
    Ok(())
}

/// A position of four discs on three pegs, and its notation.
fn position() -> Files {
    let pegs: [usize; 4] = [2, 0, 1, 1];
    let mut svg = Drawing::new(
        "hanoi-position",
        "A position of the Tower of Hanoi",
        "Three pegs A, B and C with four discs. The largest disc is on C, the next on \
         A, and the two smallest on B, the smallest on top. Below, the letters of \
         their pegs from the largest disc to the smallest: C A B B.",
    );
    let (ground, disc_height) = (112, 22);
    let x = |peg: usize| 66 + 114 * peg as i32;
    svg.add(line(MARGIN, ground, WIDTH - MARGIN, ground).stroke(Ink).thick());
    let mut data = DataTable::new(&[&"disc, from the largest", &"peg"]);
    let mut heights = [0; 3];
    for peg in 0..3 {
        svg.add(line(x(peg), 24, x(peg), ground).stroke(Line).thick());
        svg.add(text(x(peg), ground + 20, ["A", "B", "C"][peg]).bold().middle());
    }
    for (disc, &peg) in pegs.iter().enumerate() {
        let width = 98 - 20 * disc as i32;
        let y = ground - disc_height * (heights[peg] + 1);
        heights[peg] += 1;
        let shape = rect(x(peg) - width / 2, y, width, disc_height - 1);
        svg.add(shape.fill(Soft).stroke(Blue));
        svg.add(text(x(peg), y + 16, disc).small().middle());
        data.row(&[&disc, &["A", "B", "C"][peg]]);
    }
    let y = ground + 52;
    svg.add(text(MARGIN, y, "largest first:"));
    for (i, label) in (0..).zip(["C", "A", "B", "B"]) {
        svg.add(text(MARGIN + 120 + 24 * i, y, label).bold());
    }
    svg.finish(y + 16, data)
}

/// The point of a position in the triangle. The largest disc selects a third of the triangle,
/// the next disc a third of that, and so on. In the third of peg `p`, the corners of the two
/// other pegs are exchanged, because the smaller discs are on the third peg when the largest
/// one moves.
fn point_of(discs: &ByteArray, corners: [Point; 3]) -> Point {
    let mut names = [0, 1, 2]; // names[i] is the peg of the triangle's corner i
    let (mut sum, mut half) = ((0, 0), 1 << (discs.len() - 1));
    for &peg in discs.iter() {
        let corner = (0..3).find(|&i| names[i] == peg).unwrap_or_default();
        sum = (sum.0 + half * corners[corner].0, sum.1 + half * corners[corner].1);
        names.swap((corner + 1) % 3, (corner + 2) % 3);
        half /= 2;
    }
    let edges = (1 << discs.len()) - 1;
    (sum.0 / edges, sum.1 / edges)
}

/// The graph of three pegs and four discs: all positions and moves.
fn graph(tables: &PuzzleTables) -> Result<Files> {
    let puzzle = Hanoi::new(3, 4)?;
    let example = tables.example("hanoi-3x4")?;
    let solution = example.farthest()?;
    let mut svg = Drawing::new(
        "hanoi-graph",
        "The graph of the Tower of Hanoi with three pegs and four discs",
        format!(
            "{} points in a large triangle, which is made of three triangles of half its \
             size, joined by three single edges, and each of them of three again. Its \
             corners are the positions with all discs on one peg. The left side, from \
             AAAA below to CCCC on top, is the shortest way: {} moves.",
            puzzle.count(),
            solution.moves.len()
        ),
    );
    // Each side has fifteen edges; A is at the lower left, B at the lower right, C on top.
    let corners = [(30, 304), (330, 304), (180, 34)];
    let at = |discs: &ByteArray| point_of(discs, corners);
    for rank in 0..puzzle.count() {
        let discs = puzzle.unrank(rank);
        let after = (0..puzzle.moves()).filter_map(|m| puzzle.apply(&discs, m));
        for next in after.filter(|next| puzzle.rank(next) > rank) {
            let ((x1, y1), (x2, y2)) = (at(&discs), at(&next));
            svg.add(line(x1, y1, x2, y2).stroke(Line));
        }
    }
    for pair in solution.positions.windows(2) {
        let (from, to) = (puzzle.read(&pair[0])?, puzzle.read(&pair[1])?);
        let ((x1, y1), (x2, y2)) = (at(&from), at(&to));
        svg.add(line(x1, y1, x2, y2).stroke(Accent).thick());
    }
    let mut layers = vec![vec![]; solution.positions.len()];
    for rank in 0..puzzle.count() {
        let discs = puzzle.unrank(rank);
        let (x, y) = at(&discs);
        let on_the_way = solution.positions.contains(&puzzle.write(&discs));
        let color = if on_the_way { Accent } else { Blue };
        svg.add(circle(x, y, 4).fill(color));
        let distance = example.table.distances()[rank as usize];
        layers[usize::from(distance)].push(puzzle.write(&discs));
    }
    let mut data = DataTable::new(&[&"moves from CCCC", &"positions"]);
    for (distance, layer) in layers.iter().enumerate() {
        data.row(&[&distance, &layer.join(" ")]);
    }
    for (label, (x, y)) in ["AAAA", "BBBB", "CCCC"].into_iter().zip(corners) {
        let y = if y < 100 { y - 12 } else { y + 22 };
        svg.add(text(x, y, label).small().bold().middle());
    }
    Ok(svg.finish(336, data))
}

/// The number of moves that a tower needs, by the Frame–Stewart formula and by the complete
/// table.
fn four_pegs() -> Result<Files> {
    let row = |discs| -> Result<String> {
        let complete = table::distances_to_solved(&Hanoi::new(4, discs)?, |_| {})?;
        let [three, four] =
            [3, 4].map(|pegs| frame_stewart(pegs, discs).unwrap_or_default());
        // The best numbers of discs to put aside first.
        let needs =
            |k: usize| Some(2 * frame_stewart(4, k)? + frame_stewart(3, discs - k)?);
        let best = joined((0..discs).filter(|&k| needs(k) == Some(four)), " or ");
        Ok(format!("{discs} | {best} | {three} | {four} | {}", complete.depth()))
    };
    let head = "| discs | aside | three pegs | four pegs | complete table |\n\
         |--:|--:|--:|--:|--:|";
    Ok(table("hanoi-four-pegs", head, (1..=8).map(row).collect::<Result<Vec<_>>>()?))
}
