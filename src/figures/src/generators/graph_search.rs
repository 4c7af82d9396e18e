//! Figures and facts about searches without an index: their cost, their steps on a board, and
//! mistakes in them.

use crate::plot::{Area, add_plot, plot_color, text_style};
use crate::prelude::*;
use crate::svg::TEXT;
use graph_search::{
    Bidirectional, BreadthFirst, Counts, GoalTest, LayerSize, breadth_first,
    first_meeting, predecessors, python_neighbors, successors,
};
use lower_bound::{LowerBound, Manhattan};
use plotters::coord::combinators::IntoLogRange;
use plotters::prelude::{ChartBuilder, EmptyElement, PathElement, Text};
use plotters::style::Color as _;
use plotters::style::text_anchor::HPos;
use puzzle::{ByteArray, Puzzle, pancake::Pancakes, sliding::Sliding};
use std::collections::HashMap;
use table::{CompleteTable, ForwardGraph};

/// Adds the files and facts of this subject.
pub fn add(tables: &PuzzleTables, out: &mut Output) -> Result<()> {
    let searches = searches()?;
    out.add([growth(tables)?, memory(&searches, tables)?, ring(), snake()]);
    guard_facts(&mut out.facts)?;
    out.facts.number("search.newest.right", right_with_newest_first(tables)?);
    facts(&mut out.facts, &searches, tables)
}

/// One of the two farthest positions of the 8-puzzle.
const HARDEST: &str = "867254301";
/// The distance of [`HARDEST`] from solved.
const DEPTH: usize = 31;

/// The counts of three searches for a solution of [`HARDEST`]: with the goal test when a board
/// is dequeued, with the goal test when it is generated, and bidirectional.
fn searches() -> Result<[Counts; 3]> {
    let puzzle = Sliding::new(3, 3)?;
    let (start, goal) = (puzzle.read(HARDEST)?, puzzle.solved());
    let queue = |goal_test| {
        let search = BreadthFirst { goal_test, ..Default::default() };
        search.search(start, successors(&puzzle), |board| *board == goal, |_| {})
    };
    let (late, early) = (queue(GoalTest::Dequeued)?, queue(GoalTest::Generated)?);
    let both = Bidirectional::default();
    let both = both.search(start, goal, successors(&puzzle), predecessors(&puzzle))?;
    Ok([late.counts, early.counts, both.counts])
}

/// The facts that the text quotes.
fn facts(
    facts: &mut Facts,
    searches: &[Counts; 3],
    tables: &PuzzleTables,
) -> Result<()> {
    for (name, counts) in ["late", "early", "both"].into_iter().zip(searches) {
        let name = |what: &str| format!("search.{name}.{what}");
        facts.number(name("dequeued"), counts.dequeued);
        facts.number(name("generated"), counts.generated);
        facts.number(name("visited"), counts.visited);
        facts.number(name("bytes"), counts.bytes);
    }
    let late = &searches[0];
    let each = late.bytes as f64 / late.visited as f64;
    facts.decimal("search.late.bytes-each", each, 1);
    facts.number("search.claimed", claimed(DEPTH)?);
    early_goal_test_facts(facts);
    wrong_meeting_facts(facts, tables)?;
    facts.number("search.manhattan", boards_within_manhattan()?);
    Ok(())
}

/// The neighbors of a board, in the order of the Python program. Without `guarded`, the blank
/// may leave the board at the side, as in the program's mistake.
fn children(guarded: bool) -> impl Fn(&Vec<u8>) -> Vec<Vec<u8>> {
    move |board| {
        python_neighbors(board, 3, guarded)
            .into_iter()
            .map(|(_, board)| board)
            .collect()
    }
}

