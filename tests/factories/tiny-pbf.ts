import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { ByteWriter } from "../../workers/region/build/byte-writer.ts";

// Extracts of a few streets for tests, written as OpenStreetMap's own tools write them.

export interface TinyWay {
  id?: number;
  refs: readonly number[];
  tags: Readonly<Record<string, string>>;
}
export interface TinyRelation {
  members: readonly { kind: 0 | 1 | 2; ref: number; role: string }[];
  tags: Readonly<Record<string, string>>;
}
export interface TinyExtract {
  /** Degrees by the node's number. */
  nodes: Readonly<
    Record<number, { at: readonly [longitude: number, latitude: number]; tags?: Record<string, string> }>
  >;
  ways: readonly TinyWay[];
  relations?: readonly TinyRelation[];
}

/** Writes an extract into a separate file and returns its path. */
export function writeTinyPbf(extract: TinyExtract): string {
  return writeTinyFile(createTinyPbfBytes(extract));
}

export function writeTinyFile(bytes: Uint8Array, name = "tiny.osm.pbf"): string {
  const path = join(mkdtempSync(join(tmpdir(), "region-")), name);
  writeFileSync(path, bytes);
  return path;
}

export function createTinyPbfBytes(extract: TinyExtract): Uint8Array {
  const header = message((out) => {
    field(out, 4, text("OsmSchema-V0.6"));
    field(out, 4, text("DenseNodes"));
  });
  return joined([blob("OSMHeader", header), blob("OSMData", primitives(extract))]);
}

function primitives({ nodes, ways, relations = [] }: TinyExtract): Uint8Array {
  const texts = new Map<string, number>([["", 0]]);
  const textAt = (value: string) => {
    const at = texts.get(value) ?? texts.size;
    texts.set(value, at);
    return at;
  };
  const keys = (tags: Record<string, string>) => packed(Object.keys(tags).map(textAt));
  const values = (tags: Record<string, string>) => packed(Object.values(tags).map(textAt));
  const dense = message((out) => {
    const entries = Object.entries(nodes).map(([id, node]) => ({ id: Number(id), ...node }));
    field(out, 1, deltas(entries.map(({ id }) => id)));
    field(out, 8, deltas(entries.map(({ at }) => Math.round(at[1] * 1e7))));
    field(out, 9, deltas(entries.map(({ at }) => Math.round(at[0] * 1e7))));
    field(out, 10, packed(entries.flatMap(({ tags = {} }) => [...Object.entries(tags).flat().map(textAt), 0])));
  });
  const group = message((out) => {
    field(out, 2, dense);
    for (const [at, { id = at + 1, refs, tags }] of ways.entries())
      field(
        out,
        3,
        message((way) => {
          number(way, 1, id);
          field(way, 2, keys({ ...tags }));
          field(way, 3, values({ ...tags }));
          field(way, 8, deltas(refs));
        }),
      );
    for (const [at, { members, tags }] of relations.entries())
      field(
        out,
        4,
        message((relation) => {
          number(relation, 1, at + 1);
          field(relation, 2, keys({ ...tags }));
          field(relation, 3, values({ ...tags }));
          field(relation, 8, packed(members.map(({ role }) => textAt(role))));
          field(relation, 9, deltas(members.map(({ ref }) => ref)));
          field(relation, 10, packed(members.map(({ kind }) => kind)));
        }),
      );
  });
  const table = message((out) => {
    for (const each of texts.keys()) field(out, 1, text(each));
  });
  return message((out) => {
    field(out, 1, table);
    field(out, 2, group);
  });
}

function blob(type: string, data: Uint8Array): Uint8Array {
  const body = message((out) => {
    number(out, 2, data.length);
    field(out, 3, deflateSync(data));
  });
  const header = message((out) => {
    field(out, 1, text(type));
    number(out, 3, body.length);
  });
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, header.length);
  return joined([length, header, body]);
}

function message(write: (out: ByteWriter) => void): Uint8Array {
  const out = new ByteWriter();
  write(out);
  return out.result();
}

function field(out: ByteWriter, at: number, bytes: Uint8Array): void {
  out.unsigned(at * 8 + 2);
  out.block(bytes);
}

function number(out: ByteWriter, at: number, value: number): void {
  out.unsigned(at * 8);
  out.unsigned(value);
}

function packed(values: readonly number[]): Uint8Array {
  return message((out) => {
    for (const value of values) out.unsigned(value);
  });
}

function deltas(values: readonly number[]): Uint8Array {
  return message((out) => {
    for (const [at, value] of values.entries()) out.signed(value - (values[at - 1] ?? 0));
  });
}

function text(value: string): Uint8Array {
  return new TextEncoder().encode(value);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
