//! As much of HTTP/1.1 as a browser needs of a server on its own machine. Each connection
//! has a thread, for a browser opens several at once and keeps them: in a pool of fewer
//! threads one would wait for another to end.
use std::fmt::Display;
use std::io::{self, ErrorKind, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use httparse::{EMPTY_HEADER, Status};

/// The longest head of a request, in bytes, and the most lines in it.
const MAX_HEAD: usize = 1 << 16;
const MOST_HEADERS: usize = 100;
/// Of more connections at once the last are closed unheard: no browser has as many.
const MOST_CONNECTIONS: usize = 512;
/// A connection on which nothing comes for so long is closed; the browser opens another.
const PATIENCE: Duration = Duration::from_secs(60);

/// What is asked for.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Request {
    /// `GET`, mostly.
    pub method: String,
    /// The path and the query, or the whole address.
    pub target: String,
    /// The server's name, as the browser knows it.
    pub host: Option<String>,
    /// What the answer may be packed as, its lines of `Accept-Encoding` joined by commas.
    pub encodings: String,
    /// Whether the connection ends with the answer.
    pub closes: bool,
}

/// An answer.
pub struct Response {
    /// Its code: 200 if there is what was asked for.
    pub status: u16,
    /// The lines of its head, names and values, but for those that every answer has.
    pub headers: Vec<(&'static str, String)>,
    /// What follows the head.
    pub body: Body,
}

/// What an answer says.
pub enum Body {
    /// All of it.
    Whole(Vec<u8>),
    /// Written little by little, until the connection ends.
    Endless(Box<Teller>),
}

/// Writes until the connection ends.
pub type Teller = dyn FnOnce(&mut dyn Write) -> io::Result<()>;

impl Response {
    /// An answer of some bytes.
    pub fn new(status: u16, body: impl Into<Vec<u8>>) -> Self {
        Response { status, headers: Vec::new(), body: Body::Whole(body.into()) }
    }

    /// With another line in its head.
    pub fn with(mut self, name: &'static str, value: impl Display) -> Self {
        self.headers.push((name, value.to_string()));
        self
    }

    /// What its head says under a name.
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut headers = self.headers.iter();
        headers.find(|header| header.0 == name).map(|(_, value)| &**value)
    }
}

/// Answers whoever connects, for as long as this program runs.
pub fn serve<F>(listener: &TcpListener, answer: F) -> !
where
    F: Fn(&Request) -> Response + Send + Sync + 'static,
{
    // Each connection has a share of it for as long as it lasts.
    let answer = Arc::new(answer);
    loop {
        let answer = answer.clone();
        // Who cannot be answered, for want of a thread or of a file, asks again.
        let taken = listener.accept().and_then(|(stream, _)| {
            if Arc::strong_count(&answer) > MOST_CONNECTIONS + 1 {
                return Ok(());
            }
            let talk = move || drop(talk(stream, &*answer));
            thread::Builder::new().spawn(talk).map(drop)
        });
        if taken.is_err() {
            thread::sleep(Duration::from_millis(50));
        }
    }
}

/// Answers what is asked on a connection, one request after another.
fn talk(
    mut stream: TcpStream,
    answer: &dyn Fn(&Request) -> Response,
) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    stream.set_nodelay(true)?;
    let mut read = Vec::new();
    loop {
        let (request, mut response) = match head(&mut stream, &mut read) {
            Ok(request) => {
                let response = answer(&request);
                (request, response)
            }
            Err(error) if error.kind() == ErrorKind::InvalidData => {
                let request = Request { closes: true, ..Request::default() };
                (request, Response::new(400, format!("{error}\n")))
            }
            Err(error) => return Err(error),
        };
        let closes = request.closes || matches!(response.body, Body::Endless(_));
        if closes {
            response = response.with("Connection", "close");
        }
        send(&mut stream, response, request.method == "HEAD")?;
        if closes {
            return Ok(());
        }
    }
}

/// The next request on a connection. What was read beyond it stays in `read`.
///
/// # Errors
/// `InvalidData` if it is none; `UnexpectedEof` if nothing more comes.
fn head(stream: &mut impl Read, read: &mut Vec<u8>) -> io::Result<Request> {
    loop {
        if let Some((request, length)) = parse(read)? {
            read.drain(..length);
            return Ok(request);
        }
        if read.len() >= MAX_HEAD {
            let said = format!("a request of more than {MAX_HEAD} bytes");
            return Err(io::Error::new(ErrorKind::InvalidData, said));
        }
        let mut part = [0; 4096];
        match stream.read(&mut part)? {
            0 => return Err(ErrorKind::UnexpectedEof.into()),
            length => read.extend_from_slice(&part[..length]),
        }
    }
}