/// The facts of an 8-puzzle of 14 moves with both goal tests.
fn early_goal_test_facts(facts: &mut Facts) {
    const START: [u8; 9] = [8, 1, 3, 4, 0, 2, 7, 6, 5];
    for (name, goal_test) in
        [("late", GoalTest::Dequeued), ("early", GoalTest::Generated)]
    {
        let search = BreadthFirst { goal_test, ..Default::default() };
        let is_goal = |board: &Vec<u8>| board[..] == SOLVED;
        let found = search.search(START.to_vec(), children(true), is_goal, |_| {});
        let dequeued = found.map_or(0, |found| found.counts.dequeued);
        facts.number(format!("search.fourteen.{name}"), dequeued);
    }
}

/// The facts of seven pancakes: for how many stacks a bidirectional search that stops at the
/// first meeting finds no shortest path.
fn wrong_meeting_facts(facts: &mut Facts, tables: &PuzzleTables) -> Result<()> {
    let puzzle = Pancakes::new(7)?;
    let distances = tables.example("pancake-7")?.table.distances();
    let is_wrong = |&(rank, &distance): &(u64, &u8)| {
        let found =
            first_meeting(puzzle.unrank(rank), puzzle.solved(), successors(&puzzle));
        found.path.map(|path| path.len() - 1) != Some(distance.into())
    };
    facts.number("search.pancakes", distances.len());
    let wrong = (0..).zip(distances).filter(is_wrong);
    facts.number("search.pancakes.wrong", wrong.count());
    Ok(())
}

/// The number of boards that may be on a path of 31 moves from [`HARDEST`], judged by the
/// Manhattan distance of the rest.
fn boards_within_manhattan() -> Result<u64> {
    let puzzle = Sliding::new(3, 3)?;
    let start = puzzle.rank(&puzzle.read(HARDEST)?) as usize;
    let table = CompleteTable::new(&ForwardGraph(&puzzle), start, |_| {})?;
    let manhattan = Manhattan::new(&puzzle);
    let may_be_on_path = |&(rank, &distance): &(u64, &u8)| {
        let rest = manhattan.lower_bound(&puzzle.unrank(rank));
        rest.is_some_and(|rest| usize::from(distance + rest) <= DEPTH)
    };
    Ok((0..).zip(table.distances()).filter(may_be_on_path).count() as u64)
}

/// All boards of the 2×2 puzzle, a row for each layer, numbered in the order of the queue.
fn ring() -> Files {
    let layers = [1, 2, 2, 2, 2, 2, 1];
    let puzzle = Sliding::new(2, 2).expect("the smallest one");
    let mut order = vec![];
    breadth_first(puzzle.solved(), successors(&puzzle), |board| {
        order.push(*board);
        false
    });
    let mut svg = Drawing::new(
        "search-2x2",
        "A queue search of the 2×2 sliding puzzle",
        format!(
            "The {} boards of the puzzle form a ring. The solved one is on top; below \
             it the layers, with {} boards. Each board has its place in the queue: \
             1 is the solved board, {} the one on the other side of the ring.",
            order.len(),
            joined(layers, ", "),
            order.len()
        ),
    );
    let (cell, pitch, top) = (22, 66, 40);
    let mut data = DataTable::new(&[&"place in the queue", &"distance", &"board"]);
    let mut points: HashMap<ByteArray, Point> = HashMap::new();
    let mut boards = order.iter();
    for (depth, &count) in (0..).zip(&layers) {
        for (i, board) in boards.by_ref().take(count).enumerate() {
            let x = match count {
                1 => WIDTH / 2 + 8,
                _ => WIDTH / 2 + 8 + 70 * (2 * i as i32 - 1),
            };
            points.insert(*board, (x, top + cell + pitch * depth));
        }
        svg.add(text(MARGIN, top + cell + 5 + pitch * depth, depth));
    }
    svg.add(text(MARGIN, 22, "distance").small());
    for (from, &(x, y)) in order.iter().map(|board| (board, &points[board])) {
        for (x2, y2) in successors(&puzzle)(from).iter().map(|board| points[board]) {
            if (y2, x2) > (y, x) {
                svg.add(line(x, y, x2, y2).stroke(Line));
            }
        }
    }
    for (number, board) in (1..).zip(&order) {
        let (x, y) = points[board];
        for (i, &tile) in (0..).zip(board.iter()) {
            let (left, up) = (x - cell + cell * (i % 2), y - cell + cell * (i / 2));
            let fill = if tile == 0 { Line } else { Soft };
            svg.add(rect(left, up, cell, cell).fill(fill).stroke(Ink));
            if tile > 0 {
                svg.add(text(left + cell / 2, up + 16, tile).middle());
            }
        }
        let side = if x < WIDTH / 2 { -1 } else { 1 };
        let label = text(x + side * (cell + 12), y + 5, number).bold().fill(Blue);
        svg.add(if side < 0 { label.end() } else { label });
        data.row(&[&number, &((y - top - cell) / pitch), &joined(board.iter(), " ")]);
    }
    svg.finish(top + 2 * cell + pitch * 6 + MARGIN, data)
}

