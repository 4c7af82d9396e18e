//! Variants about moves and searches, which are answered by making the moves.
use std::collections::VecDeque;

use lower_bound::{LinearConflict, LowerBound, hamming, manhattan};
use puzzle::Row;
use puzzle::sliding::Sliding;

use super::variant::{Variant, letters, row};
use crate::teaching::draw::Draw;

/// A search that marks a stack when it leaves the queue.
pub fn marked_too_late(draw: &mut Draw) -> Variant {
    let some = |draw: &mut Draw| {
        let pancakes = draw.within(4, 7) as u8;
        let many = draw.within(1, u64::from(pancakes) - 2) as usize;
        let flips = draw.some(many, u64::from(pancakes) - 2);
        // The largest flip is always one, or the lowest pancake would stay.
        let flips = flips.into_iter().map(|it| it as usize + 2).collect::<Vec<_>>();
        (pancakes, [flips, vec![usize::from(pancakes)]].concat())
    };
    let (pancakes, flips) =
        draw.until(some, |(pancakes, flips)| reach_all(*pancakes, flips));
    let stacks: u64 = (1..=u64::from(pancakes)).product();
    let mut visited = vec![false; stacks as usize];
    let mut queue = VecDeque::from([(0..pancakes).collect::<Vec<_>>()]);
    let mut put = 1_u64;
    while let Some(stack) = queue.pop_front() {
        let rank = permutation::rank(&stack) as usize;
        if std::mem::replace(&mut visited[rank], true) {
            continue;
        }
        for &turned in &flips {
            let mut next = stack.clone();
            next[..turned].reverse();
            if !visited[permutation::rank(&next) as usize] {
                queue.push_back(next);
                put += 1;
            }
        }
    }
    Variant::new(format!(
        "{pancakes} pancakes of different sizes lie in a stack, and move k turns the top k of \
         them over; k is one of {}. A search visits all {stacks} stacks. It marks a \
         stack as visited when it *leaves* the queue, and not when it enters; it puts in every \
         neighbor that is not visited then. Each move undoes itself.",
        row(&flips)
    ))
    .ask("How many times is any stack put into the queue, the first one included?", put)
}

/// Whether these flips lead to every stack.
fn reach_all(pancakes: u8, flips: &[usize]) -> bool {
    let start: Vec<u8> = (0..pancakes).collect();
    let mut seen = std::collections::HashSet::from([start.clone()]);
    let mut waiting = vec![start];
    while let Some(stack) = waiting.pop() {
        for &turned in flips {
            let mut next = stack.clone();
            next[..turned].reverse();
            if seen.insert(next.clone()) {
                waiting.push(next);
            }
        }
    }
    seen.len() == (1..=usize::from(pancakes)).product::<usize>()
}

