//! Tests of @title@: all laws in every position, reading and writing.
// TODO: facts that are known without this code; every mistake that a position can have.

use puzzle::@ident@::@type@;
use puzzle::{Puzzle, check_puzzle};

#[test]
fn every_law_holds_in_every_position() {
    assert_eq!(check_puzzle(&@type@, 0..@type@.count()), Ok(()));
}

#[test]
fn text_round_trips_or_is_refused() {
    for rank in 0..@type@.count() {
        let position = @type@.unrank(rank);
        assert_eq!(@type@.read(&@type@.write(&position)), Ok(position));
    }
    for text in ["", "1 2 3", "1 2 3 3", "1 2 3 5", "x"] {
        assert!(@type@.read(text).is_err(), "{text:?}");
    }
}
