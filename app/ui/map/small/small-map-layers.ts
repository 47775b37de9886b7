import type { Feature, FeatureCollection } from "geojson";
import type { GeoJSONSource, Map as MapLibreMap } from "maplibre-gl";
import type { Point } from "#app/platform/geo/place.ts";
import type { WayLeg } from "#app/platform/geo/ways.ts";
import { toDrawnWay } from "../map-features.ts";
import { readPalette } from "../map-palette.ts";
import { createCircle } from "../map-shapes.ts";
import type { FindWay } from "../way-cache.ts";
import type { SmallMapProps } from "./small-map.tsx";

/** Pin (or circle), dotted way and driver of one delivery, over the basemap. */
export function addDelivery(map: MapLibreMap, props: SmallMapProps, wayOf: FindWay, host: HTMLElement | null): void {
  if (!host || map.getSource("delivery")) return;
  const palette = readPalette(host);
  map.addSource("delivery", { type: "geojson", data: createDeliveryFeatures(props, wayOf) });
  map.addLayer({
    id: "delivery-near",
    type: "fill",
    source: "delivery",
    filter: ["==", ["get", "kind"], "near"],
    paint: { "fill-color": palette.move, "fill-opacity": 0.13, "fill-outline-color": palette.move },
  });
  map.addLayer({
    id: "delivery-way",
    type: "line",
    source: "delivery",
    filter: ["==", ["get", "kind"], "way"],
    layout: { "line-cap": "round" },
    paint: { "line-color": palette.move, "line-width": 3.4, "line-dasharray": [0.1, 2.3] },
  });
  map.addLayer({
    id: "delivery-driver",
    type: "circle",
    source: "delivery",
    filter: ["==", ["get", "kind"], "driver"],
    paint: {
      "circle-radius": 7,
      "circle-color": palette.move,
      "circle-stroke-color": palette.halo,
      "circle-stroke-width": 2.5,
    },
  });
  map.addLayer({
    id: "delivery-pin",
    type: "symbol",
    source: "delivery",
    filter: ["==", ["get", "kind"], "pin"],
    layout: { "icon-image": `home|${palette.key}`, "icon-allow-overlap": true },
  });
}

/** Draws the way again, along the streets that have come. */
export function showDelivery(map: MapLibreMap, props: SmallMapProps, wayOf: FindWay): void {
  map.getSource<GeoJSONSource>("delivery")?.setData(createDeliveryFeatures(props, wayOf));
}

/** The way that is left: from the driver, or from where it begins. */
export function listDeliveryLegs({ destination, origin, position }: SmallMapProps): WayLeg[] {
  const from = position ?? origin?.point;
  return from ? [[from, destination]] : [];
}

function createDeliveryFeatures(props: SmallMapProps, wayOf: FindWay): FeatureCollection {
  const { destination, position, vague } = props;
  const features: Feature[] = [];
  if (vague) features.push(createCircle(destination, vague, { kind: "near" }));
  else features.push(createPointFeature(destination, "pin"));
  for (const leg of listDeliveryLegs(props)) {
    const { positions: coordinates } = toDrawnWay(leg, wayOf);
    features.push({ type: "Feature", properties: { kind: "way" }, geometry: { type: "LineString", coordinates } });
  }
  if (position) features.push(createPointFeature(position, "driver"));
  return { type: "FeatureCollection", features };
}

function toLngLat({ longitude, latitude }: Point): [number, number] {
  return [longitude, latitude];
}

function createPointFeature(at: Point, kind: string): Feature {
  return { type: "Feature", properties: { kind }, geometry: { type: "Point", coordinates: toLngLat(at) } };
}
