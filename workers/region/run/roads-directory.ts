import { ByteReader } from "./byte-reader.ts";
import { roadsMagic, roadsVersion } from "./edge-flags.ts";
import { Roads } from "./roads.ts";

/** Where the roads of a mode stand in `roads.bin`: bytes from its start. */
export interface RoadsPart {
  mode: string;
  offset: number;
  length: number;
}

/** The first bytes of `roads.bin` hold its directory: no more of them need to be read. */
export const directoryBytes = 256;

/** Reads which modes a file has. Throws a RangeError for bytes of something else, or of another version. */
export function readRoadsDirectory(bytes: Uint8Array): RoadsPart[] {
  const reader = new ByteReader(bytes);
  if (reader.unsigned() !== roadsMagic) throw new RangeError("these are no roads");
  const version = reader.unsigned();
  if (version !== roadsVersion)
    throw new RangeError(`roads of version ${version}, and this reads version ${roadsVersion}`);
  const parts: RoadsPart[] = [];
  let offset = directoryBytes;
  for (let left = reader.unsigned(); left > 0; left -= 1) {
    const mode = reader.text();
    const length = reader.unsigned();
    parts.push({ mode, offset, length });
    offset += length;
  }
  return parts;
}

/** The roads of a mode out of a whole file. Throws a RangeError where the file has none of it. */
export function openRoads(bytes: Uint8Array, mode: string): Roads {
  const part = readRoadsDirectory(bytes).find((each) => each.mode === mode);
  if (!part) throw new RangeError(`there are no roads for "${mode}"`);
  return new Roads(bytes.subarray(part.offset, part.offset + part.length));
}
