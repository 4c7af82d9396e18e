//! A bar on standard error while a table is computed, if a person is watching.
use indicatif::{ProgressBar, ProgressStyle};
use table::Layer;

/// A bar that grows layer by layer. Where standard error is no terminal, nothing.
pub struct Progress(ProgressBar);

impl Progress {
    /// A bar for this many positions.
    pub fn new(positions: u64) -> Self {
        let bar = ProgressBar::new(positions);
        let template = "depth {msg:>3} [{bar:40}] {human_pos} of {human_len}";
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style.progress_chars("=> "));
        }
        Progress(bar)
    }

    /// Shows a layer.
    pub fn layer(&self, layer: Layer) {
        self.0.set_message(layer.depth.to_string());
        self.0.set_position(layer.total);
    }

    /// Shows layers, one after another, by how many positions each has.
    pub fn counts(&self) -> impl FnMut(u64) {
        let (mut depth, mut total) = (0, 0);
        move |positions| {
            total += positions;
            self.layer(Layer { depth, positions, total });
            depth += 1;
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
