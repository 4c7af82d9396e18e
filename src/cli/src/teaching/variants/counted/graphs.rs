//! Searches and descents in graphs.
use std::collections::{BTreeSet, VecDeque};

use super::super::tree::Tree;
use super::super::variant::{Variant, row};
use crate::teaching::draw::Draw;

/// Eight places and some roads between them, all in one piece; the neighbors of each by number.
fn roads(draw: &mut Draw) -> Vec<Vec<usize>> {
    let drawn = |draw: &mut Draw| {
        let mut near = vec![BTreeSet::new(); 8];
        let mut some = 0;
        while some < 9 {
            let two = draw.some(2, 8);
            let (a, b) = (two[0] as usize, two[1] as usize);
            some += usize::from(near[a].insert(b));
            near[b].insert(a);
        }
        near.into_iter().map(|it| it.into_iter().collect()).collect()
    };
    draw.until(drawn, |near: &Vec<Vec<usize>>| {
        distances(near, 0).iter().all(Option::is_some)
    })
}

/// The roads as a list.
fn listed(near: &[Vec<usize>]) -> String {
    let roads = near.iter().enumerate().flat_map(|(a, near)| {
        near.iter().filter(move |&&b| b > a).map(move |b| format!("{a}–{b}"))
    });
    roads.collect::<Vec<_>>().join(", ")
}

fn distances(near: &[Vec<usize>], start: usize) -> Vec<Option<u64>> {
    let mut far = vec![None; near.len()];
    far[start] = Some(0);
    let mut queue = VecDeque::from([start]);
    while let Some(place) = queue.pop_front() {
        for &next in &near[place] {
            if far[next].is_none() {
                far[next] = far[place].map(|far| far + 1);
                queue.push_back(next);
            }
        }
    }
    far
}

/// How many places a search asks for their neighbors, from place 0, if it looks for the goal when
/// it finds a place, or when it takes one out.
fn asked(near: &[Vec<usize>], goal: usize, when_found: bool) -> u64 {
    let mut visited = BTreeSet::from([0]);
    let mut queue = VecDeque::from([0]);
    let mut asked = 0;
    while let Some(place) = queue.pop_front() {
        if !when_found && place == goal {
            break;
        }
        asked += 1;
        for &next in &near[place] {
            if when_found && next == goal {
                return asked;
            }
            if visited.insert(next) {
                queue.push_back(next);
            }
        }
    }
    asked
}

/// A search that looks for its goal when it finds a state, or when it takes one out.
pub fn goal_when_found(draw: &mut Draw) -> Variant {
    let (near, goal) = draw.until(
        |draw| (roads(draw), draw.within(1, 7) as usize),
        |(near, goal)| {
            distances(near, 0)[*goal] >= Some(2)
                && asked(near, *goal, true) < asked(near, *goal, false)
        },
    );
    Variant::new(format!(
        "Roads join eight places, 0 to 7: {}. A breadth-first search begins at place 0 and looks \
         for place {goal}. It asks a place for its neighbors when it takes it out of the queue, and \
         they come in increasing order.",
        listed(&near)
    ))
    .ask(
        format!("How many roads is place {goal} from place 0?"),
        distances(&near, 0)[goal].unwrap_or(0),
    )
    .ask(
        "How many places are asked, if the search ends when the goal is *taken out* of the queue, \
         before it is asked itself?",
        asked(&near, goal, false),
    )
    .ask(
        "How many, if it ends when the goal is *found* among a place's neighbors?",
        asked(&near, goal, true),
    )
}

/// A search from both ends of a ring with chords.
pub fn half_way_each(draw: &mut Draw) -> Variant {
    let ring = |draw: &mut Draw| {
        let places = draw.within(12, 18) as usize;
        (places, draw.within(3, 5) as usize, draw.within(2, places as u64 - 2) as usize)
    };
    let near = |places: usize, step: usize| -> Vec<Vec<usize>> {
        let to = |place: usize| {
            [1, places - 1, step, places - step]
                .map(|by| (place + by) % places)
                .to_vec()
        };
        (0..places).map(to).collect()
    };
    let (places, step, goal) = draw.until(ring, |&(places, step, goal)| {
        let near = near(places, step);
        distances(&near, 0)[goal] >= Some(3)
            && both(&near, goal).1 < asked(&near, goal, true)
    });
    let near = near(places, step);
    let (moves, calls) = both(&near, goal);
    Variant::new(format!(
        "{places} places lie in a ring, 0 to {}. The neighbors of place n are n + 1, n − 1, n + \
         {step} and n − {step}, in this order, around the ring. How far is place {goal} from place \
         0? One search begins at place 0 and asks places for their neighbors, in the order in which \
         it found them, until one of the neighbors is the goal. Another goes from both ends. Each end \
         has a last layer, at first itself. Always the end whose last layer is smaller (that of place \
         0, if both are equally large) asks the places of its last layer, in the order in which they \
         were found; what it finds new is its next layer. It ends as soon as a neighbor was found \
         by the other end before.",
        places - 1
    ))
    .ask(format!("How many moves is it from place 0 to place {goal}?"), moves)
    .ask("How many places does the search from place 0 alone ask?", asked(&near, goal, true))
    .ask("How many does the search from both ends ask?", calls)
}

