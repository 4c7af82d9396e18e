//! The files of the book: what a folder has for an address.
use std::fmt::Display;
use std::fs::File;
use std::io::{self, ErrorKind, Read, Seek, SeekFrom};
use std::path::{Component, Path, PathBuf};
use std::time::SystemTime;

use http_range_header::parse_range_header;
use httpdate::{HttpDate, fmt_http_date, parse_http_date};
use percent_encoding::percent_decode_str;
use tiny_http::{Response, ResponseBox, StatusCode};

use super::header::header;

/// What a browser asks of a file, in its own words.
#[derive(Debug, Clone, Copy, Default)]
pub struct Asked<'a> {
    /// What follows the path, from a `?` on.
    pub query: &'a str,
    /// Only a part.
    pub range: Option<&'a str>,
    /// Only if it has changed.
    pub modified_since: Option<&'a str>,
    /// Only if it has not.
    pub unmodified_since: Option<&'a str>,
}

/// The kinds of files that a book has, and what may lie beside its chapters. Any other is
/// bytes, which a browser saves.
const KINDS: [(&str, &str); 27] = [
    ("html", "text/html"),
    ("css", "text/css"),
    ("js", "text/javascript"),
    ("mjs", "text/javascript"),
    ("json", "application/json"),
    ("svg", "image/svg+xml"),
    ("png", "image/png"),
    ("ico", "image/x-icon"),
    ("woff2", "font/woff2"),
    ("woff", "font/woff"),
    ("ttf", "font/ttf"),
    ("otf", "font/otf"),
    ("txt", "text/plain"),
    ("rs", "text/x-rust"),
    ("md", "text/markdown"),
    ("toml", "text/x-toml"),
    ("csv", "text/csv"),
    ("xml", "text/xml"),
    ("pdf", "application/pdf"),
    ("wasm", "application/wasm"),
    ("jpg", "image/jpeg"),
    ("jpeg", "image/jpeg"),
    ("gif", "image/gif"),
    ("webp", "image/webp"),
    ("avif", "image/avif"),
    ("mp4", "video/mp4"),
    ("webm", "video/webm"),
];

/// What a folder has for a path of an address. Nothing outside of it is read.
pub fn read(folder: &Path, path: &str, asked: &Asked) -> ResponseBox {
    let Some(name) = name(path) else { return empty(404) };
    let mut file = folder.join(name);
    if file.is_dir() {
        if !path.ends_with('/') {
            // With one stroke at its beginning: two would be another host.
            let path = path.trim_start_matches('/');
            return Response::empty(307)
                .with_header(header(
                    "Location",
                    format_args!("/{path}/{}", asked.query),
                ))
                .with_header(header("Cache-Control", "no-cache"))
                .boxed();
        }
        file.push("index.html");
    }
    match open(&file, asked) {
        // A file may be another one after the next build.
        Ok(response) => response.with_header(header("Cache-Control", "no-cache")),
        Err(error) if is_missing(&error) => empty(404),
        Err(error) => fault(format_args!("cannot read {path}: {error}")),
    }
}

/// The file's name that a path stands for, below some folder.
fn name(path: &str) -> Option<PathBuf> {
    let path = percent_decode_str(path).decode_utf8().ok()?;
    let mut name = PathBuf::new();
    for part in Path::new(path.trim_start_matches('/')).components() {
        match part {
            // On Windows `c:` within a path is a drive, if it stands alone.
            Component::Normal(part)
                if Path::new(part)
                    .components()
                    .all(|p| p == Component::Normal(part)) =>
            {
                name.push(part);
            }
            Component::CurDir => {}
            _ => return None,
        }
    }
    Some(name)
}

fn is_missing(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::NotFound
            | ErrorKind::NotADirectory
            | ErrorKind::PermissionDenied
            | ErrorKind::InvalidFilename
            | ErrorKind::InvalidInput // a NUL
    )
}

fn open(path: &Path, asked: &Asked) -> io::Result<ResponseBox> {
    let mut file = File::open(path)?;
    let about = file.metadata()?;
    let kind = kind(path);
    let modified = about.modified().ok();
    // Of a page all is sent: it gets the script.
    let asked = if kind == "text/html" { &Asked::default() } else { asked };
    if let Some(status) = unwanted(modified, asked) {
        return Ok(empty(status));
    }
    let size = about.len();
    let part = match asked.range {
        None => None,
        Some(range) => match parse_range_header(range).map(|r| r.validate(size)) {
            Ok(Ok(parts)) if parts.len() == 1 => Some(parts[0].clone()),
            _ => {
                let all = header("Content-Range", format_args!("bytes */{size}"));
                return Ok(empty(416).with_header(all));
            }
        },
    };
    let mut headers =
        vec![header("Content-Type", kind), header("Accept-Ranges", "bytes")];
    headers.extend(modified.map(|time| header("Last-Modified", fmt_http_date(time))));
    let (status, start, length) = match part {
        None => (200, 0, size),
        Some(part) => {
            let (first, last) = part.into_inner();
            let place = format!("bytes {first}-{last}/{size}");
            headers.push(header("Content-Range", place));
            (206, first, last - first + 1)
        }
    };
    file.seek(SeekFrom::Start(start))?;
    let data = file.take(length);
    let length = usize::try_from(length).ok();
    Ok(Response::new(StatusCode(status), headers, data, length, None).boxed())
}

