import { describe, expect, it } from "vitest";
import { measureCrowDistance } from "#app/modules/places/model/coverage-check.ts";
import { classifyPositionAge, type PositionAge } from "#app/platform/geo/position-age.ts";
import { placeEdgeLabels } from "#app/ui/map/edge-labels.ts";
import {
  createClusteredPins,
  createDepotFeatures,
  createDriverFeatures,
  createRouteFeatures,
  findFarthestStop,
  listLegs,
} from "#app/ui/map/map-features.ts";
import { findNextMapStop } from "#app/ui/map/map-keys.ts";
import {
  computeBounds,
  getRouteColor,
  listScenePoints,
  type MapDriver,
  type MapRoute,
  type MapScene,
} from "#app/ui/map/map-model.ts";
import type { FindWay } from "#app/ui/map/way-cache.ts";

const depot = { longitude: 10, latitude: 53 };

function route(number: number, places: readonly [number, number][]): MapRoute {
  return {
    id: `r${number}`,
    number,
    label: `Van ${number}`,
    start: depot,
    end: depot,
    stops: places.map(([longitude, latitude], index) => ({
      id: `${number}-${index}`,
      number: index + 1,
      point: { longitude, latitude },
      label: "door",
      lateness: index === 1 ? 4 : 0,
      mark: null,
    })),
  };
}

const scene: MapScene = {
  routes: [
    route(1, [
      [10.1, 53],
      [10.4, 53],
      [10.2, 53.1],
    ]),
    route(2, [[9.9, 53]]),
    route(3, []),
  ],
  depots: [{ id: "d", label: "Hub", point: depot }],
  unassigned: [],
  selectedRouteId: null,
  selectedStopId: null,
  hovered: null,
};

const straight = () => "straight" as const;

const kindsOf = (of: MapScene, id: string) =>
  createRouteFeatures(of, straight)
    .features.filter((feature) => feature.properties?.route === id)
    .map((feature) => feature.properties?.kind);

describe("paths of a scene", () => {
  const [first, second, third] = scene.routes[0]?.stops.map((stop) => stop.point) ?? [];
  const lines = (wayOf: FindWay) =>
    createRouteFeatures(scene, wayOf)
      .features.filter(({ properties, geometry }) => properties?.route === "r1" && geometry.type === "LineString")
      .map(({ properties, geometry }) => [properties?.kind, geometry.type === "LineString" && geometry.coordinates]);

  it("follow the streets from stop to stop as one line that ends at the stops", () => {
    const drawn = lines((from, to) => [[(from.longitude + to.longitude) / 2, 60]]);
    expect(drawn.map(([kind]) => kind)).toEqual(["leg", "leg", "line"]);
    expect(drawn[2]?.[1]).toEqual([
      [10.1, 53],
      [10.25, 60],
      [10.4, 53],
      [expect.closeTo(10.3), 60],
      [10.2, 53.1],
    ]);
  });

  it("are straight and separate where they are estimated", () => {
    const drawn = lines((from) => (from === first ? "estimated" : "straight"));
    expect(drawn.map(([kind]) => kind)).toEqual(["leg", "leg", "line", "estimated"]);
    expect(drawn[3]?.[1]).toEqual([
      [10.1, 53],
      [10.4, 53],
    ]);
  });

  it("are requested once each: to the depot and back, and between the stops", () => {
    expect(listLegs({ ...scene, routes: scene.routes.slice(0, 1) })).toEqual([
      [depot, first],
      [third, depot],
      [first, second],
      [second, third],
    ]);
  });
});

describe("a scene as features", () => {
  it("draws a route with dots, one tag at its farthest end and both legs to the depot", () => {
    expect(kindsOf(scene, "r1")).toEqual(["leg", "leg", "line", "dot", "dot", "dot", "tag"]);
    const tag = createRouteFeatures(scene, straight).features.find((feature) => feature.properties?.kind === "tag");
    expect(tag?.geometry).toEqual({ type: "Point", coordinates: [10.4, 53] });
    expect(tag?.properties?.image).toBe("tag|1");
  });

  it("numbers the stops of the selected route, the chosen one on top, and gives it no tag", () => {
    const chosen = { ...scene, selectedRouteId: "r1", selectedStopId: "1-1" };
    expect(kindsOf(chosen, "r1")).toEqual(["leg", "leg", "line", "pin", "pin", "pin"]);
    const pins = createRouteFeatures(chosen, straight).features.filter((feature) => feature.properties?.kind === "pin");
    expect(pins.map((pin) => pin.properties?.image)).toEqual(["pin|1|1|0||", "pin|1|2|4||big", "pin|1|3|0||"]);
    expect(pins[1]?.properties?.order).toBeGreaterThan(pins[2]?.properties?.order);
  });

  it("draws no line for one stop and nothing for an empty route", () => {
    expect(kindsOf(scene, "r2")).toEqual(["leg", "leg", "dot", "tag"]);
    expect(kindsOf(scene, "r3")).toEqual([]);
    expect(findFarthestStop(route(3, []))).toBeUndefined();
  });

  it("groups the pins of a clustered scene, except the chosen one", () => {
    const chosen = { ...scene, clustered: true, selectedRouteId: "r1", selectedStopId: "1-1" } as const;
    expect(kindsOf(chosen, "r1")).toEqual(["leg", "leg", "line", "pin"]);
    expect(createClusteredPins(chosen).features.map((pin) => pin.properties?.id)).toEqual(["1-0", "1-2"]);
    expect(createClusteredPins({ ...scene, selectedRouteId: "r1" }).features).toEqual([]);
  });

  it("shows a badge for each event of the day", () => {
    const [first] = scene.routes;
    if (!first) throw new Error("no route");
    const done = { ...first, stops: first.stops.map((stop) => ({ ...stop, mark: "done" as const })) };
    expect(kindsOf({ ...scene, routes: [done] }, "r1")).toEqual(["leg", "leg", "line", "mark", "mark", "mark", "tag"]);
  });
});

