use judge::{RunOutcome, Verdict, compare};
use puzzle::rubik::CORNERS;

fn rotated(text: &str, by: usize) -> String {
    format!("{}{}", &text[by..], &text[..by])
}

/// All three letters of six: the corners first.
fn cases() -> impl Iterator<Item = String> {
    let corners = (0..3).flat_map(|by| {
        CORNERS.names.iter().map(move |name| rotated(name, (3 - by) % 3))
    });
    let faces = || "URFDLB".chars();
    let all = faces().flat_map(move |a| {
        faces().flat_map(move |b| faces().map(move |c| format!("{a}{b}{c}")))
    });
    corners.chain(all)
}

fn right(shown: &str) -> Option<(usize, usize)> {
    (0..3).find_map(|twist| {
        let own = rotated(shown, twist);
        Some((CORNERS.names.iter().position(|name| *name == own)?, twist))
    })
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |shown| format!("read_corner({shown:?})"),
        |shown| exercise::read_corner(shown),
        |shown| right(shown),
    )
    .mistake("It looks as if you count the twist in the other direction.", |shown| {
        right(shown).map(|(corner, twist)| (corner, (3 - twist) % 3))
    })
    .mistake("It looks as if the order of the letters does not matter to you: a mirrored corner is none.", |shown| {
        let sorted = |text: &str| {
            let mut letters: Vec<char> = text.chars().collect();
            letters.sort_unstable();
            letters
        };
        let corner = CORNERS.names.iter().position(|name| sorted(name) == sorted(shown))?;
        Some((corner, shown.find(['U', 'D'])?))
    })
    .mistake("It looks as if you only know corners that are not twisted.", |shown| {
        right(shown).filter(|&(_, twist)| twist == 0)
    })
    .likely("These letters are on no corner: say `None`.", |shown, answer| {
        right(shown).is_none() && matches!(answer, RunOutcome::Gave(Some(_)) | RunOutcome::Panicked(_))
    })
    .judge()
}
