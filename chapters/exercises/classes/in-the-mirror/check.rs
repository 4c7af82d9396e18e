use judge::{RunOutcome, Verdict, compare};

const NAMES: [&str; 9] = ["U", "U2", "U'", "R", "R2", "R'", "F", "F2", "F'"];

/// Every sequence of up to three moves, as their numbers, and a long one.
fn cases() -> impl Iterator<Item = Vec<usize>> {
    let short = (0..4_u32).flat_map(|n| {
        (0..9_usize.pow(n))
            .map(move |t| (0..n).map(|i| t / 9_usize.pow(i) % 9).collect())
    });
    short.chain([(0..300).map(|i| i * i % 9).collect()])
}

fn written(moves: &[usize]) -> String {
    moves.iter().map(|&m| NAMES[m]).collect::<Vec<_>>().join(" ")
}

/// Faces exchanged or not, directions turned around or not.
fn seen(moves: &[usize], faces: bool, directions: bool) -> Vec<usize> {
    let image = |&m: &usize| {
        let face = if faces { [0, 2, 1][m / 3] } else { m / 3 };
        face * 3 + if directions { 2 - m % 3 } else { m % 3 }
    };
    moves.iter().map(image).collect()
}

pub fn check() -> Verdict {
    let backward = |moves: &[usize], faces| {
        let mut image = seen(moves, faces, true);
        image.reverse();
        written(&image)
    };
    compare(
        cases(),
        |moves| format!("mirrored({:?})", written(moves)),
        |moves| exercise::mirrored(&written(moves)),
        |moves| written(&seen(moves, true, true)),
    )
    .mistake("The faces are right. But in a mirror a clock runs backward.", |moves| {
        written(&seen(moves, true, false))
    })
    .mistake("The directions are right. But which face does the mirror show turning?", |moves| {
        written(&seen(moves, false, true))
    })
    .mistake("U stays on top, but turns the other way: in a mirror a clock runs backward.", |moves| {
        let all = seen(moves, true, true);
        let kept = moves.iter().zip(all).map(|(&m, image)| if m < 3 { m } else { image });
        written(&kept.collect::<Vec<_>>())
    })
    .mistake("This undoes the moves. A mirror does not change which move comes first.", |moves| {
        backward(moves, false)
    })
    .mistake(
        "Each move is right, but a mirror does not change which move comes first.",
        |moves| backward(moves, true),
    )
    .mistake("There is one space between two moves, and none after the last.", |moves| {
        seen(moves, true, true).iter().map(|&m| format!("{} ", NAMES[m])).collect()
    })
    .mistake("There is one space between two moves, and none before the first.", |moves| {
        seen(moves, true, true).iter().map(|&m| format!(" {}", NAMES[m])).collect()
    })
    .mistake("The moves are right. But between two moves there is a space.", |moves| {
        seen(moves, true, true).iter().map(|&m| NAMES[m]).collect()
    })
    .likely(
        "Of an empty text `split(' ')` makes one entry, an empty one, and `split_whitespace` makes \
         none.",
        |moves, given| moves.is_empty() && matches!(given, RunOutcome::Panicked(_)),
    )
    .likely("Half turns stay half turns, in whichever direction.", |moves, _| {
        moves.iter().any(|m| m % 3 == 1)
    })
    .judge()
}