/// The line through all cells of a board, and a move that does not follow it.
fn snake() -> Files {
    let (rows, columns, cell) = (3, 4, 62);
    let (left, top) = ((WIDTH - columns * cell) / 2, MARGIN);
    let mut svg = Drawing::new(
        "search-snake",
        "A line through all cells of a board",
        "A board of three rows and four columns. A line goes along the first row to the \
         right, down, back along the second row, down, and along the third. An arrow \
         shows tile 7 going up into the blank at the third cell of the first row. On the \
         line it passes the two tiles 3 and 4 that lie between.",
    );
    let center = |i: i32| {
        let (row, step) = (i / columns, i % columns);
        let column = if row % 2 == 0 { step } else { columns - 1 - step };
        (left + cell * column + cell / 2, top + cell * row + cell / 2)
    };
    let blank = 2;
    let mut data = DataTable::new(&[&"cell of the line", &"row", &"column", &"tile"]);
    let tiles = [1, 2, 0, 3, 4, 7, 6, 5, 8, 9, 10, 11];
    for (i, tile) in (0..).zip(tiles) {
        let (x, y) = center(i);
        let passed = [blank + 1, blank + 2].contains(&i);
        svg.add(rect(x - cell / 2, y - cell / 2, cell, cell).shaded(passed));
        let name = if tile == 0 { "blank".to_string() } else { tile.to_string() };
        data.row(&[&i, &((y - top) / cell), &((x - left) / cell), &name]);
    }
    let points: Vec<_> = (0..rows * columns).map(center).collect();
    svg.add(polyline(&points).stroke(Blue).thick());
    let (end_x, end_y) = center(rows * columns - 1);
    svg.add(arrowhead(end_x + 10, end_y, (1, 0), Blue));
    for (i, tile) in (0..).zip(tiles).filter(|&(_, tile)| tile > 0) {
        let (x, y) = center(i);
        svg.add(text(x - 18, y - 12, tile).bold().middle());
    }
    let ((x, from), (_, to)) = (center(blank + 3), center(blank));
    svg.add(line(x + 14, from, x + 14, to + 8).stroke(Accent).thick());
    svg.add(arrowhead(x + 14, to + 2, (0, -1), Accent));
    svg.finish(top + rows * cell + MARGIN, data)
}

