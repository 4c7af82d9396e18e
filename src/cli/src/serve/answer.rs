//! The answers of the server: the book's files, and in each page the script by which it
//! learns of the next build.
use std::io::{self, Cursor, Read, Write};
use std::time::Duration;

use chunked_transfer::Encoder;
use tiny_http::{HTTPVersion, Method, Request, Response, ResponseBox, StatusCode};

use super::files::{self, Asked};
use super::header::header;
use super::live::Live;

/// Where a page listens for news, and where its script is.
const EVENTS: &str = "/.gods/events";
const SCRIPT: &str = "/.gods/live.js";
/// What a page does with the news.
const LIVE: &str = include_str!("live.js");
/// The page of what is not there.
const MISSING: &str = "/404.html";
/// After so long without news a line is sent that says nothing: then it is known whether
/// the page is still open.
const PATIENCE: Duration = Duration::from_secs(15);

/// Answers a request.
///
/// # Errors
/// If nobody is there any more to be answered.
pub fn answer(request: Request, live: &Live) -> io::Result<()> {
    // As `Host` says, or the address itself, as it is sent to a proxy.
    let (of_address, path, query) = split(request.url());
    let host = find(&request, "Host").or(of_address);
    let response = if let Some(host) = host.filter(|host| !is_here(host)) {
        refuse(host)
    } else if !matches!(request.method(), Method::Get | Method::Head) {
        Response::empty(405).with_header(header("Allow", "GET,HEAD")).boxed()
    } else {
        match path {
            EVENTS => return tell(request, live),
            SCRIPT => Response::from_data(LIVE)
                .with_header(header("Content-Type", "text/javascript"))
                .with_header(header("Cache-Control", "no-cache"))
                .boxed(),
            path => file(live, path, &asked(&request, query)),
        }
    };
    // With its length, however long it is: it is known.
    request.respond(response.with_chunked_threshold(usize::MAX))
}

/// The host of an address, if it names one, the path, and what follows from a `?` on.
fn split(address: &str) -> (Option<&str>, &str, &str) {
    let address = address.split('#').next().unwrap_or_default();
    let (host, rest) = match address.split_once("://") {
        Some((scheme, rest)) if !scheme.contains(['/', '?']) => {
            let (host, path) =
                rest.split_at(rest.find(['/', '?']).unwrap_or(rest.len()));
            (Some(host), path)
        }
        _ => (None, address),
    };
    let (path, query) = rest.split_at(rest.find('?').unwrap_or(rest.len()));
    (host, path, query)
}

/// What a request says under this name.
fn find<'a>(request: &'a Request, name: &'static str) -> Option<&'a str> {
    let mut headers = request.headers().iter();
    headers.find(|header| header.field.equiv(name)).map(|header| header.value.as_str())
}

/// Answers only who asks for this machine by one of its own names: a page of another host
/// could make its name lead here, and then read what is served.
fn refuse(host: &str) -> ResponseBox {
    let said = format!(
        "This is a book on somebody's own machine, served at 127.0.0.1 and localhost, and \
         not at {}.\n",
        host.escape_debug()
    );
    Response::from_string(said).with_status_code(403).boxed()
}

/// Whether a host, with or without its port, is this machine.
fn is_here(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|b| b.is_ascii_digit()) => name,
        _ => host,
    };
    let name = name.trim_end_matches('.').to_ascii_lowercase();
    let address = name.parse::<std::net::Ipv4Addr>();
    name == "localhost"
        || name.ends_with(".localhost")
        || name == "[::1]"
        || address.is_ok_and(|address| address.is_loopback())
}

