//! The files of the book: what a folder has for an address.
use std::fmt::Display;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Component, Path, PathBuf};

use percent_encoding::percent_decode_str;

use super::http::Response;

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
pub fn read(folder: &Path, path: &str, query: &str) -> Response {
    let Some(name) = name(path) else { return missing() };
    let mut file = folder.join(name);
    if file.is_dir() {
        if !path.ends_with('/') {
            // With one stroke at its beginning: two would be another host.
            let path = path.trim_start_matches('/');
            return Response::new(307, "")
                .with("Location", format_args!("/{path}/{query}"))
                .with("Cache-Control", "no-cache");
        }
        file.push("index.html");
    }
    match fs::read(&file) {
        // A file may be another one after the next build.
        Ok(bytes) => Response::new(200, bytes)
            .with("Content-Type", kind(&file))
            .with("Cache-Control", "no-cache"),
        Err(error) if is_missing(&error) => missing(),
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

fn kind(path: &Path) -> &'static str {
    let end = path.extension().and_then(|end| end.to_str()).unwrap_or_default();
    let kind = KINDS.iter().find(|(name, _)| end.eq_ignore_ascii_case(name));
    kind.map_or("application/octet-stream", |(_, kind)| kind)
}

fn missing() -> Response {
    Response::new(404, "")
}

/// An answer to what this server cannot do.
fn fault(said: impl Display) -> Response {
    Response::new(500, format!("{said}\n"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::serve::http::Body;

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
    fn a_folder_is_its_index() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("a")).unwrap();
        fs::write(folder.path().join("a/index.html"), "index").unwrap();
        let get = |path| read(folder.path(), path, "?search=b");
        let page = get("/a/");
        assert_eq!(
            (page.status, page.header("Content-Type")),
            (200, Some("text/html"))
        );
        assert!(matches!(page.body, Body::Whole(bytes) if bytes == b"index"));
        for path in ["/a", "//a"] {
            let other = get(path);
            assert_eq!(other.status, 307);
            assert_eq!(other.header("Location"), Some("/a/?search=b"));
        }
        assert_eq!(get("/").status, 404);
    }
}
