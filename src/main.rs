//! The `roque` command.

use std::process::ExitCode;

fn main() -> ExitCode {
    roque::cli::main()
}
