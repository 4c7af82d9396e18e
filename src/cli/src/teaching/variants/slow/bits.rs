//! Bits, bytes and registers.
use super::{Asked, lettered, numbers, spaced};
use crate::teaching::tried::orders;

pub fn slow(name: &str, it: &Asked) -> Option<Vec<String>> {
    let given = it.numbers();
    let asked = |at: usize| numbers(it.questions[at])[0];
    Some(match name {
        "bits-of-two-colors" => {
            let layers = it.between("it has", "positions");
            let step = numbers(it.questions[0])[1];
            // One layer after another, each of one color.
            let mut bits = [0, 0];
            for d in 0..=step {
                bits[d as usize % 2] += layers[d as usize];
            }
            vec![bits[0].to_string(), bits[1].to_string(), ((step + 1) % 2).to_string()]
        }
        "which-remainders" => {
            let enough = it.lines().into_iter().map(|line| {
                let modulus = numbers(line)[0] as i64;
                let mut steps =
                    if line.contains("just as far") { vec![0] } else { vec![] };
                steps.push(1);
                steps.extend(line.contains("two").then_some(2));
                steps.extend(line.contains("three").then_some(3));
                // From every distance that comes: does nearer leave what something else leaves?
                (10..30).all(|d: i64| {
                    steps.iter().all(|by| (d - 1) % modulus != (d + by) % modulus)
                })
            });
            vec![lettered(enough)]
        }
        "where-bits-go" => {
            let at = if it.given.contains("*first*") { 0 } else { 1 };
            let digits = |order: &[u64]| -> Vec<u64> {
                let smaller = |i: usize| {
                    order[i + 1..].iter().filter(|&&p| p < order[i]).count() as u64
                };
                (0..3).map(smaller).collect()
            };
            let place = |order: &[u64]| {
                let d = digits(order);
                12 * d[0] + 3 * d[1] + d[2]
            };
            let goes = numbers(it.questions[0]).into_iter().map(|from| {
                let mut order =
                    orders(5).into_iter().find(|order| place(order) == from).unwrap();
                order.swap(at, at + 1);
                place(&order)
            });
            vec![spaced(&goes.collect::<Vec<_>>())]
        }
        "sideways-moves" => {
            let pairs = |rows: u64, columns: u64, sideways: bool| {
                let cells =
                    || (0..rows).flat_map(move |r| (0..columns).map(move |c| (r, c)));
                let two = cells().flat_map(|a| cells().map(move |b| (a, b)));
                let near = |((r, c), (s, d)): &((u64, u64), (u64, u64))| {
                    r.abs_diff(*s) + c.abs_diff(*d) == 1 && (!sideways || r == s)
                };
                two.filter(near).count().to_string()
            };
            let (r, c) = (given[0], given[1]);
            vec![pairs(r, c, true), pairs(c, r, true), pairs(r, c, false)]
        }
        "questions-for-sixty-four" => {
            let (orders, pieces) = (given[0], given[1]);
            let pairs: u64 = (0..pieces).map(|slot| pieces - 1 - slot).sum();
            let wide = |bytes: u64| {
                let mut registers = 0;
                while registers * bytes < orders {
                    registers += 1;
                }
                (registers * pairs).to_string()
            };
            vec![(orders * pairs).to_string(), wide(asked(1)), wide(64)]
        }
        "registers-for-the-ranks" => {
            let (bits, ranks) = (given[0], given[1]);
            let each = it.questions.iter().map(|question| {
                let pieces = numbers(question)[0];
                let count: u128 = (1..=u128::from(pieces)).product();
                let size = [8_u32, 16, 32, 64]
                    .into_iter()
                    .find(|&size| count <= 1 << size)
                    .unwrap();
                (ranks * u64::from(size)).div_ceil(bits).to_string()
            });
            each.collect()
        }
        "bytes-that-join" => {
            let bits = it.between("fits in", "bits")[0];
            let each = it.questions.iter().map(|question| {
                let joined = numbers(question)[0] as i32;
                // The largest number that is joined is v^k − 1.
                let fits =
                    |v: &u64| (*v as f64).powi(joined) - 1.0 < 2_f64.powi(bits as i32);
                (2..70_000).take_while(fits).last().expect("two fit").to_string()
            });
            each.collect()
        }
        "lucky-bases" => {
            let wraps = given[1] + 1;
            // Where a wrap adds a multiple of v, and nowhere else.
            vec![spaced(
                &(2..=20).filter(|v| wraps.is_multiple_of(*v)).collect::<Vec<_>>(),
            )]
        }
        _ => return None,
    })
}
