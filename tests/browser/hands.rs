//! A reader's hands on a widget: a pointer, and the keyboard.

use std::time::Duration;

use anyhow::{Result, ensure};
use thirtyfour::Key;

use crate::browser::Browser;

/// With what a reader operates a page.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Hand {
    Pointer,
    Keys,
}

/// Something that a reader does inside a widget. What it is done to is found by a selector
/// of CSS, among what the widget holds.
#[derive(Clone, Copy)]
pub enum Do {
    /// Clicks on the middle of it; the keyboard goes there and presses Enter.
    Press(&'static str),
    /// Draws the one onto the other, by the pointer.
    Drag(&'static str, &'static str),
    /// Moves the focus there, as Tab does.
    Focus(&'static str),
    /// Presses a key where the focus is: `"ArrowLeft"`, `"Enter"`, `" "`, `"a"`.
    Key(&'static str),
    /// Chooses the option of a `<select>` that has this value.
    Choose(&'static str, &'static str),
}

/// What a widget shows: the name of each of its values, and the text.
pub type Shown = Vec<(String, String)>;

/// So long may a widget take until it shows what it should.
const PATIENCE: Duration = Duration::from_secs(20);
const BREATH: Duration = Duration::from_millis(50);

/// A widget of the page that is open.
pub struct Touched<'a> {
    pub browser: &'a Browser,
    pub name: &'static str,
}

impl Touched<'_> {
    /// Does something, with this hand.
    pub async fn act(&self, hand: Hand, what: Do) -> Result<()> {
        match what {
            Do::Press(css) if hand == Hand::Keys => {
                self.focus(css).await?;
                self.key("Enter").await
            }
            Do::Press(css) => self.press(hand, css).await,
            Do::Drag(from, to) => {
                let from = self.place(from).await?;
                let to = self.look(to, false).await?;
                self.draw(hand, from, to).await
            }
            Do::Focus(css) => self.focus(css).await,
            Do::Key(key) => self.key(key).await,
            Do::Choose(css, value) => {
                let choose = format!(
                    "it.focus(); it.value = {value:?}; \
                     for (const name of ['input', 'change']) \
                         it.dispatchEvent(new Event(name, {{ bubbles: true }})); \
                     return it.value"
                );
                let chosen = self.ask(css, &choose).await?;
                ensure!(chosen == value, "{css} has no option {value:?}");
                Ok(())
            }
        }
    }

    /// Presses the button that has these words.
    pub async fn press_named(&self, hand: Hand, words: &str) -> Result<()> {
        let mark = format!(
            "const named = [...it.querySelectorAll('button')] \
                 .filter((button) => button.textContent.trim() === {words:?}); \
             named[0]?.setAttribute('data-named', ''); return String(named.length)"
        );
        let found = self.ask("", &mark).await?;
        ensure!(found == "1", "{found} buttons say {words:?}");
        self.act(hand, Do::Press("[data-named]")).await
    }

    /// What it shows now.
    pub async fn shown(&self) -> Result<Shown> {
        let all = "return JSON.stringify([...it.querySelectorAll('[data-value]')] \
                   .map((value) => [value.dataset.value, value.textContent.trim()]))";
        Ok(serde_json::from_str(&self.ask("", all).await?)?)
    }

    /// Waits until it shows these values; it may show others as well.
    pub async fn shows(&self, wanted: &Shown) -> Result<()> {
        let mut shown = Shown::new();
        for _ in 0..PATIENCE.as_millis() / BREATH.as_millis() {
            shown = self.shown().await?;
            if wanted.iter().all(|value| shown.contains(value)) {
                return Ok(());
            }
            tokio::time::sleep(BREATH).await;
        }
        anyhow::bail!("shows {shown:?}, and should show {wanted:?}")
    }

    /// Scrolls to it and waits until it can be touched.
    pub async fn come_near(&self) -> Result<()> {
        let look = "it.scrollIntoView({ block: 'start', behavior: 'instant' }); \
                    return String(it.classList.contains('ready'))";
        for _ in 0..PATIENCE.as_millis() / BREATH.as_millis() {
            if self.ask("", look).await? == "true" {
                return Ok(());
            }
            tokio::time::sleep(BREATH).await;
        }
        anyhow::bail!("is not ready {PATIENCE:?} after a reader came near it")
    }

    /// What a script returns, a text: `it` is what the selector finds in the widget, and the
    /// widget itself if it is empty.
    pub async fn ask(&self, css: &str, script: &str) -> Result<String> {
        let name = self.name;
        let script = format!(
            "const widget = document.querySelector('[data-widget=\"{name}\"]'); \
             const css = {css:?}; \
             const it = css ? widget?.querySelector(css) : widget; \
             if (!it) return 'nothing'; {script}"
        );
        let said = self.browser.text(&script).await?;
        ensure!(said != "nothing", "there is no {css:?}");
        Ok(said)
    }

    async fn focus(&self, css: &str) -> Result<()> {
        let focus = "it.focus(); return String(document.activeElement === it)";
        let has = self.ask(css, focus).await?;
        ensure!(has == "true", "{css} does not take the focus");
        Ok(())
    }

    async fn key(&self, name: &str) -> Result<()> {
        let key = match name {
            "ArrowLeft" => Key::Left,
            "ArrowRight" => Key::Right,
            "ArrowDown" => Key::Down,
            "Home" => Key::Home,
            "Enter" => Key::Enter,
            letter => {
                ensure!(letter.chars().count() == 1, "no key is named {letter:?}");
                self.browser.driver.action_chain().send_keys(letter).perform().await?;
                return Ok(());
            }
        };
        Ok(self.browser.driver.action_chain().send_keys(key).perform().await?)
    }

    /// Where a place of an element is in the window, in the middle of which it is brought.
    async fn place(&self, css: &str) -> Result<(f64, f64)> {
        self.look(css, true).await
    }

    /// Where the middle of it is.
    async fn look(&self, css: &str, bring: bool) -> Result<(f64, f64)> {
        let bring = match bring {
            true => "it.scrollIntoView({ block: 'center', behavior: 'instant' });",
            false => "",
        };
        let where_is = format!(
            "{bring} const box = it.getBoundingClientRect(); \
             return JSON.stringify([box.left + box.width / 2, box.top + box.height / 2])"
        );
        Ok(serde_json::from_str(&self.ask(css, &where_is).await?)?)
    }

    async fn press(&self, hand: Hand, css: &str) -> Result<()> {
        let at = self.place(css).await?;
        self.draw(hand, at, at).await
    }

    /// Goes down at one place and up at another.
    async fn draw(&self, hand: Hand, from: (f64, f64), to: (f64, f64)) -> Result<()> {
        ensure!(hand == Hand::Pointer, "the keyboard points at no place");
        let whole = |(x, y): (f64, f64)| (x.round() as i64, y.round() as i64);
        let (from, to) = (whole(from), whole(to));
        let hand = self.browser.driver.action_chain();
        let mut hand = hand.move_to(from.0, from.1).click_and_hold();
        if from != to {
            let half = ((from.0 + to.0) / 2, (from.1 + to.1) / 2);
            hand = hand.move_to(half.0, half.1).move_to(to.0, to.1);
        }
        Ok(hand.release().perform().await?)
    }
}
