import { deflateRawSync, constants as zlib } from "node:zlib";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FileFault } from "#app/platform/documents/tables/file-fault.ts";
import { inflate } from "#app/platform/documents/xlsx/inflate.ts";
import { XmlReader } from "#app/platform/documents/xlsx/xml.ts";

function whole(packed: Uint8Array, size: number): Buffer {
  const pieces: Buffer[] = [];
  // A chunk is valid only until the next one.
  for (const piece of inflate(packed, size)) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

/** Texts of every kind: of one letter, of few, of all; long enough for several windows. */
const content = fc.oneof(
  fc.uint8Array({ maxLength: 400 }),
  fc
    .tuple(fc.uint8Array({ minLength: 1, maxLength: 60 }), fc.integer({ min: 1, max: 9_000 }))
    .map(([unit, times]) => Buffer.alloc(Math.min(200_000, unit.length * times), unit)),
);
const manner = fc.record({
  level: fc.integer({ min: 0, max: 9 }),
  strategy: fc.constantFrom(zlib.Z_DEFAULT_STRATEGY, zlib.Z_FIXED, zlib.Z_HUFFMAN_ONLY, zlib.Z_RLE),
});

describe("unpacking", () => {
  it("decompresses anything another program compressed", () => {
    fc.assert(
      fc.property(content, manner, (bytes, how) => {
        const packed = deflateRawSync(bytes, how);
        expect(whole(packed, bytes.length).equals(Buffer.from(bytes)), `${bytes.length} bytes`).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("rejects truncated, changed or too long data, and never fails in another way", () => {
    fc.assert(
      fc.property(content, manner, fc.nat(), fc.nat({ max: 255 }), (bytes, how, place, value) => {
        const packed = deflateRawSync(bytes, how);
        const changed = Uint8Array.from(packed, (byte, at) => (at === place % packed.length ? value : byte));
        for (const broken of [packed.subarray(0, place % packed.length), changed])
          try {
            expect(whole(broken, bytes.length).length).toBe(bytes.length);
          } catch (error) {
            if (!(error instanceof FileFault)) throw error;
          }
        if (bytes.length > 0) expect(() => whole(packed, bytes.length - 1)).toThrow(FileFault);
      }),
      { numRuns: 300 },
    );
  });
});

describe("the XML reader", () => {
  const inflatePieces = (pieces: readonly string[]) => {
    const received: string[] = [];
    const t = (text: string) => {
      const last = received.at(-1);
      if (last?.startsWith("text ")) received[received.length - 1] = last + text;
      else received.push(`text ${text}`);
    };
    const reader = new XmlReader({
      open: (name, tag) => void received.push(`open ${name} ${tag}`),
      close: (name) => void received.push(`close ${name}`),
      text: t,
    });
    for (const piece of pieces) reader.push(piece);
    return received;
  };

  it("reads the same however the document is split", () => {
    const words = fc.constantFrom(
      "<a:row r='1>'>",
      '<c x="<>" t="s"/>',
      "</row>",
      "<!-- <c> -->",
      "<![CDATA[a<b]]>",
      "<?x ?>",
      "a&amp;b",
      "&#x41;",
      "&lol;",
      "&",
      "text",
      "<v>",
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 30 }), fc.array(fc.nat({ max: 400 })), (parts, cuts) => {
        const source = `${parts.join("")}<end/>`;
        const places = [...new Set(cuts.map((each) => each % source.length))].sort((a, b) => a - b);
        const pieces = [...places, source.length].map((end, at) => source.slice(places[at - 1] ?? 0, end));
        expect(inflatePieces(pieces)).toEqual(inflatePieces([source]));
      }),
      { numRuns: 500 },
    );
  });
});
