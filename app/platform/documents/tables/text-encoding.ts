/** Encodings that a text file may have. */
export const encodings = ["utf-8", "utf-16le", "utf-16be", "windows-1252"] as const;
export type Encoding = (typeof encodings)[number];

/** True for an encoding of the list. */
export function isEncoding(text: string): text is Encoding {
  return encodings.some((each) => each === text);
}

/**
 * The encoding of a text file: a byte order mark, else the zero bytes of UTF-16, else UTF-8 where it is valid. Text
 * with invalid UTF-8 bytes is Windows-1252, unless it also has valid multi-byte letters, which means broken UTF-8.
 */
export function detectEncoding(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const wide = detectWideEncoding(bytes.subarray(0, 4096));
  if (wide) return wide;
  const { letters, broken } = countSequences(bytes);
  return broken > 0 && letters <= broken ? "windows-1252" : "utf-8";
}

function detectWideEncoding(head: Uint8Array): Encoding | null {
  let even = 0;
  let odd = 0;
  for (let at = 0; at < head.length; at += 1) {
    if (head[at] !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  const many = head.length / 5;
  if (odd > many && even < odd / 10) return "utf-16le";
  if (even > many && odd < even / 10) return "utf-16be";
  return null;
}

/** Letters beyond ASCII that are valid UTF-8, and bytes that are not. */
function countSequences(bytes: Uint8Array): { letters: number; broken: number } {
  let letters = 0;
  let broken = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) continue;
    const more = byte >= 0xf0 && byte < 0xf5 ? 3 : byte >= 0xe0 ? 2 : byte >= 0xc2 ? 1 : 0;
    let seen = 0;
    while (seen < more && ((bytes[at + seen + 1] ?? 0) & 0xc0) === 0x80) seen += 1;
    if (more > 0 && more === seen && byte < 0xf5) {
      letters += 1;
      at += more;
    } else broken += 1;
  }
  return { letters, broken };
}

/** The text without byte order mark and with `\n` line ends; what cannot be read becomes U+FFFD. */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
  const text = new TextDecoder(encoding, { fatal: false, ignoreBOM: false }).decode(bytes);
  return text.includes("\r") ? normalizeLineEnds(text) : text;
}

const pieceLength = 8192;

/** Converts all line ends to `\n`; a regular expression takes seven times as long for text of only line ends. */
function normalizeLineEnds(text: string): string {
  const units = new Uint16Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 13 && text.charCodeAt(at + 1) === 10) continue;
    units[length] = unit === 13 ? 10 : unit;
    length += 1;
  }
  let written = "";
  for (let at = 0; at < length; at += pieceLength)
    written += String.fromCharCode(...units.subarray(at, Math.min(length, at + pieceLength)));
  return written;
}

/** Replaces bytes that could not be decoded. */
export const replacementCharacter = "\uFFFD";
