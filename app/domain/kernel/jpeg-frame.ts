/** What a JPEG says of itself in its frame header (ITU T.81 B.2.2). */
export interface JpegFrame {
  width: number;
  height: number;
  /** Bits a sample. */
  depth: number;
  /** Samples a pixel. */
  samples: number;
}

const frameMarkers = { first: 0xc0, last: 0xcf, tables: [0xc4, 0xc8, 0xcc] } as const;
const scan = 0xda;
const end = 0xd9;

/** The frame of a JPEG that goes on to its end mark; null where it was cut off or is none. Each byte is looked at once. */
export function jpegFrame(bytes: Uint8Array): JpegFrame | null {
  let frame: JpegFrame | null = null;
  let hasScan = false;
  let at = 2;
  while (at + 1 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      // Bytes of padding may stand before a mark.
      at += 1;
      continue;
    }
    if (marker === end) return hasScan ? frame : null;
    const length = wordAt(bytes, at + 2);
    const next = at + 2 + length;
    if (length < 2 || next > bytes.length) return null;
    if (isFrame(marker)) {
      if (length < 8) return null;
      frame ??= {
        depth: bytes[at + 4] ?? 0,
        height: wordAt(bytes, at + 5),
        width: wordAt(bytes, at + 7),
        samples: bytes[at + 9] ?? 0,
      };
    }
    hasScan ||= marker === scan && frame !== null;
    at = marker === scan ? endOfScan(bytes, next) : next;
  }
  return null;
}

const isFrame = (marker: number) =>
  marker >= frameMarkers.first && marker <= frameMarkers.last && !frameMarkers.tables.some((each) => each === marker);

const wordAt = (bytes: Uint8Array, at: number) => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);

/** Where the packed samples end: at a mark that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0) {
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && !(marker >= 0xd0 && marker <= 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}
