use std::cell::Cell;

use judge::{Fault, Verdict, ask, at_most, ensure, wrong};
use puzzle::Metric;
use puzzle::pocket_cube::{Move, moves};

pub fn check() -> Verdict {
    let half: Vec<Move> = moves(Metric::HalfTurn);
    let quarter = moves(Metric::QuarterTurn);
    // The same moves in orders that do not give the inverses away.
    tell(&[half[1]])?;
    tell(&[quarter[2], quarter[0], quarter[3], quarter[1]])?;
    tell(&[4, 1, 3, 0, 5, 2].map(|k| quarter[k]))?;
    tell(&[7, 3, 8, 0, 4, 5, 2, 6, 1].map(|k| half[k]))
}

/// Asks for the inverse of each of these moves.
fn tell(moves: &[Move]) -> Verdict {
    let names = moves.iter().map(Move::to_string).collect::<Vec<_>>().join(" ");
    let turns: Vec<[u8; 7]> = moves.iter().map(|m| *m.position().pm()).collect();
    let mut table = vec![0; 5040 * turns.len()];
    transition::corner_permutation_table(&turns, &mut table);
    let count = moves.len();
    for m in 0..count {
        let call = format!("undoing({count}, {m}, next)");
        let looked_up = Cell::new(0);
        let next = |t: usize, k: usize| {
            looked_up.set(looked_up.get() + 1);
            assert!(t < 5040, "there is no rank {t}: the last is 5039");
            assert!(k < count, "there is no move {k}: the last is {}", count - 1);
            table[t * count + k] as usize
        };
        let right = moves.iter().position(|&k| k == moves[m].inverse());
        let undone = moves[m];
        let itself = match right == Some(m) {
            true => format!(
                "\nHere {undone} is to be undone, and a half turn undoes itself: do you \
                 leave out move `m`?"
            ),
            false => String::new(),
        };
        let given = ask::<usize>(&call, || exercise::undoing(count, m, &next));
        let given = given.map_err(|fault| match fault {
            Fault::Wrong(said) => wrong(said + &itself),
            to_do => to_do,
        })?;
        ensure(Some(given) == right, || {
            let why = match moves.get(given) {
                None => "There is no such move.".to_owned(),
                Some(found) if given == m => format!(
                    "That is the move itself, and {found} twice is not nothing. After the \
                     move, look for one that leads back to 0."
                ),
                Some(found) => format!(
                    "That is {found}. After {undone} from rank 0, does it lead back to 0?"
                ),
            };
            format!(
                "{call}, where the moves are {names} and {undone} is to be undone, gives \
                 {given}.\n{why}{itself}"
            )
        })?;
        at_most(
            call,
            "look-ups",
            looked_up.get(),
            count as u64 + 1,
            "One rank is enough. Where the move leads from rank 0, only its inverse leads \
             back to rank 0: a move that does so to one order of all pieces does it to all.",
        )?;
    }
    Ok(())
}
