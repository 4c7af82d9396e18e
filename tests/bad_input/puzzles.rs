//! Names, sizes, metrics and engines.
use super::refused;

#[test]
fn names_that_no_puzzle_has() {
    refused(&[
        (
            &["table", "poket-cube"],
            "unknown puzzle \"poket-cube\"; there are: {families}; did you mean \
             pocket-cube?",
        ),
        (&["table", ""], "unknown puzzle \"\"; there are: {families}"),
        (&["solve", "4d", "R"], "unknown puzzle \"4d\"; there are: {families}"),
        (
            &["table", "Pocket-Cube"],
            "unknown puzzle \"Pocket-Cube\"; there are: {families}; did you mean \
             pocket-cube?",
        ),
        (
            &["random", "cube"],
            "unknown puzzle \"cube\"; there are: {families}; did you mean \
             pocket-cube?",
        ),
        (
            &["farthest", "pocket-cube-2"],
            "unknown puzzle \"pocket-cube-2\"; there are: {families}; did you mean \
             pocket-cube?",
        ),
        (
            &["table", "sliding"],
            "\"sliding\" does not say which size; write sliding-RxC, as in \
             sliding-2x2",
        ),
        (
            &["table", "sliding-3"],
            "\"sliding-3\" does not say which size; write sliding-RxC, as in \
             sliding-2x2",
        ),
        (
            &["plot", "sliding-3x", "-o", "-"],
            "\"sliding-3x\" does not say which size; write sliding-RxC, as in \
             sliding-2x2",
        ),
        (
            &["table", "sliding-3x3x3"],
            "\"sliding-3x3x3\" does not say which size; write sliding-RxC, as in \
             sliding-2x2",
        ),
        (
            &["table", "sliding-axb"],
            "\"sliding-axb\" does not say which size; write sliding-RxC, as in \
             sliding-2x2",
        ),
        (
            &["table", "sliding--3x3"],
            "\"sliding--3x3\" does not say which size; write sliding-RxC, as in \
             sliding-2x2",
        ),
        (
            &["table", "8-puzzle\n"],
            "unknown puzzle \"8-puzzle\\n\"; there are: {families}; did you mean 8-puzzle?",
        ),
        (
            &["table", "sliding-3x3\r\nx"],
            "\"sliding-3x3\\r\\nx\" does not say which size; write sliding-RxC, as in \
             sliding-2x2",
        ),
        (
            &["table", "sliding-3×3"],
            "\"sliding-3×3\" does not say which size; write sliding-RxC, as in \
             sliding-2x2",
        ),
    ]);
}

#[test]
fn sizes_that_cannot_be() {
    refused(&[
        (
            &["table", "sliding-1x5"],
            "sliding-1x5: found 1 row, and there must be at least 2: {line}",
        ),
        (
            &["table", "sliding-5x1"],
            "sliding-5x1: found 1 column, and there must be at least 2: {line}",
        ),
        (
            &["random", "sliding-0x0"],
            "sliding-0x0: found 0 rows, and there must be at least 2: {line}",
        ),
        (
            &["table", "sliding-11x2"],
            "sliding-11x2: found 11 rows, and there must be at most 10: {cells}",
        ),
        (
            &["solve", "sliding-5x5", "DR"],
            "sliding-5x5: found 25 cells, and there must be at most 20: {cells}",
        ),
        (
            &["table", "sliding-99999999999999999999x2"],
            "sliding-RxC: found far too many rows, and there must be at most 10: \
             {cells}",
        ),
        (
            &["table", "sliding-2x99999999999999999999999999999999999999999"],
            "sliding-RxC: found far too many columns, and there must be at most 10: \
             {cells}",
        ),
    ]);
}

#[test]
fn metrics_and_engines_that_are_not_there() {
    refused(&[
        (
            &["table", "pocket-cube", "--metric", "quarter"],
            "found --metric \"quarter\", and pocket-cube has half-turn, quarter-turn and \
             clockwise; did you mean quarter-turn?",
        ),
        (
            &["solve", "pocket-cube", "R", "--metric", "qtm"],
            "found --metric \"qtm\", and pocket-cube has half-turn, quarter-turn and \
             clockwise",
        ),
        (
            &["random", "pocket-cube", "--metric", ""],
            "found --metric \"\", and pocket-cube has half-turn, quarter-turn and \
             clockwise",
        ),
        (
            &["table", "8-puzzle", "--metric", "half-turn"],
            "found --metric \"half-turn\", and sliding-3x3 has only one way to count \
             moves: leave --metric out",
        ),
        (
            &["farthest", "8-puzzle", "--metric", "x"],
            "found --metric \"x\", and sliding-3x3 has only one way to count moves: \
             leave --metric out",
        ),
        (
            &["table", "pocket-cube", "--metric", "a\nb"],
            "found --metric \"a\\nb\", and pocket-cube has half-turn, quarter-turn and \
             clockwise",
        ),
        (
            &["table", "8-puzzle", "--metric", "a\nb"],
            "found --metric \"a\\nb\", and sliding-3x3 has only one way to count moves: \
             leave --metric out",
        ),
        (
            &["table", "pocket-cube", "--engine", "a\nb"],
            "unknown engine \"a\\nb\"; there are rows, tables, hoisted, unrank",
        ),
        (
            &["table", "pocket-cube", "--engine", "gpu"],
            "unknown engine \"gpu\"; there are rows, tables, hoisted, unrank",
        ),
        (
            &["table", "pocket-cube", "--engine", "table"],
            "unknown engine \"table\"; there are rows, tables, hoisted, unrank; did you \
             mean tables?",
        ),
        (
            &["table", "8-puzzle", "--engine", "tables"],
            "found --engine tables, and sliding-3x3 has the engines rows and hoisted: \
             leave --engine out",
        ),
        (
            &["farthest", "hanoi-3x4", "--engine", "rows"],
            "found --engine rows, and hanoi-3x4 has only the engine hoisted: leave \
             --engine out",
        ),
    ]);
}
