//! @title@: its laws, all of them everywhere, and what it reads and writes.
// TODO: what is known of the puzzle without this code; what can be wrong with a position.

use puzzle::@ident@::@type@;
use puzzle::{Puzzle, check_puzzle};

#[test]
fn every_law_holds_in_every_position() {
    assert_eq!(check_puzzle(&@type@, 0..@type@.count()), Ok(()));
}

#[test]
fn what_is_written_is_read_and_what_is_none_is_refused() {
    for rank in 0..@type@.count() {
        let position = @type@.unrank(rank);
        assert_eq!(@type@.read(&@type@.write(&position)), Ok(position));
    }
    for text in ["", "1 2 3", "1 2 3 3", "1 2 3 5", "x"] {
        assert!(@type@.read(text).is_err(), "{text:?}");
    }
}
