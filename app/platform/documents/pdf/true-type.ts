/** The parts of a TrueType font that a PDF needs: glyphs by character, their widths, and the tables. */
export interface TrueType {
  tables: ReadonlyMap<string, Uint8Array>;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  box: readonly [number, number, number, number];
  glyphs: number;
  /** Glyph of a code point; 0 for a sign that the font does not have. */
  getGlyph(codePoint: number): number;
  /** Advance width of a glyph in thousandths of the size. */
  getAdvance(glyph: number): number;
}

const toDataView = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Reads a font with TrueType outlines; throws for a file that is none. */
export function readTrueType(file: Uint8Array): TrueType {
  const view = toDataView(file);
  if (view.getUint32(0) !== 0x00010000) throw new Error("no TrueType font");
  const tables = new Map<string, Uint8Array>();
  for (let at = 0; at < view.getUint16(4); at += 1) {
    const entry = 12 + at * 16;
    const name = String.fromCharCode(...file.subarray(entry, entry + 4));
    const from = view.getUint32(entry + 8);
    tables.set(name, file.subarray(from, from + view.getUint32(entry + 12)));
  }
  const table = (name: string) => {
    const bytes = tables.get(name);
    if (!bytes) throw new Error(`the font has no table ${name}`);
    return toDataView(bytes);
  };
  const head = table("head");
  const hhea = table("hhea");
  const hmtx = table("hmtx");
  const unitsPerEm = head.getUint16(18);
  const scaled = (value: number) => Math.round((value * 1000) / unitsPerEm);
  const wide = hhea.getUint16(34);
  return {
    tables,
    unitsPerEm,
    ascent: scaled(hhea.getInt16(4)),
    descent: scaled(hhea.getInt16(6)),
    box: [scaled(head.getInt16(36)), scaled(head.getInt16(38)), scaled(head.getInt16(40)), scaled(head.getInt16(42))],
    glyphs: table("maxp").getUint16(4),
    getGlyph: createGlyphLookup(table("cmap")),
    getAdvance: (glyph) => scaled(hmtx.getUint16(Math.min(glyph, wide - 1) * 4)),
  };
}

/** The map of the basic plane (format 4): addresses are written in it. */
function createGlyphLookup(cmap: DataView): (codePoint: number) => number {
  let start = -1;
  for (let at = 0; at < cmap.getUint16(2); at += 1) {
    const offset = cmap.getUint32(4 + at * 8 + 4);
    if (cmap.getUint16(offset) === 4) start = offset;
  }
  if (start < 0) throw new Error("the font has no map of format 4");
  const twice = cmap.getUint16(start + 6);
  const [ends, starts] = [start + 14, start + 16 + twice];
  const [deltas, ranges] = [starts + twice, starts + 2 * twice];
  return (codePoint) => {
    if (codePoint > 0xffff) return 0;
    for (let at = 0; at < twice; at += 2) {
      if (cmap.getUint16(ends + at) < codePoint) continue;
      const first = cmap.getUint16(starts + at);
      if (first > codePoint) return 0;
      const delta = cmap.getUint16(deltas + at);
      const range = cmap.getUint16(ranges + at);
      if (range === 0) return (codePoint + delta) & 0xffff;
      const glyph = cmap.getUint16(ranges + at + range + (codePoint - first) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
