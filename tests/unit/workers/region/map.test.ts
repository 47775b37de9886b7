import { fc, test as property } from "@fast-check/vitest";
import { PMTiles, type RangeResponse, type Source } from "pmtiles";
import { expect, test } from "vitest";
import { type TinyExtract, writeTinyPbf } from "#tests/factories/tiny-pbf.ts";
import { buildMap } from "#workers/region/build/build-map.ts";
import { PmtilesWriter } from "#workers/region/build/pmtiles-writer.ts";
import { readMap } from "#workers/region/build/read-map.ts";
import { type CoordinateLine, computeSignedArea, joinRings, ringContains } from "#workers/region/build/rings.ts";
import { computeSea, type ExtractBox } from "#workers/region/build/sea.ts";

const box: ExtractBox = [0, 0, 10, 10];
const wet = (water: CoordinateLine[][], x: number, y: number) =>
  water.some(
    ([outline, ...holes]) =>
      outline && ringContains(outline, [x, y]) && !holes.some((hole) => ringContains(hole, [x, y])),
  );
const island: CoordinateLine = [
  [7, 4],
  [8, 4],
  [8, 5],
  [7, 4],
];

test.each<[string, CoordinateLine[], [number, number][], [number, number][]]>([
  [
    "a coast from south to north has its sea in the east",
    [
      [
        [5, -1],
        [5, 11],
      ],
    ],
    [
      [8, 5],
      [6, 1],
    ],
    [[2, 5]],
  ],
  [
    "one from north to south in the west",
    [
      [
        [5, 11],
        [5, -1],
      ],
    ],
    [[2, 5]],
    [[8, 5]],
  ],
  [
    "a headland",
    [
      [
        [-1, 2],
        [4, 5],
        [-1, 8],
      ],
    ],
    [
      [5, 5],
      [9, 9],
      [9, 1],
    ],
    [[1, 5]],
  ],
  [
    "a coast in pieces",
    [
      [
        [5, 5],
        [5, 11],
      ],
      [
        [5, -1],
        [5, 5],
      ],
    ],
    [[8, 5]],
    [[2, 5]],
  ],
  [
    "a coast that ends where the extract is cut",
    [
      [
        [5, 2],
        [5, 8],
      ],
    ],
    [[8, 5]],
    [[2, 5]],
  ],
  [
    "two coasts of a channel",
    [
      [
        [3, -1],
        [3, 11],
      ],
      [
        [7, 11],
        [7, -1],
      ],
    ],
    [[5, 5]],
    [
      [1, 5],
      [9, 5],
    ],
  ],
  [
    "an island alone",
    [island],
    [
      [1, 1],
      [9, 9],
    ],
    [[7.8, 4.3]],
  ],
  [
    "an island before the coast",
    [
      [
        [5, -1],
        [5, 11],
      ],
      island,
    ],
    [[6, 1]],
    [
      [7.8, 4.3],
      [2, 2],
    ],
  ],
  ["no coast", [], [], [[5, 5]]],
])("%s", (_, coast, water, ground) => {
  const sea = computeSea(coast, box);
  for (const [x, y] of water) expect([x, y, wet(sea, x, y)]).toEqual([x, y, true]);
  for (const [x, y] of ground) expect([x, y, wet(sea, x, y)]).toEqual([x, y, false]);
});

test("ways are joined into rings, in any direction", () => {
  const rings = joinRings([
    [1, 2, 3],
    [5, 4, 3],
    [5, 1],
    [7, 8, 9, 7],
    [10, 11],
  ]);
  expect(rings).toEqual([
    [1, 2, 3, 4, 5, 1],
    [7, 8, 9, 7],
  ]);
  expect(joinRings([[1, 1], [], [2]])).toEqual([]);
  const square: CoordinateLine = [
    [0, 0],
    [0.001, 0],
    [0.001, 0.001],
    [0, 0.001],
    [0, 0],
  ];
  expect(computeSignedArea(square)).toBeCloseTo(12_305, -2);
  expect(computeSignedArea([...square].reverse())).toBeCloseTo(-12_305, -2);
});

