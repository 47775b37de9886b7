import { describe, expect, it } from "vitest";
import { listCells, toPlaceFeatures } from "#app/ui/map/basemap-places.ts";
import { extendLoop, isInsideLoop } from "#app/ui/map/draw/lasso-geometry.ts";
import { createGraticule, getGridStep } from "#app/ui/map/graticule.ts";
import { computeMetersPerPixel, computeScaleBar } from "#app/ui/map/scale.ts";
import { projectSketch, SKETCH_SIZE } from "#app/ui/map/small/sketch.ts";
import { roundRing, splitLine, unwrapRing } from "#workers/local/basemap-rings.ts";

describe("rings of the basemap", () => {
  it("joins a ring that crosses 180° into one piece", () => {
    const ring = unwrapRing([
      [179, 10],
      [-179, 10],
      [-179, 12],
      [179, 12],
      [179, 10],
    ]);
    expect(ring.map(([longitude]) => longitude)).toEqual([179, 181, 181, 179, 179]);
  });

  it("closes a ring around a pole along that pole", () => {
    const ring = unwrapRing([
      [-180, -70],
      [-60, -72],
      [60, -71],
      [179, -70],
      [-180, -70],
    ]);
    expect(ring.some(([, latitude]) => latitude === -90)).toBe(true);
    expect(ring.at(-1)).toEqual(ring[0]);
  });

  it("cuts a border where it jumps, and merges coinciding points", () => {
    expect(
      splitLine([
        [178, 1],
        [179.5, 1],
        [-179.5, 1],
        [-178, 1],
      ]),
    ).toHaveLength(2);
    expect(
      roundRing(
        [
          [1.00001, 2],
          [1.00002, 2],
          [1.5, 2],
        ],
        3,
      ),
    ).toEqual([
      [1, 2],
      [1.5, 2],
    ]);
  });
});

describe("grid and scale", () => {
  it("draws a finer grid at closer zoom", () => {
    const steps = [1, 3, 5, 7, 9, 10, 11, 12, 13, 14, 16].map(getGridStep);
    expect(steps).toEqual(steps.toSorted((a, b) => b - a));
    const { coordinates } = createGraticule([9.8, 53.4, 10.2, 53.7], 11);
    expect(coordinates.length).toBeGreaterThan(10);
    expect(coordinates.length).toBeLessThan(60);
    expect(coordinates[0]?.[0]?.[0]).toBeCloseTo(9.5, 6);
  });

  it("shows a round length that fits", () => {
    expect(computeScaleBar(20, "metric", 90)).toEqual({ pixels: 50, label: "1 km" });
    expect(computeScaleBar(1, "metric", 90)).toEqual({ pixels: 50, label: "50 m" });
    expect(computeScaleBar(20, "imperial", 90)).toEqual({ pixels: 80, label: "1 mi" });
    expect(computeMetersPerPixel(0, 0)).toBeCloseTo(78_271.5, 0);
  });
});

describe("lasso", () => {
  const loop = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 5, y: 3 },
    { x: 0, y: 10 },
  ];
  it("selects points inside, also next to a concave part", () => {
    expect(isInsideLoop({ x: 5, y: 2 }, loop)).toBe(true);
    expect(isInsideLoop({ x: 5, y: 8 }, loop)).toBe(false);
    expect(isInsideLoop({ x: 1, y: 7 }, loop)).toBe(true);
    expect(isInsideLoop({ x: 11, y: 5 }, loop)).toBe(false);
  });

  it("leaves out points that hardly move", () => {
    const once = extendLoop([], { x: 1, y: 1 });
    expect(extendLoop(once, { x: 2, y: 2 })).toBe(once);
    expect(extendLoop(once, { x: 9, y: 1 })).toHaveLength(2);
  });
});

describe("places", () => {
  it("requests every cell that a view touches", () => {
    expect(listCells([9.8, 53.4, 10.2, 53.7])).toEqual(["2_13"]);
    expect(listCells([-0.5, 51, 0.5, 53])).toEqual(["-1_12", "-1_13", "0_12", "0_13"]);
  });

  it("sizes a town by its population, and draws no circle for a district", () => {
    const { names, builtUp } = toPlaceFeatures([
      ["Hamburg", 10, 53.55, 17_391, 0],
      ["Winterhude", 10, 53.6, 513, 1],
    ]);
    expect(names.features).toHaveLength(2);
    expect(builtUp.features).toHaveLength(1);
    const north = Math.max(...(builtUp.features[0]?.geometry.coordinates[0] ?? []).map(([, latitude = 0]) => latitude));
    expect((north - 53.55) * 111.32).toBeCloseTo(12.6, 1);
  });
});

describe("sketch of a delivery", () => {
  it("keeps every place inside the drawing", () => {
    const depot = { longitude: 10.09, latitude: 53.53 };
    const door = { longitude: 9.94, latitude: 53.58 };
    const { at } = projectSketch([door, depot]);
    for (const [x, y] of [at(door), at(depot)]) {
      expect(x).toBeGreaterThan(SKETCH_SIZE.width * 0.2);
      expect(x).toBeLessThan(SKETCH_SIZE.width * 0.8);
      expect(y).toBeGreaterThan(SKETCH_SIZE.height * 0.2);
      expect(y).toBeLessThan(SKETCH_SIZE.height * 0.8);
    }
    expect(at(depot)[0]).toBeGreaterThan(at(door)[0]);
    expect(at(depot)[1]).toBeGreaterThan(at(door)[1]);
  });

  it("puts a single place into the middle", () => {
    const place = { longitude: 18.4, latitude: 43.85 };
    expect(projectSketch([place]).at(place)).toEqual([SKETCH_SIZE.width / 2, SKETCH_SIZE.height / 2]);
  });
});
