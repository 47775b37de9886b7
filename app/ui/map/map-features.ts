import type { Feature, FeatureCollection, Point as GeoPoint, LineString, Polygon } from "geojson";
import type { Point } from "#app/platform/geo/place.ts";
import type { Leg } from "#app/platform/geo/ways.ts";
import { colourOf, type MapDriver, type MapPlace, type MapRoute, type MapScene, type MapStop } from "./map-model.ts";
import type { WayOf } from "./ways.ts";

type Position = [number, number];
type Drawn = Feature<LineString | GeoPoint>;

/** The legs of a scene's routes: to and from the depot, and from stop to stop. */
export function legsOf({ routes }: MapScene): Leg[] {
  return routes.flatMap((route) => [...depotLegs(route), ...stopLegs(route)]);
}

/** The scene's routes as features; `kind` picks the layer, `image` names a drawing of `pin-images.ts`. */
export function routeFeatures(scene: MapScene, wayOf: WayOf): FeatureCollection<LineString | GeoPoint> {
  const features = scene.routes.flatMap((route) => [...linesOf(route, scene, wayOf), ...pointsOf(route, scene)]);
  return { type: "FeatureCollection", features: features.filter((each) => !isClustered(each, scene)) };
}

/** The chosen route's pins of a scene that clusters them; the chosen one stands by itself. */
export function clusteredPins(scene: MapScene): FeatureCollection<GeoPoint> {
  const features = scene.routes.flatMap((route) => pointsOf(route, scene));
  return { type: "FeatureCollection", features: features.filter((each) => isClustered(each, scene)) };
}

function isClustered(feature: Drawn, { clustered, selectedStopId }: MapScene): feature is Feature<GeoPoint> {
  return clustered === true && feature.properties?.kind === "pin" && feature.properties.id !== selectedStopId;
}

/** Places as points. */
export function placeFeatures(places: readonly MapPlace[], selectedId: string | null): FeatureCollection<GeoPoint> {
  return {
    type: "FeatureCollection",
    features: places.map((place) => ({
      type: "Feature",
      properties: { id: place.id, label: place.label, chosen: place.id === selectedId ? 1 : 0 },
      geometry: { type: "Point", coordinates: position(place.point) },
    })),
  };
}

/** Depots as points with their drawing. */
export function depotFeatures({ depots }: MapScene): FeatureCollection<GeoPoint> {
  return {
    type: "FeatureCollection",
    features: depots.map(({ label, point }) => dot(point, { label, image: "depot" })),
  };
}

/** Who drives, where they were last: a point with its drawing, and a ring as wide as the device was unsure. */
export function driverFeatures({ drivers = [] }: MapScene): FeatureCollection<GeoPoint | Polygon> {
  const features = drivers.flatMap((driver): Feature<GeoPoint | Polygon>[] => {
    const { id, point, label, routeNumber, age, accuracy } = driver;
    const shared = { route: id, colour: colourOf(routeNumber), old: age === "stale" ? 1 : 0 };
    const image = ["driver", routeNumber, age, turned(driver)].join("|");
    return [
      ...(accuracy ? [circleAround(point, accuracy, { ...shared, kind: "doubt" })] : []),
      dot(point, { ...shared, kind: "driver", label, image }),
    ];
  });
  return { type: "FeatureCollection", features };
}

/** Where an arrow points, in steps that make few drawings; nowhere for what stands, or was there too long ago. */
function turned({ heading, age }: MapDriver): number | "" {
  return heading === null || age === "stale" ? "" : (Math.round(heading / headingStep) * headingStep) % 360;
}
const headingStep = 15;

/** A circle of so many metres around a place. */
export function circleAround({ longitude, latitude }: Point, metres: number, properties: object): Feature<Polygon> {
  const up = metres / 111_320;
  const across = up / Math.cos((latitude * Math.PI) / 180);
  const ring = Array.from({ length: 49 }, (_, index): Position => {
    const turn = (index / 48) * 2 * Math.PI;
    return [longitude + across * Math.cos(turn), latitude + up * Math.sin(turn)];
  });
  return { type: "Feature", properties: { ...properties }, geometry: { type: "Polygon", coordinates: [ring] } };
}

