//! On which page of a printed book a place is: so its contents can say it, which no browser
//! can do by itself.
use std::collections::BTreeMap;
use std::str;
use std::sync::LazyLock;

use regex::bytes::Regex;

/// An object that is no stream, with its number.
static OBJECT: LazyLock<Regex> =
    LazyLock::new(|| bytes(r"(?s-u)(?:^|\n)(\d+) 0 obj\n(<<.*?)endobj"));
static ROOT: LazyLock<Regex> = LazyLock::new(|| bytes(r"/Pages (\d+) 0 R"));
static KIDS: LazyLock<Regex> =
    LazyLock::new(|| bytes(r"(?s-u)/Type /Pages\b.*?/Kids \[([^\]]*)\]"));
static KID: LazyLock<Regex> = LazyLock::new(|| bytes(r"(\d+) 0 R"));
static PLACES: LazyLock<Regex> = LazyLock::new(|| bytes(r"/Dests (\d+) 0 R"));
static PLACE: LazyLock<Regex> =
    LazyLock::new(|| bytes(r"/([^\s/\[]+) \[(\d+) 0 R /XYZ"));

fn bytes(pattern: &str) -> Regex {
    Regex::new(pattern).expect("the pattern is constant")
}

/// The page, from 1 on, of each place of a PDF that something links to, by its id. Chromium
/// writes these parts as plain text; where it does not, nothing is found.
pub fn places(pdf: &[u8]) -> BTreeMap<String, usize> {
    let objects: BTreeMap<usize, &[u8]> = OBJECT
        .captures_iter(pdf)
        .filter_map(|found| Some((number(&found[1])?, found.get(2)?.as_bytes())))
        .collect();
    // The object that a catalog names.
    let named = |pattern: &Regex| {
        let mut found = objects.values().filter_map(|it| pattern.captures(it));
        found.find_map(|found| number(&found[1]))
    };
    let mut pages = Vec::new();
    if let Some(root) = named(&ROOT) {
        leaves(&objects, root, &mut pages);
    }
    let pages: BTreeMap<_, _> = pages.into_iter().zip(1..).collect();
    let Some(places) = named(&PLACES).and_then(|at| objects.get(&at)) else {
        return BTreeMap::new();
    };
    let place = |found: regex::bytes::Captures| {
        let id = str::from_utf8(&found[1]).ok()?.to_owned();
        Some((id, *pages.get(&number(&found[2])?)?))
    };
    PLACE.captures_iter(places).filter_map(place).collect()
}

/// The pages below an object of the tree of pages, in their order.
fn leaves(objects: &BTreeMap<usize, &[u8]>, at: usize, pages: &mut Vec<usize>) {
    let kids = objects.get(&at).and_then(|object| KIDS.captures(object));
    match kids {
        // A tree that does not end is no tree, and has no more pages than objects.
        Some(kids) if pages.len() <= objects.len() => {
            let kids = KID.captures_iter(kids.get(1).map_or(b"", |it| it.as_bytes()));
            for kid in kids.filter_map(|kid| number(&kid[1])).filter(|kid| *kid != at) {
                leaves(objects, kid, pages);
            }
        }
        _ => pages.push(at),
    }
}

fn number(digits: &[u8]) -> Option<usize> {
    str::from_utf8(digits).ok()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::places;

    #[test]
    fn a_place_is_on_its_page() {
        let pdf =
            b"%PDF-1.4\n7 0 obj\n<</Length 3>> stream\n\xff\xfe\n\nendstream\nendobj\n\
            2 0 obj\n<</Type /Page\n/Parent 9 0 R>>\nendobj\n\
            3 0 obj\n<</Type /Page\n/Parent 8 0 R>>\nendobj\n\
            4 0 obj\n<</Type /Page\n/Parent 9 0 R>>\nendobj\n\
            8 0 obj\n<</Type /Pages\n/Count 1\n/Kids [3 0 R]>>\nendobj\n\
            9 0 obj\n<</Type /Pages\n/Count 3\n/Kids [4 0 R 8 0 R 2 0 R]>>\nendobj\n\
            5 0 obj\n<</one [3 0 R /XYZ 63 760.5 0]\n/two-1 [2 0 R /XYZ 63 7 0]\n\
            /lost [6 0 R /XYZ 0 0 0]>>\nendobj\n\
            1 0 obj\n<</Type /Catalog\n/Pages 9 0 R\n/Dests 5 0 R>>\nendobj\n";
        let found = places(pdf);
        assert_eq!(found.get("one"), Some(&2));
        assert_eq!(found.get("two-1"), Some(&3));
        assert_eq!(found.len(), 2);
        assert!(places(b"").is_empty());
    }
}
