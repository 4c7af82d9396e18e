//! Facts, tables and figures of two-phase search: the pocket cube's, where all lengths are known,
//! and lengths of Rubik's cube.

use crate::data::histogram;
use crate::prelude::*;
use base::parallel;
use puzzle::rubik::Cube;
use two_phase::pocket::{self, PHASE2};
use two_phase::{PUBLISHED, Progress, TwoPhase};

/// The scramble that the chapter shows.
pub(super) const SCRAMBLE: &str = "D2 B' R2 U L' F U2 R B D' L2 F' R U B2 L D F2 R'";

/// Adds the files and facts of this subject.
pub fn add(_: &PuzzleTables, out: &mut Output) -> Result<()> {
    out.add([coordinates()]);
    pocket_cube(out)?;
    lengths(out);
    Ok(())
}

/// Distances of the cosets and in the subgroup of the pocket cube, and the lengths of all
/// solutions.
fn pocket_cube(out: &mut Output) -> Result<()> {
    let (pm, ori) = pocket::tables();
    let all: Vec<usize> = (0..9).collect();
    let (d1, d2) = (pocket::distances(&ori, &all), pocket::distances(&pm, &PHASE2));
    let layers = |d: &[u8]| histogram(d.iter().map(|&d| usize::from(d)));
    let (cosets, subgroup) = (layers(&d1), layers(&d2));
    out.facts.layers("pocket-phases.cosets", &cosets);
    out.facts.layers("pocket-phases.subgroup", &subgroup);
    out.add([coset_map(&cosets, &subgroup)]);

    // Lengths of the shortest solutions whose first phase has 0, 1, … turns at most.
    let mut best = vec![pocket::at_once(&d2)];
    for turns in 0..11 {
        best.push(pocket::one_turn_more(&pm, &ori, &best[turns]));
    }
    let positions = pm.len() * ori.len();
    let shortest = &best[11];
    let row = |name: &str, length: &(dyn Fn(usize) -> usize + Sync)| {
        let lengths = histogram((0..positions).map(length));
        let excess =
            histogram((0..positions).map(|i| length(i) - usize::from(shortest[i])));
        (name.to_owned(), lengths, excess)
    };
    let ways: Vec<_> =
        (0..ori.len()).map(|t| pocket::descend(&ori, &d1, &all, t)).collect();
    let first = |i: usize| {
        let way = &ways[i % ori.len()];
        let inside = way.iter().fold(i / ori.len(), |p, &m| pm[p][m] as usize);
        way.len() + usize::from(d2[inside])
    };
    let mut rows = vec![row("the first move that leads nearer", &first)];
    let names = ["all shortest ways in", "ways in of a turn more", "of two turns more"];
    let names = names.into_iter().map(str::to_owned);
    let names =
        names.chain((3..=5).map(|more| {
            format!("of {} turns more", ["three", "four", "five"][more - 3])
        }));
    for (more, name) in names.enumerate() {
        let length = |i: usize| {
            let turns = usize::from(d1[i % ori.len()]) + more;
            usize::from(best[turns.min(11)][i])
        };
        rows.push(row(&name, &length));
    }
    for ((name, lengths, excess), short) in rows
        .iter()
        .zip(["first", "all", "more-1", "more-2", "more-3", "more-4", "more-5"])
    {
        ensure!(lengths.iter().sum::<u64>() == positions as u64, "{name}");
        let fact = |what: &str| format!("pocket-phases.{short}.{what}");
        out.facts.decimal(fact("mean"), mean_of_row(lengths), 2);
        out.facts.number(fact("longest"), lengths.len() - 1);
        out.facts.decimal(fact("excess"), mean_of_row(excess), 2);
        out.facts.number(fact("most-excess"), excess.len() - 1);
        out.facts.number(fact("shortest"), excess[0]);
    }
    let row = |(name, lengths, excess): &(String, Vec<u64>, Vec<u64>)| {
        let share = 100.0 * excess[0] as f64 / positions as f64;
        format!(
            "{name} | {:.2} | {} | {} | {share:.0} %",
            mean_of_row(lengths),
            lengths.len() - 1,
            excess.len() - 1
        )
    };
    let head = "| ways into the subgroup | mean length | longest | most turns too many | \
                as short as can be |\n|:--|--:|--:|--:|--:|";
    out.add([table("two-phase-pocket", head, rows.iter().map(row))]);
    Ok(())
}

