//! Chromium, driven through chromedriver.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use http::Method;
use serde_json::{Value, json};
use thirtyfour::common::command::FormatRequestData;
use thirtyfour::common::print::PrintParameters;
use thirtyfour::extensions::cdp::ChromeDevTools;
use thirtyfour::prelude::*;
use thirtyfour::{ChromiumLikeCapabilities, RequestData, SessionId};

/// Script with the checks inside the page.
const PAGE_CHECKS: &str = include_str!("page.js");

/// Results of one visit.
pub struct Visit {
    /// Requested addresses, without prefetched ones.
    pub requests: BTreeSet<String>,
    /// Faults: errors, failed requests, and results of `page.js`.
    pub findings: Vec<String>,
}

/// A browser with an empty profile.
pub struct Browser {
    pub driver: WebDriver,
    _server: Chromedriver,
    _profile: tempfile::TempDir,
}

impl Browser {
    pub async fn start() -> Result<Self> {
        let server = Chromedriver::start()?;
        let profile = tempfile::tempdir()?;
        let mut wanted = DesiredCapabilities::chrome();
        for arg in [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--force-prefers-reduced-motion",
        ] {
            wanted.add_arg(arg)?;
        }
        wanted.add_arg(&format!("--user-data-dir={}", profile.path().display()))?;
        if let Some(binary) = std::env::var_os("CHROMIUM") {
            wanted.set_binary(&binary.to_string_lossy())?;
        }
        wanted.set_base_capability(
            "goog:loggingPrefs",
            json!({"browser": "ALL", "performance": "ALL"}),
        )?;

        let driver = WebDriver::new(server.url(), wanted).await.context(
            "chromedriver runs, but no browser starts: install chromium in the same version, \
             or name one in the environment variable CHROMIUM",
        )?;
        driver.set_script_timeout(Duration::from_secs(300)).await?;
        Ok(Self { driver, _server: server, _profile: profile })
    }

    /// Sets the width; below 600 pixels it is a phone with touch.
    pub async fn set_width(&self, width: u32) -> Result<()> {
        self.set_size(width, 800).await?;
        let touch = json!({"enabled": width < 600});
        self.devtools("Emulation.setTouchEmulationEnabled", touch).await
    }

