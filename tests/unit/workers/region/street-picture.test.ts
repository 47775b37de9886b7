import { readFileSync } from "node:fs";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import { expect, test } from "vitest";
import {
  formatStreetPicturePath,
  parseStreetPicturePath,
  roundFrame,
} from "#app/platform/geo/map-drawing/street-picture.ts";
import { drawStreets, pictureColors } from "#workers/region/draw-streets.ts";

const frame = roundFrame({
  centre: { longitude: 9.52049, latitude: 47.14151 },
  scale: 41.96,
  width: 390,
  height: 232,
});
const region = { id: "li", build: "20211028-78b6add7-1" };

/** A tile with one street across it and a pond in its corner. */
const tile = fromGeojsonVt(
  {
    streets: layerOf({
      type: 2,
      geometry: [
        [
          [0, 2048],
          [4096, 2048],
        ],
      ],
      tags: { kind: "primary", bridge: true },
    }),
    water_polygons: layerOf({
      type: 3,
      geometry: [
        [
          [0, 0],
          [1024, 0],
          [1024, 1024],
          [0, 0],
        ],
      ],
      tags: { kind: "water" },
    }),
    pois: layerOf({ type: 1, geometry: [[5, 5]], tags: { name: "Café" } }),
  },
  { version: 2, extent: 4096 },
);

function layerOf(feature: object) {
  const tile = {
    features: [feature],
    numPoints: 0,
    numSimplified: 0,
    numFeatures: 1,
    source: null,
    x: 0,
    y: 0,
    z: 0,
    transformed: true,
    minX: 0,
    minY: 0,
    maxX: 1,
    maxY: 1,
  };
  return tile as unknown as Parameters<typeof fromGeojsonVt>[0][string];
}

test.each([1, 20, 90])("a tile cut off after %i bytes throws or draws less", async (length) => {
  const whole = await drawStreets(frame, async () => tile);
  const drawn = await drawStreets(frame, async () => tile.slice(0, length)).catch(() => "");
  expect(drawn.length).toBeLessThan(whole.length);
});

test("an image draws streets over water in whole pixels, for both schemes, and contains no scripts", async () => {
  const requested: string[] = [];
  const svg = await drawStreets(frame, async (zoom, x, y) => {
    requested.push(`${zoom}/${x}/${y}`);
    return tile;
  });
  expect(requested.length).toBeGreaterThan(0);
  expect(requested.length).toBeLessThan(13);
  expect(svg.indexOf('class="area water"')).toBeLessThan(svg.indexOf('class="line road"'));
  expect(svg).toContain("prefers-color-scheme:dark");
  expect(svg).not.toMatch(/script|href|NaN|\d\.\d{3}/);
  expect(await drawStreets(frame, async () => null)).toMatch(/^<svg [^>]+><style>[^<]+<\/style><\/svg>$/);
});

test("an image of a few streets draws houses and names its streets, the nearest to the middle first", async () => {
  const close = { ...frame, scale: 400, width: 900, height: 760 };
  const near = layerOf({
    type: 2,
    geometry: [
      [
        [2000, 2000],
        [2048, 2048],
        [2100, 2100],
      ],
    ],
    tags: { name: "Auring & Söhne" },
  });
  const house = layerOf({
    type: 3,
    geometry: [
      [
        [0, 0],
        [300, 0],
        [300, 300],
        [0, 300],
        [0, 0],
      ],
    ],
    tags: {},
  });
  const streets = fromGeojsonVt({ street_labels: near, buildings: house }, { version: 2, extent: 4096 });
  const drawn = await drawStreets(close, async () => streets);
  expect(drawn).toContain("Auring &#38; Söhne</text>");
  expect(drawn).toContain('class="area bound"');
  const wide = await drawStreets(frame, async () => streets);
  expect(wide).not.toMatch(/Auring|area bound/);
});

test("a URL encodes the frame that it was made from; others are rejected", () => {
  const path = formatStreetPicturePath(region, frame);
  expect(parseStreetPicturePath(path)).toEqual({ ...region, frame });
  const wrong = [
    path.replace("/390/", "/9999/"),
    path.replace("/42.0/", "/999.0/"),
    path.replace("47.142", "97.142"),
    path.replace(".svg", ".png"),
    `${path}x`,
  ];
  for (const each of wrong) expect([each, parseStreetPicturePath(each)]).toEqual([each, null]);
});

test("the image's colors are the tokens'", () => {
  const tokens = readFileSync("app/ui/styles/tokens.css", "utf8");
  for (const { token, light, dark } of Object.values(pictureColors))
    expect(tokens).toContain(`${token}: light-dark(${light}, ${dark})`);
});
