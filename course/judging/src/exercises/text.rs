//! A student's bytes as text, whatever the editor made of them.

/// The mark of UTF-8 at a file's beginning, which some editors write.
const UTF_8: &[u8] = b"\xef\xbb\xbf";
/// A mark of UTF-16, and how pairs of bytes are read behind it.
type Mark = ([u8; 2], fn([u8; 2]) -> u16);
/// Those of UTF-16, in which Notepad may save.
const UTF_16: [Mark; 2] =
    [([0xff, 0xfe], u16::from_le_bytes), ([0xfe, 0xff], u16::from_be_bytes)];

/// The text of a file: without a mark at its beginning, in whichever of Unicode's encodings
/// that names, and with the line ends of Unix. So what was saved on Windows is the same
/// text as anywhere.
///
/// # Errors
/// A sentence that says what is not text.
pub fn decode(bytes: Vec<u8>) -> Result<String, String> {
    for (mark, pair) in UTF_16 {
        let Some(rest) = bytes.strip_prefix(&mark) else { continue };
        let (pairs, odd) = rest.as_chunks::<2>();
        let units: Vec<u16> = pairs.iter().map(|&bytes| pair(bytes)).collect();
        let text = String::from_utf16(&units).ok().filter(|_| odd.is_empty());
        let text = text
            .ok_or("The file begins as UTF-16 does, and is none: save it as UTF-8.");
        return Ok(unix(text?));
    }
    let bytes = match bytes.strip_prefix(UTF_8) {
        Some(rest) => rest.to_vec(),
        None => bytes,
    };
    // Text in UTF-16 without its mark is UTF-8, too, and every other byte is 0.
    if bytes.contains(&0) {
        return Err(
            "The file has a byte 0, which no text has: save it as UTF-8.".to_owned()
        );
    }
    let text = String::from_utf8(bytes)
        .map_err(|_| "The file is not text in UTF-8.".to_owned())?;
    Ok(unix(text))
}

fn unix(text: String) -> String {
    match text.contains("\r\n") {
        true => text.replace("\r\n", "\n"),
        false => text,
    }
}

#[cfg(test)]
mod tests {
    use super::decode;

    #[test]
    fn what_editors_write_is_the_same_text() {
        let text = "// ä🦀\nfn f() {}\n";
        let windows = text.replace('\n', "\r\n");
        let wide = |mark: &[u8], bytes: fn(u16) -> [u8; 2]| {
            let units = windows.encode_utf16().flat_map(bytes);
            mark.iter().copied().chain(units).collect::<Vec<_>>()
        };
        for bytes in [
            text.as_bytes().to_vec(),
            windows.clone().into_bytes(),
            format!("\u{feff}{windows}").into_bytes(),
            wide(b"\xff\xfe", u16::to_le_bytes),
            wide(b"\xfe\xff", u16::to_be_bytes),
        ] {
            assert_eq!(decode(bytes).as_deref(), Ok(text));
        }
    }

    #[test]
    fn what_is_no_text_is_told() {
        for (bytes, right) in [
            (&b"caf\xe9"[..], "not text in UTF-8"),
            (b"f\0n\0", "has a byte 0"),
            (b"\xff\xfea", "begins as UTF-16 does"),
            (b"\xff\xfe\x00\xd8", "begins as UTF-16 does"),
        ] {
            let said = decode(bytes.to_vec()).unwrap_err();
            assert!(said.contains(right), "{said}");
        }
    }
}