/// Tells a page what there is to tell now, and whatever comes, for as long as it is open.
fn tell(request: Request, live: &Live) -> io::Result<()> {
    let headers =
        [("Content-Type", "text/event-stream"), ("Cache-Control", "no-cache")];
    let headers = headers.map(|(name, value)| header(name, value));
    let head = Response::new(StatusCode(200), headers.into(), io::empty(), None, None);
    let only_head = *request.method() == Method::Head;
    let mut writer = request.into_writer();
    head.raw_print(&mut writer, HTTPVersion(1, 1), &[], true, None)?;
    writer.flush()?;
    if only_head {
        return Ok(());
    }
    let mut page = Encoder::new(writer);
    let mut told = None;
    loop {
        let said = match live.wait(told.as_ref(), PATIENCE) {
            None => ":\n\n".to_owned(),
            Some(news) => {
                let said = serde_json::to_string(&news).map_err(io::Error::other)?;
                told = Some(news);
                format!("data: {said}\n\n")
            }
        };
        page.write_all(said.as_bytes())?;
        page.flush()?; // to the writer, and no further
        page.get_mut().flush()?;
    }
}

/// What is asked of a file.
fn asked<'a>(request: &'a Request, query: &'a str) -> Asked<'a> {
    Asked {
        query,
        // A part of a file is for who knows that the rest is of the same build.
        range: find(request, "Range").filter(|_| find(request, "If-Range").is_none()),
        modified_since: find(request, "If-Modified-Since"),
        unmodified_since: find(request, "If-Unmodified-Since"),
    }
}

/// A file of the book.
fn file(live: &Live, path: &str, asked: &Asked) -> ResponseBox {
    let folder = live.folder();
    let mut response = files::read(&folder, path, asked);
    if response.status_code() == StatusCode(404) {
        // A page of the build before may ask for a file of its own.
        let old = files::read(live.old(), path, asked);
        if old.status_code().0 < 300 && !is_page(&old) {
            return old;
        }
        let none = Asked::default();
        response = files::read(&folder, MISSING, &none).with_status_code(404);
    }
    match is_page(&response) {
        true => with_script(response, &live.news().build),
        false => response,
    }
}

/// Whether it is a page, which gets the script.
fn is_page(response: &ResponseBox) -> bool {
    let mut headers = response.headers().iter();
    let kind = headers.find(|header| header.field.equiv("Content-Type"));
    kind.is_some_and(|kind| kind.value.as_str().starts_with("text/html"))
}

/// The page with the script at its end: all of it is read, for what it is sent as is
/// longer than its file, and of this build alone.
fn with_script(response: ResponseBox, build: &str) -> ResponseBox {
    let status = response.status_code();
    let mut page = Vec::new();
    if let Err(error) = response.into_reader().read_to_end(&mut page) {
        return files::fault(format_args!("the page cannot be read: {error}"));
    }
    let script = format!("<script src=\"{SCRIPT}\" data-build=\"{build}\"></script>\n");
    page.extend_from_slice(script.as_bytes());
    let headers = [("Content-Type", "text/html"), ("Cache-Control", "no-store")];
    let headers = headers.map(|(name, value)| header(name, value));
    let length = page.len();
    Response::new(status, headers.into(), Cursor::new(page), Some(length), None).boxed()
}

#[cfg(test)]
mod tests {
    use super::{is_here, split};

    #[test]
    fn only_this_machine_has_these_names() {
        for host in [
            "localhost",
            "localhost:3000",
            "LocalHost.:80",
            "book.localhost:1",
            "127.0.0.1:3000",
            "127.1.2.3",
            "[::1]:3000",
            "[::1]",
        ] {
            assert!(is_here(host), "{host}");
        }
        for host in [
            "",
            "x",
            "example.com:3000",
            "localhost.example.com",
            "notlocalhost",
            "127.0.0.1.example.com",
            "10.0.0.1",
            "0.0.0.0:3000",
            "[::2]:80",
        ] {
            assert!(!is_here(host), "{host}");
        }
    }

    #[test]
    fn an_address_has_a_path_and_perhaps_a_host() {
        for (address, host, path, query) in [
            ("/one.html", None, "/one.html", ""),
            ("/one.html?a=b://c#d", None, "/one.html", "?a=b://c"),
            ("/a://b", None, "/a://b", ""),
            ("http://localhost:3000/one.html", Some("localhost:3000"), "/one.html", ""),
            ("http://example.com", Some("example.com"), "", ""),
            ("http://example.com?a=/b", Some("example.com"), "", "?a=/b"),
            ("*", None, "*", ""),
        ] {
            assert_eq!(split(address), (host, path, query), "{address}");
        }
    }
}
