//! Decodes a student's file, whichever editor saved it.

/// Byte order mark of UTF-8, which some editors write at the beginning of a file.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// Returns the text of a file without a byte order mark and with Unix line ends, so that
/// a file saved on Windows is the same text as elsewhere.
///
/// # Errors
/// A sentence that says what is not text.
pub fn decode(bytes: Vec<u8>) -> Result<String, String> {
    let bytes = match bytes.strip_prefix(BYTE_ORDER_MARK) {
        Some(rest) => rest.to_vec(),
        None => bytes,
    };
    // Text in UTF-16 can be valid UTF-8, too, with zero bytes.
    if bytes.contains(&0) {
        return Err(
            "The file has a byte 0, which no text has: save it as UTF-8.".to_owned()
        );
    }
    let text = String::from_utf8(bytes)
        .map_err(|_| "The file is not text in UTF-8.".to_owned())?;
    Ok(text.replace("\r\n", "\n"))
}

#[cfg(test)]
mod tests {
    use super::decode;

    #[test]
    fn decodes_editor_formats_alike() {
        let text = "// ä🦀\nfn f() {}\n";
        let windows = text.replace('\n', "\r\n");
        for bytes in [
            text.as_bytes().to_vec(),
            windows.clone().into_bytes(),
            format!("\u{feff}{windows}").into_bytes(),
        ] {
            assert_eq!(decode(bytes).as_deref(), Ok(text));
        }
    }

    #[test]
    fn rejects_non_text() {
        for (bytes, expected) in [
            (&b"caf\xe9"[..], "not text in UTF-8"),
            (b"f\0n\0", "has a byte 0"),
            (b"\xff\xfea", "not text in UTF-8"),
        ] {
            let error = decode(bytes.to_vec()).unwrap_err();
            assert!(error.contains(expected), "{error}");
        }
    }
}
