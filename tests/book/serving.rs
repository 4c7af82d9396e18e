//! The book as a browser sees it, rebuilt when a chapter changes.
use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread::{self, sleep};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::{cli, fixture};

/// A served book, ended when it is dropped.
struct Served {
    child: Child,
    address: String,
}

/// An answer of the server.
struct Answer {
    status: u16,
    headers: String,
    body: Vec<u8>,
}

impl Answer {
    fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    fn length(&self) -> Option<usize> {
        let lines = self.headers.lines();
        let mut named = lines.filter_map(|line| line.split_once(": "));
        named
            .find(|(name, _)| name.eq_ignore_ascii_case("content-length"))?
            .1
            .parse()
            .ok()
    }
}

impl Served {
    fn start(folder: &Path) -> Self {
        Self::of(cli::gods(folder))
    }

    fn of(mut gods: Command) -> Self {
        let mut child = gods
            .args(["book", "serve", "--port", "0"])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address =
            line.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
        let address =
            address.unwrap_or_else(|| panic!("no address in {line:?}")).to_owned();
        Served { child, address }
    }

    /// Asks with some lines of headers, each ended.
    fn ask(&self, method: &str, path: &str, headers: &str) -> Answer {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let request =
            format!("{method} {path} HTTP/1.1\r\n{headers}Connection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        let end = answer.windows(4).position(|four| four == b"\r\n\r\n").unwrap();
        let headers = String::from_utf8_lossy(&answer[..end]).into_owned();
        let status = headers.split(' ').nth(1).unwrap().parse().unwrap();
        Answer { status, headers, body: answer[end + 4..].to_vec() }
    }

    fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, &format!("Host: {}\r\n", self.address))
    }

    /// Waits until a page holds a text.
    fn wait_for(&self, path: &str, text: &str) {
        let start = Instant::now();
        while !self.get(path).text().contains(text) {
            assert!(
                start.elapsed() < Duration::from_secs(20),
                "{path} never has {text:?}"
            );
            sleep(Duration::from_millis(50));
        }
    }

    /// What open pages are told.
    fn news(&self) -> News {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let host = &self.address;
        write!(stream, "GET /.gods/events HTTP/1.1\r\nHost: {host}\r\n\r\n").unwrap();
        News(BufReader::new(stream))
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The stream of what open pages are told.
struct News(BufReader<TcpStream>);

impl News {
    /// The next of it, if it comes within a time.
    fn within(&mut self, time: Duration) -> Option<serde_json::Value> {
        let start = Instant::now();
        while let Some(left) = time.checked_sub(start.elapsed()) {
            let wait = left.max(Duration::from_millis(1));
            self.0.get_ref().set_read_timeout(Some(wait)).unwrap();
            let mut line = String::new();
            match self.0.read_line(&mut line) {
                Ok(0) => panic!("the stream of news has ended"),
                Ok(_) => {}
                Err(_) => return None, // nothing came
            }
            if let Some(data) = line.strip_prefix("data: ") {
                return Some(serde_json::from_str(data).unwrap());
            }
        }
        None
    }

    fn next(&mut self) -> serde_json::Value {
        self.within(Duration::from_secs(20)).expect("no news within 20 seconds")
    }
}

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
