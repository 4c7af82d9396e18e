//! The visited states, each with its parent.

use foldhash::fast::FixedState;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::Hash;

/// The visited set and the parent map in one: the start has no parent.
///
/// ```
/// let mut parents = graph_search::Parents::new('a');
/// assert!(parents.insert(&'b', &'a'));
/// assert!(parents.insert(&'c', &'b'));
/// assert!(!parents.insert(&'c', &'a')); // it has a parent: the first one stays
/// assert_eq!(parents.path(&'c'), ['a', 'b', 'c']);
/// ```
#[derive(Debug, Clone)]
// ANCHOR: parents
pub struct Parents<S> {
    parent: HashMap<S, Option<S>, FixedState>,
}
// ANCHOR_END: parents

impl<S: Clone + Eq + Hash> Parents<S> {
    /// The start alone.
    pub fn new(start: S) -> Self {
        Parents { parent: HashMap::from_iter([(start, None)]) }
    }

    /// Marks a child as visited, and returns whether it was unvisited. A visited child
    /// keeps its parent.
    // ANCHOR: insert
    pub fn insert(&mut self, child: &S, parent: &S) -> bool {
        let place = self.parent.entry(child.clone());
        let is_new = matches!(place, Entry::Vacant(_));
        place.or_insert_with(|| Some(parent.clone()));
        is_new
    }
    // ANCHOR_END: insert

    /// Whether a state was visited.
    pub fn contains(&self, state: &S) -> bool {
        self.parent.contains_key(state)
    }
}

impl<S: Clone + Eq + Hash> Parents<S> {
    /// The states from the start to this one; empty if it was not visited.
    ///
    /// # Complexity
    /// O(length of the path) time and memory.
    pub fn path(&self, to: &S) -> Vec<S> {
        let mut path = vec![];
        let mut next = self.parent.get_key_value(to);
        while let Some((state, parent)) = next {
            path.push(state.clone());
            next = parent.as_ref().and_then(|parent| self.parent.get_key_value(parent));
        }
        path.reverse();
        path
    }
}

impl<S: Clone + Eq + Hash> Parents<S> {
    /// How many states were visited.
    #[expect(clippy::len_without_is_empty, reason = "the start is always there")]
    pub fn len(&self) -> usize {
        self.parent.len()
    }

    /// How many bytes the map takes, without the heap memory of the states.
    ///
    /// The number of buckets is a power of two, and at most 7 in 8 of them are full. A
    /// bucket takes the bytes of a state, of its parent, and one control byte.
    // ANCHOR: size
    pub fn bytes(&self) -> usize {
        let buckets = (self.parent.capacity() * 8 / 7).next_power_of_two();
        buckets * (size_of::<(S, Option<S>)>() + 1)
    }
    // ANCHOR_END: size
}
