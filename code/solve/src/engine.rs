//! The engines that compute complete tables.

use std::fmt;
use table::ScanEngine;

/// An engine that computes a complete table.
///
/// # Examples
/// ```
/// use solve::Engine;
///
/// assert_eq!(Engine::ALL.map(Engine::name), ["rows", "tables", "hoisted", "unrank"]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Engine {
    /// The engine of [`rows`]: a row of bits at a time, on several threads.
    Rows,
    /// The documents' scan of [`table`], position by position.
    Scan(ScanEngine),
}

impl Engine {
    /// All engines, the fastest first.
    pub const ALL: [Engine; 4] = [
        Engine::Rows,
        Engine::Scan(ScanEngine::Tables),
        Engine::Scan(ScanEngine::Hoisted),
        Engine::Scan(ScanEngine::Unrank),
    ];

    /// The name of the engine.
    pub fn name(self) -> &'static str {
        match self {
            Engine::Rows => "rows",
            Engine::Scan(scan) => scan.name(),
        }
    }
}

impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(self.name())
    }
}
