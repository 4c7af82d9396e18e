//! Answers made small for who takes them so: what is text, as gzip.
use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, Write};
use std::sync::{Mutex, PoisonError};

use flate2::Compression;
use flate2::write::GzEncoder;

use super::http::{Body, Request, Response};

/// What is shorter fits into the network's first parcel as it is.
const SHORTEST: usize = 1024;
/// So many bytes of small answers are kept, some five times the book. With one more they
/// are all made anew: what an old build has left there goes with them.
const MOST_KEPT: usize = 32 << 20;

/// The small answers, each made once.
#[derive(Default)]
pub struct Gzip {
    /// By what an answer says, and how long it is: a page that a build has written again as
    /// it was is the same. Two texts with one number of 64 bits are not to be expected, as it
    /// is another one each time that this program runs.
    kept: Mutex<HashMap<(u64, usize), Vec<u8>>>,
    numbers: RandomState,
}

impl Gzip {
    /// An answer as it is sent to who has asked.
    pub fn answer(&self, request: &Request, response: Response) -> Response {
        let Body::Whole(bytes) = &response.body else { return response };
        if !response.header("Content-Type").is_some_and(is_text) {
            return response;
        }
        let small = match bytes.len() >= SHORTEST && takes_gzip(&request.encodings) {
            true => self.small(bytes).ok(),
            false => None,
        };
        let response = response.with("Vary", "Accept-Encoding");
        match small {
            None => response,
            Some(small) => {
                let response = response.with("Content-Encoding", "gzip");
                Response { body: Body::Whole(small), ..response }
            }
        }
    }

    /// The bytes as gzip. They are made while no other answer waits.
    fn small(&self, bytes: &[u8]) -> io::Result<Vec<u8>> {
        let key = (self.numbers.hash_one(bytes), bytes.len());
        let kept = || self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(small) = kept().get(&key) {
            return Ok(small.clone());
        }
        let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
        encoder.write_all(bytes)?;
        let small = encoder.finish()?;
        let mut kept = kept();
        let sum: usize = kept.values().map(Vec::len).sum();
        if sum + small.len() > MOST_KEPT {
            kept.clear();
        }
        kept.insert(key, small.clone());
        Ok(small)
    }
}

/// Whether a kind of file becomes smaller: pictures and fonts are small already.
fn is_text(kind: &str) -> bool {
    let others = ["application/json", "application/wasm", "image/svg+xml"];
    kind.starts_with("text/") || others.contains(&kind)
}

/// Whether who has sent these lines of `Accept-Encoding` takes gzip, and would not rather
/// have the answer as it is.
fn takes_gzip(encodings: &str) -> bool {
    let listed = |wanted: &[&str]| {
        let mut items = encodings.split(',').map(item);
        let found = items.find(|(name, _)| {
            wanted.iter().any(|wanted| name.eq_ignore_ascii_case(wanted))
        });
        found.map(|(_, quality)| quality)
    };
    let gzip = listed(&["gzip", "x-gzip"]).or_else(|| listed(&["*"])).unwrap_or(0.0);
    gzip > 0.0 && gzip >= listed(&["identity"]).unwrap_or(0.0)
}

