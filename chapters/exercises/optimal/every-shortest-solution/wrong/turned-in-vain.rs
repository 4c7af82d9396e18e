// message: calls of `turn`, and 33 are enough
type Turn<'a> = &'a dyn Fn(u64, usize) -> u64;
type Bound<'a> = &'a dyn Fn(u64) -> usize;

fn dive(
    cube: u64,
    left: usize,
    turn: Turn,
    bound: Bound,
    path: &mut Vec<usize>,
    found: &mut Vec<Vec<usize>>,
) {
    if bound(cube) > left {
        return;
    }
    if left == 0 {
        if cube == 0 {
            found.push(path.clone());
        }
        return;
    }
    let last = path.last().map_or(9, |m| m / 3);
    for m in 0..18 {
        let after = turn(cube, m);
        if m / 3 == last || m / 3 + 3 == last {
            continue;
        }
        path.push(m);
        dive(after, left - 1, turn, bound, path, found);
        path.pop();
    }
}

pub fn solutions(cube: u64, turn: Turn, bound: Bound) -> Vec<Vec<usize>> {
    let mut found = vec![];
    let mut length = 0;
    while found.is_empty() {
        dive(cube, length, turn, bound, &mut vec![], &mut found);
        length += 1;
    }
    found
}
