use judge::{Verdict, ask, wrong};
use permutation_group::plain::{inverse, product};
use permutation_group::{Letter, Permutation, PermutationGroup, Words};

#[path = "../common.rs"]
mod common;
use common::permutations;

type Chain = Vec<Vec<Option<Vec<usize>>>>;

/// A puzzle, its chain, and positions of it.
struct Case {
    moves: Vec<Vec<usize>>,
    chain: Chain,
    positions: Vec<Vec<usize>>,
}

/// The puzzle that the moves in `half` and their undoings make.
fn case(half: &[Vec<usize>], positions: Vec<Vec<usize>>) -> Case {
    let moves: Vec<_> = half.iter().flat_map(|m| [m.clone(), inverse(m)]).collect();
    let n = moves[0].len();
    let permutation = |m: &Vec<usize>| {
        Permutation::new(m.iter().map(|&x| x as u16).collect()).expect("a permutation")
    };
    let generators: Vec<_> = half.iter().map(permutation).collect();
    let base: Vec<u16> = (0..n as u16).collect();
    let group = PermutationGroup::with_base(n, &generators, &base).expect("a group");
    let words = Words::new(&group);
    let mut chain: Chain = vec![vec![None; n]; n];
    for (k, link) in chain.iter_mut().enumerate() {
        link[k] = Some(vec![]);
    }
    for (level, point) in group.base().into_iter().enumerate() {
        for t in group.transversal(level) {
            let place = usize::from(t.image(point));
            if place != usize::from(point) {
                let word = words.word(&t).expect("an element");
                chain[usize::from(point)][place] =
                    Some(word.iter().map(number).collect());
            }
        }
    }
    Case { moves, chain, positions }
}

fn number(letter: &Letter) -> usize {
    2 * letter.generator + usize::from(letter.is_inverse)
}

fn cases() -> Vec<Case> {
    let mut cases = vec![];
    for n in 2..=4 {
        let all = permutations(n);
        for (i, a) in all.iter().enumerate().skip(1) {
            cases.push(case(&[a.clone()], all.clone()));
            let b = &all[(i * 5 + 3) % all.len()];
            cases.push(case(&[a.clone(), b.clone()], all.clone()));
        }
    }
    // Twelve in a ring, and four of them turned over: all orders. Two rings of seven that share two
    // places: only even orders, so of two that differ by an exchange one cannot be reached.
    let by =
        |a: usize, b: usize| (0..12).map(move |x| (x * a + b) % 12).collect::<Vec<_>>();
    let (ring, flip) = (by(1, 1), vec![3, 2, 1, 0, 4, 5, 6, 7, 8, 9, 10, 11]);
    cases.push(case(&[ring, flip], vec![by(5, 2), by(11, 0), by(7, 3)]));
    let left = vec![1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 10, 11];
    let right = vec![0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 5];
    cases.push(case(&[left, right], vec![by(5, 0), by(5, 1), by(1, 4), by(11, 1)]));
    cases
}

/// Where the points are after these moves, first the first.
fn after(g: &[usize], word: &[usize], moves: &[Vec<usize>]) -> Vec<usize> {
    word.iter().fold(g.to_vec(), |g, &m| product(&g, &moves[m]))
}

/// Whether a position can be reached.
fn is_reachable(case: &Case, g: &[usize]) -> bool {
    let mut left = g.to_vec();
    (0..left.len()).all(|k| {
        let Some(word) = &case.chain[k][left[k]] else { return false };
        let home: Vec<usize> = (0..left.len()).collect();
        left = product(&left, &inverse(&after(&home, word, &case.moves)));
        true
    })
}

/// What a mistake makes of the moves that bring a point to its place.
type Part = fn(&[usize]) -> Vec<usize>;

fn undone(word: &[usize]) -> Vec<usize> {
    word.iter().rev().map(|m| m ^ 1).collect()
}

