//! Operates widgets by pointer and by keyboard.

use std::time::Duration;

use anyhow::{Result, ensure};
use thirtyfour::Key;

use crate::browser::Browser;

/// How a reader operates a page.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum InputDevice {
    Pointer,
    Keyboard,
}

/// One action inside a widget. Its elements are given by CSS selectors, relative to the
/// widget.
#[derive(Clone, Copy)]
pub enum Action {
    /// Clicks on the center of an element; with the keyboard, focuses it and presses
    /// Enter.
    Press(&'static str),
    /// Drags the first element onto the second, by the pointer.
    Drag(&'static str, &'static str),
    /// Focuses an element, as Tab does.
    Focus(&'static str),
    /// Presses a key: `"ArrowLeft"`, `" "`, `"a"`.
    Key(&'static str),
    /// Chooses the option of a `<select>` that has this value.
    Choose(&'static str, &'static str),
}

/// A widget of the open page.
pub struct OpenWidget<'a> {
    pub browser: &'a Browser,
    pub name: &'static str,
}

/// Script that marks the button "Start again".
const AGAIN: &str = "const again = [...it.querySelectorAll('button')] \
    .find((button) => button.textContent.trim() === 'Start again'); \
    again.setAttribute('data-again', ''); return ''";

impl OpenWidget<'_> {
    /// Performs an action with this device.
    pub async fn perform(&self, device: InputDevice, what: Action) -> Result<()> {
        match what {
            Action::Press(css) if device == InputDevice::Keyboard => {
                self.focus(css).await?;
                self.key("Enter").await
            }
            Action::Press(css) => {
                self.scroll_to(css).await?;
                let at = self.center(css).await?;
                self.drag(at, at).await
            }
            Action::Drag(from, to) => {
                ensure!(
                    device == InputDevice::Pointer,
                    "the keyboard points at no place"
                );
                self.scroll_to(from).await?;
                self.drag(self.center(from).await?, self.center(to).await?).await
            }
            Action::Focus(css) => self.focus(css).await,
            Action::Key(key) => self.key(key).await,
            Action::Choose(css, value) => {
                let choose = format!(
                    "it.focus(); it.value = {value:?}; \
                     for (const name of ['input', 'change']) \
                         it.dispatchEvent(new Event(name, {{ bubbles: true }})); \
                     return it.value"
                );
                let chosen = self.run_script(css, &choose).await?;
                ensure!(chosen == value, "{css} has no option {value:?}");
                Ok(())
            }
        }
    }

    /// Presses "Start again".
    pub async fn start_again(&self, device: InputDevice) -> Result<()> {
        self.run_script("", AGAIN).await?;
        self.perform(device, Action::Press("[data-again]")).await
    }

    /// Returns the names and texts of the shown values.
    pub async fn current_values(&self) -> Result<Vec<(String, String)>> {
        let all = "return JSON.stringify([...it.querySelectorAll('[data-value]')] \
                   .map((value) => [value.dataset.value, value.textContent.trim()]))";
        Ok(serde_json::from_str(&self.run_script("", all).await?)?)
    }

    /// Waits until the widget shows these values, perhaps among others.
    pub async fn wait_for_values(&self, wanted: &[(&str, &str)]) -> Result<()> {
        let mut current_values = Vec::new();
        for _ in 0..400 {
            current_values = self.current_values().await?;
            let is_shown = |(name, text): &(&str, &str)| {
                current_values.iter().any(|value| value.0 == *name && value.1 == *text)
            };
            if wanted.iter().all(is_shown) {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        anyhow::bail!("shows {current_values:?}, and should show {wanted:?}")
    }

    /// Waits until an element has the focus.
    pub async fn wait_for_focus(&self, css: &str) -> Result<()> {
        let is_focused = "return String(document.activeElement === it)";
        for _ in 0..100 {
            if self.run_script(css, is_focused).await? == "true" {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        anyhow::bail!("{css} does not take the focus")
    }

    /// Scrolls to the widget and waits until it is ready.
    pub async fn scroll_near(&self) -> Result<()> {
        let is_ready = "it.scrollIntoView({ block: 'start', behavior: 'instant' }); \
                        return String(it.classList.contains('ready'))";
        for _ in 0..400 {
            if self.run_script("", is_ready).await? == "true" {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        anyhow::bail!("is not ready after a reader came near it")
    }

    /// Runs a script and returns its text. In the script, `it` is the selected element,
    /// or the widget if the selector is empty.
    pub async fn run_script(&self, css: &str, script: &str) -> Result<String> {
        let name = self.name;
        let script = format!(
            "const widget = document.querySelector('[data-widget=\"{name}\"]'); \
             const css = {css:?}; \
             const it = css ? widget?.querySelector(css) : widget; \
             if (!it) return 'nothing'; {script}"
        );
        let message = self.browser.text(&script).await?;
        ensure!(message != "nothing", "there is no {css:?}");
        Ok(message)
    }

    async fn focus(&self, css: &str) -> Result<()> {
        let focus = "it.focus(); return String(document.activeElement === it)";
        let is_focused = self.run_script(css, focus).await?;
        ensure!(is_focused == "true", "{css} does not take the focus");
        Ok(())
    }

    async fn key(&self, name: &str) -> Result<()> {
        let keys = self.browser.driver.action_chain();
        let keys = match name {
            "ArrowLeft" => keys.send_keys(Key::Left),
            "ArrowRight" => keys.send_keys(Key::Right),
            "ArrowDown" => keys.send_keys(Key::Down),
            "Home" => keys.send_keys(Key::Home),
            "Enter" => keys.send_keys(Key::Enter),
            letter => keys.send_keys(letter),
        };
        Ok(keys.perform().await?)
    }

    /// Scrolls an element to the middle of the window.
    pub async fn scroll_to(&self, css: &str) -> Result<()> {
        let scroll =
            "it.scrollIntoView({ block: 'center', behavior: 'instant' }); return ''";
        self.run_script(css, scroll).await.map(drop)
    }

    /// Returns the center of an element in the window.
    pub async fn center(&self, css: &str) -> Result<(i64, i64)> {
        let center = "const box = it.getBoundingClientRect(); return JSON.stringify( \
            [box.left + box.width / 2, box.top + box.height / 2].map(Math.round))";
        Ok(serde_json::from_str(&self.run_script(css, center).await?)?)
    }

    /// Presses the button at one point and releases it at another.
    pub async fn drag(&self, from: (i64, i64), to: (i64, i64)) -> Result<()> {
        let device = self.browser.driver.action_chain();
        let mut device = device.move_to(from.0, from.1).click_and_hold();
        if from != to {
            let half = ((from.0 + to.0) / 2, (from.1 + to.1) / 2);
            device = device.move_to(half.0, half.1).move_to(to.0, to.1);
        }
        Ok(device.release().perform().await?)
    }
}