class Memory implements Source {
  readonly #bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.#bytes = new Uint8Array(bytes);
  }
  getKey(): string {
    return "memory";
  }
  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    return { data: this.#bytes.slice(offset, offset + length).buffer };
  }
}

const someTile = fc.record({ x: fc.nat(31), y: fc.nat(31), text: fc.string({ maxLength: 3 }) });

property.prop([fc.uniqueArray(someTile, { selector: ({ x, y }) => `${x} ${y}`, minLength: 1, maxLength: 200 })], {
  numRuns: 30,
})("an archive gives every tile back, to the reader that the map uses", async (tiles) => {
  const writer = new PmtilesWriter();
  for (const { x, y, text } of tiles) writer.add(5, x, y, new TextEncoder().encode(text));
  const archive = new PMTiles(new Memory(writer.finish({ attribution: "us" }, box, { least: 5, most: 5 })));
  for (const { x, y, text } of tiles) {
    const tile = await archive.getZxy(5, x, y);
    expect(new TextDecoder().decode(tile?.data)).toBe(text);
  }
  expect(await archive.getMetadata()).toEqual({ attribution: "us" });
});

const extract: TinyExtract = {
  nodes: {
    1: { at: [9.52, 47.14] },
    2: { at: [9.521, 47.14] },
    3: { at: [9.521, 47.141] },
    4: { at: [9.52, 47.141] },
    5: { at: [9.522, 47.142], tags: { place: "village", name: "Vaduz" } },
  },
  ways: [
    { refs: [1, 2, 3], tags: { highway: "residential", name: "Städtle" } },
    { refs: [1, 2, 3, 4, 1], tags: { building: "yes", "addr:housenumber": "4" } },
    { refs: [3, 999, 4], tags: { waterway: "river", name: "Rhein" } },
  ],
};

test("streets, buildings, water and places of an extract are on their layers", async () => {
  const { features, box: around } = readMap(writeTinyPbf(extract));
  const kinds = Object.fromEntries(
    [...features.layers].map(([layer, all]) => [layer, all.map(({ properties }) => properties)]),
  );
  expect(kinds).toMatchObject({
    streets: [{ kind: "residential" }],
    street_labels: [{ name: "Städtle" }],
    buildings: [{}],
    addresses: [{ housenumber: "4" }],
    water_lines: [{ kind: "river" }],
    place_labels: [{ kind: "village", name: "Vaduz" }],
  });
  const { bytes, tiles } = buildMap(features, around);
  expect(tiles).toBeGreaterThan(0);
  const header = await new PMTiles(new Memory(bytes)).getHeader();
  expect([header.minLon, header.maxLat, header.maxZoom]).toEqual([9.52, 47.141, 14]);
});

test("a harbor town has its sea: west of a coast that runs south, in the features and in the tile", async () => {
  const harbour: TinyExtract = {
    nodes: {
      1: { at: [9.5, 47.1] },
      2: { at: [9.56, 47.1] },
      3: { at: [9.56, 47.16] },
      // The coast, with its land on the left, leaves the extract at both ends.
      4: { at: [9.53, 47.19] },
      5: { at: [9.531, 47.13] },
      6: { at: [9.53, 47.07] },
    },
    ways: [
      { refs: [1, 2, 3], tags: { highway: "primary" } },
      { refs: [4, 5], tags: { natural: "coastline" } },
      { refs: [5, 6], tags: { natural: "coastline" } },
    ],
  };
  const { features, box: around } = readMap(writeTinyPbf(harbour));
  const sea = (features.layers.get("ocean") ?? []).flatMap(({ geometry }) =>
    geometry.type === "Polygon" ? [geometry.coordinates as CoordinateLine[]] : [],
  );
  expect([wet(sea, 9.51, 47.13), wet(sea, 9.55, 47.13)]).toEqual([true, false]);
  const { bytes } = buildMap(features, around);
  const tile = await new PMTiles(new Memory(bytes)).getZxy(12, 2156, 1438);
  expect(new TextDecoder("latin1").decode(tile?.data)).toContain("ocean");
});
