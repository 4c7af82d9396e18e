//! The server: pages are rebuilt when a chapter changes.
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::time::Duration;

use tempfile::TempDir;

use crate::book_server::BookServer;
use crate::{cli, fixture};

/// Makes a small book without crates, so that no API is documented.
fn book(one: &str) -> TempDir {
    let book = fixture::write(one);
    fixture::remove_crates(book.path());
    book
}

#[test]
fn serves_changes_but_no_mistakes() {
    let book = book("# One\n\nThe first text.\n");
    let mut book_server = BookServer::start(book.path());
    let page = book_server.get("/one.html");
    assert_eq!(page.status, 200, "{}", page.text());
    assert!(page.text().contains("The first text."));
    let missing = book_server.get("/nothing.html");
    assert_eq!(missing.status, 404);
    // Only served pages contain the script, not the built ones.
    let built =
        |page: &str| fs::read_to_string(book.path().join("book").join(page)).unwrap();
    for (page, answer) in [("one.html", page), ("404.html", missing)] {
        assert!(answer.text().contains("/.gods/live.js"), "{page}");
        assert!(!built(page).contains(".gods"), "{page}");
    }

    fixture::write_file(book.path(), "chapters/one.md", "# One\n\nThe second text.\n");
    book_server.wait_for("/one.html", "The second text.");

    let mut stderr = BufReader::new(book_server.child.stderr.take().unwrap()).lines();
    fixture::write_file(
        book.path(),
        "chapters/one.md",
        "# One\n\nThe {{fact third}}.\n",
    );
    let error = stderr
        .find(|line| line.as_ref().is_ok_and(|line| line.contains("error")))
        .unwrap();
    assert!(error.unwrap().contains("chapters/one.md:3: "));
    assert!(book_server.get("/one.html").text().contains("The second text."));
}

#[test]
fn notifies_open_pages_once_per_build() {
    let book = book("# One\n\nThe first text.\n");
    let book_server = BookServer::start(book.path());
    let mut events = book_server.open_events();
    let first = events.next();
    assert_eq!(first["error"], "");
    let idle = events.within(Duration::from_secs(3));
    assert_eq!(idle, None, "news of nothing");
    let build =
        |events: &serde_json::Value| events["build"].as_str().unwrap().to_owned();
    let page = book_server.get("/one.html").text();
    assert!(page.contains(&format!("data-build=\"{}\"", build(&first))), "{page}");

    let write = |text: &str| fixture::write_file(book.path(), "chapters/one.md", text);
    write("# One\n\nThe second text.\n");
    let second = events.next();
    assert_ne!(build(&second), build(&first));
    assert_eq!(second["error"], "");

    // Each mistake is rejected while the book is served, and the last good page stays.
    for (wrong, message) in [
        ("{{fact third}}", "third"),
        ("[link](missing.md)", "`missing.html` leads nowhere"),
        ("[link](two.md#nowhere)", "`two.html#nowhere` leads to no heading"),
    ] {
        write(&format!("# One\n\nThe {wrong}.\n"));
        let event = events.next();
        assert_eq!(build(&event), build(&second), "{wrong}");
        let error = event["error"].as_str().unwrap();
        assert!(error.starts_with("chapters/one.md:3: "), "{event}");
        assert!(error.contains(message), "{event}");
        assert!(book_server.get("/one.html").text().contains("The second text."));
        // A page opened later gets the same event.
        assert_eq!(book_server.open_events().next(), event);
    }

    write("# One\n\nThe third text.\n");
    let third = events.next();
    assert_eq!(third["error"], "");
    assert_ne!(build(&third), build(&second));
    book_server.wait_for("/one.html", "The third text.");
}

#[test]
fn unchanged_pages_need_no_rebuild() {
    let book = book("# One\n\nText 0.\n");
    let page = book.path().join("book/one.html");
    let serve = |text: &str| {
        let book_server = BookServer::start(book.path());
        assert!(book_server.get("/one.html").text().contains(text), "{text}");
        assert!(book_server.get("/404.html").text().contains("<base href=\"/\">"));
        fs::metadata(&page).unwrap().modified().unwrap()
    };
    let first = serve("Text 0.");
    assert_eq!(serve("Text 0."), first);
    // Other files in the folder are not part of the book, but mdBook's settings are.
    fixture::write_file(book.path(), "grades.csv", "a,b\n");
    assert_eq!(serve("Text 0."), first);
    {
        let mut gods = cli::gods(book.path());
        gods.env("MDBOOK_OUTPUT__HTML__DEFAULT_THEME", "ayu");
        let book_server = BookServer::from_command(gods);
        assert!(book_server.get("/one.html").text().contains("class=\"ayu"));
    }
    assert_ne!(serve("Text 0."), first);
    let first = fs::metadata(&page).unwrap().modified().unwrap();
    fixture::write_file(book.path(), "chapters/one.md", "# One\n\nText 1.\n");
    let second = serve("Text 1.");
    assert_ne!(second, first);
    // A book built by another command must be rebuilt for serving.
    let built =
        ::book::Book::new(book.path(), ::cli::is_read_only).build(None).unwrap();
    assert!(built.join("one.html") == page.canonicalize().unwrap());
    let third = serve("Text 1.");
    assert_ne!(third, second);
    // An edit during serving is also remembered.
    {
        let book_server = BookServer::start(book.path());
        fixture::write_file(book.path(), "chapters/one.md", "# One\n\nText 2.\n");
        book_server.wait_for("/one.html", "Text 2.");
    }
    let fourth = fs::metadata(&page).unwrap().modified().unwrap();
    assert_eq!(serve("Text 2."), fourth);
}

