//! Opens an address in the browser.
use std::io;
use std::process::{Command, Stdio};

/// Commands that open an address, the likeliest first. `wslview` opens the browser of Windows
/// from Linux in WSL.
const OPENERS: &[&[&str]] = if cfg!(target_os = "macos") {
    &[&["open"]]
} else if cfg!(windows) {
    &[&["rundll32", "url.dll,FileProtocolHandler"]]
} else {
    &[&["wslview"], &["xdg-open"], &["gio", "open"], &["x-www-browser"]]
};

/// Opens an address without waiting for the browser.
///
/// # Errors
/// If there is no such command.
pub fn open(address: &str) -> io::Result<()> {
    let mut result = Err(io::ErrorKind::Unsupported.into());
    for opener in OPENERS {
        let mut command = Command::new(opener[0]);
        command.args(&opener[1..]).arg(address);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        result = command.spawn().map(drop);
        if result.is_ok() {
            break;
        }
    }
    result
}
