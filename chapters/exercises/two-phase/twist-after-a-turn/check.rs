use judge::{Verdict, compare};
use puzzle::Metric;
use puzzle::rubik::turns;

type Case = (usize, [u8; 8], [u8; 8]);

/// The twists with this number.
fn twists(t: usize) -> [usize; 8] {
    let mut twists =
        std::array::from_fn(
            |i| if i < 7 { t / 3_usize.pow(6 - i as u32) % 3 } else { 0 },
        );
    twists[7] = (21 - twists.iter().sum::<usize>()) % 3;
    twists
}

fn number(digit: impl Fn(usize) -> usize) -> usize {
    (0..7).fold(0, |t, i| 3 * t + digit(i) % 3)
}

fn right(&(t, pm, ori): &Case) -> usize {
    let before = twists(t);
    number(|i| before[usize::from(pm[i])] + usize::from(ori[i]))
}

pub fn check() -> Verdict {
    let turns = turns(Metric::HalfTurn);
    let all = turns.iter().map(|turn| (*turn.corners().pm(), *turn.corners().ori()));
    let all: Vec<_> = all.collect();
    let numbers =
        [0, 1, 3, 9, 27, 81, 243, 729].into_iter().chain((0..2187).step_by(19));
    let cases = numbers.flat_map(|t| all.iter().map(move |&(pm, ori)| (t, pm, ori)));
    compare(
        cases,
        |(t, pm, ori)| format!("twist_after({t}, &{pm:?}, &{ori:?})"),
        |(t, pm, ori)| exercise::twist_after(*t, pm, ori),
        right,
    )
    .mistake("It looks as if the corners are not moved: slot `i` gets the corner of slot `pm[i]`.", |&(t, _, ori)| {
        let before = twists(t);
        number(|i| before[i] + usize::from(ori[i]))
    })
    .mistake("It looks as if the turn adds no twist.", |&(t, pm, _)| {
        let before = twists(t);
        number(|i| before[usize::from(pm[i])])
    })
    .mistake("It looks as if the twist of slot 7 is always 0. It follows from the others.", |&(t, pm, ori)| {
        let mut before = twists(t);
        before[7] = 0;
        number(|i| before[usize::from(pm[i])] + usize::from(ori[i]))
    })
    .mistake("It looks as if a twist goes to slot `pm[i]`. It comes from there.", |&(t, pm, ori)| {
        let before = twists(t);
        let mut after = [0; 8];
        for i in 0..8 {
            after[usize::from(pm[i])] = before[i] + usize::from(ori[usize::from(pm[i])]);
        }
        number(|i| after[i])
    })
    .judge()
}
