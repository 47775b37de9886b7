import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createTinyPbfBytes, writeTinyFile, writeTinyPbf } from "#tests/factories/tiny-pbf.ts";
import { readPbf } from "#workers/region/build/pbf.ts";
import type { RelationMember, Tags } from "#workers/region/build/pbf-primitives.ts";

const extract = {
  nodes: {
    7: { at: [9.52, 47.14] as const },
    9: { at: [-0.5, -33.25] as const, tags: { highway: "traffic_signals", name: "Städtle" } },
  },
  ways: [{ id: 12, refs: [7, 9, 7], tags: { highway: "residential", name: "Äulestrasse" } }],
  relations: [{ members: [{ kind: 1 as const, ref: 12, role: "from" }], tags: { type: "restriction" } }],
};

function everythingOf(path: string) {
  const found: { nodes: unknown[]; ways: unknown[]; relations: unknown[] } = { nodes: [], ways: [], relations: [] };
  const object = (tags: Tags | null) => tags && Object.fromEntries(tags);
  readPbf(path, {
    node: (id, x, y, tags) => found.nodes.push([id, x, y, object(tags)]),
    way: (id, refs, tags) => found.ways.push([id, refs, object(tags)]),
    relation: (id, members: RelationMember[], tags) => found.relations.push([id, members, object(tags)]),
  });
  return found;
}

test("nodes, ways and relations are read with their tags", () => {
  expect(everythingOf(writeTinyPbf(extract))).toEqual({
    nodes: [
      [7, 95_200_000, 471_400_000, null],
      [9, -5_000_000, -332_500_000, { highway: "traffic_signals", name: "Städtle" }],
    ],
    ways: [[12, [7, 9, 7], { highway: "residential", name: "Äulestrasse" }]],
    relations: [[1, [{ kind: "way", ref: 12, role: "from" }], { type: "restriction" }]],
  });
});

const bytes = createTinyPbfBytes(extract);

test.each([
  ["an empty file", new Uint8Array(), "is empty"],
  ["gzip", gzipSync(bytes), "compressed by gzip"],
  ["XML", new TextEncoder().encode('<?xml version="1.0"?><osm/>'), "is XML"],
  ["JSON", new TextEncoder().encode("{}"), "is JSON"],
  ["a ZIP archive", Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 0, 0), "a ZIP archive"],
  ["anything else", new TextEncoder().encode("Order number;Recipient\n1;Anna"), "is no .osm.pbf"],
  ["three bytes", bytes.subarray(0, 3), "is cut"],
  ["half an extract", bytes.subarray(0, Math.floor(bytes.length / 2)), "is cut"],
  ["broken data", bytes.with(bytes.length - 20, 255).with(bytes.length - 21, 255), "broken at byte"],
])("%s is reported as such", (_, content, message) => {
  expect(() => everythingOf(writeTinyFile(Uint8Array.from(content)))).toThrow(message);
});
