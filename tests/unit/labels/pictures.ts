import { crc32, deflateSync } from "node:zlib";

interface PngLook {
  width: number;
  height: number;
  depth?: number;
  colour: number;
  interlaced?: boolean;
  palette?: readonly number[];
  opacity?: readonly number[];
}

/** A PNG whose lines begin with the number of their filter (W3C PNG). */
export function createPng(look: PngLook, lines: Uint8Array): Uint8Array<ArrayBuffer> {
  const { width, height, depth = 8, colour, interlaced = false, palette, opacity } = look;
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  head.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8);
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    createChunk("IHDR", head),
    ...(palette ? [createChunk("PLTE", Uint8Array.from(palette))] : []),
    ...(opacity ? [createChunk("tRNS", Uint8Array.from(opacity))] : []),
    createChunk("IDAT", deflateSync(lines)),
    createChunk("IEND", new Uint8Array()),
  ];
  return new Uint8Array(Buffer.concat(parts));
}

/** A transparent PNG that barely compresses: as large as a logo of its size can be. */
export function createNoisyPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  let seed = 7;
  const lines = new Uint8Array((width * 4 + 1) * height).map((_, at) => {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    return at % (width * 4 + 1) === 0 ? 1 + (seed % 4) : seed >> 16;
  });
  return createPng({ width, height, colour: 6 }, lines);
}

function createChunk(name: string, data: Uint8Array): Uint8Array {
  const whole = Buffer.alloc(12 + data.length);
  whole.writeUInt32BE(data.length, 0);
  whole.write(name, 4, "latin1");
  whole.set(data, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + data.length)), 8 + data.length);
  return whole;
}
