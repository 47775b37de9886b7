/** D50-adapted primaries of sRGB and its white, as XYZ. */
const primaries = {
  wtpt: [0.9642, 1, 0.8249],
  rXYZ: [0.43607, 0.22249, 0.01392],
  gXYZ: [0.38515, 0.71687, 0.09708],
  bXYZ: [0.14307, 0.06061, 0.7141],
} as const;
const curves = ["rTRC", "gTRC", "bTRC"] as const;
const headLength = 128;

/**
 * An sRGB color profile (ICC v2): three primaries and a gamma curve of 2.2. An archival PDF needs it to define its
 * colors.
 */
export function buildSrgbProfile(): Uint8Array {
  const tags: [name: string, data: Uint8Array][] = [
    ["desc", toDescription("sRGB")],
    ["cprt", toTag("text", toAscii("No copyright\0"))],
    ...Object.entries(primaries).map(([name, xyz]): [string, Uint8Array] => [name, toTag("XYZ ", toS15Fixed16(xyz))]),
    ...curves.map((name): [string, Uint8Array] => [name, toTag("curv", Uint8Array.of(0, 0, 0, 1, 2, 0x33))]),
  ];
  const table = headLength + 4 + tags.length * 12;
  const size = tags.reduce((sum, [, data]) => sum + padLength(data.length), table);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, size);
  view.setUint32(8, 0x02100000);
  bytes.set(toAscii("mntrRGB XYZ "), 12);
  for (const [at, part] of [2026, 1, 1].entries()) view.setUint16(24 + at * 2, part);
  bytes.set(toAscii("acsp"), 36);
  bytes.set(toS15Fixed16(primaries.wtpt), 68);
  view.setUint32(headLength, tags.length);
  let place = table;
  for (const [at, [name, data]] of tags.entries()) {
    const entry = headLength + 4 + at * 12;
    bytes.set(toAscii(name), entry);
    view.setUint32(entry + 4, place);
    view.setUint32(entry + 8, data.length);
    bytes.set(data, place);
    place += padLength(data.length);
  }
  return bytes;
}

const padLength = (length: number) => Math.ceil(length / 4) * 4;

function toAscii(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

/** Numbers as s15Fixed16. */
function toS15Fixed16(values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  for (const [at, value] of values.entries()) view.setInt32(at * 4, Math.round(value * 65_536));
  return new Uint8Array(view.buffer);
}

function toTag(type: string, data: Uint8Array): Uint8Array {
  return Uint8Array.of(...toAscii(type), 0, 0, 0, 0, ...data);
}

/** A name in ASCII; the two other scripts stay empty. */
function toDescription(name: string): Uint8Array {
  const ascii = toAscii(`${name}\0`);
  return toTag("desc", Uint8Array.of(0, 0, 0, ascii.length, ...ascii, ...new Uint8Array(8 + 3 + 67)));
}