/// A search that takes the newest state of a ring.
pub fn newest_first(draw: &mut Draw) -> Variant {
    let states = draw.one_of(&[7_usize, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
    let up_first = draw.one_of(&[true, false]);
    let mut label = vec![None; states];
    label[0] = Some(0);
    let mut waiting = vec![0];
    while let Some(state) = waiting.pop() {
        let (up, down) = ((state + 1) % states, (state + states - 1) % states);
        for next in if up_first { [up, down] } else { [down, up] } {
            if label[next].is_none() {
                label[next] = label[state].map(|steps: usize| steps + 1);
                waiting.push(next);
            }
        }
    }
    let right =
        (0..states).filter(|&it| label[it] == Some(it.min(states - it))).count();
    let order = if up_first { "n + 1 and n − 1" } else { "n − 1 and n + 1" };
    Variant::new(format!(
        "{states} states lie in a ring, 0 to {}: the neighbors of state n are {order}, in this \
         order, around the ring. A search begins at state 0 with the label 0. It always takes the \
         state that came into its list *last*, gives each neighbor without a label the label one \
         larger, and puts it into the list.",
        states - 1
    ))
    .ask("How many of the labels are the distance from state 0?", right)
}

/// Boards that can be solved, or not.
pub fn sorted_into_two(draw: &mut Draw) -> Variant {
    const SIZES: [(usize, usize); 5] = [(3, 3), (3, 3), (2, 4), (2, 4), (4, 4)];
    let (boards, can) = draw.until(
        |draw| {
            let boards = SIZES.map(|(rows, columns)| board(draw, rows, columns));
            let can: Vec<bool> = boards.iter().map(|(_, can)| *can).collect();
            (boards.map(|(text, _)| text), can)
        },
        |(_, can)| (2..=3).contains(&can.iter().filter(|can| **can).count()),
    );
    let listed =
        ('A'..).zip(&boards).map(|(letter, board)| format!("- {letter}: `{board}`\n"));
    Variant::new(format!(
        "Five boards, given row by row, with 0 for the blank. Solved means that the tiles stand in \
         order and the blank is last.\n\n{}",
        listed.collect::<String>().trim_end()
    ))
    .ask("Which of them can be solved?", letters(&can))
}

/// A board after some exchanges, as text, and whether it can be solved.
fn board(draw: &mut Draw, rows: usize, columns: usize) -> (String, bool) {
    let cells = (rows * columns) as u8;
    let goal: Vec<u8> = (1..cells).chain([0]).collect();
    let mut board = goal.clone();
    for _ in 0..draw.within(2, 5) {
        let last = u64::from(cells - 1);
        let (from, to) = (draw.within(0, last), draw.within(0, last));
        board.swap(from as usize, to as usize);
    }
    let can = Sliding::new(rows, columns)
        .is_ok_and(|puzzle| graph_search::connected(&puzzle, &board, &goal).is_ok());
    (board.chunks(columns).map(row).collect::<Vec<_>>().join(" / "), can)
}

/// The mean distance of cards.
pub fn mean_of_the_cards(draw: &mut Draw) -> Variant {
    let cards = draw.one_of(&[4_usize, 5, 6, 8]);
    let near = draw.within(1, (cards * (cards - 1) / 2) as u64 - 1);
    let orders: u64 = (1..=cards as u64).product();
    let mut order = vec![0; cards];
    let (mut sum, mut most) = (0, 0);
    for rank in 0..orders {
        permutation::unrank(rank, &mut order);
        let distance = permutation::inversions(&order);
        sum += distance;
        most = most.max(distance);
    }
    Variant::new(format!(
        "{cards} cards lie in a row, and a move exchanges two neighbors. Take the distances of all \
         {cards}! orders from the sorted one."
    ))
    .ask("How large is the largest?", most)
    .ask("How large is *twice* their mean?", 2 * sum / orders)
    .ask(
        format!("An order is at distance {near}. How far is the same row, read from the right?"),
        most - near,
    )
}

/// How many shortest solutions an order has.
pub fn solutions_by_hand(draw: &mut Draw) -> Variant {
    let cards = draw.within(4, 5) as u8;
    let most = if cards == 4 { 5 } else { 4 };
    let far = |order: &Vec<u8>| (3..=most).contains(&permutation::inversions(order));
    let order = draw.until(|draw| draw.order(cards), far);
    let sorted: Vec<u8> = (0..cards).collect();
    Variant::new(format!(
        "{cards} cards lie side by side, and a move exchanges two neighbors. The order is {}.",
        row(&order)
    ))
    .ask(format!("How many moves is it from {}?", row(&sorted)), permutation::inversions(&order))
    .ask("How many shortest solutions has it?", shortest(&order))
}

/// How many shortest ways sort an order: an exchange of neighbors is on one if it takes an
/// inversion away.
fn shortest(order: &[u8]) -> u64 {
    let distance = permutation::inversions(order);
    if distance == 0 {
        return 1;
    }
    let next = (1..order.len()).map(|at| {
        let mut next = order.to_vec();
        next.swap(at - 1, at);
        next
    });
    next.filter(|next| permutation::inversions(next) < distance)
        .map(|next| shortest(&next))
        .sum()
}

/// Three bounds of a board of the 8-puzzle.
pub fn four_rules_one_board(draw: &mut Draw) -> Variant {
    let puzzle = Sliding::new(3, 3).expect("a size that there is");
    let conflict = LinearConflict::new(&puzzle);
    let said = |board: &Vec<u8>| {
        let all =
            conflict.lower_bound(&Row::from_fn(9, |cell| board[cell])).unwrap_or(0);
        [hamming(board), manhattan(board, 3), all]
    };
    let fits = |board: &Vec<u8>| {
        let [tiles, steps, all] = said(board);
        (4..=6).contains(&tiles) && steps <= 10 && all > steps
    };
    let shuffled = |draw: &mut Draw| {
        let mut board: Vec<u8> = (1..9).collect();
        for _ in 0..4 {
            let (from, to) = (draw.within(0, 7), draw.within(0, 7));
            board.swap(from as usize, to as usize);
        }
        [board, vec![0]].concat()
    };
    let board = draw.until(shuffled, |board| {
        permutation::is_even(
            &board[..8].iter().map(|tile| tile - 1).collect::<Vec<_>>(),
        ) && fits(board)
    });
    let [tiles, steps, all] = said(&board);
    let shown: Vec<_> = board.chunks(3).map(row).collect();
    Variant::new(format!(
        "The board `{}` of the 8-puzzle, row by row, with 0 for the blank. What do three bounds \
         say of it, without a program?",
        shown.join(" / ")
    ))
    .ask("Hamming: how many tiles are not in their cells?", tiles)
    .ask("Manhattan: how many rows and columns are the tiles away from their cells?", steps)
    .ask("Linear conflict: Manhattan, and 2 for each tile that must leave its row or column", all)
}

/// Bounds that are admissible, consistent, both or neither.
pub fn five_promises(draw: &mut Draw) -> Variant {
    const PLACES: u8 = 6;
    let some = |draw: &mut Draw| -> Vec<u8> {
        let flat = draw.one_of(&[true, false]);
        let mut bound = vec![draw.one_of(&[0, 0, 1])];
        for place in 1..PLACES {
            let before = i64::from(bound[bound.len() - 1]);
            let step = if flat { 1 } else { 2 };
            let next = before + draw.within(0, 2 * step) as i64 - step as i64;
            bound.push(next.clamp(0, i64::from(place) + 1) as u8);
        }
        bound
    };
    let admissible = |bound: &Vec<u8>| (0..).zip(bound).all(|(place, h)| *h <= place);
    let consistent =
        |bound: &Vec<u8>| bound.windows(2).all(|h| h[0].abs_diff(h[1]) <= 1);
    let kinds = |bounds: &Vec<Vec<u8>>| {
        [(true, true), (true, false), (false, true)].iter().all(|kind| {
            bounds.iter().any(|bound| (admissible(bound), consistent(bound)) == *kind)
        })
    };
    let five = |draw: &mut Draw| (0..5).map(|_| some(draw)).collect::<Vec<_>>();
    let bounds = draw.until(five, kinds);
    let lines = ('A'..).zip(&bounds).map(|(letter, bound)| {
        let cells = bound.iter().map(|h| format!(" {h} |")).collect::<String>();
        format!("| **{letter}** |{cells}\n")
    });
    let head = (0..PLACES).map(|place| format!(" {place} |")).collect::<String>();
    let rule = "---|".repeat(usize::from(PLACES) + 1);
    Variant::new(format!(
        "{PLACES} positions stand in a row, from 0 on. A move is a step to the left or to the \
         right, and 0 is the goal. Here are five bounds:\n\n| position |{head}\n|{rule}\n{}",
        lines.collect::<String>().trim_end()
    ))
    .ask("Which of them are admissible?", letters(&bounds.iter().map(admissible).collect::<Vec<_>>()))
    .ask("Which of them are consistent?", letters(&bounds.iter().map(consistent).collect::<Vec<_>>()))
}
