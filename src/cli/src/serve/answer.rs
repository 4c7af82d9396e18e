//! The answers of the server: the book's files, and in each page the script by which it
//! learns of the next build.
use std::io;
use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

use super::files;
use super::http::{Body, Request, Response};
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
pub fn answer(request: &Request, live: &Arc<Live>) -> Response {
    // As `Host` says, or the address itself, as it is sent to a proxy.
    let (of_address, path, query) = split(&request.target);
    let host = request.host.as_deref().or(of_address);
    // A page of another host could make its name lead here, and then read what is served.
    if let Some(host) = host.filter(|host| !is_here(host)) {
        let said = format!(
            "This is a book on somebody's own machine, served at 127.0.0.1 and localhost, \
             and not at {}.\n",
            host.escape_debug()
        );
        return Response::new(403, said);
    }
    if !matches!(&*request.method, "GET" | "HEAD") {
        return Response::new(405, "").with("Allow", "GET, HEAD");
    }
    match path {
        EVENTS => {
            let live = live.clone();
            let tell = move |page: &mut dyn Write| tell(page, &live);
            let head = Response::new(200, "")
                .with("Content-Type", "text/event-stream")
                .with("Cache-Control", "no-cache");
            Response { body: Body::Endless(Box::new(tell)), ..head }
        }
        SCRIPT => Response::new(200, LIVE)
            .with("Content-Type", "text/javascript")
            .with("Cache-Control", "no-cache"),
        path => file(live, path, query),
    }
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
fn tell(page: &mut dyn Write, live: &Live) -> io::Result<()> {
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
        page.flush()?;
    }
}

/// A file of the book.
fn file(live: &Live, path: &str, query: &str) -> Response {
    let folder = live.folder();
    let mut response = files::read(&folder, path, query);
    if response.status == 404 {
        // A page of the build before may ask for a file of its own.
        let old = files::read(&live.old, path, query);
        if old.status < 400 && !is_page(&old) {
            return old;
        }
        response = Response { status: 404, ..files::read(&folder, MISSING, "") };
    }
    if is_page(&response)
        && let Body::Whole(page) = &mut response.body
    {
        let build = live.news().build;
        let script =
            format!("<script src=\"{SCRIPT}\" data-build=\"{build}\"></script>\n");
        page.extend_from_slice(script.as_bytes());
    }
    response
}

/// Whether it is a page, which gets the script.
fn is_page(response: &Response) -> bool {
    response.header("Content-Type") == Some("text/html")
}

#[cfg(test)]
mod tests {
    use super::{is_here, split};

    #[test]
    fn only_this_machine_has_these_names() {
        let here = "localhost|localhost:3000|LocalHost.:80|book.localhost:1|127.0.0.1:3000|\
                    127.1.2.3|[::1]:3000|[::1]";
        let elsewhere = "|x|example.com:3000|localhost.example.com|notlocalhost|\
                         127.0.0.1.example.com|10.0.0.1|0.0.0.0:3000|[::2]:80";
        assert!(here.split('|').all(is_here));
        assert!(!elsewhere.split('|').any(is_here));
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
