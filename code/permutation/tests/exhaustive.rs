//! Every permutation of up to nine pieces, against the lexicographic successor.

use permutation::{EvenPermutations, InversionDigits, Permutations};
use permutation::{
    inversion_digits, inversions, is_even, rank, rank_even, unrank, unrank_even,
};

/// Advances to the next permutation in lexicographic order; `false` after the last one.
/// The piece before the longest decreasing tail is swapped with the next larger piece of
/// the tail, and the tail is reversed.
fn next_permutation(pm: &mut [u8]) -> bool {
    let Some(i) = (1..pm.len()).rev().find(|&i| pm[i - 1] < pm[i]) else {
        return false;
    };
    let j = (i..pm.len()).rev().find(|&j| pm[j] > pm[i - 1]).unwrap();
    pm.swap(i - 1, j);
    pm[i..].reverse();
    true
}

/// Visits every permutation of `n` pieces in lexicographic order, with its rank, and
/// returns their number.
fn for_each(n: usize, mut visit: impl FnMut(u64, &[u8])) -> u64 {
    let mut pm: Vec<u8> = (0..n as u8).collect();
    let mut t = 0;
    loop {
        visit(t, &pm);
        t += 1;
        if !next_permutation(&mut pm) {
            return t;
        }
    }
}

/// The parity, computed from cycles: a cycle of length `k` is `k - 1` swaps.
fn even_by_cycles(pm: &[u8]) -> bool {
    let mut visited = vec![false; pm.len()];
    let mut swaps = 0;
    for start in 0..pm.len() {
        let mut i = start;
        while !visited[i] {
            visited[i] = true;
            i = pm[i].into();
            swaps += usize::from(i != start);
        }
    }
    swaps % 2 == 0
}

#[test]
fn ranks_are_lexicographic() {
    for n in 0..=9 {
        let space = Permutations::new(n).unwrap();
        let count = for_each(n, |t, pm| {
            assert_eq!(space.rank(pm), Ok(t));
            assert_eq!(rank(pm), t);
            assert_eq!(space.unrank(t).as_deref(), Ok(pm));
            let mut back = [77; 9]; // 77: each byte must be overwritten
            unrank(t, &mut back[..n]);
            assert_eq!(&back[..n], pm);
        });
        assert_eq!(space.count(), count);
    }
}

#[test]
fn even_rank_is_half_the_rank() {
    for n in 2..=9 {
        let space = EvenPermutations::new(n).unwrap();
        let mut even = 0;
        for_each(n, |t, pm| {
            if !even_by_cycles(pm) {
                assert_eq!(space.rank(pm), Err(permutation::Error::Odd));
                return;
            }
            // Of each pair of ranks 2k, 2k + 1 exactly one is even.
            assert_eq!(even, t / 2);
            assert_eq!(space.rank(pm), Ok(even));
            assert_eq!(rank_even(pm), even);
            assert_eq!(space.unrank(even).as_deref(), Ok(pm));
            let mut back = [77; 9];
            unrank_even(even, &mut back[..n]);
            assert_eq!(&back[..n], pm);
            even += 1;
        });
        assert_eq!(space.count(), even);
    }
}

#[test]
fn inversion_digits_have_the_rank() {
    for n in 0..=8 {
        for_each(n, |t, pm| {
            let value = InversionDigits::from_permutation(pm).unwrap();
            assert_eq!(value.as_slice(), inversion_digits(pm));
            assert_eq!(value.rank(), t);
            assert_eq!(value.permutation(), pm);
            assert_eq!(InversionDigits::new(&inversion_digits(pm)), Ok(value.clone()));

            // With place values as in the guide's table: (n-1)!, …, 2!, 1!, 0!.
            let places = (0..n).map(|i| (1..(n - i) as u64).product::<u64>());
            let sum: u64 =
                places.zip(value.as_slice()).map(|(p, &d)| p * u64::from(d)).sum();
            assert_eq!(sum, t);
        });
    }
}

#[test]
fn inversion_parity_matches_cycle_parity() {
    for n in 0..=9 {
        let mut even = 0;
        let count = for_each(n, |_, pm| {
            assert_eq!(is_even(pm), even_by_cycles(pm));
            assert_eq!(is_even(pm), inversions(pm).is_multiple_of(2));
            even += u64::from(is_even(pm));
        });
        assert_eq!(even, count.div_ceil(2));
    }
}

/// The table in the Visual Basic guide: all 24 permutations, 1-based as printed there,
/// with the first three digits; the fourth is always 0.
const TABLE: [(&str, &str); 24] = [
    ("1234", "000"),
    ("1243", "001"),
    ("1324", "010"),
    ("1342", "011"),
    ("1423", "020"),
    ("1432", "021"),
    ("2134", "100"),
    ("2143", "101"),
    ("2314", "110"),
    ("2341", "111"),
    ("2413", "120"),
    ("2431", "121"),
    ("3124", "200"),
    ("3142", "201"),
    ("3214", "210"),
    ("3241", "211"),
    ("3412", "220"),
    ("3421", "221"),
    ("4123", "300"),
    ("4132", "301"),
    ("4213", "310"),
    ("4231", "311"),
    ("4312", "320"),
    ("4321", "321"),
];

#[test]
fn guide_table_of_24_is_right() {
    for (t, (permutation, expected)) in (0..).zip(TABLE) {
        let pm: Vec<u8> = permutation.bytes().map(|b| b - b'1').collect();
        assert_eq!(rank(&pm), t);
        let digits: String = inversion_digits(&pm).iter().map(u8::to_string).collect();
        assert_eq!(digits, format!("{expected}0"));
    }
}
