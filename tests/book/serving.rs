//! The book as a browser sees it, rebuilt when a chapter changes.
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::time::Duration;

use tempfile::TempDir;

use crate::served::Served;
use crate::{cli, fixture};

/// A small book without crates, of which there is nothing to document.
fn book(one: &str) -> TempDir {
    let book = fixture::write(one);
    fixture::without_crates(book.path());
    book
}

#[test]
fn a_change_is_served_and_a_mistake_is_not() {
    let book = book("# One\n\nThe first text.\n");
    let mut served = Served::start(book.path());
    let page = served.get("/one.html");
    assert_eq!(page.status, 200, "{}", page.text());
    assert!(page.text().contains("The first text."));
    let missing = served.get("/nothing.html");
    assert_eq!(missing.status, 404);
    // Nothing but what is served to a browser that listens has the script.
    let built =
        |page: &str| fs::read_to_string(book.path().join("book").join(page)).unwrap();
    for (page, answer) in [("one.html", page), ("404.html", missing)] {
        assert!(answer.text().contains("/.gods/live.js"), "{page}");
        assert!(!built(page).contains(".gods"), "{page}");
    }

    fixture::put(book.path(), "chapters/one.md", "# One\n\nThe second text.\n");
    served.wait_for("/one.html", "The second text.");

    let mut said = BufReader::new(served.child.stderr.take().unwrap()).lines();
    fixture::put(book.path(), "chapters/one.md", "# One\n\nThe {{fact third}}.\n");
    let error = said
        .find(|line| line.as_ref().is_ok_and(|line| line.contains("error")))
        .unwrap();
    assert!(error.unwrap().contains("chapters/one.md:3: "));
    assert!(served.get("/one.html").text().contains("The second text."));
}

#[test]
fn open_pages_are_told_of_each_build_once_and_of_what_is_wrong() {
    let book = book("# One\n\nThe first text.\n");
    let served = Served::start(book.path());
    let mut news = served.news();
    let first = news.next();
    assert_eq!(first["error"], "");
    let idle = news.within(Duration::from_secs(3));
    assert_eq!(idle, None, "news of nothing");
    let build = |news: &serde_json::Value| news["build"].as_str().unwrap().to_owned();
    let page = served.get("/one.html").text();
    assert!(page.contains(&format!("data-build=\"{}\"", build(&first))), "{page}");

    let write = |text: &str| fixture::put(book.path(), "chapters/one.md", text);
    write("# One\n\nThe second text.\n");
    let second = news.next();
    assert_ne!(build(&second), build(&first));
    assert_eq!(second["error"], "");

    // Each of them is refused while the book is served, and the last good page stays.
    for (wrong, said) in [
        ("{{fact third}}", "third"),
        ("[link](missing.md)", "`missing.html` leads nowhere"),
        ("[link](two.md#nowhere)", "`two.html#nowhere` leads to no heading"),
    ] {
        write(&format!("# One\n\nThe {wrong}.\n"));
        let told = news.next();
        assert_eq!(build(&told), build(&second), "{wrong}");
        let error = told["error"].as_str().unwrap();
        assert!(error.starts_with("chapters/one.md:3: "), "{told}");
        assert!(error.contains(said), "{told}");
        assert!(served.get("/one.html").text().contains("The second text."));
        // Who comes later is told the same.
        assert_eq!(served.news().next(), told);
    }

    write("# One\n\nThe third text.\n");
    let third = news.next();
    assert_eq!(third["error"], "");
    assert_ne!(build(&third), build(&second));
    served.wait_for("/one.html", "The third text.");
}

#[test]
fn what_has_not_changed_is_served_as_it_is() {
    let book = book("# One\n\nText 0.\n");
    let page = book.path().join("book/one.html");
    let serve = |text: &str| {
        let served = Served::start(book.path());
        assert!(served.get("/one.html").text().contains(text), "{text}");
        assert!(served.get("/404.html").text().contains("<base href=\"/\">"));
        fs::metadata(&page).unwrap().modified().unwrap()
    };
    let first = serve("Text 0.");
    assert_eq!(serve("Text 0."), first);
    // What somebody keeps beside the book is none of it; how mdBook is set is.
    fixture::put(book.path(), "grades.csv", "a,b\n");
    assert_eq!(serve("Text 0."), first);
    {
        let mut gods = cli::gods(book.path());
        gods.env("MDBOOK_OUTPUT__HTML__DEFAULT_THEME", "ayu");
        let served = Served::of(gods);
        assert!(served.get("/one.html").text().contains("class=\"ayu"));
    }
    assert_ne!(serve("Text 0."), first);
    let first = fs::metadata(&page).unwrap().modified().unwrap();
    fixture::put(book.path(), "chapters/one.md", "# One\n\nText 1.\n");
    let second = serve("Text 1.");
    assert_ne!(second, first);
    // Built by another command, it is not the one that was served.
    let built = ::book::Book::new(book.path(), ::cli::answers).build(None).unwrap();
    assert!(built.join("one.html") == page.canonicalize().unwrap());
    let third = serve("Text 1.");
    assert_ne!(third, second);
    // An edit while it is served counts as well.
    {
        let served = Served::start(book.path());
        fixture::put(book.path(), "chapters/one.md", "# One\n\nText 2.\n");
        served.wait_for("/one.html", "Text 2.");
    }
    let fourth = fs::metadata(&page).unwrap().modified().unwrap();
    assert_eq!(serve("Text 2."), fourth);
}

#[test]
fn a_page_is_as_long_as_it_says_whatever_is_asked_for() {
    let book = book("# One\n");
    let served = Served::start(book.path());
    let host = format!("Host: {}\r\n", served.address);
    let whole = served.get("/one.html");
    assert_eq!(whole.length(), Some(whole.body.len()));
    for more in [
        "Range: bytes=0-9\r\n",
        "Range: bytes=10-\r\n",
        "Range: bytes=5-999999999\r\n",
        "If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT\r\n",
    ] {
        let page = served.ask("GET", "/one.html", &format!("{host}{more}"));
        assert_eq!((page.status, page.length()), (200, whole.length()), "{more}");
        assert_eq!(page.body, whole.body, "{more}");
    }
    let named =
        served.ask("GET", "/one.%68tml", &format!("{host}Range: bytes=0-9\r\n"));
    assert_eq!((named.status, named.body), (200, whole.body.clone()));
}

/// A browser opens several connections at once, and keeps them: none may wait for another.
#[test]
fn kept_connections_hold_up_no_other() {
    let book = book("# One\n");
    let served = Served::start(book.path());
    let kept: Vec<_> =
        (0..100).map(|_| TcpStream::connect(&served.address).unwrap()).collect();
    let listening: Vec<_> = (0..20).map(|_| served.news()).collect();
    assert_eq!(served.get("/one.html").status, 200);
    drop((kept, listening));
}

#[test]
fn only_this_machine_s_names_are_answered_and_no_path_is_a_fault() {
    let book = book("# One\n");
    let served = Served::start(book.path());
    let host = |name: &str| format!("Host: {name}\r\n");
    for name in ["localhost:3000", "127.0.0.1", "[::1]:80"] {
        assert_eq!(served.ask("GET", "/one.html", &host(name)).status, 200, "{name}");
    }
    for (name, path) in [
        ("example.com", "/one.html"),
        ("example.com:3000", "/.gods/events"),
        ("localhost.example.com", "/.gods/live.js"),
    ] {
        let answer = served.ask("GET", path, &host(name));
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
        assert_eq!(served.ask("GET", path, &here).status, 404, "{path}");
    }
    assert_eq!(served.ask("POST", "/one.html", &here).status, 405);
}
