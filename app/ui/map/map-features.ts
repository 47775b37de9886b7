import type { Feature, FeatureCollection, Point as GeoPoint, LineString, Polygon } from "geojson";
import type { WayLeg } from "#app/platform/geo/ways.ts";
import {
  getRouteColor,
  type MapDriver,
  type MapPlace,
  type MapRoute,
  type MapScene,
  type MapStop,
} from "./map-model.ts";
import { createCircle, createDot, createLine, type Position, toPosition } from "./map-shapes.ts";
import type { FindWay } from "./way-cache.ts";

type DrawnFeature = Feature<LineString | GeoPoint>;

/** The legs of a scene's routes: to and from the depot, and from stop to stop. */
export function listLegs({ routes }: MapScene): WayLeg[] {
  return routes.flatMap((route) => [...listDepotLegs(route), ...listStopLegs(route)]);
}

/** The scene's routes as features; `kind` picks the layer, `image` names a drawing of `pin-images.ts`. */
export function createRouteFeatures(scene: MapScene, wayOf: FindWay): FeatureCollection<LineString | GeoPoint> {
  const features = scene.routes.flatMap((route) => [
    ...createLines(route, scene, wayOf),
    ...createStopPoints(route, scene),
  ]);
  return { type: "FeatureCollection", features: features.filter((each) => !isClustered(each, scene)) };
}

/** The chosen route's pins of a scene that clusters them; the chosen one stands by itself. */
export function createClusteredPins(scene: MapScene): FeatureCollection<GeoPoint> {
  const features = scene.routes.flatMap((route) => createStopPoints(route, scene));
  return { type: "FeatureCollection", features: features.filter((each) => isClustered(each, scene)) };
}

function isClustered(feature: DrawnFeature, { clustered, selectedStopId }: MapScene): feature is Feature<GeoPoint> {
  return clustered === true && feature.properties?.kind === "pin" && feature.properties.id !== selectedStopId;
}

/** Places as points. */
export function createPlaceFeatures(
  places: readonly MapPlace[],
  selectedId: string | null,
): FeatureCollection<GeoPoint> {
  return {
    type: "FeatureCollection",
    features: places.map((place) => ({
      type: "Feature",
      properties: { id: place.id, label: place.label, chosen: place.id === selectedId ? 1 : 0 },
      geometry: { type: "Point", coordinates: toPosition(place.point) },
    })),
  };
}

/** Depots as points with their drawing. */
export function createDepotFeatures({ depots }: MapScene): FeatureCollection<GeoPoint> {
  return {
    type: "FeatureCollection",
    features: depots.map(({ label, point }) => createDot(point, { label, image: "depot" })),
  };
}

/** Drivers at their last position: a point with its image, and a ring of the device's accuracy. */
export function createDriverFeatures({ drivers = [] }: MapScene): FeatureCollection<GeoPoint | Polygon> {
  const features = drivers.flatMap((driver): Feature<GeoPoint | Polygon>[] => {
    const { id, point, label, routeNumber, age, accuracy } = driver;
    const shared = { route: id, colour: getRouteColor(routeNumber), old: age === "stale" ? 1 : 0 };
    const image = ["driver", routeNumber, age, toHeadingStep(driver)].join("|");
    return [
      ...(accuracy ? [createCircle(point, accuracy, { ...shared, kind: "doubt" })] : []),
      createDot(point, { ...shared, kind: "driver", label, image }),
    ];
  });
  return { type: "FeatureCollection", features };
}

/** The direction of an arrow, in coarse steps to limit the number of images; empty if standing or too old. */
function toHeadingStep({ heading, age }: MapDriver): number | "" {
  return heading === null || age === "stale" ? "" : (Math.round(heading / headingStep) * headingStep) % 360;
}
const headingStep = 15;

function getSharedProperties(route: MapRoute, { selectedRouteId, hovered }: MapScene) {
  const isHovered = hovered?.kind === "route" && hovered.id === route.id;
  const strength = route.id === selectedRouteId ? "selected" : isHovered ? "hovered" : "plain";
  return { route: route.id, colour: getRouteColor(route.number), strength };
}

