use judge::{Verdict, predict};

const RING: usize = 10;

/// How many labels are distances.
fn right() -> u64 {
    let mut label = [None; RING];
    label[0] = Some(0);
    let mut waiting = vec![0];
    while let Some(state) = waiting.pop() {
        for neighbor in [(state + 1) % RING, (state + RING - 1) % RING] {
            if label[neighbor].is_none() {
                label[neighbor] = label[state].map(|label| label + 1);
                waiting.push(neighbor);
            }
        }
    }
    let distance = |state: usize| state.min(RING - state);
    (0..RING).filter(|&state| label[state] == Some(distance(state))).count() as u64
}

pub fn check() -> Verdict {
    predict("answer()", exercise::answer, right())
        .mistake(
            10,
            "All ten states are found, but not all by a shortest path: follow the \
             labels around the ring.",
        )
        .mistake(
            6,
            "One state is missing. Is state 0 left out? Its label is right as well. Or does \
             state 1 get its label when the search comes around the ring? It has one already: \
             a label is given when a state is put in.",
        )
        .mistake(
            5,
            "Count again which state the search takes after 9, and which labels it has \
             given before: those of 0 and of both its neighbors are right.",
        )
        .mistake(
            3,
            "State 0 and its two neighbors are right. Then the search goes on around \
             the ring from state 9, and that is the short way for some more.",
        )
        .mistake(
            8,
            "Look again beyond the state opposite of 0: all those have their labels by \
             the longer way around the ring, but for one that had its label before.",
        )
        .mistake(
            4,
            "State 0 and its two neighbors are right. Follow the search on from state \
             9: how far around the ring is that the short way?",
        )
        .mistake(
            2,
            "Both neighbors of state 0 get their label in the first step. And the \
             search goes on from there.",
        )
        .judge()
}