/// The cells in a row of the coset map, and the side of a cell with its gap.
const MAP: (i32, i32) = (56, 5);

/// The cosets as cells in their layers, and the positions of the subgroup as bars.
fn coset_map(cosets: &[u64], subgroup: &[u64]) -> Files {
    let name = "coset-map";
    let mut map = Drawing::new(
        name,
        "The cosets of the pocket cube",
        format!(
            "One small square for each of 729 cosets, in rows by distance from the subgroup, \
             from 0 to 6 moves: {}. The subgroup, at the top, is filled in another color.",
            layer_list(cosets)
        ),
    );
    let mut data = DataTable::new(&[&"moves", &"cosets", &"positions of the subgroup"]);
    let (columns, step) = MAP;
    let left = 64;
    map.add(text(4, 22, "moves to the subgroup").small());
    let mut top = 36;
    for (distance, &count) in cosets.iter().enumerate() {
        let count = count as i32;
        let rows = (count + columns - 1) / columns;
        let lines: Vec<_> = (0..rows)
            .map(|row| {
                let cells = (count - row * columns).min(columns);
                (left, top + row * step + 2, cells * step - 1)
            })
            .collect();
        let color = if distance == 0 { Orange } else { Blue };
        map.add(rows_of_squares(&lines, step - 1, 1).stroke(color));
        let middle = top + rows * step / 2 + 4;
        map.add(text(16, middle, distance).small().end());
        map.add(text(left - 6, middle, count).small().end());
        top += (rows * step).max(14) + 6;
    }
    let mut bars = Drawing::new(
        name,
        "The subgroup",
        format!(
            "A bar for each distance inside of the subgroup, from 0 to 13 moves: {} positions.",
            layer_list(subgroup)
        ),
    );
    bars.add(text(4, 22, "moves in the subgroup").small());
    let largest = subgroup.iter().max().copied().unwrap_or(1);
    for (distance, &count) in subgroup.iter().enumerate() {
        let y = 32 + 14 * distance as i32;
        let width = (230 * count / largest).max(1) as i32;
        bars.add(rect(64, y, width, 10).fill(Orange));
        bars.add(text(16, y + 10, distance).small().end());
        bars.add(text(58, y + 10, thousands(count)).small().end());
    }
    for distance in 0..subgroup.len() {
        let of = |layers: &[u64]| {
            layers.get(distance).map_or(String::new(), |&count| thousands(count))
        };
        data.row(&[&distance, &of(cosets), &of(subgroup)]);
    }
    let height = top.max(40 + 14 * subgroup.len() as i32);
    side_by_side(vec![(map, height), (bars, height)], data)
}

/// The table of coordinates: their layers as counted here, and as published.
fn coordinates() -> Files {
    let row = |published: &two_phase::PublishedCoordinate| {
        let turns = if published.turns == 18 { "all" } else { "second phase" };
        format!(
            "{} | {} | {turns} | {}",
            published.name,
            thousands(published.count),
            layer_list(published.layers)
        )
    };
    let head = "| coordinate | ranks | turns | how many at 0, 1, 2, … turns |\n|:--|--:|:--|:--|";
    table("two-phase-coordinates", head, PUBLISHED.iter().map(row))
}

/// The number of random cubes whose solutions are measured, and the nodes that each search may
/// visit.
const CUBES: usize = 10_000;
const BUDGETS: [u64; 3] = [3_000, 10_000, 30_000];

/// Random numbers: G. Steele, D. Lea and C. Flood, *Fast splittable pseudorandom number
/// generators*, 2014.
fn random(state: &mut u64, below: u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (z ^ (z >> 31)) % below
}

/// What is found after so many nodes: how many solutions there are of each length, and how many
/// cubes have none yet.
struct Budget {
    nodes: u64,
    lengths: Vec<u64>,
    none: u64,
}

