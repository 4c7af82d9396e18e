//! The test cases of all widgets.
//!
//! To add a widget, add an entry to [`WIDGETS`]: actions by pointer and by keyboard, and
//! some of the resulting values by the names of their `[data-value]`. The crate
//! `widgets`, which computes the values, has tests of its own; these cases test the page.

use crate::input::Action::{self, Choose, Drag, Focus, Key, Press};

/// Actions, and the values shown after them.
pub type Interaction = (&'static [Action], &'static [(&'static str, &'static str)]);

/// A widget with its test cases.
pub struct Widget {
    pub name: &'static str,
    pub page: &'static str,
    pub pointer: Interaction,
    pub keys: Interaction,
}

pub const WIDGETS: [Widget; 24] = [
    Widget {
        name: "orientation",
        page: "orientation.html",
        pointer: (&[Press(MORE), Press(MORE)], &[("rank", "13"), ("twist", "0 mod 3")]),
        keys: (
            &[Focus(".widget-dial"), Key("ArrowRight")],
            &[("rank", "20"), ("twist", "1 mod 3")],
        ),
    },
    Widget {
        name: "permutation",
        page: "permutation.html",
        pointer: (&[Drag(SLOT[0], SLOT[3])], &[("rank", "16"), ("parity", "even")]),
        keys: (
            &[Focus(SLOT[0]), Key(" "), Key("ArrowRight")],
            &[("rank", "20"), ("parity", "even")],
        ),
    },
    Widget {
        name: "combination",
        page: "combination.html",
        pointer: (&[Drag(SLOT[1], SLOT[0])], &[("rank", "13")]),
        keys: (&[Focus(SLOT[0]), Key(" "), Key("ArrowRight")], &[("rank", "13")]),
    },
    Widget {
        name: "transition",
        page: "transition.html",
        pointer: (
            &[Press("[data-do='F2']")],
            &[("moved", "4,110"), ("found", "4,110")],
        ),
        keys: (
            &[Choose("[data-do='coordinate']", "twist"), Press("[data-do='F']")],
            &[("moved", "412"), ("found", "412")],
        ),
    },
    Widget {
        name: "cube",
        page: "table.html",
        pointer: (
            &[Press("[data-do='R']"), Press("[data-do='U2']")],
            &[("next", "U2")],
        ),
        keys: (&[Focus("canvas"), Key("r"), Key("u"), Key("f")], &[("next", "F'")]),
    },
    Widget {
        name: "rubik",
        page: "two-phase.html",
        pointer: (
            &[
                Press("[data-do='solved']"),
                Press("[data-do='R']"),
                Press("[data-do='solve']"),
            ],
            &[("solution", "R'"), ("step", "0 of 1")],
        ),
        keys: (&[Focus("canvas"), Key("r"), Key("U")], &[("made", "R U'")]),
    },
    Widget {
        name: "queue",
        page: "graph-search.html",
        pointer: (
            &[Press("[data-do='take-1']"), Press("[data-do='take-1']")],
            &[("taken", "2"), ("waiting", "3"), ("found", "5")],
        ),
        keys: (&[Press("[data-do='take-1']")], &[("taken", "1"), ("waiting", "2")]),
    },
    Widget {
        name: "scan",
        page: "table.html",
        pointer: (&[Press(STEP), Press(STEP)], &[("new", "6, 2, 1")]),
        keys: (&[Press(STEP), Press(STEP), Press(STEP)], &[("new", "7, 4")]),
    },
    Widget {
        name: "rows",
        page: "rows.html",
        pointer: (&[Press("[data-do='up']")], &[("vector", "0 0 0"), ("target", "18")]),
        keys: (&[Choose("[data-do='row']", "5")], &[("target", "19")]),
    },
    Widget {
        name: "symmetry",
        page: "symmetry.html",
        pointer: (&[Press("[data-do='corner-2']")], &[("stabilizer", "4 of 8")]),
        keys: (&[Press("[data-do='corner-2']")], &[("stabilizer", "4 of 8")]),
    },
    Widget {
        name: "twins",
        page: "symmetry.html",
        pointer: (&[Press("[data-do='step-1']")], &[("image", "687,495")]),
        keys: (
            &[Press("[data-do='solved']"), Focus("canvas"), Key("r")],
            &[("image", "1,693,965"), ("images", "6 positions")],
        ),
    },
    Widget {
        name: "ida-star",
        page: "ida-star.html",
        pointer: (&[Press("[data-do='higher']")], &[("limit", "6"), ("nodes", "7")]),
        keys: (&[Choose("[data-do='bound']", "none")], &[("limit", "0")]),
    },
    Widget {
        name: "ida-star",
        page: "ida-star.html",
        pointer: (
            &[Press("[data-do='grid']"), Press("[data-do='square-8-12']")],
            &[(
                "about",
                "Bound 8, distance 12: 206 boards, 1 2 3 5 7 4 8 6 0 for one.",
            )],
        ),
        keys: (
            &[
                Press("[data-do='grid']"),
                Focus("[aria-label^='All boards']"),
                Key("Home"),
                Key("ArrowRight"),
            ],
            &[("about", "Bound 1, distance 1: 2 boards, 1 2 3 4 5 6 7 0 8 for one.")],
        ),
    },
    Widget {
        name: "play",
        page: "puzzles/sliding.html",
        pointer: (&[Press("[data-do='D']")], &[("position", "1 2 3 4 5 0 7 8 6")]),
        // The focused tile can no longer move, so the focus moves to one that can.
        keys: (
            &[Focus("[data-key='6']"), Key("ArrowRight"), Key("ArrowDown")],
            &[("position", "1 2 3 4 0 6 7 5 8")],
        ),
    },
    Widget {
        name: "play",
        page: "puzzles/pancakes.html",
        pointer: (&[Press("[data-key='3']")], &[("next", "3")]),
        keys: (&[Press("[data-key='5']")], &[("next", "5")]),
    },
    Widget {
        name: "play",
        page: "puzzles/burnt-pancakes.html",
        pointer: (&[Press("[data-key='1']")], &[("next", "1")]),
        keys: (&[Press("[data-key='3']")], &[("next", "3")]),
    },
    Widget {
        name: "play",
        page: "puzzles/hanoi.html",
        pointer: (&[Press("[data-do='CA']")], &[("next", "AC")]),
        keys: (&[Press("[data-do='CA']"), Press("[data-do='CB']")], &[("next", "BC")]),
    },
    Widget {
        name: "play",
        page: "puzzles/topspin.html",
        pointer: (&[Press("[data-do='L']")], &[("distance", "1"), ("next", "R")]),
        keys: (&[Press("[data-do='F']"), Press("[data-do='R']")], &[("next", "L")]),
    },
    Widget {
        name: "play",
        page: "your-own.html",
        pointer: (&[Press("[data-do='A']")], &[("position", "4 1 3 5 2 6 7 8 9")]),
        keys: (
            &[Press("[data-do=\"C'\"]"), Press("[data-do='D']")],
            &[("position", "1 2 3 5 7 8 4 9 6")],
        ),
    },
    Widget {
        name: "play",
        page: "puzzles/pyraminx.html",
        pointer: (
            &[Press("[data-do='U']")],
            &[("position", "RFL FDL FRD LDR RF LR FL FD RD LD")],
        ),
        keys: (
            &[Press("[data-do='search']"), Press("[data-do='B']")],
            &[("next", "B'")],
        ),
    },
    Widget {
        name: "play",
        page: "puzzles/skewb.html",
        pointer: (
            &[Press("[data-do='U']")],
            &[("position", "B R F D U L BUL DRB DLF FLU BRU BLD DFR")],
        ),
        keys: (
            &[Press("[data-do='B']")],
            &[("position", "U R F L B D RBD LFD LBU LDB UFL UBR DFR")],
        ),
    },
    Widget {
        name: "play",
        page: "puzzles/rubik-parts.html",
        pointer: (
            &[Press("[data-do='F']")],
            &[("position", "LUF LFD ULB UBR RFU RDF DBL DRB")],
        ),
        keys: (
            &[Choose("[data-do='puzzle']", "domino"), Press("[data-do='R2']")],
            &[("position", "DRB UFL ULB DFR UBR DLF DBL URF DR UF UL UB UR DF DL DB")],
        ),
    },
    Widget {
        name: "generators",
        page: "permutation-group.html",
        pointer: (
            &[Choose(EXAMPLE, "three cards"), Focus("textarea"), Key("c = (3,4)")],
            &[
                ("order", "24"),
                ("layers", "1 3 5 6 5 3 1"),
                ("farthest", "1 position, 6 moves from solved"),
            ],
        ),
        keys: (
            &[Choose(EXAMPLE, "Rubik’s cube"), Press("[data-do='link-1']")],
            &[
                ("order", "43,252,003,274,489,856,000"),
                (
                    "found",
                    "No layers: more than a million positions are too many for a page.",
                ),
                ("farthest", "not known"),
            ],
        ),
    },
    Widget {
        name: "generators",
        page: "permutation-group.html",
        pointer: (
            &[Press("[data-do='link-2']"), Press("[data-layer='14']")],
            &[(
                "link",
                "With 1 and 4 home, point 7 can be in 12 places: 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, and 18.",
            )],
        ),
        keys: (
            &[Choose(EXAMPLE, "three cards"), Focus("textarea"), Key("c = (2,2)")],
            &[(
                "read",
                "Line 3, column 8: found 2 a second time, and expected each point at most once in a move.",
            )],
        ),
    },
];

const EXAMPLE: &str = "[data-do='example']";
const SLOT: [&str; 4] = [
    "[aria-label^='Slot 0']",
    "[aria-label^='Slot 1']",
    "[aria-label^='Slot 2']",
    "[aria-label^='Slot 3']",
];
const MORE: &str = "[data-do='more']";
const STEP: &str = "[data-do='step']";
