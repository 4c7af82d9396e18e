//! What may be added and what is well defined, by the chapter's reasons, or by trying.
use std::collections::{BTreeMap, BTreeSet};

use super::{Asked, lettered, numbers};
use crate::teaching::tried::{far, slid};

const SOLVED: [u64; 6] = [1, 2, 3, 4, 5, 0];

/// What a bound says of a board, by its text.
fn bound(text: &str, board: &[u64]) -> u64 {
    let each = numbers(text).into_iter().map(|tile| {
        let (at, goal) = (cell(board, tile), cell(&SOLVED, tile));
        let (rows, columns) =
            ((at / 3).abs_diff(goal / 3), (at % 3).abs_diff(goal % 3));
        match text {
            text if text.contains("Manhattan") => rows + columns,
            text if text.contains("in their rows") => u64::from(rows > 0),
            text if text.contains("in their columns") => u64::from(columns > 0),
            text if text.contains("in their cells") => u64::from(at != goal),
            other => panic!("{other} has no slow way"),
        }
    });
    each.sum()
}

fn cell(board: &[u64], tile: u64) -> u64 {
    board.iter().position(|&it| it == tile).expect("it is there") as u64
}

/// What a coordinate sees of a board, by its text.
fn sees(text: &str, board: &[u64]) -> Vec<u64> {
    let blank = cell(board, 0);
    let tiles = numbers(text);
    match text {
        text if text.contains("set") => {
            let cells: BTreeSet<_> =
                tiles.iter().map(|&tile| cell(board, tile)).collect();
            cells.into_iter().chain([blank]).collect()
        }
        text if text.contains("above or below") => {
            vec![blank, board[(blank as usize + 3) % 6]]
        }
        text if text.contains("both") => vec![cell(board, tiles[0]), blank],
        text if text.contains("and the column") => {
            vec![cell(board, tiles[0]), blank % 3]
        }
        text if text.starts_with("the column") => vec![blank % 3],
        text if text.starts_with("the row") => vec![blank / 3],
        text if text.starts_with("what is") => vec![board[tiles[0] as usize]],
        text if text.contains("blank") => vec![blank],
        _ => tiles.iter().map(|&tile| cell(board, tile)).collect(),
    }
}

pub fn slow(name: &str, it: &Asked) -> Option<Vec<String>> {
    Some(match name {
        // On every board: is the sum more than its distance?
        "which-may-be-added" => {
            let boards = far(SOLVED.to_vec(), |board| slid(board, 3));
            assert_eq!(boards.len(), 360);
            vec![lettered(it.lines().into_iter().map(|line| {
                let (a, b) = line.split_once("; and ").unwrap();
                boards.iter().all(|(it, far)| bound(a, it) + bound(b, it) <= *far)
            }))]
        }
        "which-tables-add" => vec![lettered(it.lines().into_iter().map(|line| {
            let (a, b) = line.split_once("; ").unwrap();
            let apart = numbers(a).iter().all(|tile| !numbers(b).contains(tile));
            apart && !line.contains("every")
        }))],
        "what-sees-enough" => {
            let boards: Vec<_> =
                far(SOLVED.to_vec(), |board| slid(board, 3)).into_keys().collect();
            assert_eq!(boards.len(), 360);
            // A tile goes one way: into the blank from the cell on the other side.
            let after = |board: &Vec<u64>, way: (i64, i64)| {
                let blank = cell(board, 0) as i64;
                let (row, column) = (blank / 3 - way.0, blank % 3 - way.1);
                let mut board = board.clone();
                if (0..2).contains(&row) && (0..3).contains(&column) {
                    board.swap(blank as usize, (3 * row + column) as usize);
                }
                board
            };
            vec![lettered(it.lines().into_iter().map(|line| {
                [(0, 1), (0, -1), (1, 0), (-1, 0)].iter().all(|&way| {
                    let mut groups: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
                    for board in &boards {
                        let group = groups.entry(sees(line, board)).or_default();
                        group.insert(sees(line, &after(board, way)));
                    }
                    groups.values().all(|after| after.len() == 1)
                })
            }))]
        }
        // By reason: what a skipped row could have gained, in every state of it and of two rows.
        "when-to-skip" => vec![lettered(it.lines().into_iter().map(|line| {
            let states: Vec<[bool; 3]> = (0..8)
                .map(|bits| [bits & 1 > 0, bits & 2 > 0, bits & 4 > 0])
                .filter(|[full, fresh, empty]| !(*empty && (*full || *fresh)))
                .collect();
            let all = |own: &[bool; 3], a: &[bool; 3], b: &[bool; 3]| {
                let [full, fresh, empty] = *own;
                let skips = match line {
                    "if the row is full" => full,
                    "if the row is not full" => !full,
                    "if the row is fresh" => fresh,
                    "if the row is not fresh" => !fresh,
                    "if the row is full and fresh" => full && fresh,
                    "if no place of the row has been seen" => empty,
                    "if of no row that it asks any place has been seen" => a[2] && b[2],
                    "if none of the rows that it asks is fresh" => !a[1] && !b[1],
                    "if one of the rows that it asks is not fresh" => !a[1] || !b[1],
                    "if one of the rows that it asks is full" => a[0] || b[0],
                    "if all rows that it asks are full" => a[0] && b[0],
                    "if all rows that it asks are full, and none of them is fresh" => {
                        a[0] && b[0] && !a[1] && !b[1]
                    }
                    "if the row is full, or none of the rows that it asks is fresh" => {
                        full || !a[1] && !b[1]
                    }
                    "if the row is not fresh, and none of the rows that it asks is" => {
                        !fresh && !a[1] && !b[1]
                    }
                    other => panic!("{other} has no slow way"),
                };
                !skips || full || !a[1] && !b[1]
            };
            states
                .iter()
                .all(|own| states.iter().all(|a| states.iter().all(|b| all(own, a, b))))
        }))],
        _ => return None,
    })
}
