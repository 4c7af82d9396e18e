//! What a time is taken with.
use std::time::Instant;

use serde::{Deserialize, Serialize};

/// A method to take a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Clock {
    /// What this thread has computed: what other programs do is not in it.
    Cpu,
    /// What has passed, for what has several threads.
    Wall,
}

/// A time that has begun.
pub struct Stopwatch {
    clock: Clock,
    wall: Instant,
    cpu: f64,
}

impl Clock {
    /// Begins.
    pub fn start(self) -> Stopwatch {
        Stopwatch { clock: self, wall: Instant::now(), cpu: thread() }
    }
}

impl Stopwatch {
    /// The seconds since the beginning.
    pub fn seconds(&self) -> f64 {
        match self.clock {
            Clock::Cpu if cfg!(unix) => thread() - self.cpu,
            _ => self.wall.elapsed().as_secs_f64(),
        }
    }
}

/// The seconds that this thread has computed.
#[cfg(unix)]
fn thread() -> f64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

#[cfg(not(unix))]
fn thread() -> f64 {
    0.0
}
