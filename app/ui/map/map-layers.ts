import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from "maplibre-gl";
import { createClusterLayer, createEstimatedLayer } from "./estimated-layer.ts";
import type { MapLayerGroup } from "./map-model.ts";
import type { MapPalette } from "./map-palette.ts";
import { createNamedLayer, createPinLayer } from "./symbol-layers.ts";

/** GeoJSON sources of what lies over the basemap. */
export const overlaySources = {
  routes: {},
  unassigned: { cluster: true, clusterRadius: 26, clusterMinPoints: 3, clusterMaxZoom: 13 },
  pins: { cluster: true, clusterRadius: 18, clusterMinPoints: 2, clusterMaxZoom: 15 },
  depots: {},
  drivers: {},
  focus: {},
} as const;

/** Layers that belong to an entry of the layers button. */
export const layersByGroup: Record<MapLayerGroup, readonly string[]> = {
  names: ["names"],
  routes: ["route-line", "route-estimated", "route-dot", "route-mark", "route-tag"],
  legs: ["route-leg", "chosen-leg"],
  unassigned: ["unassigned", "unassigned-cluster"],
};

/** Layers that answer to the pointer, topmost first. */
export const touchLayers = [
  "driver",
  "pin",
  "clustered-pin",
  "pin-cluster",
  "route-tag",
  "unassigned",
  "unassigned-cluster",
  "route-dot",
  "route-mark",
  "route-hit",
];

const isChosen: ExpressionSpecification = ["==", ["get", "strength"], "selected"];
const isHovered: ExpressionSpecification = ["==", ["get", "strength"], "hovered"];

function isOfKind(kind: string, chosen: boolean): FilterSpecification {
  return ["all", ["==", ["get", "kind"], kind], chosen ? isChosen : ["!", isChosen]];
}

/** Routes, stops, depots and unassigned shipments in the tokens' colours, from the ground up. */
export function createOverlayLayers(palette: MapPalette): LayerSpecification[] {
  const colour = createRouteColor(palette);
  const image: ExpressionSpecification = ["concat", ["get", "image"], `|${palette.key}`];
  const round = { "line-cap": "round", "line-join": "round" } as const;
  return [
    {
      id: "route-hit",
      type: "line",
      source: "routes",
      filter: ["in", ["get", "kind"], ["literal", ["line", "estimated"]]],
      paint: { "line-width": 14, "line-opacity": 0 },
    },
    {
      id: "route-leg",
      type: "line",
      source: "routes",
      filter: isOfKind("leg", false),
      layout: round,
      paint: { "line-color": colour, "line-width": 1.2, "line-opacity": 0.34, "line-dasharray": [1.6, 4.2] },
    },
    {
      id: "route-line",
      type: "line",
      source: "routes",
      filter: isOfKind("line", false),
      layout: round,
      paint: {
        "line-color": colour,
        "line-width": ["case", isHovered, 3.2, 2.4],
        "line-opacity": ["case", isHovered, 0.9, 0.5],
      },
    },
    createEstimatedLayer("route-estimated", isOfKind("estimated", false), colour),
    {
      id: "route-dot",
      type: "circle",
      source: "routes",
      filter: isOfKind("dot", false),
      paint: {
        "circle-color": colour,
        "circle-radius": 3.4,
        "circle-stroke-color": palette.halo,
        "circle-stroke-width": 1.4,
      },
    },
    createPinLayer("route-mark", isOfKind("mark", false), image),
    createPinLayer("route-tag", isOfKind("tag", false), image),
    {
      id: "chosen-leg",
      type: "line",
      source: "routes",
      filter: isOfKind("leg", true),
      layout: round,
      paint: { "line-color": colour, "line-width": 2, "line-opacity": 0.8, "line-dasharray": [1, 2.5] },
    },
    {
      id: "chosen-casing",
      type: "line",
      source: "routes",
      filter: isOfKind("line", true),
      layout: round,
      paint: { "line-color": palette.halo, "line-width": 7, "line-opacity": 0.85 },
    },
    {
      id: "chosen-line",
      type: "line",
      source: "routes",
      filter: isOfKind("line", true),
      layout: round,
      paint: { "line-color": colour, "line-width": 3.4 },
    },
    createEstimatedLayer("chosen-estimated", isOfKind("estimated", true), colour),
    ...createAccuracyLayers(colour),
    ...createPlaceLayers(palette, image),
  ];
}

function createPlaceLayers(palette: MapPalette, image: ExpressionSpecification): LayerSpecification[] {
  return [
    {
      id: "unassigned",
      type: "symbol",
      source: "unassigned",
      filter: ["!", ["has", "point_count"]],
      layout: {
        "icon-image": ["concat", "diamond|", ["to-string", ["get", "chosen"]], `|${palette.key}`],
        "icon-allow-overlap": true,
        "symbol-sort-key": ["get", "chosen"],
      },
    },
    createClusterLayer("pin-cluster", "pins", palette),
    { ...createPinLayer("clustered-pin", ["!", ["has", "point_count"]], image), source: "pins" },
    createPinLayer("pin", isOfKind("pin", true), image),
    createClusterLayer("unassigned-cluster", "unassigned", palette),
    {
      id: "focus",
      type: "circle",
      source: "focus",
      paint: {
        "circle-radius": 14,
        "circle-opacity": 0,
        "circle-stroke-color": palette.accent,
        "circle-stroke-width": 2,
      },
    },
    createNamedLayer("depots", "depots", palette),
    createNamedLayer("driver", "drivers", palette),
  ];
}

function createRouteColor(palette: MapPalette): ExpressionSpecification {
  const pairs = palette.routes.flatMap((colour, index) => [index + 1, colour]);
  return ["match", ["get", "colour"], ...pairs, palette.ink] as unknown as ExpressionSpecification;
}

/** The accuracy of a driver's position: a ring around it, dotted if it is old. */
function createAccuracyLayers(colour: ExpressionSpecification): LayerSpecification[] {
  const ring = (old: 0 | 1): FilterSpecification => [
    "all",
    ["==", ["get", "kind"], "doubt"],
    ["==", ["get", "old"], old],
  ];
  const line = { "line-color": colour, "line-width": 1.2, "line-opacity": 0.8 };
  return [
    {
      ...{ id: "doubt", type: "fill", source: "drivers", filter: ["==", ["get", "kind"], "doubt"] },
      paint: { "fill-color": colour, "fill-opacity": 0.13 },
    },
    { id: "doubt-ring", type: "line", source: "drivers", filter: ring(0), paint: line },
    {
      id: "doubt-old",
      type: "line",
      source: "drivers",
      filter: ring(1),
      paint: { ...line, "line-dasharray": [1.5, 2] },
    },
  ];
}
