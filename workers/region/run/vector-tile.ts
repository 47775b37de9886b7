import { ByteReader } from "./byte-reader.ts";

// Mapbox Vector Tiles 2.1 (github.com/mapbox/vector-tile-spec), as far as a drawing needs them.

/** Lines or rings `[x, y, …]` in a tile's own units, with the requested text and boolean properties. */
export interface TileFeature {
  shape: "point" | "line" | "area";
  values: ReadonlyMap<string, string | boolean>;
  parts: number[][];
}

export interface TileLayer {
  name: string;
  /** Units of a tile's side. */
  extent: number;
  features: TileFeature[];
}

const shapes = ["point", "point", "line", "area"] as const;

/** Reads the layers that `wanted` names. Throws a RangeError for bytes that are no tile. */
export function readVectorTile(bytes: Uint8Array, wanted: ReadonlySet<string>): TileLayer[] {
  const layers: TileLayer[] = [];
  for (const [field, part] of listTileFields(new ByteReader(bytes))) {
    if (field !== 3 || typeof part === "number") continue;
    const layer = readLayer(part, wanted);
    if (layer) layers.push(layer);
  }
  return layers;
}

function readLayer(reader: ByteReader, wanted: ReadonlySet<string>): TileLayer | null {
  const [keys, values]: [string[], (string | boolean)[]] = [[], []];
  const features: ByteReader[] = [];
  let [name, extent] = ["", 4096];
  for (const [field, part] of listTileFields(reader)) {
    if (typeof part === "number") {
      if (field === 5) extent = part;
    } else if (field === 1) name = decodeText(part);
    else if (field === 2) features.push(part);
    else if (field === 3) keys.push(decodeText(part));
    else if (field === 4) values.push(readValue(part));
  }
  if (!wanted.has(name)) return null;
  return { name, extent, features: features.map((each) => readFeature(each, keys, values)) };
}

function readFeature(reader: ByteReader, keys: readonly string[], values: readonly (string | boolean)[]): TileFeature {
  const known = new Map<string, string | boolean>();
  let shape: TileFeature["shape"] = "point";
  let parts: number[][] = [];
  for (const [field, part] of listTileFields(reader)) {
    if (field === 3 && typeof part === "number") shape = shapes[part] ?? "point";
    else if (typeof part === "number") continue;
    else if (field === 2) while (part.more) known.set(keys[part.unsigned()] ?? "", values[part.unsigned()] ?? "");
    else if (field === 4) parts = readGeometry(part);
  }
  return { shape, values: known, parts };
}

const commands = { move: 1, line: 2 };

/** Every part begins with a move; a ring ends where it began. */
function readGeometry(reader: ByteReader): number[][] {
  const parts: number[][] = [];
  let [x, y] = [0, 0];
  while (reader.more) {
    const word = reader.unsigned();
    const command = word & 7;
    if (command !== commands.move && command !== commands.line) continue;
    for (let count = word >> 3; count > 0; count -= 1) {
      x += reader.signed();
      y += reader.signed();
      if (command === commands.move) parts.push([]);
      parts.at(-1)?.push(x, y);
    }
  }
  return parts;
}

/** A text or a truth; numbers are not needed to draw. */
function readValue(reader: ByteReader): string | boolean {
  for (const [field, part] of listTileFields(reader)) {
    if (field === 1 && typeof part !== "number") return decodeText(part);
    if (field === 7) return part === 1;
  }
  return "";
}

function decodeText({ bytes, at, end }: ByteReader): string {
  return new TextDecoder().decode(bytes.subarray(at, end));
}

/** The fields of a message with their numbers or parts; fixed widths are passed over. */
function* listTileFields(reader: ByteReader): Generator<[field: number, value: number | ByteReader]> {
  while (reader.more) {
    const tag = reader.unsigned();
    const field = tag >> 3;
    if ((tag & 7) === 0) yield [field, reader.unsigned()];
    else if ((tag & 7) === 2) yield [field, reader.part()];
    else reader.skip((tag & 7) === 1 ? 8 : 4);
  }
}
