import { ByteReader } from "../run/byte-reader.ts";

// What a block of an extract holds: nodes, ways and relations, with the block's own texts and grid.

export type Tags = ReadonlyMap<string, string>;
export interface RelationMember {
  kind: "node" | "way" | "relation";
  ref: number;
  role: string;
}

/** What is found, in the file's order. Coordinates in 1e-7 degrees; `tags` of a node without any is null. */
export interface PrimitiveHandler {
  written?(seconds: number | null): unknown;
  node?(id: number, longitude: number, latitude: number, tags: Tags | null): void;
  way?(id: number, refs: number[], tags: Tags): void;
  relation?(id: number, members: RelationMember[], tags: Tags): void;
}

const memberKinds = ["node", "way", "relation"] as const;

interface Block {
  text: (at: number) => string;
  longitude: (value: number) => number;
  latitude: (value: number) => number;
}

/** Tells the handler everything of one block. */
export function readPrimitives(bytes: Uint8Array, handler: PrimitiveHandler): void {
  const reader = new ByteReader(bytes);
  const texts: string[] = [];
  const groups: ByteReader[] = [];
  let granularity = 100;
  let latitudeOffset = 0;
  let longitudeOffset = 0;
  for (const { field, wire } of listPbfFields(reader)) {
    if (field === 1) {
      const table = reader.part();
      for (const each of listPbfFields(table)) {
        if (each.field === 1) texts.push(table.text());
        else skipPbfValue(table, each.wire);
      }
    } else if (field === 2) groups.push(reader.part());
    else if (field === 17) granularity = reader.unsigned();
    else if (field === 19) latitudeOffset = reader.unsigned();
    else if (field === 20) longitudeOffset = reader.unsigned();
    else skipPbfValue(reader, wire);
  }
  const block: Block = {
    text: (at) => texts[at] ?? "",
    longitude: (value) => Math.round((longitudeOffset + granularity * value) / 100),
    latitude: (value) => Math.round((latitudeOffset + granularity * value) / 100),
  };
  for (const group of groups) {
    for (const { field, wire } of listPbfFields(group)) {
      if (field === 1 && handler.node) readNode(group.part(), block, handler.node);
      else if (field === 2 && handler.node) readDense(group.part(), block, handler.node);
      else if (field === 3 && handler.way) readWay(group.part(), block, handler.way);
      else if (field === 4 && handler.relation) readRelation(group.part(), block, handler.relation);
      else skipPbfValue(group, wire);
    }
  }
}

function readNode(reader: ByteReader, block: Block, node: NonNullable<PrimitiveHandler["node"]>): void {
  let [id, longitude, latitude] = [0, 0, 0];
  const [keys, values]: number[][] = [[], []];
  for (const { field, wire } of listPbfFields(reader)) {
    if (field === 1) id = reader.signed();
    else if (field === 2) readNumbers(reader, keys ?? []);
    else if (field === 3) readNumbers(reader, values ?? []);
    else if (field === 8) latitude = reader.signed();
    else if (field === 9) longitude = reader.signed();
    else skipPbfValue(reader, wire);
  }
  const tags = readTags(block, keys ?? [], values ?? []);
  node(id, block.longitude(longitude), block.latitude(latitude), tags.size > 0 ? tags : null);
}

function readDense(reader: ByteReader, block: Block, node: NonNullable<PrimitiveHandler["node"]>): void {
  const parts = new Map<number, ByteReader>();
  for (const { field, wire } of listPbfFields(reader)) {
    if (wire === 2) parts.set(field, reader.part());
    else skipPbfValue(reader, wire);
  }
  const [ids, latitudes, longitudes, tags] = [1, 8, 9, 10].map((field) => parts.get(field));
  if (!ids || !latitudes || !longitudes) return;
  let [id, longitude, latitude] = [0, 0, 0];
  while (ids.more) {
    id += ids.signed();
    latitude += latitudes.signed();
    longitude += longitudes.signed();
    node(id, block.longitude(longitude), block.latitude(latitude), tags?.more ? denseTags(tags, block) : null);
  }
}

function denseTags(reader: ByteReader, block: Block): Tags | null {
  let tags: Map<string, string> | null = null;
  for (let key = reader.unsigned(); key !== 0; key = reader.unsigned()) {
    tags ??= new Map();
    tags.set(block.text(key), block.text(reader.unsigned()));
  }
  return tags;
}

function readWay(reader: ByteReader, block: Block, way: NonNullable<PrimitiveHandler["way"]>): void {
  let id = 0;
  const keys: number[] = [];
  const values: number[] = [];
  const refs: number[] = [];
  for (const { field, wire } of listPbfFields(reader)) {
    if (field === 1) id = reader.unsigned();
    else if (field === 2) readNumbers(reader, keys);
    else if (field === 3) readNumbers(reader, values);
    else if (field === 8) readSums(reader, refs);
    else skipPbfValue(reader, wire);
  }
  way(id, refs, readTags(block, keys, values));
}

function readRelation(reader: ByteReader, block: Block, relation: NonNullable<PrimitiveHandler["relation"]>): void {
  let id = 0;
  const lists = { keys: [], values: [], roles: [], refs: [], kinds: [] } as Record<string, number[]>;
  const { keys = [], values = [], roles = [], refs = [], kinds = [] } = lists;
  for (const { field, wire } of listPbfFields(reader)) {
    if (field === 1) id = reader.unsigned();
    else if (field === 2) readNumbers(reader, keys);
    else if (field === 3) readNumbers(reader, values);
    else if (field === 8) readNumbers(reader, roles);
    else if (field === 9) readSums(reader, refs);
    else if (field === 10) readNumbers(reader, kinds);
    else skipPbfValue(reader, wire);
  }
  const members = refs.map((ref, at) => ({
    kind: memberKinds[kinds[at] ?? 0] ?? "node",
    ref,
    role: block.text(roles[at] ?? 0),
  }));
  relation(id, members, readTags(block, keys, values));
}

function readNumbers(reader: ByteReader, into: number[]): void {
  const part = reader.part();
  while (part.more) into.push(part.unsigned());
}

function readSums(reader: ByteReader, into: number[]): void {
  const part = reader.part();
  for (let sum = 0; part.more; ) {
    sum += part.signed();
    into.push(sum);
  }
}

function readTags(block: Block, keys: readonly number[], values: readonly number[]): Map<string, string> {
  return new Map(keys.map((key, at) => [block.text(key), block.text(values[at] ?? 0)]));
}

/** Field numbers and wire types of a message, one after the other; each value is read or skipped by the caller. */
export function* listPbfFields(reader: ByteReader): Generator<{ field: number; wire: number }> {
  while (reader.more) {
    const key = reader.unsigned();
    yield { field: Math.floor(key / 8), wire: key % 8 };
  }
}

/** Passes over a value that nobody asks for. */
export function skipPbfValue(reader: ByteReader, wire: number): void {
  if (wire === 0) reader.unsigned();
  else if (wire === 1) reader.skip(8);
  else if (wire === 2) reader.part();
  else if (wire === 5) reader.skip(4);
  else throw new RangeError(`an unknown wire type ${wire}`);
}
