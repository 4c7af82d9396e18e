//! Errors in the documents about permutations, and their effects. The numbers are those of
//! the errata in the book's appendix. The documents are 1-based; so are the comments here
//! that quote them.

use permutation::{Error, EvenPermutations, Permutations};
use permutation::{
    inversion_digits as digits_of, rank, rank_even, unrank, unrank_even,
};

/// A permutation as the documents print it.
fn one_based(pm: &[u8]) -> String {
    pm.iter().map(|piece| (piece + 1).to_string()).collect()
}

#[test]
fn erratum_03_decoder_pasted_twice() {
    // Jaap's page prints the decoder's block twice. The second run begins with the t that the first
    // one left, so decoding 9 gives the solved permutation.
    fn decode(t: &mut u64, pm: &mut [u8]) {
        let n = pm.len();
        for i in (0..n).rev() {
            pm[i] = (*t % (n - i) as u64) as u8;
            *t /= (n - i) as u64;
            for j in i + 1..n {
                pm[j] += u8::from(pm[j] >= pm[i]);
            }
        }
    }
    let (mut t, mut pm) = (9, [0; 4]);
    decode(&mut t, &mut pm);
    assert_eq!(one_based(&pm), "2341");
    decode(&mut t, &mut pm);
    assert_eq!(one_based(&pm), "1234");

    unrank(9, &mut pm);
    unrank(9, &mut pm);
    assert_eq!(one_based(&pm), "2341");
}

#[test]
fn erratum_04_counting_down_needs_rev() {
    // "for i = n-1 to 1", taken literally: in Rust the loop never runs.
    fn literal(mut t: u64, pm: &mut [u8]) {
        let n = pm.len();
        pm[n - 1] = 0;
        for i in n - 1..1 {
            pm[i] = (t % (n - i) as u64) as u8;
            t /= (n - i) as u64;
        }
    }
    let mut pm = [9; 4];
    literal(9, &mut pm);
    assert_eq!(pm, [9, 9, 9, 0]);
    unrank(9, &mut pm);
    assert_eq!(one_based(&pm), "2341");
}

#[test]
fn erratum_05_slash_is_integer_division() {
    // Visual Basic's `/` keeps the fraction; storing it in an integer rounds it to
    // the nearest, and halves to even.
    fn with_fractions(t: u64, pm: &mut [u8]) {
        let (n, mut t) = (pm.len(), t as f64);
        for i in (0..n).rev() {
            pm[i] = (t % (n - i) as f64).round_ties_even() as u8;
            t /= (n - i) as f64;
            for j in i + 1..n {
                pm[j] += u8::from(pm[j] >= pm[i]);
            }
        }
    }
    let right = |t: u64| {
        let mut pm = [0; 4];
        with_fractions(t, &mut pm);
        Permutations::new(4).unwrap().rank(&pm) == Ok(t)
    };
    assert_eq!((0..24).filter(|&t| !right(t)).count(), 12); // of 24
}

#[test]
fn erratum_09_even_rank_checks_parity() {
    // The encoder ignores the last two pieces, so it also accepts odd permutations.
    assert_eq!(rank_even(&[0, 1, 3, 2]), rank_even(&[0, 1, 2, 3])); // 1-based: 1243, 1234
    let mut back = [0; 4];
    unrank_even(rank_even(&[1, 0, 2, 3]), &mut back);
    assert_eq!(one_based(&back), "2143"); // the encoder's input was 2134

    let space = EvenPermutations::new(4).unwrap();
    assert_eq!(space.rank(&[0, 1, 3, 2]), Err(Error::Odd));
    assert_eq!(space.rank(&[1, 0, 2, 3]), Err(Error::Odd));
    assert_eq!(space.rank(&[1, 0, 3, 2]), Ok(3));

    // Every odd permutation collides with an even one: 12 of 24.
    let all = Permutations::new(4).unwrap();
    let refused = (0..24).filter(|&t| space.rank(&all.unrank(t).unwrap()).is_err());
    assert_eq!(refused.count(), 12);

    // Even permutations need two pieces: with one, the loop would begin at n - 2 = -1.
    assert_eq!(EvenPermutations::new(1), Err(Error::TooFewPieces { found: 1 }));
    assert_eq!(rank(&[0]), 0);
}

#[test]
fn erratum_20_place_values_multiply() {
    let value = |digits: &[u64], base: &dyn Fn(u64) -> u64| {
        digits.iter().fold((0, 1), |(t, i), &digit| (t * base(i) + digit, i + 1)).0
    };
    // The guide's number. With a value of 10 in each column it would be 280.
    let digits = [4, 7, 3, 9, 5];
    assert_eq!(value(&digits, &|_| 10), 47_395);
    assert_eq!(digits.iter().map(|digit| digit * 10).sum::<u64>(), 280);

    // "n-1!" is (n - 1)!: the first of four columns is worth 6, where 4 - 1! is 3. The
    // last column, 0!, always holds 0.
    let factorial = |n: u64| (1..=n).product::<u64>();
    for t in 0..24 {
        let mut pm = [0; 4];
        unrank(t, &mut pm);
        let digits = digits_of(&pm);
        let worth = (0..4).map(|i| u64::from(digits[i]) * factorial(3 - i as u64));
        assert_eq!(worth.sum::<u64>(), t);
        assert_eq!(digits[3], 0);
    }
}

#[test]
fn erratum_21_one_based_arrays() {
    // The guide's loop. `Dim perm(n)` has entries 0 to n, and entry 0 is not used.
    fn guide(perm: &[u8], n: usize) -> u64 {
        let mut t = 0;
        for i in 1..n {
            t *= (n - i + 1) as u64;
            t += (i + 1..=n).filter(|&j| perm[j] < perm[i]).count() as u64;
        }
        t
    }
    // The first two of seven pieces swapped: one block of 6! is skipped.
    assert_eq!(guide(&[0, 2, 1, 3, 4, 5, 6, 7], 7), 720);
    assert_eq!(rank(&[1, 0, 2, 3, 4, 5, 6]), 720);

    // Without the unused entry and with the same bounds, the loop ignores the first piece
    // and reads one beyond the last.
    let shifted = [2, 1, 3, 4, 5, 6, 7];
    assert_eq!(shifted.get(7), None);
    assert_eq!(guide(&shifted, 6), 0); // 720 would be right
}
