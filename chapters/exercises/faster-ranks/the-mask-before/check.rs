use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use combination::next_mask;
use judge::{RunOutcome, Verdict, compare, ensure};

/// The mask before this one is far away.
const FAR: u64 = 1 << 40;

/// Masks that have far to go, and such as have no bead or no hole.
fn cases() -> impl Iterator<Item = u64> {
    let far = [FAR, 0b111 << 50, u64::MAX << 32, u64::MAX << 1, 1 << 63];
    let few = [!1, !(1 << 40), 0x8000_0000_0000_0001, 0x00FF_00FF_00FF_00FF];
    far.into_iter()
        .chain(few)
        .chain((0..200).map(|k| u64::wrapping_mul(k + 1, 0x9E37_79B9_7F4A_7C15)))
        .chain([0, u64::MAX])
}

fn before(beads: u64) -> Option<u64> {
    next_mask(!beads).map(|holes| !holes)
}

/// All but the lowest bead that can move stay where they are.
fn one_alone(beads: u64) -> Option<u64> {
    let holes = !beads & beads >> 1;
    (holes > 0).then(|| beads ^ 0b11 << holes.trailing_zeros())
}

/// Whoever searches does not come back from far away in time.
fn ends_soon() -> bool {
    let (done, ended) = mpsc::channel();
    thread::spawn(move || {
        let _ = judge::answer(|| exercise::before(FAR));
        let _ = done.send(());
    });
    ended.recv_timeout(Duration::from_secs(2)).is_ok()
}

pub fn check() -> Verdict {
    compared(1..600)?;
    ensure(ends_soon(), || {
        format!(
            "before({FAR:#b}) does not end within 2 seconds. Do not search: there may be many \
             numbers between the two."
        )
    })?;
    compared(cases())
}

fn compared(cases: impl Iterator<Item = u64>) -> Verdict {
    compare(
        cases,
        |beads| format!("before({beads:#b})"),
        |&beads| Bits(exercise::before(beads)),
        |&beads| Bits(before(beads)),
    )
    .mistake("That is the mask that comes after.", |&beads| Bits(next_mask(beads)))
    .mistake(
        "It looks as if those are the slots without beads. Turn the bits once more.",
        |&beads| Bits(next_mask(!beads)),
    )
    .mistake(
        "It looks as if the bits are read from the other end. That turns the order of the slots \
         around, and not the order of the masks.",
        |&beads| Bits(next_mask(beads.reverse_bits()).map(u64::reverse_bits)),
    )
    .mistake(
        "That is one less, and it has another number of ones.",
        |&beads| Bits(beads.checked_sub(1)),
    )
    .mistake(
        "It looks as if one bead moves down, and the others stay. The beads of the lowest run go \
         with it: right below it, and not to the bottom.",
        |&beads| Bits(one_alone(beads)),
    )
    .likely(
        "Before the first mask of so many beads there is none.",
        |&beads, given| before(beads).is_none() && matches!(given, RunOutcome::Gave(Bits(Some(_)))),
    )
    .judge()
}

/// A mask that is shown as bits.
#[derive(PartialEq)]
struct Bits(Option<u64>);

impl std::fmt::Debug for Bits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            Some(beads) => write!(f, "Some({beads:#b})"),
            None => write!(f, "None"),
        }
    }
}
