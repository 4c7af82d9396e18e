//! Searches in random directed graphs, given as adjacency lists.

use graph_search::{Bidirectional, BreadthFirst, GoalTest, breadth_first};
use proptest::prelude::*;

/// Random directed graphs: for each state, the states one move after it.
fn graphs() -> impl Strategy<Value = Vec<Vec<usize>>> {
    (2..30_usize)
        .prop_flat_map(|n| prop::collection::vec(prop::collection::vec(0..n, 0..4), n))
}

/// The distances from state 0 by going over all edges until nothing changes.
fn relaxed_distances(graph: &[Vec<usize>]) -> Vec<Option<usize>> {
    let mut distance = vec![None; graph.len()];
    distance[0] = Some(0);
    for _ in graph {
        for (from, neighbors) in graph.iter().enumerate() {
            let Some(next) = distance[from].map(|d: usize| d + 1) else { continue };
            for &to in neighbors {
                distance[to] = Some(distance[to].map_or(next, |d| next.min(d)));
            }
        }
    }
    distance
}

/// The graph with its edges reversed.
fn reversed(graph: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut reversed = vec![vec![]; graph.len()];
    for (from, neighbors) in graph.iter().enumerate() {
        neighbors.iter().for_each(|&to| reversed[to].push(from));
    }
    reversed
}

proptest! {
    #[test]
    fn all_searches_find_distance(graph in graphs()) {
        let back = reversed(&graph);
        for (goal, &right) in relaxed_distances(&graph).iter().enumerate() {
            let is_way = |path: &[usize]| {
                (path[0], path[path.len() - 1]) == (0, goal)
                    && path.windows(2).all(|pair| graph[pair[0]].contains(&pair[1]))
            };
            let mut paths = vec![];
            for goal_test in [GoalTest::Dequeued, GoalTest::Generated] {
                let search = BreadthFirst { goal_test, ..Default::default() };
                let found = search
                    .search(0, |&s: &usize| graph[s].clone(), |&s| s == goal, |_| {})
                    .unwrap();
                paths.push(found.path);
            }
            let both = Bidirectional::default()
                .search(0, goal, |&s| graph[s].clone(), |&s| back[s].clone())
                .unwrap();
            paths.push(both.path);
            for path in paths {
                prop_assert_eq!(path.as_ref().map(|path| path.len() - 1), right);
                prop_assert!(path.is_none_or(|path| is_way(&path)));
            }
        }
    }

    #[test]
    fn counts_are_consistent(graph in graphs()) {
        let mut layers = vec![];
        let everything = BreadthFirst::default()
            .search(0, |&s: &usize| graph[s].clone(), |_| false, |l| layers.push(l.states))
            .unwrap();
        let distance = relaxed_distances(&graph);
        let at = |depth| distance.iter().filter(|&&d| d == Some(depth)).count();
        let right: Vec<_> = (0..graph.len()).map(at).take_while(|&n| n > 0).collect();
        prop_assert_eq!(&layers, &right);
        let counts = everything.counts;
        prop_assert_eq!(counts.visited, right.iter().sum::<usize>());
        prop_assert_eq!(counts.dequeued, counts.visited);
        let reached = (0..graph.len()).filter(|&s| distance[s].is_some());
        let edges: usize = reached.map(|s| graph[s].len()).sum();
        prop_assert_eq!(counts.generated, edges);
        prop_assert!(counts.largest_queue < counts.visited.max(2));
    }

    #[test]
    fn finds_nearest_of_several_goals(graph in graphs(), goals in prop::collection::vec(0..30_usize, 1..4)) {
        let found = breadth_first(0, |&s: &usize| graph[s].clone(), |s| goals.contains(s));
        let distance = relaxed_distances(&graph);
        let nearest = goals.iter().filter_map(|&g| distance.get(g).copied().flatten()).min();
        prop_assert_eq!(found.path.map(|path| path.len() - 1), nearest);
    }
}
