//! The local server: the book's files, with a script in each page that reloads it after a
//! build.
use std::net::Ipv4Addr;
use std::path::Path;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_LENGTH, CONTENT_TYPE, HOST, IF_MODIFIED_SINCE, RANGE,
};
use axum::http::{HeaderValue, Method, Response, StatusCode};
use axum::middleware::{self, Next};
use axum::routing::get;
use tokio::sync::watch::Receiver;
use tower_http::services::{ServeDir, ServeFile};

use book::site::api;

use super::live::{BuildStatus, events};

/// The addresses of the event stream and of the script.
const EVENTS: &str = "/.gods/events";
const SCRIPT: &str = "/.gods/live.js";
/// The script that listens to the event stream.
const LIVE_SCRIPT: &str = include_str!("live.js");

/// The router for a built book, and for the API pages of its crates.
pub fn router(root: &Path, folder: &Path, status: Receiver<BuildStatus>) -> Router {
    let missing = ServeFile::new(folder.join("404.html"));
    let files = ServeDir::new(folder).not_found_service(missing.clone());
    let api = ServeDir::new(api::folder(root)).not_found_service(missing);
    let listening = status.clone();
    Router::new()
        .route(EVENTS, get(async move || events(listening)))
        .route(SCRIPT, get(async || ([(CONTENT_TYPE, "text/javascript")], LIVE_SCRIPT)))
        .nest_service("/api", api)
        .fallback_service(files)
        .layer(middleware::from_fn_with_state(status, append_script))
        .layer(middleware::from_fn(refuse_other_hosts))
}

/// Refuses requests for other hosts, as a protection against DNS rebinding.
async fn refuse_other_hosts(request: Request, next: Next) -> Response<Body> {
    let named =
        request.headers().get(HOST).map(|host| host.to_str().unwrap_or_default());
    match named.or(request.uri().authority().map(|host| host.as_str())) {
        Some(host) if !is_loopback_host(host) => {
            let message = format!(
                "This is a book on somebody's own machine, served at 127.0.0.1 and \
                 localhost, and not at {}.\n",
                host.escape_debug()
            );
            text_response(StatusCode::FORBIDDEN, message)
        }
        _ => next.run(request).await,
    }
}

/// Whether a host, with or without a port, is a loopback name or address.
fn is_loopback_host(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|b| b.is_ascii_digit()) => name,
        _ => host,
    };
    let name = name.trim_end_matches('.').to_ascii_lowercase();
    name == "localhost"
        || name.ends_with(".localhost")
        || name == "[::1]"
        || name.parse::<Ipv4Addr>().is_ok_and(|address| address.is_loopback())
}

/// Appends the script to a page, and forbids the browser to cache files, because each file may
/// change with the next build.
async fn append_script(
    State(status): State<Receiver<BuildStatus>>,
    mut request: Request,
    next: Next,
) -> Response<Body> {
    // The build is read before the page. If a build ends in between, the page is reloaded
    // needlessly; in the other order, an old page would never be reloaded.
    let build = status.borrow().build.clone();
    let is_get = request.method() == Method::GET;
    for partial in [RANGE, IF_MODIFIED_SINCE] {
        request.headers_mut().remove(partial);
    }
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    if !is_get || headers.get(CONTENT_TYPE).is_none_or(|kind| kind != "text/html") {
        return response;
    }
    headers.remove(CONTENT_LENGTH);
    let (head, body) = response.into_parts();
    match to_bytes(body, usize::MAX).await {
        Ok(page) => {
            let script =
                format!("<script src=\"{SCRIPT}\" data-build=\"{build}\"></script>\n");
            Response::from_parts(
                head,
                Body::from([&page[..], script.as_bytes()].concat()),
            )
        }
        Err(error) => {
            text_response(StatusCode::INTERNAL_SERVER_ERROR, format!("{error}\n"))
        }
    }
}

fn text_response(status: StatusCode, message: String) -> Response<Body> {
    let mut response = Response::new(Body::from(message));
    *response.status_mut() = status;
    response
}

#[test]
fn accepts_only_loopback_hosts() {
    let here = "localhost|localhost:3000|LocalHost.:80|book.localhost:1|127.0.0.1:3000|\
                127.1.2.3|[::1]:3000|[::1]";
    let elsewhere = "|x|example.com:3000|localhost.example.com|notlocalhost|\
                     127.0.0.1.example.com|10.0.0.1|0.0.0.0:3000|[::2]:80";
    assert!(here.split('|').all(is_loopback_host));
    assert!(!elsewhere.split('|').any(is_loopback_host));
}
