//! A client of the book's server: requests, and the events for open pages.
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::cli;

/// A running server, killed on drop.
pub struct BookServer {
    pub child: Child,
    pub address: String,
}

/// A response of the server.
pub struct Response {
    pub status: u16,
    pub headers: String,
    pub body: Vec<u8>,
}

impl Response {
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub fn length(&self) -> Option<usize> {
        let lines = self.headers.lines();
        let mut named = lines.filter_map(|line| line.split_once(": "));
        named
            .find(|(name, _)| name.eq_ignore_ascii_case("content-length"))?
            .1
            .parse()
            .ok()
    }
}

impl BookServer {
    pub fn start(folder: &Path) -> Self {
        Self::from_command(cli::gods(folder))
    }

    pub fn from_command(mut gods: Command) -> Self {
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
        BookServer { child, address }
    }

    /// Sends a request with header lines, each with its line end.
    pub fn request(&self, method: &str, path: &str, headers: &str) -> Response {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let request =
            format!("{method} {path} HTTP/1.1\r\n{headers}Connection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        let end = answer.windows(4).position(|four| four == b"\r\n\r\n").unwrap();
        let headers = String::from_utf8_lossy(&answer[..end]).into_owned();
        let status = headers.split(' ').nth(1).unwrap().parse().unwrap();
        Response { status, headers, body: answer[end + 4..].to_vec() }
    }

    pub fn get(&self, path: &str) -> Response {
        self.request("GET", path, &format!("Host: {}\r\n", self.address))
    }

    /// Waits until a page holds a text.
    pub fn wait_for(&self, path: &str, text: &str) {
        let start = Instant::now();
        while !self.get(path).text().contains(text) {
            assert!(
                start.elapsed() < Duration::from_secs(20),
                "{path} never has {text:?}"
            );
            sleep(Duration::from_millis(50));
        }
    }

    /// Opens the event stream of an open page.
    pub fn open_events(&self) -> EventStream {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let host = &self.address;
        write!(stream, "GET /.gods/events HTTP/1.1\r\nHost: {host}\r\n\r\n").unwrap();
        EventStream(BufReader::new(stream))
    }
}

impl Drop for BookServer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The event stream of an open page.
pub struct EventStream(pub BufReader<TcpStream>);

impl EventStream {
    /// Returns the next event, if it comes within a time.
    pub fn within(&mut self, time: Duration) -> Option<serde_json::Value> {
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

    pub fn next(&mut self) -> serde_json::Value {
        self.within(Duration::from_secs(20)).expect("no news within 20 seconds")
    }
}