/// The number of boards that a search has visited, and the number that was claimed.
fn growth(tables: &PuzzleTables) -> Result<Files> {
    let name = "search-growth";
    let layers = tables.example("sliding-3x3")?.table.layers();
    let visited: Vec<u64> =
        (1..=layers.len()).map(|depth| layers[..depth].iter().sum()).collect();
    let claim = |depth: usize| (8.0_f64 / 3.0).powi(depth as i32);
    let mut svg = Drawing::new(
        name,
        "Boards of the 8-puzzle: claimed and seen",
        format!(
            "On a logarithmic scale, by distance: the claimed number, 8/3 to the power \
             of the distance, is a straight line up to 16 trillion at distance {DEPTH}. \
             The boards seen so far bend away from it and end at {}; the layers rise, \
             and fall at the end.",
            thousands(layers.iter().sum())
        ),
    );
    let mut data = DataTable::new(&[&"distance", &"layer", &"seen so far", &"claimed"]);
    for (depth, (&layer, &seen)) in layers.iter().zip(&visited).enumerate() {
        let claimed = thousands(claimed(depth)?);
        data.row(&[&depth, &thousands(layer), &thousands(seen), &claimed]);
    }
    let height = 320;
    let draw = |area: &Area| -> Result<()> {
        let mut chart = ChartBuilder::on(area)
            .margin_top(44)
            .margin_bottom(44)
            .margin_left(44)
            .margin_right(20)
            .build_cartesian_2d(0.0..DEPTH as f64, (1.0..2e13).log_scale())?;
        let axis =
            PathElement::new([(0.0, 1.0), (DEPTH as f64, 1.0)], plot_color(Color::Ink));
        chart.draw_series([axis])?;
        for (power, label) in
            [(0, "1"), (3, "10³"), (6, "10⁶"), (9, "10⁹"), (12, "10¹²")]
        {
            let y = 10_f64.powi(power);
            let guide = [(0.0, y), (DEPTH as f64, y)];
            chart.draw_series([PathElement::new(guide, plot_color(Color::Soft))])?;
            let style = text_style(Color::Ink, SMALL, false, HPos::Right);
            let tick = EmptyElement::at((0.0, y)) + Text::new(label, (-8, 0), style);
            chart.draw_series([tick])?;
        }
        for x in [0, 10, 20, 31] {
            let style = text_style(Color::Ink, SMALL, false, HPos::Center);
            let at = EmptyElement::at((f64::from(x), 1.0));
            chart.draw_series([at + Text::new(x.to_string(), (0, 14), style)])?;
        }
        let curve = |values: Vec<f64>| (0..).map(f64::from).zip(values).collect();
        let claimed: Vec<_> = curve((0..=DEPTH).map(claim).collect());
        let all: Vec<_> = curve(visited.iter().map(|&n| n as f64).collect());
        let each: Vec<_> = curve(layers.iter().map(|&n| n as f64).collect());
        for (points, color, label, at, (dx, dy)) in [
            (claimed, Color::Orange, "claimed", 21, (-56, -24)),
            (all, Color::Blue, "seen so far", 20, (-8, -38)),
            (each, Color::Green, "layers", 21, (-2, 36)),
        ] {
            let place = points[at];
            let style = plot_color(color).stroke_width(2);
            chart.draw_series([PathElement::new(points, style)])?;
            let style = text_style(color, TEXT, true, HPos::Left);
            let label = EmptyElement::at(place) + Text::new(label, (dx, dy), style);
            chart.draw_series([label])?;
        }
        Ok(())
    };
    svg.add(text(12, 22, "boards of the 8-puzzle").small());
    svg.add(text(344, height - 8, "distance").small().end());
    add_plot(&mut svg, height, draw).with_context(|| format!("the plot {name}"))?;
    Ok(svg.finish(height, data))
}

/// The number of boards that is claimed for a distance: 8/3 to the power of the distance.
fn claimed(depth: usize) -> Result<u64> {
    Ok(u64::try_from(8_u128.pow(depth as u32) / 3_u128.pow(depth as u32))?)
}

