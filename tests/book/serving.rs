//! The book as a browser sees it, rebuilt when a chapter changes.
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::{cli, fixture};

/// A served book, ended when it is dropped.
struct Served {
    child: Child,
    address: String,
}

impl Served {
    fn start(folder: &Path) -> Self {
        let mut child = cli::gods(folder)
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

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Waits until a page holds a text.
    fn wait_for(&self, path: &str, text: &str) {
        let start = Instant::now();
        while !self.get(path).contains(text) {
            assert!(
                start.elapsed() < Duration::from_secs(20),
                "{path} never has {text:?}"
            );
            sleep(Duration::from_millis(50));
        }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_change_is_served_and_a_mistake_is_not() {
    let book = fixture::write("# One\n\nThe first text.\n");
    // Without crates there is nothing to document.
    fs::remove_dir_all(book.path().join("code")).unwrap();
    fixture::put(book.path(), "chapters/source/a.md", "# Source\n");
    let mut served = Served::start(book.path());
    let page = served.get("/one.html");
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    assert!(page.contains("The first text.") && page.contains("livereload"), "{page}");
    assert!(served.get("/nothing.html").starts_with("HTTP/1.1 404"));

    fixture::put(book.path(), "chapters/one.md", "# One\n\nThe second text.\n");
    served.wait_for("/one.html", "The second text.");

    let mut said = BufReader::new(served.child.stderr.take().unwrap()).lines();
    fixture::put(book.path(), "chapters/one.md", "# One\n\nThe {{fact third}}.\n");
    let error = said
        .find(|line| line.as_ref().is_ok_and(|line| line.contains("error")))
        .unwrap();
    assert!(error.unwrap().contains("chapters/one.md:3: "));
    assert!(served.get("/one.html").contains("The second text."));
}