/**
 * Lines to and from the depot, and from stop to stop: one line along known streets, and a separate one for each
 * estimated leg.
 */
function createLines(route: MapRoute, scene: MapScene, wayOf: FindWay): DrawnFeature[] {
  const shared = getSharedProperties(route, scene);
  const legs = listDepotLegs(route).map((leg) =>
    createLine(toDrawnWay(leg, wayOf).positions, { ...shared, kind: "leg" }),
  );
  const known: Position[][] = [];
  const estimated: DrawnFeature[] = [];
  let goesOn = false;
  for (const leg of listStopLegs(route)) {
    const { positions, isEstimated } = toDrawnWay(leg, wayOf);
    if (isEstimated) estimated.push(createLine(positions, { ...shared, kind: "estimated" }));
    else if (goesOn) known.at(-1)?.push(...positions.slice(1));
    else known.push(positions);
    goesOn = !isEstimated;
  }
  return [...legs, ...known.map((positions) => createLine(positions, { ...shared, kind: "line" })), ...estimated];
}

/** A line between two points that ends at the points themselves, not where the street passes. */
export function toDrawnWay([from, to]: WayLeg, wayOf: FindWay): { positions: Position[]; isEstimated: boolean } {
  const way = wayOf(from, to);
  const between = typeof way === "string" ? [] : way.map(([x, y]): Position => [x, y]);
  return { positions: [toPosition(from), ...between, toPosition(to)], isEstimated: way === "estimated" };
}

function listDepotLegs({ start, end, stops }: MapRoute): WayLeg[] {
  const [first, last] = [stops[0]?.point, stops.at(-1)?.point];
  return [...(start && first ? [[start, first] as const] : []), ...(end && last ? [[last, end] as const] : [])];
}

function listStopLegs({ stops }: MapRoute): WayLeg[] {
  return stops.slice(1).flatMap(({ point }, at): WayLeg[] => {
    const before = stops[at];
    return before ? [[before.point, point]] : [];
  });
}

function createStopPoints(route: MapRoute, scene: MapScene): DrawnFeature[] {
  if (route.stops.length === 0) return [];
  const selected = route.id === scene.selectedRouteId;
  const shared = getSharedProperties(route, scene);
  const features: DrawnFeature[] = [];
  for (const stop of route.stops) {
    features.push(
      createStopFeature(stop, route, { selected, chosen: selected && stop.id === scene.selectedStopId }, shared),
    );
  }
  const far = findFarthestStop(route);
  // The driver's marker already shows the route's number.
  const isSeen = scene.drivers?.some(({ id }) => id === route.id);
  if (!selected && !isSeen && far) {
    features.push(createDot(far.point, { ...shared, kind: "tag", id: far.id, order: 0, image: `tag|${route.number}` }));
  }
  return features;
}

function createStopFeature(
  stop: MapStop,
  route: MapRoute,
  { selected, chosen }: { selected: boolean; chosen: boolean },
  shared: object,
): DrawnFeature {
  const facts = { ...shared, id: stop.id, label: stop.label };
  if (!selected)
    return createDot(stop.point, { ...facts, kind: stop.mark ? "mark" : "dot", image: `mark|${stop.mark}`, order: 0 });
  const image = ["pin", route.number, stop.number, stop.lateness, stop.mark ?? "", chosen ? "big" : ""].join("|");
  return createDot(stop.point, { ...facts, kind: "pin", image, order: chosen ? 10_000 : stop.number });
}

/** The stop farthest from the route's start: its tag is shown there, away from the other routes' starts. */
export function findFarthestStop(route: MapRoute): MapStop | undefined {
  const from = route.start ?? route.stops[0]?.point;
  if (!from) return undefined;
  const scale = Math.cos((from.latitude * Math.PI) / 180);
  const distance = ({ point }: MapStop) =>
    Math.hypot((point.longitude - from.longitude) * scale, point.latitude - from.latitude);
  return route.stops.reduce<MapStop | undefined>(
    (best, stop) => (!best || distance(stop) > distance(best) ? stop : best),
    undefined,
  );
}
