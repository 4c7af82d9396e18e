//! The book as a browser sees it, rebuilt when a chapter changes.
use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;
use std::time::Duration;

use tempfile::TempDir;

use crate::served::{Answer, News, Served};
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
    assert_eq!(first["problems"], serde_json::json!([]));
    let idle = news.within(Duration::from_secs(3));
    assert_eq!(idle, None, "news of nothing");
    let build = |news: &serde_json::Value| news["build"].as_str().unwrap().to_owned();
    let page = served.get("/one.html").text();
    assert!(page.contains(&format!("data-build=\"{}\"", build(&first))), "{page}");

    let write = |text: &str| fixture::put(book.path(), "chapters/one.md", text);
    write("# One\n\nThe second text.\n");
    let second = news.next();
    assert_ne!(build(&second), build(&first));
    assert_eq!(second["problems"], serde_json::json!([]));

    // Each of them is refused while the book is served, and the last good page stays.
    for (wrong, said) in [
        ("{{fact third}}", "third"),
        ("$\\frac{$", "frac"),
        ("[link](missing.md)", "`missing.html` leads nowhere"),
        ("[link](two.md#nowhere)", "`two.html#nowhere` leads to no heading"),
    ] {
        write(&format!("# One\n\nThe {wrong}.\n"));
        let told = news.next();
        assert_eq!(build(&told), build(&second), "{wrong}");
        let problem = &told["problems"][0];
        assert_eq!(problem["place"], "chapters/one.md:3", "{told}");
        assert!(problem["message"].as_str().unwrap().contains(said), "{told}");
        assert!(served.get("/one.html").text().contains("The second text."));
        // Who comes later is told the same.
        assert_eq!(served.news().next(), told);
    }

    write("# One\n\nThe third text.\n");
    let third = news.next();
    assert_eq!(third["problems"], serde_json::json!([]));
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
fn nothing_is_missing_while_the_book_is_rebuilt() {
    let book = book("# One\n\nText 0.\n");
    let served = Served::start(book.path());
    let mut news = served.news();
    news.next();
    let over = AtomicBool::new(false);
    thread::scope(|scope| {
        let reader = scope.spawn(|| {
            let mut pages = 0;
            while !over.load(Relaxed) {
                // A page, and then what it loads, which may be of the build before.
                let page = served.get("/one.html");
                assert_eq!(page.status, 200);
                let text = page.text();
                let parts = text.split(['"', '\'']);
                let files = parts.filter(|part| {
                    part.ends_with(".css")
                        || (part.ends_with(".js") && !part.contains("://"))
                });
                for file in files.collect::<BTreeSet<_>>() {
                    let file = file.trim_start_matches('/');
                    assert_eq!(served.get(&format!("/{file}")).status, 200, "{file}");
                }
                pages += 1;
            }
            pages
        });
        for turn in 1..=8 {
            let text = format!("# One\n\nText {turn}.\n");
            fixture::put(book.path(), "chapters/one.md", &text);
            // The style and the index are other files then.
            let style = format!("/* {turn} */\n");
            fixture::put(book.path(), "theme/fonts/fonts.css", &style);
            news.next();
        }
        over.store(true, Relaxed);
        assert!(reader.join().unwrap() > 8);
    });
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
    let head = served.ask("HEAD", "/one.html", &host);
    assert_eq!((head.status, head.length()), (200, whole.length()));
    assert!(head.body.is_empty());
}

