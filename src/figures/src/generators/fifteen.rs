//! Figures and facts about the 15-puzzle: the partitions of its tiles, and the searches of
//! Korf's hundred boards.

use crate::prelude::*;
use base::parallel;
use fifteen::korf::{self, KorfInstance};
use fifteen::{
    FifteenOutcome, FifteenSearch, IncrementalBound, IncrementalManhattan, Partition,
    PartitionTables as Patterns,
};
use puzzle::{ByteArray, Puzzle};

/// Adds the files and facts of this subject.
pub fn add(_: &PuzzleTables, out: &mut Output) -> Result<()> {
    let instances = korf::instances();
    let tables = Patterns::build(Partition::SixSixThree, |_| {})?;
    let bound = tables.bound();
    let solved = parallel::map(&instances, |instance| {
        FifteenSearch::new(&bound)
            .search(&instance.board())
            .map_err(anyhow::Error::from)
    });
    let solved: Vec<FifteenOutcome> = solved.into_iter().collect::<Result<_>>()?;
    for (instance, found) in instances.iter().zip(&solved) {
        ensure!(found.solution.len() == instance.length, "board {}", instance.number);
    }
    korf_facts(&instances, &solved, &mut out.facts);
    let rounds = example(&tables, &solved, &mut out.facts)?;
    out.add([effort(&instances, &solved), parts(), rounds]);
    Ok(())
}

/// The number of the chapter's example board.
const EXAMPLE: usize = 12;

/// The facts of the hundred boards together.
fn korf_facts(
    instances: &[KorfInstance],
    solved: &[FifteenOutcome],
    facts: &mut Facts,
) {
    let lengths = || instances.iter().map(|instance| instance.length);
    facts.number("fifteen.positions", fifteen::puzzle().count());
    facts.number("fifteen.korf.moves", lengths().sum::<usize>());
    facts.number("fifteen.korf.shortest", lengths().min().unwrap_or(0));
    facts.number("fifteen.korf.longest", lengths().max().unwrap_or(0));
    let mut nodes: Vec<_> = solved.iter().map(FifteenOutcome::nodes).collect();
    facts.number("fifteen.six.ten", nodes[..10].iter().sum::<u64>());
    facts.number("fifteen.six.hundred", nodes.iter().sum::<u64>());
    nodes.sort_unstable();
    facts.number("fifteen.six.least", nodes[0]);
    facts.number("fifteen.six.middle", nodes[nodes.len() / 2]);
    facts.number("fifteen.six.most", nodes[nodes.len() - 1]);
    for partition in Partition::ALL {
        facts.number(format!("fifteen.{partition}.bytes"), partition.bytes());
    }
}

/// A board as text, row by row.
fn board_text(board: &ByteArray) -> String {
    let tile = |tile: &u8| if *tile == 0 { "_".to_owned() } else { tile.to_string() };
    joined(board.chunks(4).map(|row| joined(row.iter().map(tile), " ")), " / ")
}

/// The rounds of the example board with two heuristics.
fn example(
    tables: &Patterns,
    solved: &[FifteenOutcome],
    facts: &mut Facts,
) -> Result<Files> {
    let instance = korf::instances()[EXAMPLE - 1];
    let board = instance.board();
    let printed = ByteArray::from_fn(16, |cell| instance.printed[cell]);
    facts.text("fifteen.example.printed", board_text(&printed));
    facts.text("fifteen.example.board", board_text(&board));
    facts.number("fifteen.example.length", instance.length);
    let (manhattan, sums) = (IncrementalManhattan::new(), tables.bound());
    let slow = FifteenSearch::new(&manhattan).search(&board)?;
    let fast = &solved[EXAMPLE - 1];
    facts.number(
        "fifteen.example.manhattan",
        manhattan.bound(&manhattan.initial(&board)),
    );
    facts.number("fifteen.example.bound", sums.bound(&sums.initial(&board)));
    let mirrored = pattern_database::mirror(&board, 4);
    for (side, board) in [("here", &board), ("there", &mirrored)] {
        let mut sum = 0;
        for (i, part) in tables.parts().enumerate() {
            let entry = part.entries()[part.index(board)];
            facts.number(format!("fifteen.example.{side}.{}", i + 1), entry);
            sum += entry;
        }
        facts.number(format!("fifteen.example.{side}.sum"), sum);
    }
    let nodes_in_round = |found: &FifteenOutcome, limit| {
        let round = found.rounds.iter().find(|round| round.0 == limit);
        round.map_or("–".to_owned(), |round| thousands(round.1))
    };
    let limits = slow.rounds.iter().map(|round| round.0);
    let row = |limit| {
        format!(
            "{limit} | {} | {}",
            nodes_in_round(&slow, limit),
            nodes_in_round(fast, limit)
        )
    };
    let head = "| limit | Manhattan distance | 6-6-3 |\n|--:|--:|--:|";
    Ok(table("fifteen-rounds", head, limits.map(row)))
}

