use judge::{Verdict, compare};

#[derive(Debug)]
struct Case {
    file: Vec<u8>,
    label: Vec<u8>,
    count: usize,
}

fn sum(bytes: &[u8]) -> u8 {
    bytes.iter().fold(0, |sum, &byte| sum.wrapping_add(byte))
}

fn file(label: &[u8], entries: &[u8]) -> Vec<u8> {
    let mut file = [label, entries].concat();
    file.push(sum(&file));
    file
}

/// Files that are right, damaged in each byte, cut off, too long, or another table's.
fn cases() -> impl Iterator<Item = Case> {
    let shapes = [(2, 3), (0, 0), (0, 2), (1, 0), (5, 40), (40, 300)];
    shapes.into_iter().flat_map(|(len, count)| {
        let label: Vec<u8> = (65..).take(len).collect();
        let entries: Vec<u8> = (1_u8..=255).cycle().take(count).collect();
        let right = file(&label, &entries);
        let mut files = vec![right.clone()];
        // The checksum of these is right.
        let other: Vec<u8> = label.iter().map(|byte| byte + 1).collect();
        files.push(file(&other, &entries));
        files.push(file(&label, &[&entries[..], &[7]].concat()));
        files.extend(entries.split_last().map(|(_, fewer)| file(&label, fewer)));
        for at in 0..right.len() {
            let mut damaged = right.clone();
            damaged[at] = damaged[at].wrapping_add(1);
            files.extend([damaged, right[..at].to_vec()]);
        }
        files.into_iter().map(move |file| Case { file, label: label.clone(), count })
    })
}

/// What is read if these three are looked at or not: the label, the count, the checksum.
fn read(case: &Case, [label, count, checksum]: [bool; 3]) -> Option<Vec<u8>> {
    let Case { file, label: wanted, count: entries } = case;
    let (&last, before) = file.split_last()?;
    let (found, rest) = before.split_at_checked(wanted.len())?;
    let is_trusted = (!label || found == wanted)
        && (!count || rest.len() == *entries)
        && (!checksum || sum(before) == last);
    is_trusted.then(|| rest.to_vec())
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |Case { file, label, count }| {
            format!("entries(&{file:?}, &{label:?}, {count})")
        },
        |Case { file, label, count }| exercise::entries(file, label, *count),
        |case| read(case, [true; 3]),
    )
    .mistake(
        "This file is another table's: compare its first bytes with the label.",
        |case| read(case, [false, true, true]),
    )
    .mistake(
        "A byte has changed. The last byte tells it: it is the sum of all before it.",
        |case| read(case, [true, true, false]),
    )
    .mistake("This file is whole, and has too many entries or too few.", |case| {
        read(case, [true, false, true])
    })
    .mistake("The label is part of the sum: a label may be damaged as well.", |case| {
        let entries = read(case, [true, true, false])?;
        (case.file.last() == Some(&sum(&entries))).then_some(entries)
    })
    .judge()
}