/// The request that these bytes begin with, and its length, if all of it is here.
fn parse(bytes: &[u8]) -> io::Result<Option<(Request, usize)>> {
    let mut headers = [EMPTY_HEADER; MOST_HEADERS];
    let mut parsed = httparse::Request::new(&mut headers);
    let status = parsed.parse(bytes).map_err(|error| {
        io::Error::new(ErrorKind::InvalidData, format!("no request of HTTP: {error}"))
    })?;
    let Status::Complete(length) = status else { return Ok(None) };
    let find = |name: &str| {
        let mut headers = parsed.headers.iter();
        let found = headers.find(|header| header.name.eq_ignore_ascii_case(name));
        found.map(|header| String::from_utf8_lossy(header.value).trim().to_owned())
    };
    // What a request brings along is not read, so nothing behind it can be.
    let brings = find("Transfer-Encoding").is_some()
        || find("Content-Length").is_some_and(|length| length != "0");
    let asked_to_close =
        find("Connection").is_some_and(|said| said.eq_ignore_ascii_case("close"));
    let encodings = parsed.headers.iter().filter_map(|header| {
        let named = header.name.eq_ignore_ascii_case("Accept-Encoding");
        named.then(|| String::from_utf8_lossy(header.value))
    });
    let encodings: Vec<_> = encodings.collect();
    let request = Request {
        method: parsed.method.unwrap_or_default().to_owned(),
        target: parsed.path.unwrap_or_default().to_owned(),
        host: find("Host"),
        encodings: encodings.join(","),
        closes: brings || asked_to_close || parsed.version == Some(0),
    };
    Ok(Some((request, length)))
}

/// Sends an answer, or only its head.
fn send(stream: &mut TcpStream, response: Response, only_head: bool) -> io::Result<()> {
    let Response { status, headers, body } = response;
    let mut head = format!("HTTP/1.1 {status} {}\r\n", reason(status));
    for (name, value) in headers {
        head += &format!("{name}: {value}\r\n");
    }
    if let Body::Whole(bytes) = &body {
        head += &format!("Content-Length: {}\r\n", bytes.len());
    }
    stream.write_all(format!("{head}\r\n").as_bytes())?;
    match body {
        _ if only_head => Ok(()),
        Body::Whole(bytes) => stream.write_all(&bytes),
        Body::Endless(write) => write(stream),
    }
}

/// What a status is called.
fn reason(status: u16) -> &'static str {
    match status {
        200 => "OK",
        307 => "Temporary Redirect",
        400 => "Bad Request",
        403 => "Forbidden",
        404 => "Not Found",
        405 => "Method Not Allowed",
        _ => "Internal Server Error",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> io::Result<Request> {
        head(&mut text.as_bytes(), &mut Vec::new())
    }

    #[test]
    fn requests_are_read_one_after_another() {
        let text = "GET /a?b HTTP/1.1\r\nhost: localhost\r\n\r\n\
                    HEAD / HTTP/1.1\r\nConnection: Close\r\n\r\n";
        // However the network cuts it.
        for cut in 0..text.len() {
            let (first, second) = text.as_bytes().split_at(cut);
            let mut stream = first.chain(second);
            let mut read = Vec::new();
            let request = head(&mut stream, &mut read).unwrap();
            assert_eq!((&*request.method, &*request.target), ("GET", "/a?b"));
            assert_eq!(
                (request.host.as_deref(), request.closes),
                (Some("localhost"), false)
            );
            let request = head(&mut stream, &mut read).unwrap();
            assert_eq!((&*request.method, &*request.target), ("HEAD", "/"));
            assert_eq!((request.host, request.closes), (None, true));
            let end = head(&mut stream, &mut read).unwrap_err();
            assert_eq!(end.kind(), ErrorKind::UnexpectedEof);
        }
    }

    #[test]
    fn behind_a_body_nothing_is_read() {
        for head in ["Content-Length: 3", "transfer-encoding: chunked"] {
            let request =
                read(&format!("POST / HTTP/1.1\r\n{head}\r\n\r\nabc")).unwrap();
            assert!(request.closes, "{head}");
        }
        assert!(!read("GET / HTTP/1.1\r\nContent-Length: 0\r\n\r\n").unwrap().closes);
        assert!(read("GET / HTTP/1.0\r\n\r\n").unwrap().closes);
    }

    #[test]
    fn what_is_no_request_is_refused() {
        let long = format!("GET /{} HTTP/1.1\r\n\r\n", "a".repeat(2 * MAX_HEAD));
        let many =
            format!("GET / HTTP/1.1\r\n{}\r\n", "a: b\r\n".repeat(MOST_HEADERS + 1));
        for text in
            ["\u{16}\u{3}\u{1}", "GET / HTTP/9\r\n\r\n", "GET\r\n\r\n", &long, &many]
        {
            let error = read(text).unwrap_err();
            assert_eq!(error.kind(), ErrorKind::InvalidData, "{error}");
        }
    }
}
