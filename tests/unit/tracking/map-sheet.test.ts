import { expect, test } from "vitest";
import { createGazetteer } from "#app/modules/places/db/gazetteer.server.ts";
import { places } from "#app/modules/places/db/places.js";
import {
  computeExtentCorners,
  computeMapExtent,
  drawMap,
  type MapPoints,
} from "#app/platform/geo/map-drawing/map-drawing.ts";

const gazetteer = createGazetteer(places);
const frames = [
  { width: 944, height: 900 },
  { width: 390, height: 232 },
];
const cases: [string, string, MapPoints][] = [
  [
    "in one city",
    "DE",
    {
      destination: { longitude: 10.01, latitude: 53.58 },
      origin: { point: { longitude: 10.08, latitude: 53.53 }, city: "Hamburg" },
      driver: { longitude: 10.02, latitude: 53.57 },
    },
  ],
  [
    "across a country",
    "DE",
    {
      destination: { longitude: 11.58, latitude: 48.14 },
      origin: { point: { longitude: 9.99, latitude: 53.55 }, city: "Hamburg" },
      driver: null,
    },
  ],
  ["from nowhere known", "BA", { destination: { longitude: 17.6, latitude: 43.37 }, origin: null, driver: null }],
  ["at a pole", "NO", { destination: { longitude: 15.6, latitude: 89.9 }, origin: null, driver: null }],
];

test.each(cases)(
  "%s: pins lie in both frames, and names overlap neither each other nor the edge",
  (_, country, points) => {
    const view = computeMapExtent(points);
    const near = gazetteer.findWithin(country, ...computeExtentCorners(view));
    for (const frame of frames) {
      const sheet = drawMap(points, view, near, frame);
      for (const pin of [sheet.destination, sheet.origin, sheet.driver]) {
        if (!pin) continue;
        expect(pin.x).toBeGreaterThan(0);
        expect(pin.x).toBeLessThan(frame.width);
        expect(pin.y).toBeGreaterThan(0);
        expect(pin.y).toBeLessThan(frame.height);
      }
      const boxes = sheet.names.map(({ x, y, text }) => ({
        left: x - text.length * 4.3,
        right: x + text.length * 4.3,
        top: y - 8,
        bottom: y + 8,
      }));
      for (const [at, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThan(0);
        expect(box.right).toBeLessThan(frame.width);
        for (const other of boxes.slice(at + 1)) {
          const apart =
            box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top;
          expect(apart).toBe(true);
        }
      }
      expect(Math.max(sheet.grid.x.length, sheet.grid.y.length)).toBeLessThan(20);
    }
  },
);

test("large towns are labeled before small ones, districts only on close maps", () => {
  const [, , far] = cases[1] ?? [];
  if (!far) throw new Error("no case");
  const view = computeMapExtent(far);
  const sheet = drawMap(far, view, gazetteer.findWithin("DE", ...computeExtentCorners(view)), {
    width: 944,
    height: 900,
  });
  const names = sheet.names.map((each) => each.text);
  expect(names).toContain("Berlin");
  expect(names).not.toContain("Hamburg-Nord");
});
