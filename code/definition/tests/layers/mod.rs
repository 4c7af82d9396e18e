//! Layers of a definition, by a breadth-first search over labels of points.

use definition::Definition;
use std::collections::HashSet;

/// How many positions are how far from the start, where every power of a move counts one, or
/// only a move and its inverse.
pub fn layers(definition: &Definition, all_powers: bool) -> Vec<u64> {
    let identity: Vec<u16> = (0..definition.points() as u16).collect();
    let mut moves = Vec::new();
    for generator in definition.generators() {
        let mut powers = Vec::new();
        let mut power = generator.clone();
        while power != identity {
            let next =
                power.iter().map(|&point| generator[usize::from(point)]).collect();
            powers.push(std::mem::replace(&mut power, next));
        }
        if !all_powers && powers.len() > 2 {
            powers.drain(1..powers.len() - 1);
        }
        moves.extend(powers);
    }
    let start = definition.labels();
    let (mut visited, mut frontier) = (HashSet::from([start.clone()]), vec![start]);
    let mut layers = Vec::new();
    while !frontier.is_empty() {
        layers.push(frontier.len() as u64);
        let mut next = Vec::new();
        for position in &frontier {
            for images in &moves {
                let mut after = vec![0; position.len()];
                for (&label, &image) in position.iter().zip(images) {
                    after[usize::from(image)] = label;
                }
                if visited.insert(after.clone()) {
                    next.push(after);
                }
            }
        }
        frontier = next;
    }
    layers
}