/// The search effort: a dot for each board, by the length of its solution and the number of
/// visited boards.
fn effort(instances: &[KorfInstance], solved: &[FifteenOutcome]) -> Files {
    let (left, top, step, decade) = (54, 14, 11, 46);
    let (first, low, high) = (41, 3, 7);
    let x = |length: usize| left + 8 + (length as i32 - first) * step;
    let bottom = top + (high - low) * decade;
    let y = |nodes: u64| {
        bottom - ((nodes as f64).log10() * f64::from(decade)) as i32 + low * decade
    };
    let mut svg = Drawing::new(
        "fifteen-effort",
        "What Korf's hundred boards take",
        "A dot for each board. To the right the moves of its shortest solution, from 41 to \
         66; upward, in powers of ten, the boards that were looked at. Those with as many \
         moves may differ by a factor of a hundred; all together rise by about ten for every \
         eight moves.",
    );
    svg.add(rect(left, top, 26 * step, bottom - top).outline(Soft));
    for power in low..=high {
        let at = bottom - (power - low) * decade;
        svg.add(line(left, at, left + 26 * step, at).stroke(Soft));
        let label = ["1,000", "10,000", "100,000", "1 M", "10 M"];
        svg.add(text(left - 4, at + 4, label[(power - low) as usize]).small().end());
    }
    for length in (45..=65).step_by(5) {
        svg.add(text(x(length), bottom + 16, length).small().middle());
    }
    svg.add(text(left, bottom + 34, "moves of a shortest solution").small());
    let head: [&dyn std::fmt::Display; 4] =
        [&"moves", &"boards", &"looked at, fewest", &"looked at, most"];
    let mut data = DataTable::new(&head);
    for (instance, found) in instances.iter().zip(solved) {
        let example = instance.number == EXAMPLE;
        let (r, color) = if example { (5, Accent) } else { (3, Blue) };
        svg.add(circle(x(instance.length), y(found.nodes()), r).fill(color));
    }
    for length in (first as usize)..first as usize + 26 {
        let same_length =
            instances.iter().zip(solved).filter(|pair| pair.0.length == length);
        let nodes: Vec<_> = same_length.map(|pair| pair.1.nodes()).collect();
        if let (Some(&least), Some(&most)) = (nodes.iter().min(), nodes.iter().max()) {
            data.row(&[&length, &nodes.len(), &thousands(least), &thousands(most)]);
        }
    }
    svg.finish(bottom + 42, data)
}

/// The partitions of the tiles on the solved board, and their mirror images.
fn parts() -> Files {
    const TILE: i32 = 34;
    let solved: Vec<u8> = fifteen::puzzle().solved().to_vec();
    let mut data = DataTable::new(&[&"tables", &"tiles of each"]);
    let mut svg = Drawing::new(
        "fifteen-parts",
        "Two ways to divide the tiles among tables",
        "The solved board four times. 6-6-3 has the tiles 1, 5, 6, 9, 10 and 13 at the left, \
         2, 3 and 4 at the top, and the other six at the right and below. 7-8 has the upper \
         half and the lower half. Beside each is what the same tables see in the mirror: for \
         7-8 the left half and the right half.",
    );
    let partitions = [Partition::SixSixThree, Partition::SevenEight];
    for (i, partition) in partitions.into_iter().enumerate() {
        let list = |tiles: &&[u8]| joined(tiles.iter(), " ");
        data.row(&[&partition, &joined(partition.parts().iter().map(list), " · ")]);
        for side in 0..2 {
            let (left, top) =
                (16 + side * (4 * TILE + 40), 30 + i as i32 * (4 * TILE + 44));
            let name = ["", ", in the mirror"][side as usize];
            svg.add(text(left, top - 10, format!("{partition}{name}")).small().bold());
            for cell in 0..16 {
                let (row, column) = (cell / 4, cell % 4);
                let source_cell = if side == 0 { cell } else { column * 4 + row };
                let square = rect(
                    left + TILE * column as i32,
                    top + TILE * row as i32,
                    TILE - 2,
                    TILE - 2,
                );
                let part = partition
                    .parts()
                    .iter()
                    .position(|p| p.contains(&solved[source_cell]));
                let (x, y) = (left + TILE * column as i32, top + TILE * row as i32);
                let Some(part) = part else {
                    svg.add(square.outline(Line).dashed());
                    continue;
                };
                let (fill, edge) = [(Soft, Blue), (Empty, Orange), (Soft, Green)][part];
                svg.add(
                    square.fill(fill).stroke(edge).apply_if(part == 2, Element::thick),
                );
                svg.add(text(x + TILE / 2 + 3, y + 24, solved[cell]).middle());
                svg.add(text(x + 4, y + 12, ["a", "b", "c"][part]).small());
            }
        }
    }
    svg.finish(30 + 2 * (4 * TILE + 44) - 30, data)
}
