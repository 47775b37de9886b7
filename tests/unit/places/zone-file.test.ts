import fc from "fast-check";
import { expect, test } from "vitest";
import { formatZoneFile, parseZoneFile } from "#app/modules/places/model/zone-file.ts";
import { createBoxZone } from "#tests/factories/zones.ts";

const feature = (geometry: unknown, properties: object = {}) => ({ type: "Feature", geometry, properties });
const collection = (...features: unknown[]) => ({ type: "FeatureCollection", features });
const ring = (...points: number[][]) => [...points, points[0]];

test("polygons and multi-polygons become zones; everything else is reported with a reason", () => {
  const bow = { type: "Polygon", coordinates: [ring([0, 0], [2, 2], [2, 0], [0, 2])] };
  const file = parseZoneFile(
    JSON.stringify(
      collection(
        feature(createBoxZone(9, 53, 10, 54), { name: "Harbour", color: 4, active: false }),
        feature(bow, { name: "Bow" }),
        feature({ type: "Point", coordinates: [1, 2] }, { title: "Depot" }),
        feature(null),
        { type: "Elephant" },
        feature({ type: "Polygon", coordinates: "x" }),
        feature(createBoxZone(1, 1, 2, 2), { name: "Harbour" }),
        feature(
          {
            type: "MultiPolygon",
            coordinates: [createBoxZone(1, 1, 2, 2).coordinates, createBoxZone(3, 3, 4, 4).coordinates],
          },
          { plz: 20095 },
        ),
        feature({ type: "Polygon", coordinates: [ring([1, 1, 20], [2, 1, 21], [2, 2, 22])] }),
      ),
    ),
  );
  if (!file.ok) throw new Error(file.code);
  expect(file.zones.map(({ name, color, active, feature }) => ({ name, color, active, feature }))).toEqual([
    { name: "Harbour", color: 4, active: false, feature: 1 },
    { name: "20095", color: 8, active: true, feature: 8 },
    { name: "Zone 9", color: 9, active: true, feature: 9 },
  ]);
  expect(file.faults.map(({ feature, name, code }) => [feature, name, code])).toEqual([
    [2, "Bow", "zone_self_crossing"],
    [3, "Depot", "geojson_no_polygon"],
    [4, null, "geojson_no_geometry"],
    [5, null, "geojson_no_feature"],
    [6, null, "geojson_coordinates"],
    [7, "Harbour", "geojson_name_twice"],
  ]);
});

test("reports input that is not GeoJSON", () => {
  for (const text of [
    "",
    "{",
    "[]",
    "null",
    "1",
    '{"type":"FeatureCollection"}',
    '{"type":"FeatureCollection","features":[]}',
  ])
    expect(parseZoneFile(text)).toMatchObject({ ok: false, code: "geojson_unreadable" });
  const many = collection(...Array.from({ length: 501 }, () => feature(null)));
  expect(parseZoneFile(many)).toMatchObject({ ok: false, code: "geojson_many" });
});

test("zones survive export and import; outer rings run counterclockwise", () => {
  const holed = {
    type: "Polygon" as const,
    coordinates: [
      [
        [0, 0],
        [0, 10],
        [10, 10],
        [10, 0],
        [0, 0],
      ] as [number, number][],
      [
        [2, 2],
        [4, 2],
        [4, 4],
        [2, 4],
        [2, 2],
      ] as [number, number][],
    ],
  };
  const text = formatZoneFile([{ name: "A", color: 3, active: true, geometry: holed }]);
  const file = parseZoneFile(text);
  if (!file.ok) throw new Error(file.code);
  const [zone] = file.zones;
  expect(zone).toMatchObject({ name: "A", color: 3, active: true });
  expect(zone?.geometry.coordinates).toEqual(holed.coordinates.map((each) => [...each].reverse()));
  expect(formatZoneFile(file.zones)).toBe(text);
});

test("200 malformed files never throw", () => {
  const json = fc.jsonValue({ maxDepth: 6 });
  const coordinates = fc.oneof(
    json,
    fc.array(fc.array(fc.array(fc.oneof(fc.double(), fc.string(), fc.constant(null))))),
  );
  const geometry = fc.record({ type: fc.constantFrom("Polygon", "MultiPolygon", "Point", ""), coordinates });
  const features = fc.array(fc.oneof(json, fc.record({ type: fc.constant("Feature"), geometry, properties: json })));
  const file = fc.oneof(json, fc.record({ type: fc.constant("FeatureCollection"), features }), geometry);
  fc.assert(
    fc.property(file, (value) => {
      const read = parseZoneFile(JSON.stringify(value));
      if (read.ok) expect(read.zones.length + read.faults.length).toBeGreaterThan(0);
    }),
    { numRuns: 200 },
  );
});