describe("colours, bounds and keys", () => {
  it("repeats the twelve colours", () => {
    expect([1, 12, 13, 24, 25].map(getRouteColor)).toEqual([1, 12, 1, 12, 1]);
  });

  it("bounds everything that is drawn", () => {
    expect(computeBounds(listScenePoints(scene))).toEqual([9.9, 53, 10.4, 53.1]);
    expect(computeBounds([])).toBeNull();
  });

  it("cycles through the stops of the selected route", () => {
    const at = (stop: string | null) => ({ ...scene, selectedRouteId: "r1", selectedStopId: stop });
    expect(findNextMapStop(at(null), 1)).toEqual({ kind: "stop", id: "1-0", routeId: "r1" });
    expect(findNextMapStop(at("1-2"), 1)).toEqual({ kind: "stop", id: "1-0", routeId: "r1" });
    expect(findNextMapStop(at("1-0"), -1)).toEqual({ kind: "stop", id: "1-2", routeId: "r1" });
    expect(findNextMapStop(at(null), -1)).toEqual({ kind: "stop", id: "1-2", routeId: "r1" });
  });
});

it("draws a driver with the route's number, and an old position as old", () => {
  const at = (age: PositionAge): MapDriver => ({
    ...{ id: age, label: age, name: age, point: depot, routeNumber: 3, age, accuracy: null, heading: null },
  });
  const imagesOf = (drivers: readonly MapDriver[]) =>
    createDriverFeatures({ ...scene, drivers }).features.flatMap(({ properties }) => properties?.image ?? []);
  expect(createDepotFeatures(scene).features.map(({ properties }) => properties?.image)).toEqual(["depot"]);
  expect(
    imagesOf([classifyPositionAge(59_000), classifyPositionAge(299_000), classifyPositionAge(300_000)].map(at)),
  ).toEqual([...["driver|3|fresh|", "driver|3|ageing|", "driver|3|stale|"]]);
  // An arrow shows the device's direction, in few drawings; an old position has none.
  const going = (heading: number, age: PositionAge = "fresh") => ({ ...at(age), heading });
  expect(imagesOf([going(0), going(97), going(359), going(90, "stale")])).toEqual([
    ...["driver|3|fresh|0", "driver|3|fresh|90", "driver|3|fresh|0", "driver|3|stale|"],
  ]);
  const tags = (given: MapScene) =>
    createRouteFeatures(given, straight).features.flatMap(({ properties }) =>
      properties?.kind === "tag" ? [properties.route] : [],
    );
  expect(tags(scene)).toEqual(["r1", "r2"]);
  expect(tags({ ...scene, drivers: [{ ...at("fresh"), id: "r1" }] })).toEqual(["r2"]);
});

it("draws a position's accuracy as a circle in ground size", () => {
  const unsure = { ...{ id: "r1", label: "", name: "", point: depot, routeNumber: 3, heading: null }, accuracy: 460 };
  const [doubt] = createDriverFeatures({ ...scene, drivers: [{ ...unsure, age: "stale" }] }).features;
  if (doubt?.geometry.type !== "Polygon") throw new Error("no ring");
  const rim = (doubt.geometry.coordinates[0] ?? []).map(([longitude = 0, latitude = 0]) =>
    measureCrowDistance({ longitude, latitude }, depot),
  );
  expect(Math.min(...rim)).toBeGreaterThan(450);
  expect(Math.max(...rim)).toBeLessThan(470);
  expect(doubt.properties).toMatchObject({ kind: "doubt", old: 1 });
  expect(
    createDriverFeatures({ ...scene, drivers: [{ ...unsure, accuracy: null, age: "fresh" }] }).features,
  ).toHaveLength(1);
});

it("an object off the map is shown at the edge in its direction, without overlapping another", () => {
  const frame = { width: 800, height: 600 };
  const at = (of: string, x: number, y: number) => ({ of, x, y });
  const labels = placeEdgeLabels(
    [at("here", 400, 300), at("north", 400, -500), at("too", 410, -900), at("west", -2000, 300), at("east", 5000, 900)],
    frame,
  );
  expect(labels.map(({ target }) => target)).toEqual(["north", "too", "west", "east"]);
  expect(labels.map(({ turn }) => turn)).toEqual([0, 0, 270, 97]);
  for (const { x, y } of labels) {
    expect(x).toBeGreaterThanOrEqual(12);
    expect(y).toBeGreaterThanOrEqual(12);
    expect(x + 168).toBeLessThanOrEqual(800);
    expect(y + 30).toBeLessThanOrEqual(600);
  }
  expect((labels[1]?.y ?? 0) - (labels[0]?.y ?? 0)).toBe(34);
});
