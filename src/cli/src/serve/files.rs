//! The answers of the server: the book's files, and in each page the script by which it
//! learns of the next build.
use std::convert::Infallible;
use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::header::{
    ACCEPT_RANGES, CACHE_CONTROL, CONTENT_LENGTH, CONTENT_TYPE, HOST,
    IF_MODIFIED_SINCE, IF_RANGE, IF_UNMODIFIED_SINCE, LAST_MODIFIED, RANGE,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use futures_util::Stream;
use futures_util::stream::unfold;
use percent_encoding::percent_decode_str;
use tower_http::services::ServeDir;

use super::live::Live;

/// Where a page listens for news, and where its script is.
const EVENTS: &str = "/.gods/events";
const SCRIPT: &str = "/.gods/live.js";
/// What a page does with the news.
const LIVE: &str = include_str!("live.js");
/// The page of what is not there.
const MISSING: &str = "/404.html";

/// The server's routes.
pub fn router(live: Arc<Live>) -> Router {
    Router::new()
        .route(EVENTS, get(events))
        .route(
            SCRIPT,
            get((
                [(CONTENT_TYPE, "text/javascript"), (CACHE_CONTROL, "no-cache")],
                LIVE,
            )),
        )
        .fallback(file)
        .layer(axum::middleware::from_fn(refuse_strangers))
        .with_state(live)
}

/// Answers only who asks for this machine by one of its own names: a page of another host
/// could make its name lead here, and then read what is served.
async fn refuse_strangers(request: Request, next: axum::middleware::Next) -> Response {
    let named = request.headers().get(HOST).map(|host| host.to_str().unwrap_or("?"));
    let named = named.or(request.uri().host());
    match named.is_none_or(is_here) {
        true => next.run(request).await,
        false => {
            let said = format!(
                "This is a book on somebody's own machine, served at 127.0.0.1 and localhost, \
                 and not at {}.\n",
                named.unwrap_or_default().escape_debug()
            );
            (StatusCode::FORBIDDEN, said).into_response()
        }
    }
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

/// Tells a page what there is to tell now, and whatever comes.
async fn events(
    State(live): State<Arc<Live>>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let mut news = live.subscribe();
    news.mark_changed(); // the first is what holds now
    let stream = unfold(news, |mut news| async {
        news.changed().await.ok()?;
        let said = serde_json::to_string(&*news.borrow_and_update()).ok()?;
        Some((Ok(Event::default().data(said)), news))
    });
    Sse::new(stream).keep_alive(KeepAlive::default())
}

/// A file of the book.
async fn file(State(live): State<Arc<Live>>, request: Request) -> Response {
    let folder = live.folder().await;
    let (method, uri) = (request.method().clone(), request.uri().clone());
    let mut response = read(&folder, &method, &uri, request.headers()).await;
    if response.status() == StatusCode::NOT_FOUND {
        // A page of the build before may ask for a file of its own.
        let old = read(live.old(), &method, &uri, request.headers()).await;
        if old.status().is_success() && !is_page(&old) {
            return old;
        }
        let uri = Uri::from_static(MISSING);
        response = read(&folder, &method, &uri, &HeaderMap::new()).await;
        *response.status_mut() = StatusCode::NOT_FOUND;
    }
    match is_page(&response) {
        true => with_script(response, method == Method::HEAD, &live.news().build).await,
        false => response,
    }
}

/// Whether it is a page, which gets the script.
fn is_page(response: &Response) -> bool {
    let kind = response.headers().get(CONTENT_TYPE);
    kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"))
}

/// What a folder has for an address. Of a page all is read: what it is sent as is longer
/// than its file.
async fn read(
    folder: &Path,
    method: &Method,
    uri: &Uri,
    asked: &HeaderMap,
) -> Response {
    let mut request = Request::new(Body::empty());
    *request.method_mut() = method.clone();
    *request.uri_mut() = uri.clone();
    let path = percent_decode_str(uri.path()).decode_utf8_lossy();
    let name = path.rsplit('/').next().unwrap_or_default();
    if name.contains('.') && !name.ends_with(".html") {
        for header in [RANGE, IF_MODIFIED_SINCE, IF_UNMODIFIED_SINCE] {
            // A part of a file is for who knows that the rest is of the same build.
            let other = header == RANGE && asked.contains_key(IF_RANGE);
            if let Some(value) = asked.get(&header).filter(|_| !other) {
                request.headers_mut().insert(header, value.clone());
            }
        }
    }
    let mut folder = ServeDir::new(folder);
    match folder.try_call(request).await {
        Ok(mut response) => {
            // A file may be another one after the next build.
            let fresh = HeaderValue::from_static("no-cache");
            response.headers_mut().insert(CACHE_CONTROL, fresh);
            response.map(Body::new)
        }
        Err(error) if error.kind() == ErrorKind::InvalidFilename => {
            StatusCode::NOT_FOUND.into_response()
        }
        Err(error) => {
            let said = format!("cannot read {}: {error}\n", uri.path());
            (StatusCode::INTERNAL_SERVER_ERROR, said).into_response()
        }
    }
}

/// The page with the script at its end.
async fn with_script(response: Response, only_head: bool, build: &str) -> Response {
    let script = format!("<script src=\"{SCRIPT}\" data-build=\"{build}\"></script>\n");
    let (mut parts, body) = response.into_parts();
    let length = parts.headers.get(CONTENT_LENGTH);
    let length = length.and_then(|length| length.to_str().ok()?.parse::<usize>().ok());
    let (length, body) = match to_bytes(body, usize::MAX).await {
        _ if only_head => {
            (length.map_or(0, |length| length + script.len()), Body::empty())
        }
        Ok(page) => {
            let page = [&*page, script.as_bytes()].concat();
            (page.len(), Body::from(page))
        }
        Err(error) => {
            let said = format!("the page cannot be read: {error}\n");
            return (StatusCode::INTERNAL_SERVER_ERROR, said).into_response();
        }
    };
    for header in [ACCEPT_RANGES, LAST_MODIFIED] {
        parts.headers.remove(header);
    }
    parts.headers.insert(CONTENT_LENGTH, length.into());
    parts.headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Response::from_parts(parts, body)
}

#[cfg(test)]
mod tests {
    use super::is_here;

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
}