/// An encoding and how much it is wanted, from 0, not at all, to 1. What is not written as
/// it should be is not wanted.
fn item(item: &str) -> (&str, f32) {
    let mut parts = item.split(';').map(str::trim);
    let name = parts.next().unwrap_or_default();
    let quality = parts.find_map(|part| {
        let (key, value) = part.split_once('=')?;
        key.trim().eq_ignore_ascii_case("q").then_some(value.trim())
    });
    let number = |text: &str| text.parse().ok().filter(|q| (0.0..=1.0).contains(q));
    (name, quality.map_or(1.0, |quality| number(quality).unwrap_or(0.0)))
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::GzDecoder;

    use super::*;

    fn ask(gzip: &Gzip, encodings: &str, kind: &str, bytes: &[u8]) -> Response {
        let request = Request { encodings: encodings.to_owned(), ..Request::default() };
        let response = Response::new(200, bytes).with("Content-Type", kind);
        gzip.answer(&request, response)
    }

    fn whole(response: Response) -> Vec<u8> {
        let Body::Whole(bytes) = response.body else { panic!("it has an end") };
        bytes
    }

    #[test]
    fn gzip_is_taken_by_who_says_so() {
        for encodings in [
            "gzip",
            "GZip",
            "x-gzip",
            "gzip, deflate, br, zstd",
            "br;q=1.0, gzip;q=0.8, *;q=0.1",
            "*",
            "identity;q=0.5, *;q=0.7",
            "deflate,gzip ; Q = 0.001",
            "gzip, identity",
        ] {
            assert!(takes_gzip(encodings), "{encodings}");
        }
        for encodings in [
            "",
            "identity",
            "br, deflate",
            "gzip;q=0",
            "gzip;q=0.000, *",
            "*;q=0",
            "gzip;q=0.5, identity",
            "gzip;q=2",
            "gzip;q=much",
            "gzip;q=NaN",
            "gzipped",
        ] {
            assert!(!takes_gzip(encodings), "{encodings}");
        }
    }

    #[test]
    fn text_is_made_small_and_all_else_is_as_it_was() {
        let gzip = Gzip::default();
        let text = "one two three ".repeat(1000).into_bytes();
        for kind in ["text/html", "text/csv", "application/json", "image/svg+xml"] {
            let small = ask(&gzip, "gzip", kind, &text);
            assert_eq!(small.header("Content-Encoding"), Some("gzip"), "{kind}");
            assert_eq!(small.header("Vary"), Some("Accept-Encoding"), "{kind}");
            let small = whole(small);
            assert!(small.len() < text.len() / 10, "{} bytes", small.len());
            let mut again = Vec::new();
            GzDecoder::new(&*small).read_to_end(&mut again).unwrap();
            assert_eq!(again, text);
        }
        // Who has a copy for others must know that it may be another one.
        for (encodings, kind, bytes, vary) in [
            ("", "text/html", &*text, true),
            ("gzip", "text/html", &text[..SHORTEST - 1], true),
            ("gzip", "image/png", &text, false),
            ("gzip", "font/woff2", &text, false),
            ("gzip", "application/octet-stream", &text, false),
        ] {
            let same = ask(&gzip, encodings, kind, bytes);
            assert_eq!(same.header("Content-Encoding"), None, "{kind}");
            assert_eq!(same.header("Vary").is_some(), vary, "{kind}");
            assert_eq!(whole(same), bytes, "{kind}");
        }
    }

    #[test]
    fn what_never_ends_is_sent_as_it_comes() {
        let request = Request { encodings: "gzip".to_owned(), ..Request::default() };
        let head = Response::new(200, "").with("Content-Type", "text/event-stream");
        let body = Body::Endless(Box::new(|_: &mut dyn Write| Ok(())));
        let sent = Gzip::default().answer(&request, Response { body, ..head });
        assert!(matches!(sent.body, Body::Endless(_)));
        assert_eq!(sent.header("Content-Encoding"), None);
    }

    #[test]
    fn each_text_is_made_small_once_and_not_too_many_are_kept() {
        let gzip = Gzip::default();
        let kept = || gzip.kept.lock().unwrap().values().map(Vec::len).collect();
        let text = vec![b'a'; 5000];
        for _ in 0..3 {
            ask(&gzip, "gzip", "text/plain", &text);
        }
        let one: Vec<usize> = kept();
        assert_eq!(one.len(), 1);
        // What is kept is what is sent.
        gzip.kept.lock().unwrap().values_mut().for_each(|small| small.push(b'!'));
        assert_eq!(whole(ask(&gzip, "gzip", "text/plain", &text)).last(), Some(&b'!'));
        gzip.kept.lock().unwrap().insert((0, 0), vec![0; MOST_KEPT]);
        ask(&gzip, "gzip", "text/plain", &[b'b'; 5000]);
        let left: Vec<usize> = kept();
        assert_eq!(left.len(), 1);
    }
}
