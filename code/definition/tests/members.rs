//! Ranks of the members of a set, against counting them.

use definition::Members;
use proptest::prelude::*;

proptest! {
    #[test]
    fn members_are_ranked_in_order(
        words in prop::collection::vec(prop_oneof![Just(0), any::<u64>()], 0..40),
    ) {
        let members = Members::new(words.clone());
        let numbers = (0..64 * words.len() as u64)
            .filter(|i| words[(i / 64) as usize] >> (i % 64) & 1 == 1);
        let mut rank = 0;
        for number in numbers {
            prop_assert_eq!((members.rank(number), members.unrank(rank)), (Some(rank), number));
            rank += 1;
        }
        prop_assert_eq!(members.count(), rank);
        let others = (0..64 * words.len() as u64 + 9)
            .filter(|&i| members.rank(i).is_some());
        prop_assert_eq!(others.count() as u64, rank);
    }
}
