import { fail, ok, type Result } from "#app/platform/kernel/result.ts";

interface ImageKind {
  type: string;
  matches(bytes: Uint8Array): boolean;
  /** True if the file is complete. */
  isWhole(bytes: Uint8Array): boolean;
}

const imageKinds: readonly ImageKind[] = [
  {
    type: "image/png",
    matches: (bytes) => startsWithBytes(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    isWhole: isWholePng,
  },
  {
    type: "image/jpeg",
    matches: (bytes) => startsWithBytes(bytes, 0, [0xff, 0xd8, 0xff]),
    isWhole: (bytes) => readJpegFrame(bytes) !== null,
  },
  {
    type: "image/webp",
    matches: (bytes) =>
      startsWithBytes(bytes, 0, [0x52, 0x49, 0x46, 0x46]) && startsWithBytes(bytes, 8, [0x57, 0x45, 0x42, 0x50]),
    isWhole: (bytes) => bytes.length >= 20 && toDataView(bytes).getUint32(4, true) + 8 <= bytes.length,
  },
];

function startsWithBytes(bytes: Uint8Array, at: number, wanted: readonly number[]): boolean {
  return wanted.every((byte, index) => bytes[at + index] === byte);
}

const toDataView = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

/** Walks all chunks to the last one; some must be image data (W3C PNG, 5.3). */
function isWholePng(bytes: Uint8Array): boolean {
  const view = toDataView(bytes);
  let hasPixels = false;
  let at = 8;
  while (at + 12 <= bytes.length) {
    const name = view.getUint32(at + 4);
    if (name === 0x49454e44) return hasPixels;
    hasPixels ||= name === 0x49444154;
    at += 12 + view.getUint32(at);
  }
  return false;
}

/** The type of an image by its first bytes, regardless of its name; null for other files. */
export function detectImageType(bytes: Uint8Array): string | null {
  return imageKinds.find(({ matches }) => matches(bytes))?.type ?? null;
}

/** The type of a complete image: a truncated one would print only half, or not at all. */
export function detectWholeImage(bytes: Uint8Array): Result<string> {
  const kind = imageKinds.find(({ matches }) => matches(bytes));
  if (!kind) return fail("image_unsupported");
  return kind.isWhole(bytes) ? ok(kind.type) : fail("image_incomplete");
}

/** A JPEG's frame header (ITU T.81 B.2.2). */
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

/** The frame of a JPEG that is complete up to its end mark; null otherwise. Each byte is read once. */
export function readJpegFrame(bytes: Uint8Array): JpegFrame | null {
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
    const length = readWord(bytes, at + 2);
    const next = at + 2 + length;
    if (length < 2 || next > bytes.length) return null;
    if (isFrame(marker)) {
      if (length < 8) return null;
      frame ??= {
        depth: bytes[at + 4] ?? 0,
        height: readWord(bytes, at + 5),
        width: readWord(bytes, at + 7),
        samples: bytes[at + 9] ?? 0,
      };
    }
    hasScan ||= marker === scan && frame !== null;
    at = marker === scan ? findEndOfScan(bytes, next) : next;
  }
  return null;
}

const isFrame = (marker: number) =>
  marker >= frameMarkers.first && marker <= frameMarkers.last && !frameMarkers.tables.some((each) => each === marker);

const readWord = (bytes: Uint8Array, at: number) => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);

/** The end of the compressed samples: a marker that is neither a stuffed byte nor a restart. */
function findEndOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0) {
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && !(marker >= 0xd0 && marker <= 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}

/** Maximum size of a photo, bytes. */
export const MAX_PHOTO_BYTES = 1024 * 1024;