/// The API pages take long to make: the book is served before they are there.
#[test]
fn serves_book_before_api_pages() {
    let book = book("# One\n\n[API](api/a/index.html)\n");
    let book_server = BookServer::start(book.path());
    assert_eq!(book_server.get("/one.html").status, 200);
    let missing = book_server.get("/api/a/index.html");
    assert_eq!(missing.status, 404);
    assert!(missing.text().contains("<base href=\"/\">"));
    fixture::write_file(book.path(), "chapters/api/a/index.html", "The API.");
    book_server.wait_for("/api/a/index.html", "The API.");
    fs::remove_dir_all(book.path().join("chapters/api")).unwrap();
    let built = ::book::Book::new(book.path(), ::cli::is_read_only).build(None);
    let error = built.unwrap_err().to_string();
    assert!(error.contains("`api/a/index.html` leads nowhere"), "{error}");
}

#[test]
fn content_length_matches_body() {
    let book = book("# One\n");
    let book_server = BookServer::start(book.path());
    let host = format!("Host: {}\r\n", book_server.address);
    let whole = book_server.get("/one.html");
    assert_eq!(whole.length(), Some(whole.body.len()));
    for more in [
        "Range: bytes=0-9\r\n",
        "Range: bytes=10-\r\n",
        "Range: bytes=5-999999999\r\n",
        "If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT\r\n",
    ] {
        let page = book_server.request("GET", "/one.html", &format!("{host}{more}"));
        assert_eq!((page.status, page.length()), (200, whole.length()), "{more}");
        assert_eq!(page.body, whole.body, "{more}");
    }
    let named = book_server.request(
        "GET",
        "/one.%68tml",
        &format!("{host}Range: bytes=0-9\r\n"),
    );
    assert_eq!((named.status, named.body), (200, whole.body.clone()));
}

/// A browser keeps several connections open: none may block another.
#[test]
fn open_connections_block_no_other() {
    let book = book("# One\n");
    let book_server = BookServer::start(book.path());
    let kept: Vec<_> =
        (0..100).map(|_| TcpStream::connect(&book_server.address).unwrap()).collect();
    let listening: Vec<_> = (0..20).map(|_| book_server.open_events()).collect();
    assert_eq!(book_server.get("/one.html").status, 200);
    drop((kept, listening));
}

#[test]
fn rejects_foreign_hosts_and_bad_paths() {
    let book = book("# One\n");
    let book_server = BookServer::start(book.path());
    let host = |name: &str| format!("Host: {name}\r\n");
    for name in ["localhost:3000", "LocalHost.", "a.localhost", "127.0.0.1", "[::1]:80"]
    {
        assert_eq!(
            book_server.request("GET", "/one.html", &host(name)).status,
            200,
            "{name}"
        );
    }
    for (name, path) in [
        ("example.com", "/one.html"),
        ("example.com:3000", "/.gods/events"),
        ("localhost.example.com", "/.gods/live.js"),
        ("127.0.0.1.example.com", "/one.html"),
        ("notlocalhost", "/one.html"),
        ("10.0.0.1:3000", "/one.html"),
    ] {
        let answer = book_server.request("GET", path, &host(name));
        assert_eq!(answer.status, 403, "{name}");
        assert!(answer.text().contains(name), "{}", answer.text());
    }
    let here = host("localhost");
    for path in [
        "/one.html/one.html",
        "/%00.html",
        "/%ff%fe",
        "/../Cargo.toml",
        "/%2e%2e/book.toml",
    ] {
        assert_eq!(book_server.request("GET", path, &here).status, 404, "{path}");
    }
    assert_eq!(book_server.request("POST", "/one.html", &here).status, 405);
}
