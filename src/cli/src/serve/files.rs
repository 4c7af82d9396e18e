//! The files of the book: what a folder has for an address.
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Component, Path, PathBuf};

use percent_encoding::percent_decode_str;

use super::http::Response;

/// What a folder has for a path of an address. Nothing outside of it is read.
pub fn read(folder: &Path, path: &str, query: &str) -> Response {
    let Some(name) = name(path) else { return Response::new(404, "") };
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
        Err(error) if is_missing(&error) => Response::new(404, ""),
        Err(error) => Response::new(500, format!("cannot read {path}: {error}\n")),
    }
}

/// The file's name that a path stands for, below some folder.
fn name(path: &str) -> Option<PathBuf> {
    let path = percent_decode_str(path).decode_utf8().ok()?;
    let mut name = PathBuf::new();
    for part in Path::new(path.trim_start_matches('/')).components() {
        match part {
            Component::CurDir => {}
            // On Windows `c:` within a path is a drive, if it stands alone.
            Component::Normal(part)
                if Path::new(part).components().eq([Component::Normal(part)]) =>
            {
                name.push(part);
            }
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

/// The kind of a file that a book has, or that may lie beside its chapters. Any other is
/// bytes, which a browser saves.
fn kind(path: &Path) -> String {
    let end = path.extension().unwrap_or_default().to_ascii_lowercase();
    let end = end.to_string_lossy();
    let family = match &*end {
        "html" | "css" | "csv" | "xml" => "text/",
        "rs" | "toml" => "text/x-",
        "json" | "pdf" | "wasm" => "application/",
        "png" | "jpeg" | "gif" | "webp" | "avif" => "image/",
        "woff2" | "woff" | "ttf" | "otf" => "font/",
        "mp4" | "webm" => "video/",
        "js" | "mjs" => return "text/javascript".to_owned(),
        "txt" => return "text/plain".to_owned(),
        "md" => return "text/markdown".to_owned(),
        "svg" => return "image/svg+xml".to_owned(),
        "ico" => return "image/x-icon".to_owned(),
        "jpg" => return "image/jpeg".to_owned(),
        _ => return "application/octet-stream".to_owned(),
    };
    format!("{family}{end}")
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