    /// Sets the theme for the next visit, as if chosen before.
    pub async fn set_theme(&self, theme: &str) -> Result<()> {
        let source = format!(
            "try {{ localStorage.setItem('mdbook-theme', '{theme}') }} catch {{}}"
        );
        self.devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({"source": source}),
        )
        .await
    }

    /// Opens a page and waits until it is complete. Chromedriver's own answer is not
    /// enough: it can come while the page is still loading, if a page of the browser's
    /// own finishes at the same time.
    pub async fn open(&self, url: &str) -> Result<()> {
        self.driver.goto(url).await?;
        let wanted = without_fragment(url);
        let mut seen = String::new();
        for _ in 0..300 {
            seen = self
                .text("return `${document.readyState} ${location.href}`")
                .await
                .unwrap_or_else(|why| format!("{why:#}")); // the page before has just gone
            if seen.strip_prefix("complete ").map(without_fragment) == Some(wanted) {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        bail!("{url} was not loaded within 30 seconds; the browser shows: {seen}")
    }

    /// Opens a page and checks it.
    pub async fn visit(&self, url: &str) -> Result<Visit> {
        self.read_log("performance").await?; // forget what the page before did
        self.read_log("browser").await?;
        self.open(url).await?;
        let measured = self.driver.execute_async(PAGE_CHECKS, vec![]).await;
        let measured = measured.with_context(|| format!("{url} was not measured"))?;
        let mut findings: Vec<String> = measured.convert()?;

        let mut requests = BTreeSet::new();
        for entry in self.read_log("performance").await? {
            let message: Value =
                serde_json::from_str(entry["message"].as_str().unwrap_or_default())?;
            let (method, params) =
                (&message["message"]["method"], &message["message"]["params"]);
            match method.as_str() {
                Some("Network.requestWillBeSent") if params["type"] != "Prefetch" => {
                    let address = params["request"]["url"].as_str().unwrap_or_default();
                    // A page that the browser opens by itself at the start.
                    if address.starts_with("chrome:") {
                        continue;
                    }
                    requests.insert(without_fragment(address).to_owned());
                }
                Some("Network.responseReceived")
                    if params["response"]["status"].as_u64() >= Some(400) =>
                {
                    findings.push(format!(
                        "{} for {}",
                        params["response"]["status"], params["response"]["url"]
                    ));
                }
                Some("Network.loadingFailed") if params["canceled"] != true => {
                    findings.push(format!("a request failed: {}", params["errorText"]));
                }
                _ => {}
            }
        }
        findings.extend(self.check_console().await.err().map(|why| why.to_string()));
        Ok(Visit { requests, findings })
    }

    /// Fails if the console has warnings or errors.
    pub async fn check_console(&self) -> Result<()> {
        let message = self.read_log("browser").await?;
        let message: Vec<_> = message
            .iter()
            .filter(|entry| entry["level"] != "INFO" && entry["level"] != "DEBUG")
            .filter_map(|entry| entry["message"].as_str())
            .collect();
        ensure!(message.is_empty(), "console: {}", message.join("; "));
        Ok(())
    }

    /// Waits until the console shows this text.
    pub async fn wait_for_console(&self, wanted: &str) -> Result<()> {
        for _ in 0..100 {
            let message = self.read_log("browser").await?;
            if message.iter().any(|entry| entry["message"].to_string().contains(wanted))
            {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        bail!("the console does not say {wanted:?}")
    }

    /// Returns the accessibility faults that axe-core finds on the last visited page.
    pub async fn axe(&self) -> Result<Vec<String>> {
        let file = std::env::var_os("AXE").context(
            "the environment variable AXE must name axe.min.js: npm pack axe-core, and tar -xzf \
             what it brings",
        )?;
        let axe = std::fs::read_to_string(&file)
            .with_context(|| format!("cannot read {}", file.display()))?;
        self.driver.execute(axe, vec![]).await?;
        let run = "const done = arguments[arguments.length - 1]; \
                   axe.run(document, {resultTypes: ['violations']}).then( \
                   ({violations}) => done(violations.flatMap(({id, help, nodes}) => \
                   nodes.slice(0, 3).map(({target}) => `axe: ${id}: ${help}: ${target}`))), \
                   (error) => done([`axe: ${error}`]))";
        Ok(self.driver.execute_async(run, vec![]).await?.convert()?)
    }

    /// Saves a screenshot of the whole last visited page.
    pub async fn save_screenshot(&self, width: u32, file: &Path) -> Result<()> {
        std::fs::create_dir_all(file.parent().context("a picture needs a folder")?)?;
        let height = self
            .driver
            .execute("return document.documentElement.scrollHeight", vec![])
            .await?;
        // Chromium cuts larger screenshots.
        self.set_size(width, height.convert::<u32>()?.min(16_000)).await?;
        self.driver.screenshot(file).await?;
        self.set_size(width, 800).await
    }

    /// Checks the skip link, the first element for keyboard users.
    pub async fn check_skip_link(&self, url: &str) -> Result<()> {
        self.open(url).await?;
        self.driver.action_chain().send_keys(Key::Tab).perform().await?;
        let first = self.text("return document.activeElement.className").await?;
        ensure!(first == "skip-link", "{url}: the first Tab reaches {first:?}");
        self.driver.action_chain().send_keys(Key::Enter).perform().await?;
        let reached = self.text("return document.activeElement.id").await?;
        ensure!(
            reached == "mdbook-content",
            "{url}: the skip link leads to {reached:?}"
        );
        Ok(())
    }

    /// Prints the last visited page as a PDF.
    pub async fn print(&self) -> Result<Vec<u8>> {
        Ok(self.driver.print_page(PrintParameters::default()).await?)
    }

    pub async fn quit(self) -> Result<()> {
        Ok(self.driver.quit().await?)
    }

    async fn set_size(&self, width: u32, height: u32) -> Result<()> {
        let size = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600});
        self.devtools("Emulation.setDeviceMetricsOverride", size).await
    }

    /// Moves a finger from one point of the window to another, in ten steps.
    pub async fn touch(&self, from: (i64, i64), to: (i64, i64)) -> Result<()> {
        let event = async |kind: &str, points: Value| {
            let params = json!({"type": kind, "touchPoints": points});
            self.devtools("Input.dispatchTouchEvent", params).await
        };
        event("touchStart", json!([{"x": from.0, "y": from.1}])).await?;
        let steps = if from == to { 0 } else { 10 };
        for step in 1..=steps {
            let at = |from: i64, to: i64| from + (to - from) * step / steps;
            event("touchMove", json!([{"x": at(from.0, to.0), "y": at(from.1, to.1)}]))
                .await?;
        }
        event("touchEnd", json!([])).await
    }

    /// Returns the text that a script returns.
    pub async fn text(&self, script: &str) -> Result<String> {
        Ok(self.driver.execute(script, vec![]).await?.convert()?)
    }

    pub async fn devtools(&self, command: &str, params: Value) -> Result<()> {
        let tools = ChromeDevTools::new(self.driver.handle.clone());
        tools.execute_cdp_with_params(command, params).await?;
        Ok(())
    }

    /// Returns the entries of a browser log since the last call.
    pub async fn read_log(&self, kind: &'static str) -> Result<Vec<Value>> {
        Ok(self.driver.handle.cmd(ReadLog(kind)).await?.value()?)
    }
}

/// Removes the fragment of an address.
fn without_fragment(url: &str) -> &str {
    url.split('#').next().unwrap_or_default()
}

/// Chromedriver's command for a log, which also clears it.
#[derive(Debug)]
struct ReadLog(&'static str);

impl FormatRequestData for ReadLog {
    fn format_request(&self, session: &SessionId) -> RequestData {
        RequestData::new(Method::POST, format!("session/{session}/se/log"))
            .add_body(json!({"type": self.0}))
    }
}

/// A chromedriver on a free port, killed on drop.
struct Chromedriver {
    child: Child,
    port: u16,
}

impl Chromedriver {
    fn start() -> Result<Self> {
        let program =
            std::env::var("CHROMEDRIVER").unwrap_or_else(|_| "chromedriver".into());
        let mut child = Command::new(&program)
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| {
                format!(
                    "{program} does not start: install it (Debian: apt-get install chromium \
                     chromium-driver), or name one in the environment variable CHROMEDRIVER"
                )
            })?;
        let mut message = String::new();
        let mut lines =
            BufReader::new(child.stdout.take().context("chromedriver has no output")?)
                .lines();
        for line in lines.by_ref().map_while(Result::ok) {
            // "ChromeDriver was started successfully on port 39123."
            if let Some((_, port)) = line.split_once("successfully on port ") {
                let port = port.trim_end_matches('.').parse()?;
                // Keep reading, so that a full pipe never stops it.
                std::thread::spawn(move || lines.for_each(drop));
                return Ok(Self { child, port });
            }
            message.push_str(&line);
            message.push('\n');
        }
        bail!("{program} did not say its port; it said:\n{message}")
    }

    fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

impl Drop for Chromedriver {
    fn drop(&mut self) {
        // It may already have ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
