import type { TrueType } from "./true-type.ts";

/** Tables needed for drawing; names, maps and kerning are left out, because the PDF states which glyph stands where. */
const keptTables = ["cvt ", "fpgm", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "prep"];

/** The font reduced to the outlines of these glyphs, under their old numbers. */
export function subsetFont(font: TrueType, glyphs: Iterable<number>): Uint8Array {
  const glyf = font.tables.get("glyf") ?? new Uint8Array();
  const placeOf = createGlyphLocator(font);
  const wanted = withComponents(glyf, placeOf, glyphs);
  const loca = new DataView(new ArrayBuffer((font.glyphs + 1) * 4));
  const outlines: Uint8Array[] = [];
  let length = 0;
  for (let glyph = 0; glyph < font.glyphs; glyph += 1) {
    loca.setUint32(glyph * 4, length);
    if (!wanted.has(glyph)) continue;
    const outline = glyf.subarray(...placeOf(glyph));
    const even = new Uint8Array(Math.ceil(outline.length / 4) * 4);
    even.set(outline);
    outlines.push(even);
    length += even.length;
  }
  loca.setUint32(font.glyphs * 4, length);
  const head = Uint8Array.from(font.tables.get("head") ?? []);
  // Outline offsets use the long format.
  new DataView(head.buffer).setInt16(50, 1);
  return assembleFont((name) => {
    if (name === "glyf") return concatParts(outlines);
    if (name === "loca") return new Uint8Array(loca.buffer);
    return name === "head" ? head : font.tables.get(name);
  });
}

function createGlyphLocator(font: TrueType): (glyph: number) => [from: number, to: number] {
  const bytes = font.tables.get("loca") ?? new Uint8Array();
  const loca = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = font.tables.get("head") ?? new Uint8Array(54);
  const long = new DataView(head.buffer, head.byteOffset).getInt16(50) === 1;
  const at = (glyph: number) => (long ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2);
  return (glyph) => [at(glyph), at(glyph + 1)];
}

/** The glyphs plus their components: ć consists of c and its accent. */
function withComponents(
  glyf: Uint8Array,
  placeOf: ReturnType<typeof createGlyphLocator>,
  glyphs: Iterable<number>,
): Set<number> {
  const all = new Set<number>([0]);
  const open = [...glyphs];
  for (let glyph = open.pop(); glyph !== undefined; glyph = open.pop()) {
    if (all.has(glyph)) continue;
    all.add(glyph);
    const outline = glyf.subarray(...placeOf(glyph));
    const view = new DataView(outline.buffer, outline.byteOffset, outline.byteLength);
    if (outline.length < 10 || view.getInt16(0) >= 0) continue;
    for (let at = 10, flags = 0x20; flags & 0x20; ) {
      flags = view.getUint16(at);
      open.push(view.getUint16(at + 2));
      const placing = flags & 1 ? 4 : 2;
      const scaling = flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
      at += 4 + placing + scaling;
    }
  }
  return all;
}

function concatParts(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, each) => sum + each.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function assembleFont(tableOf: (name: string) => Uint8Array | undefined): Uint8Array {
  const tables = keptTables.flatMap((name) => {
    const bytes = tableOf(name);
    return bytes ? [{ name, bytes }] : [];
  });
  const power = 2 ** Math.floor(Math.log2(tables.length));
  const directory = new DataView(new ArrayBuffer(12 + tables.length * 16));
  directory.setUint32(0, 0x00010000);
  directory.setUint16(4, tables.length);
  directory.setUint16(6, power * 16);
  directory.setUint16(8, Math.log2(power));
  directory.setUint16(10, (tables.length - power) * 16);
  const parts = [new Uint8Array(directory.buffer)];
  let from = directory.byteLength;
  for (const [at, { name, bytes }] of tables.entries()) {
    const entry = 12 + at * 16;
    for (let letter = 0; letter < 4; letter += 1) directory.setUint8(entry + letter, name.charCodeAt(letter));
    directory.setUint32(entry + 4, computeChecksum(bytes));
    directory.setUint32(entry + 8, from);
    directory.setUint32(entry + 12, bytes.length);
    const even = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
    even.set(bytes);
    parts.push(even);
    from += even.length;
  }
  return concatParts(parts);
}

function computeChecksum(bytes: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) {
    const word =
      (bytes[at] ?? 0) * 0x1000000 + ((bytes[at + 1] ?? 0) << 16) + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
    sum = (sum + word) % 0x100000000;
  }
  return sum;
}