/// The memory of two searches and of the complete table.
fn memory([late, _, both]: &[Counts; 3], tables: &PuzzleTables) -> Result<Files> {
    let table = tables.example("sliding-3x3")?.table.distances().len();
    let rows = [
        ("queue search", late.visited, late.bytes),
        ("from both ends", both.visited, both.bytes),
        ("complete table", table, table),
    ];
    let largest = rows.iter().map(|row| row.2).max().unwrap_or(1);
    let number = |n: usize| thousands(n as u64);
    let listed = rows.map(|(what, states, bytes)| {
        format!("{what}: {} states, {} bytes", number(states), number(bytes))
    });
    let mut svg = Drawing::new(
        "search-memory",
        "The memory of searches and of a table",
        format!("Bars for the hardest 8-puzzle. {}.", listed.join("; ")),
    );
    let mut data = DataTable::new(&[&"what", &"states", &"bytes", &"bytes a state"]);
    let mut y = MARGIN;
    for (what, states, bytes) in rows {
        let width = (WIDTH - 2 * MARGIN) as usize * bytes / largest;
        let (states_shown, bytes_shown) = (number(states), number(bytes));
        svg.add(text(MARGIN, y + 14, what).bold());
        svg.add(text(WIDTH - MARGIN, y + 14, format!("{bytes_shown} bytes")).end());
        svg.add(rect(MARGIN, y + 22, width.max(2) as i32, 20).fill(Blue));
        let each = format!("{:.1}", bytes as f64 / states.max(1) as f64);
        let label = format!("{states_shown} states, {each} bytes each");
        svg.add(text(MARGIN, y + 58, label).small());
        data.row(&[&what, &states_shown, &bytes_shown, &each]);
        y += 78;
    }
    Ok(svg.finish(y, data))
}

/// The solved board.
const SOLVED: [u8; 9] = [1, 2, 3, 4, 5, 6, 7, 8, 0];

/// The layers with and without the test that the blank stays on the board.
fn guard_facts(facts: &mut Facts) -> Result<()> {
    for (name, guarded) in [("guarded", true), ("unguarded", false)] {
        let mut layers = vec![];
        let observer = |layer: LayerSize| layers.push(layer.states as u64);
        let search = BreadthFirst::default();
        let _ = search.search(SOLVED.to_vec(), children(guarded), |_| false, observer);
        facts.number(format!("search.{name}.total"), layers.iter().sum::<u64>());
        facts.number(format!("search.{name}.depth"), layers.len() - 1);
        let first = joined(layers.iter().take(7).map(|&n| thousands(n)), ", ");
        facts.text(format!("search.{name}.first"), first);
        if guarded {
            // A stored path of each state has as many moves as its distance.
            let copies: u64 = (0..).zip(&layers).map(|(d, n): (u64, _)| d * n).sum();
            facts.number("search.guarded.copies", copies);
        }
        // The distance of one of the farthest boards, as this search finds it.
        let hardest =
            |board: &Vec<u8>| board.iter().map(|tile| tile + b'0').eq(HARDEST.bytes());
        let found =
            search.search(SOLVED.to_vec(), children(guarded), hardest, |_| {})?;
        let boards = found.path.context("every even board is found")?.len() as u64;
        facts.number(format!("search.{name}.hardest"), boards - 1);
    }
    Ok(())
}

/// The number of correct distances if the newest state is expanded first instead of the oldest.
fn right_with_newest_first(tables: &PuzzleTables) -> Result<u64> {
    let mut label = HashMap::from([(SOLVED.to_vec(), 0_u64)]);
    let mut stack = vec![SOLVED.to_vec()];
    while let Some(board) = stack.pop() {
        let next = label[&board] + 1;
        for child in children(true)(&board) {
            if !label.contains_key(&child) {
                label.insert(child.clone(), next);
                stack.push(child);
            }
        }
    }
    let puzzle = Sliding::new(3, 3)?;
    let table = &tables.example("sliding-3x3")?.table;
    let is_right = |(board, label): (&Vec<u8>, &u64)| {
        let rank = puzzle.rank(&ByteArray::from_fn(9, |i| board[i])) as usize;
        u64::from(table.distances()[rank]) == *label
    };
    Ok(label.iter().filter(|&(board, label)| is_right((board, label))).count() as u64)
}
