//! Where the book is published: the address of each page, and a list of all of them for search
//! engines.
use std::path::Path;

use anyhow::{Result, ensure};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

use crate::model::text::slashes;

/// What stands in a path as it is.
const LETTERS: AsciiSet =
    NON_ALPHANUMERIC.remove(b'/').remove(b'-').remove(b'_').remove(b'.').remove(b'~');

/// The place of a book: a folder of a host, which may be unknown.
#[derive(Debug, PartialEq)]
pub struct Place {
    host: Option<String>,
    /// The folder on its host, between two strokes.
    pub folder: String,
}

impl Place {
    /// Reads mdBook's `site-url`: `/folder/`, or with its host, `https://host/folder/`.
    ///
    /// # Errors
    /// If it is neither.
    pub fn read(site_url: &str) -> Result<Self> {
        let (host, path) = match site_url.split_once("://") {
            Some((scheme, rest)) => {
                let (name, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
                (Some((scheme, name)), path)
            }
            None => (None, site_url),
        };
        let in_name = |c: char| c.is_ascii_alphanumeric() || "-.:[]".contains(c);
        let is_host = host.is_none_or(|(scheme, name)| {
            let is_name = !name.is_empty() && name.chars().all(in_name);
            ["http", "https"].contains(&scheme) && is_name
        });
        let in_path = |c: char| c.is_ascii_alphanumeric() || "/-_.~%".contains(c);
        let begins = path.starts_with('/') && !path.starts_with("//");
        let is_path = begins || host.is_some() && path.is_empty();
        ensure!(
            is_host && is_path && path.chars().all(in_path),
            "`site-url` is {site_url:?}, which is no place of a book: write its folder, \
             \"/folder/\", or all of its address, \"https://host/folder/\""
        );
        let host = host.map(|(scheme, name)| format!("{scheme}://{name}"));
        Ok(Place { host, folder: format!("{}/", path.trim_end_matches('/')) })
    }

    /// The address of a file of the book, if the host is known. That of `index.html` is the
    /// folder's.
    pub fn of(&self, file: &Path) -> Option<String> {
        let name = slashes(file);
        let name = if name == "index.html" { "" } else { &name };
        let name = utf8_percent_encode(name, &LETTERS);
        Some(format!("{}{}{name}", self.host.as_ref()?, self.folder))
    }
}

/// A page's address for search engines, and for who shares it: the same for all copies of it.
pub fn canonical(address: &str) -> String {
    format!(
        "        <link rel=\"canonical\" href=\"{address}\">\n        \
         <meta property=\"og:url\" content=\"{address}\">\n"
    )
}

/// The list of all pages, as search engines read it.
pub fn sitemap(addresses: &[String]) -> String {
    let mut text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
                    <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
        .to_owned();
    for address in addresses {
        text += &format!("  <url><loc>{address}</loc></url>\n");
    }
    text + "</urlset>\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(site_url: &str, file: &str) -> Option<String> {
        Place::read(site_url).unwrap().of(Path::new(file))
    }

    #[test]
    fn a_page_has_an_address_if_the_host_is_known() {
        for (site_url, folder) in [
            ("/", "/"),
            ("/a", "/a/"),
            ("/a/b/", "/a/b/"),
            ("https://a.org", "/"),
            ("http://a.org:80/b", "/b/"),
        ] {
            assert_eq!(Place::read(site_url).unwrap().folder, folder, "{site_url}");
        }
        assert_eq!(of("/a/", "b.html"), None);
        let at = |site_url, file| of(site_url, file).unwrap();
        assert_eq!(at("https://a.org", "b.html"), "https://a.org/b.html");
        assert_eq!(
            at("https://a.org/x/", "b/c d.html"),
            "https://a.org/x/b/c%20d.html"
        );
        assert_eq!(at("http://a.org:80/x", "index.html"), "http://a.org:80/x/");
        assert_eq!(at("https://a.org", "b/index.html"), "https://a.org/b/index.html");
    }

    #[test]
    fn what_is_no_place_is_refused() {
        for wrong in [
            "",
            "a",
            "a/b/",
            "//a.org/",
            "https://",
            "https:///a",
            "ftp://a.org/",
            "https://a\"b.org/",
            "https://a.org?b",
            "/a b/",
            "/a#b",
        ] {
            let told = Place::read(wrong).unwrap_err().to_string();
            assert!(told.starts_with(&format!("`site-url` is {wrong:?}")), "{told}");
            assert!(told.contains("https://host/folder/"), "{told}");
        }
    }

    #[test]
    fn the_list_names_each_page() {
        let text =
            sitemap(&["https://a.org/".to_owned(), "https://a.org/b.html".to_owned()]);
        assert_eq!(text.matches("<loc>").count(), 2);
        assert!(
            text.contains("  <url><loc>https://a.org/b.html</loc></url>\n"),
            "{text}"
        );
    }
}
