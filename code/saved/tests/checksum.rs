//! The checksum is XXH64: the sums of its reference, at once and in pieces.
use proptest::prelude::*;
use saved::{Checksum, checksum};

#[test]
fn sums_match_reference() {
    for (text, sum) in [
        ("", 0xEF46_DB37_51D8_E999),
        ("a", 0xD24E_C4F1_A98C_6E5B),
        ("abc", 0x44BC_2CF5_AD77_0999),
        ("Nobody inspects the spammish repetition", 0xFBCE_A83C_8A37_8BF1),
    ] {
        assert_eq!(checksum(text.as_bytes()), sum, "{text}");
    }
}

/// Each length up to nine blocks: the reference has this sum of all its sums.
#[test]
fn every_length_matches_reference() {
    let bytes: Vec<u8> = (0..300_u32).map(|i| (i * i * 31 + 7 * i + 3) as u8).collect();
    let sums: Vec<u8> =
        (0..=300).flat_map(|length| checksum(&bytes[..length]).to_le_bytes()).collect();
    assert_eq!(checksum(&sums), 0xDAA4_145F_A70C_075E);
}

/// What a disk damages first: any bit of any byte, and two bytes in each other's place.
#[test]
fn detects_any_flipped_bit() {
    let bytes: Vec<u8> = (0..200).collect();
    let right = checksum(&bytes);
    let mut damaged = bytes.clone();
    for at in 0..bytes.len() {
        for bit in 0..8 {
            damaged[at] ^= 1 << bit;
            assert_ne!(checksum(&damaged), right, "bit {bit} of byte {at}");
            damaged[at] ^= 1 << bit;
        }
        for other in 0..at {
            damaged.swap(at, other);
            assert_ne!(checksum(&damaged), right, "bytes {at} and {other}");
            damaged.swap(at, other);
        }
    }
}

proptest! {
    #[test]
    fn pieces_sum_like_whole(
        pieces in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..100), 0..20)
    ) {
        let mut sum = Checksum::new();
        for (i, piece) in pieces.iter().enumerate() {
            sum.add(piece);
            prop_assert_eq!(sum.sum(), checksum(&pieces[..=i].concat()));
        }
        prop_assert_eq!(sum.sum(), checksum(&pieces.concat()));
    }
}
