//! Exit status.

use std::process::ExitCode;

/// How a run ended; the worse one wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(crate) enum Status {
    /// 0: nothing found.
    #[default]
    Clean,
    /// 1: errors found, or a game not played to its end.
    Found,
    /// 2: the job could not be done, or not for all of the input.
    Trouble,
}

impl Status {
    /// This one or the other, whichever is worse.
    pub(crate) fn worsen(&mut self, other: Self) {
        *self = (*self).max(other);
    }

    /// As the process's exit code.
    pub(crate) fn code(self) -> ExitCode {
        ExitCode::from(self as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::Status;

    #[test]
    fn trouble_beats_findings() {
        let mut status = Status::Clean;
        status.worsen(Status::Trouble);
        status.worsen(Status::Found);
        assert_eq!(status, Status::Trouble);
        assert_eq!(Status::Found as u8, 1);
    }
}
