//! A model of Rubik's cube that consists of its 54 stickers alone, and shares nothing with the
//! crates: the turns are cycles of facelets, read off a drawing of the unfolded cube.

/// For each face, the five cycles of its clockwise turn: the sticker at each facelet goes to the
/// next one. The facelets are numbered row by row, U 0–8, R 9–17, F 18–26, D 27–35, L 36–44,
/// B 45–53. The first two cycles are those of the face itself.
const TURNS: [(char, [[usize; 4]; 5]); 6] = [
    (
        'U',
        [
            [0, 2, 8, 6],
            [1, 5, 7, 3],
            [18, 36, 45, 9],
            [19, 37, 46, 10],
            [20, 38, 47, 11],
        ],
    ),
    (
        'R',
        [
            [9, 11, 17, 15],
            [10, 14, 16, 12],
            [20, 2, 51, 29],
            [23, 5, 48, 32],
            [26, 8, 45, 35],
        ],
    ),
    (
        'F',
        [
            [18, 20, 26, 24],
            [19, 23, 25, 21],
            [6, 9, 29, 44],
            [7, 12, 28, 41],
            [8, 15, 27, 38],
        ],
    ),
    (
        'D',
        [
            [27, 29, 35, 33],
            [28, 32, 34, 30],
            [24, 15, 51, 42],
            [25, 16, 52, 43],
            [26, 17, 53, 44],
        ],
    ),
    (
        'L',
        [
            [36, 38, 44, 42],
            [37, 41, 43, 39],
            [0, 18, 27, 53],
            [3, 21, 30, 50],
            [6, 24, 33, 47],
        ],
    ),
    (
        'B',
        [
            [45, 47, 53, 51],
            [46, 50, 52, 48],
            [2, 36, 33, 17],
            [1, 39, 34, 14],
            [0, 42, 35, 11],
        ],
    ),
];

/// Whether turns such as `R U2 F'` make each face of one color. What is no turn solves nothing.
pub fn is_solved_by(facelets: &str, turns: &str) -> bool {
    let mut stickers: Vec<char> = facelets.chars().collect();
    for turn in turns.split_whitespace() {
        let cycles = TURNS.iter().find(|(face, _)| turn.starts_with(*face));
        let quarters =
            ["", "2", "'"].iter().position(|quarters| *quarters == &turn[1..]);
        let (Some((_, cycles)), Some(more)) = (cycles, quarters) else {
            return false;
        };
        for [a, b, c, d] in (0..=more).flat_map(|_| cycles) {
            let last = stickers[*d];
            (stickers[*d], stickers[*c], stickers[*b]) =
                (stickers[*c], stickers[*b], stickers[*a]);
            stickers[*a] = last;
        }
    }
    stickers.len() == 54
        && stickers.chunks(9).all(|face| face.iter().all(|color| *color == face[4]))
}
