//! Tests of the plain functions against values that are known without them.
// TODO: all small cases, and the output that the document prints; a faster function against
// the plain one.

use @ident@::sum;

#[test]
fn appended_number_adds_to_sum() {
    for last in 0..=255 {
        assert_eq!(sum(&[3, 1, last]), sum(&[3, 1]) + u64::from(last));
    }
    assert_eq!(sum(&[]), 0);
}
