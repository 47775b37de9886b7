import { zlibSync } from "fflate";
import { toHex } from "#app/platform/kernel/tokens.ts";
import { subsetFont } from "./font-subset.ts";
import { listLineGlyphs, type PrintFonts } from "./fonts.ts";
import type { FontWeight } from "./glyph-widths.ts";

/** Number of PDF objects for one font. */
export const OBJECTS_PER_FONT = 5;

/** The drawn glyphs of each font. */
export type DrawnGlyphs = Readonly<Record<FontWeight, Map<number, number>>>;

/** A line as glyph numbers in hex; records them as drawn. */
export function encodeGlyphLine(faces: PrintFonts, drawn: DrawnGlyphs, weight: FontWeight, line: string): string {
  return listLineGlyphs(faces[weight], line)
    .map(({ glyph, codePoint }) => {
      drawn[weight].set(glyph, codePoint);
      return toHex4(glyph);
    })
    .join("");
}

/** The objects of a font from object number `first` on: font, descendant, descriptor, file, and Unicode map. */
export function renderFontObjects(faces: PrintFonts, drawn: DrawnGlyphs, weight: FontWeight, first: number): string[] {
  const face = faces[weight];
  const glyphs = [...drawn[weight]].sort(([a], [b]) => a - b);
  const name = `WAYBIL+Labels-${weight === "bold" ? "Bold" : "Regular"}`;
  const subset = subsetFont(face, drawn[weight].keys());
  const packed = `${toHex(zlibSync(subset, { level: 6 }))}>`;
  const widths = glyphs.map(([glyph]) => `${glyph} [${face.getAdvance(glyph)}]`).join(" ");
  const unicodeMap = renderUnicodeMap(glyphs);
  return [
    `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${first + 1} 0 R] /ToUnicode ${first + 4} 0 R >>`,
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${first + 2} 0 R /DW 600 /W [${widths}] /CIDToGIDMap /Identity >>`,
    `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [${face.box.join(" ")}] /ItalicAngle 0 /Ascent ${face.ascent} /Descent ${face.descent} /CapHeight 729 /StemV ${weight === "bold" ? 140 : 80} /FontFile2 ${first + 3} 0 R >>`,
    `<< /Filter [/ASCIIHexDecode /FlateDecode] /Length ${packed.length} /Length1 ${subset.length} >>\nstream\n${packed}\nendstream`,
    `<< /Length ${unicodeMap.length} >>\nstream\n${unicodeMap}\nendstream`,
  ];
}

/** The text of each glyph, for searching and copying. */
function renderUnicodeMap(glyphs: readonly (readonly [number, number])[]): string {
  const parts: string[] = [];
  for (let at = 0; at < glyphs.length; at += 100) {
    const some = glyphs.slice(at, at + 100);
    const lines = some.map(([glyph, codePoint]) => `<${toHex4(glyph)}> <${toHex4(codePoint)}>`).join("\n");
    parts.push(`${some.length} beginbfchar\n${lines}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Labels def /CMapType 2 def\n1 begincodespacerange <0000> <ffff> endcodespacerange\n${parts.join("\n")}\nendcmap CMapName currentdict /CMap defineresource pop end end`;
}

function toHex4(value: number): string {
  return value.toString(16).padStart(4, "0");
}