function sharedOf(route: MapRoute, { selectedRouteId, hovered }: MapScene) {
  const isHovered = hovered?.kind === "route" && hovered.id === route.id;
  const strength = route.id === selectedRouteId ? "selected" : isHovered ? "hovered" : "plain";
  return { route: route.id, colour: colourOf(route.number), strength };
}

/** Ways to and from the depot; from stop to stop one line as far as streets are known, and each that is estimated for itself. */
function linesOf(route: MapRoute, scene: MapScene, wayOf: WayOf): Drawn[] {
  const shared = sharedOf(route, scene);
  const legs = depotLegs(route).map((leg) => line(drawn(leg, wayOf).positions, { ...shared, kind: "leg" }));
  const known: Position[][] = [];
  const estimated: Drawn[] = [];
  let goesOn = false;
  for (const leg of stopLegs(route)) {
    const { positions, isEstimated } = drawn(leg, wayOf);
    if (isEstimated) estimated.push(line(positions, { ...shared, kind: "estimated" }));
    else if (goesOn) known.at(-1)?.push(...positions.slice(1));
    else known.push(positions);
    goesOn = !isEstimated;
  }
  return [...legs, ...known.map((positions) => line(positions, { ...shared, kind: "line" })), ...estimated];
}

/** A way from one place to the next: it ends at the places themselves, not where the street passes by. */
export function drawn([from, to]: Leg, wayOf: WayOf): { positions: Position[]; isEstimated: boolean } {
  const way = wayOf(from, to);
  const between = typeof way === "string" ? [] : way.map(([x, y]): Position => [x, y]);
  return { positions: [position(from), ...between, position(to)], isEstimated: way === "estimated" };
}

function depotLegs({ start, end, stops }: MapRoute): Leg[] {
  const [first, last] = [stops[0]?.point, stops.at(-1)?.point];
  return [...(start && first ? [[start, first] as const] : []), ...(end && last ? [[last, end] as const] : [])];
}

function stopLegs({ stops }: MapRoute): Leg[] {
  return stops.slice(1).flatMap(({ point }, at): Leg[] => {
    const before = stops[at];
    return before ? [[before.point, point]] : [];
  });
}

function pointsOf(route: MapRoute, scene: MapScene): Drawn[] {
  if (route.stops.length === 0) return [];
  const selected = route.id === scene.selectedRouteId;
  const shared = sharedOf(route, scene);
  const features: Drawn[] = [];
  for (const stop of route.stops) {
    features.push(stopFeature(stop, route, { selected, chosen: selected && stop.id === scene.selectedStopId }, shared));
  }
  const far = farthest(route);
  // Where the driver was last, the route's number stands: not a second time.
  const isSeen = scene.drivers?.some(({ id }) => id === route.id);
  if (!selected && !isSeen && far) {
    features.push(dot(far.point, { ...shared, kind: "tag", id: far.id, order: 0, image: `tag|${route.number}` }));
  }
  return features;
}

function stopFeature(
  stop: MapStop,
  route: MapRoute,
  { selected, chosen }: { selected: boolean; chosen: boolean },
  shared: object,
): Drawn {
  const facts = { ...shared, id: stop.id, label: stop.label };
  if (!selected)
    return dot(stop.point, { ...facts, kind: stop.mark ? "mark" : "dot", image: `mark|${stop.mark}`, order: 0 });
  const image = ["pin", route.number, stop.number, stop.lateness, stop.mark ?? "", chosen ? "big" : ""].join("|");
  return dot(stop.point, { ...facts, kind: "pin", image, order: chosen ? 10_000 : stop.number });
}

/** The stop that lies farthest from where the route starts: its tag stands there, clear of the others' starts. */
export function farthest(route: MapRoute): MapStop | undefined {
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

function position({ longitude, latitude }: Point): Position {
  return [longitude, latitude];
}

function line(coordinates: Position[], properties: object): Feature<LineString> {
  return {
    type: "Feature",
    properties: { ...properties },
    geometry: { type: "LineString", coordinates },
  };
}

function dot(point: Point, properties: object): Feature<GeoPoint> {
  return {
    type: "Feature",
    properties: { ...properties },
    geometry: { type: "Point", coordinates: position(point) },
  };
}