fn kind(path: &Path) -> &'static str {
    let end = path.extension().and_then(|end| end.to_str()).unwrap_or_default();
    let kind = KINDS.iter().find(|(name, _)| end.eq_ignore_ascii_case(name));
    kind.map_or("application/octet-stream", |(_, kind)| kind)
}

/// What to answer if the file, as old as it is, is not wanted.
fn unwanted(modified: Option<SystemTime>, asked: &Asked) -> Option<u16> {
    let date = |text: Option<&str>| text.and_then(|text| parse_http_date(text).ok());
    // Dates are told to the second.
    let modified = modified.map(HttpDate::from);
    let is_at_most = |since: SystemTime| modified.is_some_and(|m| m <= since.into());
    match (date(asked.unmodified_since), date(asked.modified_since)) {
        (Some(since), _) if !is_at_most(since) => Some(412),
        (_, Some(since)) if is_at_most(since) => Some(304),
        _ => None,
    }
}

/// An answer without a text.
fn empty(status: u16) -> ResponseBox {
    Response::empty(status).boxed()
}

/// An answer to what this server cannot do.
pub fn fault(said: impl Display) -> ResponseBox {
    Response::from_string(format!("{said}\n")).with_status_code(500).boxed()
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::time::{Duration, SystemTime};

    use super::*;

    fn told(response: &ResponseBox, name: &'static str) -> Option<String> {
        let mut headers = response.headers().iter();
        let found = headers.find(|header| header.field.equiv(name));
        found.map(|header| header.value.as_str().to_owned())
    }

    fn text(response: ResponseBox) -> String {
        let mut text = String::new();
        response.into_reader().read_to_string(&mut text).unwrap();
        text
    }

    #[test]
    fn no_path_leads_out_of_the_folder() {
        for (path, right) in [
            ("/one.html", Some("one.html")),
            ("//one.html", Some("one.html")),
            ("/a/./b%20c", Some("a/b c")),
            ("/", Some("")),
            ("/..", None),
            ("/a/../../b", None),
            ("/%2e%2e/b", None),
            ("/a%2f..%2f..%2fb", None),
            ("/%2fetc", Some("etc")),
            ("/%ff", None),
        ] {
            assert_eq!(name(path), right.map(PathBuf::from), "{path}");
        }
    }

    #[test]
    fn a_part_is_the_bytes_that_were_asked_for() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("digits.txt"), "0123456789").unwrap();
        fs::write(folder.path().join("page.html"), "0123456789").unwrap();
        let get = |file: &str, range| {
            read(folder.path(), file, &Asked { range: Some(range), ..Asked::default() })
        };
        for (range, right, place) in [
            ("bytes=0-3", "0123", "bytes 0-3/10"),
            ("bytes=4-", "456789", "bytes 4-9/10"),
            ("bytes=-2", "89", "bytes 8-9/10"),
            ("bytes=8-99", "89", "bytes 8-9/10"),
        ] {
            let part = get("/digits.txt", range);
            assert_eq!(part.status_code().0, 206, "{range}");
            assert_eq!(told(&part, "Content-Range").as_deref(), Some(place));
            assert_eq!(part.data_length(), Some(right.len()));
            assert_eq!(text(part), right, "{range}");
        }
        for range in ["bytes=10-", "bytes=3-2", "bytes=0-1,4-5", "lines=1-2", ""] {
            let none = get("/digits.txt", range);
            assert_eq!(none.status_code().0, 416, "{range}");
            assert_eq!(told(&none, "Content-Range").as_deref(), Some("bytes */10"));
        }
        assert_eq!(text(get("/page.html", "bytes=0-3")), "0123456789");
    }

    #[test]
    fn what_a_browser_has_already_is_not_sent_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.css");
        fs::write(&path, "a").unwrap();
        let time = SystemTime::UNIX_EPOCH + Duration::from_millis(1_000_000_500);
        File::options().write(true).open(&path).unwrap().set_modified(time).unwrap();
        let [before, then, after] = [999_999, 1_000_000, 1_000_001].map(|seconds| {
            fmt_http_date(SystemTime::UNIX_EPOCH + Duration::from_secs(seconds))
        });
        let get = |modified_since, unmodified_since| {
            let asked = Asked { modified_since, unmodified_since, ..Asked::default() };
            read(folder.path(), "/a.css", &asked)
        };
        assert_eq!(told(&get(None, None), "Last-Modified"), Some(then.clone()));
        for (modified, unmodified, status) in [
            (None, None, 200),
            (Some(&before), None, 200),
            (Some(&then), None, 304),
            (Some(&after), None, 304),
            (None, Some(&before), 412),
            (None, Some(&then), 200),
            (Some(&then), Some(&before), 412),
        ] {
            let response = get(modified.map(|t| &**t), unmodified.map(|t| &**t));
            assert_eq!(response.status_code().0, status, "{modified:?} {unmodified:?}");
        }
        assert_eq!(get(Some("yesterday"), None).status_code().0, 200);
    }

    #[test]
    fn a_folder_is_its_index() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("a")).unwrap();
        fs::write(folder.path().join("a/index.html"), "index").unwrap();
        let get = |path| read(folder.path(), path, &Asked::default());
        assert_eq!(text(get("/a/")), "index");
        for path in ["/a", "//a"] {
            let asked = Asked { query: "?search=b", ..Asked::default() };
            let other = read(folder.path(), path, &asked);
            assert_eq!(other.status_code().0, 307);
            assert_eq!(told(&other, "Location").as_deref(), Some("/a/?search=b"));
        }
        assert_eq!(get("/").status_code().0, 404);
    }
}
