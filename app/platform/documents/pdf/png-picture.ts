import { toHex } from "#app/platform/kernel/tokens.ts";
import type { PdfPicture } from "./pdf-picture.ts";
import { removeFilters } from "./png-filters.ts";

/** Maximum pixels of a picture that must be unpacked because it is transparent. */
const MAX_PIXELS = 4_000_000;

/** Samples of a pixel by PNG colour type (W3C PNG, 11.2.1). */
const samplesByColorType: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

interface Png {
  width: number;
  height: number;
  depth: number;
  colour: number;
  samples: number;
  palette: Uint8Array;
  /** Opacity by entry of the palette. */
  opacity: Uint8Array;
  data: Uint8Array<ArrayBuffer>;
}

/**
 * A PNG for a PDF. Both compress pixels the same way, so opaque pictures are copied unchanged; transparent ones are
 * blended on white, the color of the paper. Null for interlaced, overlarge and broken files.
 */
export async function readPngPicture(bytes: Uint8Array<ArrayBuffer>): Promise<PdfPicture | null> {
  const png = readPng(bytes);
  if (!png) return null;
  const { width, height, depth, colour, samples } = png;
  const size = { width, height, filter: "FlateDecode" as const };
  if (colour === 4 || colour === 6) {
    const packed = await flattenPng(png);
    const space = colour === 4 ? "Gray" : "RGB";
    return (
      packed && { ...size, entries: `/ColorSpace /Device${space} /BitsPerComponent 8`, parameters: null, bytes: packed }
    );
  }
  const parameters = `<< /Predictor 15 /Colors ${samples} /BitsPerComponent ${depth} /Columns ${width} >>`;
  const space =
    colour === 3
      ? `[/Indexed /DeviceRGB ${png.palette.length / 3 - 1} <${toHex(blendOnWhite(png.palette, png.opacity))}>]`
      : `/Device${colour === 0 ? "Gray" : "RGB"}`;
  return { ...size, entries: `/ColorSpace ${space} /BitsPerComponent ${depth}`, parameters, bytes: png.data };
}

function readPng(bytes: Uint8Array<ArrayBuffer>): Png | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const chunks = new Map<string, Uint8Array[]>();
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at);
    if (at + 12 + length > bytes.length) return null;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const others = chunks.get(name);
    const chunk = bytes.subarray(at + 8, at + 8 + length);
    if (others) others.push(chunk);
    else chunks.set(name, [chunk]);
    at += 12 + length;
  }
  const head = chunks.get("IHDR")?.[0];
  if (head?.length !== 13) return null;
  const [depth = 0, colour = 0, , , interlaced] = head.subarray(8);
  const [width, height, samples] = [view.getUint32(16), view.getUint32(20), samplesByColorType[colour]];
  const palette = chunks.get("PLTE")?.[0] ?? new Uint8Array();
  const depths = colour === 3 ? [1, 2, 4, 8] : colour === 0 ? [1, 2, 4, 8, 16] : [8, 16];
  const known = samples !== undefined && depths.includes(depth) && interlaced === 0 && width > 0 && height > 0;
  if (!known || (colour === 3 && (palette.length === 0 || palette.length % 3 !== 0))) return null;
  const data = concatPieces(chunks.get("IDAT") ?? []);
  const opacity = chunks.get("tRNS")?.[0] ?? new Uint8Array();
  return data.length === 0 ? null : { width, height, depth, colour, samples, palette, opacity, data };
}

/** Colours, three bytes each, with their opacity on white paper. */
function blendOnWhite(palette: Uint8Array, opacity: Uint8Array): Uint8Array {
  return palette.map((value, at) => blendValue(value, opacity[Math.floor(at / 3)] ?? 255));
}

function blendValue(value: number, opacity: number): number {
  return Math.round((value * opacity + 255 * (255 - opacity)) / 255);
}

async function flattenPng({ width, height, depth, samples, data }: Png): Promise<Uint8Array<ArrayBuffer> | null> {
  if (width * height > MAX_PIXELS) return null;
  const wide = depth / 8;
  const pixel = samples * wide;
  const row = width * pixel;
  const raw = await inflateLines(data, (row + 1) * height);
  if (!raw) return null;
  const lines = removeFilters(raw, { row, pixel, height });
  const colours = samples - 1;
  const flat = new Uint8Array(width * height * colours);
  for (let at = 0; at < width * height; at += 1) {
    const opacity = lines[at * pixel + colours * wide] ?? 255;
    for (let each = 0; each < colours; each += 1)
      flat[at * colours + each] = blendValue(lines[at * pixel + each * wide] ?? 255, opacity);
  }
  return concatPieces(await readPieces(new Blob([flat]).stream().pipeThrough(new CompressionStream("deflate"))));
}

/** The unpacked lines; null when they are not as long as they must be. */
async function inflateLines(data: Uint8Array<ArrayBuffer>, length: number): Promise<Uint8Array | null> {
  const raw = new Uint8Array(length);
  let at = 0;
  try {
    for await (const piece of new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate"))) {
      if (at + piece.length > length) return null;
      raw.set(piece, at);
      at += piece.length;
    }
  } catch {
    return null;
  }
  return at === length ? raw : null;
}

async function readPieces(stream: ReadableStream<Uint8Array>): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  for await (const piece of stream) pieces.push(piece);
  return pieces;
}

function concatPieces(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