/// How far it is, and how many places are asked, from both ends.
fn both(near: &[Vec<usize>], goal: usize) -> (u64, u64) {
    let mut visited = [BTreeSet::from([0]), BTreeSet::from([goal])];
    let mut layer = [vec![0], vec![goal]];
    let (mut moves, mut calls) = (0, 0);
    while !layer[0].is_empty() && !layer[1].is_empty() {
        let side = usize::from(layer[1].len() < layer[0].len());
        let mut next = Vec::new();
        moves += 1;
        for &place in &layer[side] {
            calls += 1;
            for &neighbor in &near[place] {
                if visited[1 - side].contains(&neighbor) {
                    return (moves, calls);
                }
                if visited[side].insert(neighbor) {
                    next.push(neighbor);
                }
            }
        }
        layer[side] = next;
    }
    (moves, calls)
}

/// A descent that looks at fewer distances than there are neighbors.
pub fn home_with_few_look_ups(draw: &mut Draw) -> Variant {
    let (near, from) = draw.until(
        |draw| (roads(draw), draw.within(1, 7) as usize),
        |(near, from)| distances(near, 0)[*from] >= Some(3),
    );
    let far: Vec<u64> = distances(&near, 0).into_iter().flatten().collect();
    let (mut way, mut looked, mut all) = (vec![from], 1, 1);
    let mut at = from;
    while far[at] > 0 {
        let others = &near[at][..near[at].len() - 1];
        let nearer = others.iter().position(|&next| far[next] < far[at]);
        looked += nearer.map_or(others.len(), |place| place + 1);
        all += near[at].len();
        at = near[at][nearer.unwrap_or(others.len())];
        way.push(at);
    }
    Variant::new(format!(
        "Roads join eight places, 0 to 7: {}. Their distances from place 0, from that of place 0 \
         on, are {}. They are kept far away, and every look at one counts. A program goes home from \
         place {from}: it looks up the distance of place {from}, and then, at each place, those of \
         its neighbors in increasing order until one is nearer, and goes there. The last neighbor it \
         never looks up: if none before it is nearer, that one must be. It knows that distance 0 is home.",
        listed(&near),
        row(&far)
    ))
    .ask(format!("Over which places does it go, from {from} to 0?"), row(&way))
    .ask("How many distances does it look up?", looked)
    .ask(
        format!("And a program that looks up {from}, and at each place all neighbors?"),
        all,
    )
}

/// A scan whose unlabeled positions look in the end.
pub fn turn_around_in_time(draw: &mut Draw) -> Variant {
    let moves = draw.within(3, 6);
    let mut layers = vec![1, moves];
    for _ in 0..draw.within(2, 3) {
        let last = layers[layers.len() - 1];
        layers.push(last * draw.within(2, 3) + draw.within(0, 9));
    }
    for _ in 0..draw.within(1, 2) {
        let last = layers[layers.len() - 1];
        layers.push(last / draw.within(2, 4) + 1);
    }
    let all: u64 = layers.iter().sum();
    let (mut unlabeled, mut first, mut asked) = (all, None, 0);
    for (step, &layer) in layers.iter().enumerate() {
        unlabeled -= layer;
        if unlabeled == 0 {
            break;
        }
        if layer < unlabeled {
            asked += layer * moves;
        } else {
            first = first.or(Some(step + 1));
            asked += unlabeled * moves;
        }
    }
    Variant::new(format!(
        "A puzzle has {moves} moves, each of which can be undone by a move, and its layers have {} \
         positions, {all} in all. Step d finds the positions at distance d. Either each position of the last layer asks \
         for all of its {moves} neighbors, or each position that has no label yet does, whichever of \
         the two are fewer; if they are equally many, those without a label ask. The search ends when all positions have a label.",
        row(&layers)
    ))
    .ask(
        "Which is the first step in which those without a label ask?",
        first.map_or("none".to_owned(), |step| step.to_string()),
    )
    .ask("How many neighbors are asked for in all steps, at most?", asked)
    .ask(
        "How many in a scan in which each position asks once for all of its neighbors?",
        all * moves,
    )
}

/// A search that a lower bound cuts.
pub fn search_with_a_promise(draw: &mut Draw) -> Variant {
    let (tree, left) = draw.until(
        |draw| (Tree::draw(draw), draw.within(3, 4)),
        |(tree, left)| {
            let [with, without] = tree.calls(*left).1;
            with + 2 <= without && with >= 2
        },
    );
    let (found, [with, without]) = tree.calls(left);
    Variant::new(format!(
        "A search tree, with the lower bound of each position in brackets:\n\n```text\n{}```\n\nIs \
         the goal at most {left} moves below A? A search answers for a position and the moves that are left: yes at the goal; \
         no, if no moves are left; else it asks for the position's neighbors, which are those below \
         it, and asks the same of each, the upper one first, with one move less, until one says yes. With the bound it also says no, before it asks for the \
         neighbors, where the bound is larger than the moves that are left.",
        tree.text()
    ))
    .ask("Does it say yes or no?", if found { "yes" } else { "no" })
    .ask("How often does it ask for neighbors without the bound?", without)
    .ask("How often with it?", with)
}
