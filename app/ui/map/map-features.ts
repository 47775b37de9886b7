import type { Feature, FeatureCollection, Point as GeoPoint, LineString } from "geojson";
import type { Point } from "#app/domain/kernel/place.ts";
import { colourOf, type MapPlace, type MapRoute, type MapScene, type MapStop } from "./map-model.ts";

type Drawn = Feature<LineString | GeoPoint>;

/** The scene's routes as features; `kind` picks the layer, `image` names a drawing of `pin-images.ts`. */
export function routeFeatures(scene: MapScene): FeatureCollection<LineString | GeoPoint> {
  const features = scene.routes.flatMap((route) => featuresOf(route, scene));
  return { type: "FeatureCollection", features: features.filter((each) => !isClustered(each, scene)) };
}

/** The chosen route's pins of a scene that clusters them; the chosen one stands by itself. */
export function clusteredPins(scene: MapScene): FeatureCollection<GeoPoint> {
  const features = scene.routes.flatMap((route) => featuresOf(route, scene));
  return { type: "FeatureCollection", features: features.filter((each) => isClustered(each, scene)) };
}

function isClustered(feature: Drawn, { clustered, selectedStopId }: MapScene): feature is Feature<GeoPoint> {
  return clustered === true && feature.properties?.kind === "pin" && feature.properties.id !== selectedStopId;
}

/** Unassigned shipments and depots as points. */
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

function featuresOf(route: MapRoute, scene: MapScene): Drawn[] {
  if (route.stops.length === 0) return [];
  const selected = route.id === scene.selectedRouteId;
  const hovered = scene.hovered?.kind === "route" && scene.hovered.id === route.id;
  const shared = {
    route: route.id,
    colour: colourOf(route.number),
    strength: selected ? "selected" : hovered ? "hovered" : "plain",
  };
  const points = route.stops.map((stop) => stop.point);
  const features: Drawn[] = [...legsOf(route, points, shared)];
  if (points.length > 1) features.push(line(points, { ...shared, kind: "line" }));
  for (const stop of route.stops) {
    features.push(stopFeature(stop, route, { selected, chosen: selected && stop.id === scene.selectedStopId }, shared));
  }
  const far = farthest(route);
  if (!selected && far) {
    features.push(dot(far.point, { ...shared, kind: "tag", id: far.id, order: 0, image: `tag|${route.number}` }));
  }
  return features;
}

function legsOf(route: MapRoute, points: readonly Point[], shared: object): Drawn[] {
  const first = points[0];
  const last = points.at(-1);
  const legs: Drawn[] = [];
  if (route.start && first) legs.push(line([route.start, first], { ...shared, kind: "leg" }));
  if (route.end && last) legs.push(line([last, route.end], { ...shared, kind: "leg" }));
  return legs;
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

function position({ longitude, latitude }: Point): [number, number] {
  return [longitude, latitude];
}

function line(points: readonly Point[], properties: object): Feature<LineString> {
  return {
    type: "Feature",
    properties: { ...properties },
    geometry: { type: "LineString", coordinates: points.map(position) },
  };
}

function dot(point: Point, properties: object): Feature<GeoPoint> {
  return {
    type: "Feature",
    properties: { ...properties },
    geometry: { type: "Point", coordinates: position(point) },
  };
}