/// The lengths of solutions of random cubes after so many nodes.
fn lengths(out: &mut Output) {
    let mut state = 1;
    let cubes: Vec<_> =
        (0..CUBES).map(|_| Cube::random(|below| random(&mut state, below))).collect();
    let tables = TwoPhase::new();
    let found = parallel::map(&cubes, |cube| {
        let (mut best, mut at_budget) = (0, [None; BUDGETS.len()]);
        let search = tables.search().max_length(30).stop_at(0);
        let search = search.max_nodes(BUDGETS[BUDGETS.len() - 1]);
        search.solve_observed(cube, |progress| match progress {
            Progress::Solution(solution) => best = solution.len(),
            Progress::Nodes(nodes) => {
                for (length, budget) in at_budget.iter_mut().zip(BUDGETS) {
                    if nodes >= budget {
                        length.get_or_insert(best);
                    }
                }
            }
        });
        at_budget.map(Option::unwrap_or_default)
    });
    let rows: Vec<_> = (0..BUDGETS.len())
        .map(|k| {
            let mut lengths = histogram(found.iter().map(|lengths| lengths[k]));
            let none = std::mem::take(&mut lengths[0]);
            Budget { nodes: BUDGETS[k], lengths, none }
        })
        .collect();
    out.facts.number("two-phase.cubes", CUBES);
    for Budget { nodes, lengths, none } in &rows {
        let fact = |what: &str| format!("two-phase.nodes-{nodes}.{what}");
        out.facts.number(fact("budget"), *nodes);
        out.facts.decimal(fact("mean"), mean_of_row(lengths), 2);
        out.facts.number(fact("none"), *none);
        out.facts.list(fact("lengths"), lengths);
    }
    out.add([budgets(&rows)]);
}

/// The figure of lengths against nodes: a row of bars for each budget.
fn budgets(rows: &[Budget]) -> Files {
    let means = rows.iter().map(|row| {
        format!("{:.2} after {} nodes", mean_of_row(&row.lengths), thousands(row.nodes))
    });
    let mut svg = Drawing::new(
        "two-phase-lengths",
        "Lengths of solutions against nodes",
        format!(
            "Below each other a row of bars for each budget of nodes: how many of {CUBES} random \
             cubes, in percent, have a solution of so many turns. The bars move to the left from row to row: \
             the mean is {}.",
            joined(means, ", ")
        ),
    );
    let nonzero = |row: &Budget| row.lengths.iter().position(|&n| n > 0);
    let shortest = rows.iter().filter_map(nonzero).min().unwrap_or(0);
    let longest = rows.iter().map(|row| row.lengths.len() - 1).max().unwrap_or(0);
    let (left, high) = (74, 46);
    let step = 270 / (longest + 2 - shortest) as i32;
    let mut data = DataTable::default();
    let heads: Vec<_> = (shortest..=longest)
        .map(|length| length.to_string())
        .chain(["none".to_owned()])
        .collect();
    data.cells(
        ["nodes".to_owned()]
            .into_iter()
            .chain(heads.clone())
            .chain(["mean".to_owned()]),
    );
    svg.add(text(4, 18, "nodes").small());
    for (k, Budget { nodes, lengths, none }) in (0..).zip(rows) {
        let bottom = 70 + k * (high + 16);
        svg.add(text(left - 10, bottom - 2, thousands(*nodes)).small().end());
        svg.add(line(left, bottom, left + 270, bottom).stroke(Line));
        let mut cells = vec![thousands(*nodes)];
        let count = |length| lengths.get(length).copied().unwrap_or(0);
        for (i, count) in (0..).zip((shortest..=longest).map(count).chain([*none])) {
            cells.push(thousands(count));
            // Half of the cubes make a full bar.
            let bar = 2 * high * count as i32 / CUBES as i32;
            let x = left + step * i;
            if count > 0 {
                svg.add(
                    rect(x + 3, bottom - bar.max(1), step - 6, bar.max(1)).fill(Blue),
                );
            }
            let percent = (100 * count + CUBES as u64 / 2) / CUBES as u64;
            if percent > 0 {
                svg.add(text(x + step / 2, bottom - bar - 3, percent).small().middle());
            }
        }
        cells.push(format!("{:.2}", mean_of_row(lengths)));
        data.cells(cells);
    }
    let bottom = 70 + (rows.len() as i32 - 1) * (high + 16);
    for (i, head) in (0..).zip(heads) {
        let x = left + step * i + step / 2;
        svg.add(text(x, bottom + 16, head).small().middle());
    }
    svg.add(
        text(4, bottom + 34, "turns of the solution, and percent of the cubes").small(),
    );
    svg.finish(bottom + 42, data)
}