/// The moves for each point in turn, when the others are taken home rightly, or by the same mistake.
fn spell(case: &Case, g: &[usize], part: Part, rightly: bool) -> Option<Vec<usize>> {
    let (mut left, mut spelled) = (g.to_vec(), vec![]);
    for k in 0..g.len() {
        let word = case.chain[k][left[k]].as_ref()?;
        spelled.extend(part(word));
        left =
            after(&left, &if rightly { undone(word) } else { part(word) }, &case.moves);
    }
    Some(spelled)
}

/// The moves that make a position, and not those that take it home.
fn made(case: &Case, g: &[usize]) -> Option<Vec<usize>> {
    spell(case, g, undone, true).map(|word| undone(&word))
}

/// The moves of all points, each looked up where it is at the beginning.
fn looked_up_at_once(case: &Case, g: &[usize]) -> Option<Vec<usize>> {
    let words = (0..g.len()).map(|k| case.chain[k][g[k]].as_deref().map(undone));
    Some(words.collect::<Option<Vec<_>>>()?.concat())
}

/// Whether a mistake gives what the student's function gives, in all small cases.
fn is_mistake(mistaken: impl Fn(&Case, &[usize]) -> Option<Vec<usize>>) -> bool {
    type Word = Option<Vec<usize>>;
    cases().iter().filter(|case| case.chain.len() < 5).all(|case| {
        case.positions.iter().all(|g| {
            let given =
                ask::<Word>("home", || exercise::home(&case.moves, &case.chain, g));
            given == Ok(mistaken(case, g))
        })
    })
}

fn advice() -> &'static str {
    let part = |part: Part| {
        [true, false]
            .into_iter()
            .any(|rightly| is_mistake(|case, g| spell(case, g, part, rightly)))
    };
    if is_mistake(made) {
        "\nIt looks as if your moves make the position. They are to take it home: undone, from the last \
         to the first."
    } else if part(|word| word.iter().map(|m| m ^ 1).collect()) {
        "\nIt looks as if you undo the moves that brought a point to its place from the first to the last. \
         The last is undone first."
    } else if part(|word| word.iter().rev().copied().collect()) {
        "\nIt looks as if you do the moves backward, but do not undo them: `m ^ 1` undoes `m`."
    } else if part(<[usize]>::to_vec) {
        "\nIt looks as if you do what brought a point to its place once more. It is to be undone."
    } else if is_mistake(looked_up_at_once) {
        "\nIt looks as if you look up all points where they are at the beginning. What takes one point \
         home moves the others."
    } else {
        ""
    }
}

pub fn check() -> Verdict {
    for case in cases() {
        for g in &case.positions {
            let moves: Vec<_> = case.moves.iter().step_by(2).collect();
            let call = format!(
                "home(…, &{g:?}), where the moves 0, 2 and so on are {moves:?},"
            );
            let given = ask::<Option<Vec<usize>>>(&call, || {
                exercise::home(&case.moves, &case.chain, g)
            })?;
            if let Err(said) = judge_word(&case, g, given) {
                return Err(wrong(format!("{call} gives {said}{}", advice())));
            }
        }
    }
    Ok(())
}

/// What is wrong with an answer, beginning with the answer itself.
fn judge_word(
    case: &Case,
    g: &[usize],
    given: Option<Vec<usize>>,
) -> Result<(), String> {
    let reachable = is_reachable(case, g);
    let Some(word) = given else {
        return if reachable {
            Err("None, and there are moves that solve it.".to_owned())
        } else {
            Ok(())
        };
    };
    let shown = judge::brief(&word);
    if let Some(m) = word.iter().find(|&&m| m >= case.moves.len()) {
        return Err(format!("Some({shown}), and there is no move {m}."));
    }
    if !reachable {
        return Err(format!(
            "Some({shown}), and None is right: a point comes to a place for which its link has no moves."
        ));
    }
    let led = after(g, &word, &case.moves);
    if led.iter().copied().eq(0..g.len()) {
        return Ok(());
    }
    Err(format!(
        "Some({shown}), and these moves do not take all points home: they lead to {led:?}."
    ))
}