/// A browser takes gzip, and gets the same page in fewer bytes.
#[test]
fn a_page_is_sent_small_to_who_takes_it_so() {
    let book = book(&format!("# One\n\n{}\n", "The same again. ".repeat(300)));
    let served = Served::start(book.path());
    let host = format!("Host: {}\r\n", served.address);
    let ask = |method: &str, path: &str, encodings: &str| {
        served.ask(method, path, &format!("{host}Accept-Encoding: {encodings}\r\n"))
    };
    let says = |answer: &Answer, line: &str| {
        answer.headers.lines().any(|found| found.eq_ignore_ascii_case(line))
    };
    let whole = served.get("/one.html");
    let small = ask("GET", "/one.html", "gzip, deflate, br");
    assert!(says(&small, "Content-Encoding: gzip"), "{}", small.headers);
    assert_eq!(small.length(), Some(small.body.len()));
    assert!(small.body.len() < whole.body.len() / 3, "{}", small.body.len());
    let mut again = Vec::new();
    flate2::read::GzDecoder::new(&*small.body).read_to_end(&mut again).unwrap();
    assert_eq!(again, whole.body);
    let head = ask("HEAD", "/one.html", "gzip");
    assert_eq!((head.length(), head.body.len()), (small.length(), 0));
    assert!(says(&head, "Content-Encoding: gzip"), "{}", head.headers);
    let refused = ask("GET", "/one.html", "gzip;q=0, identity");
    assert_eq!(refused.body, whole.body);
    for answer in [&whole, &small, &head, &refused] {
        assert!(says(answer, "Vary: Accept-Encoding"), "{}", answer.headers);
    }
    // A page that is not there is small as well; a change is sent.
    let missing = ask("GET", "/nothing.html", "gzip");
    assert_eq!(missing.status, 404);
    assert!(says(&missing, "Content-Encoding: gzip"), "{}", missing.headers);
    fixture::put(book.path(), "chapters/one.md", "# One\n\nAnother text.\n");
    served.wait_for("/one.html", "Another text.");
    let mut again = Vec::new();
    let small = ask("GET", "/one.html", "gzip").body;
    flate2::read::GzDecoder::new(&*small).read_to_end(&mut again).unwrap();
    assert_eq!(again, served.get("/one.html").body);
}

/// News come as they are, whatever a page takes.
#[test]
fn news_are_never_packed() {
    let book = book("# One\n");
    let served = Served::start(book.path());
    let mut stream = TcpStream::connect(&served.address).unwrap();
    let host = &served.address;
    write!(
        stream,
        "GET /.gods/events HTTP/1.1\r\nHost: {host}\r\nAccept-Encoding: gzip\r\n\r\n"
    )
    .unwrap();
    let mut news = News(BufReader::new(stream));
    assert_eq!(news.next()["problems"], serde_json::json!([]));
}

/// A browser opens several connections at once, and keeps them: none may wait for another.
#[test]
fn connections_that_are_kept_open_hold_up_no_other() {
    let book = book("# One\n");
    let served = Served::start(book.path());
    let request = format!("GET /one.html HTTP/1.1\r\nHost: {}\r\n\r\n", served.address);
    let connect = |_| TcpStream::connect(&served.address).unwrap();
    for round in 0..10 {
        let mut asking: Vec<_> = (0..10 + 10 * round).map(connect).collect();
        // Twice each, one behind the other on the same connection.
        for again in 0..2 {
            for stream in &mut asking {
                stream.write_all(request.as_bytes()).unwrap();
            }
            for stream in &mut asking {
                stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
                let mut answer = BufReader::new(stream);
                let mut length = 0;
                loop {
                    let mut line = String::new();
                    let read = answer.read_line(&mut line);
                    assert!(read.is_ok(), "{read:?} in round {round}, request {again}");
                    let (name, value) = line.split_once(':').unwrap_or((&line, ""));
                    if name.eq_ignore_ascii_case("content-length") {
                        length = value.trim().parse().unwrap();
                    }
                    if line.trim().is_empty() {
                        break;
                    }
                }
                let mut page = vec![0; length];
                answer.read_exact(&mut page).unwrap();
                assert!(String::from_utf8_lossy(&page).contains("One"));
            }
        }
    }
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
        format!("/{}", "x".repeat(300)),
        format!("/{}.html", "x".repeat(300)),
        format!("/{}/one.html", "x".repeat(300)),
        "/one.html/one.html".to_owned(),
        "/%00.html".to_owned(),
        "/%ff%fe".to_owned(),
        "/../Cargo.toml".to_owned(),
        "/%2e%2e/book.toml".to_owned(),
    ] {
        assert_eq!(served.ask("GET", &path, &here).status, 404, "{path}");
    }
    assert_eq!(served.ask("POST", "/one.html", &here).status, 405);
}
