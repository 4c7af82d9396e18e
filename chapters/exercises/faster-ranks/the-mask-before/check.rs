use combination::next_mask;
use judge::{Answer, Verdict, compare};

/// Small masks, and such as have far to go.
fn cases() -> impl Iterator<Item = u64> {
    let far = [1 << 40, 0b111 << 50, u64::MAX << 32, u64::MAX << 1, 1 << 63, u64::MAX];
    let few = [!1, !(1 << 40), 0x8000_0000_0000_0001, 0x00FF_00FF_00FF_00FF];
    (0..600)
        .chain(far)
        .chain(few)
        .chain((0..200).map(|k| u64::wrapping_mul(k + 1, 0x9E37_79B9_7F4A_7C15)))
}

fn before(beads: u64) -> Option<u64> {
    next_mask(!beads).map(|holes| !holes)
}

pub fn check() -> Verdict {
    compare(
        cases(),
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
    .likely(
        "Before the first mask of so many beads there is none.",
        |&beads, given| before(beads).is_none() && matches!(given, Answer::Gave(Bits(Some(_)))),
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
