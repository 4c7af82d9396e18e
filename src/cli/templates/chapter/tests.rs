//! The plain functions against what is known without them.
// TODO: all small cases, and what the document prints; a faster way against the plain one.

use @ident@::sum;

#[test]
fn a_row_with_one_number_more_has_that_number_more() {
    for last in 0..=255 {
        assert_eq!(sum(&[3, 1, last]), sum(&[3, 1]) + u64::from(last));
    }
    assert_eq!(sum(&[]), 0);
}
