//! CPU time, so that other programs on the machine do not count.

use std::fs;
use std::time::Instant;

/// The CPU time of this process, where the system tells (Linux); else wall time.
pub(crate) struct Clock {
    wall: Instant,
    cpu: Option<f64>,
}

impl Clock {
    /// Starts counting.
    pub(crate) fn start() -> Self {
        Self {
            wall: Instant::now(),
            cpu: cpu_seconds(),
        }
    }

    /// Seconds since the start.
    pub(crate) fn seconds(&self) -> f64 {
        match (self.cpu, cpu_seconds()) {
            (Some(before), Some(after)) => after - before,
            _ => self.wall.elapsed().as_secs_f64(),
        }
    }
}

/// Nanoseconds on a CPU are the first number of `/proc/self/schedstat`.
fn cpu_seconds() -> Option<f64> {
    let text = fs::read_to_string("/proc/self/schedstat").ok()?;
    let nanoseconds: f64 = text.split(' ').next()?.parse().ok()?;
    Some(nanoseconds / 1e9)
}
