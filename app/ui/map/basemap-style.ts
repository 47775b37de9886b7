import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from "maplibre-gl";
import type { MapPalette } from "./map-palette.ts";

/** The first family names the weight that MapLibre looks for; the second one exists. */
export const mapFont = ["Waybill Medium", "Inter Variable"];
export const mapFontBold = ["Waybill Semibold", "Inter Variable"];

/** Inhabitants from which a place is named, by zoom: big towns first, quarters when there is room. */
const minNamedInhabitants: ExpressionSpecification = [
  "step",
  ["zoom"],
  3_000_000,
  3.5,
  1_000_000,
  4.5,
  500_000,
  5.5,
  200_000,
  6.5,
  60_000,
  8,
  20_000,
  9.2,
  8_000,
  10.2,
  1,
];

/** The embedded basemap: land, water, borders, built-up areas and names from files of this site, in the tokens' colours. */
export function createBasemapStyle(palette: MapPalette): StyleSpecification {
  const empty: GeoJSON.FeatureCollection = { type: "FeatureCollection", features: [] };
  return {
    version: 8,
    sources: {
      land: {
        type: "geojson",
        data: "/basemap/land.json",
        tolerance: 0.2,
        attribution: "Natural Earth",
      },
      borders: { type: "geojson", data: "/basemap/borders.json", tolerance: 0.2 },
      grid: { type: "geojson", data: empty },
      builtUp: { type: "geojson", data: empty, tolerance: 0.2 },
      places: { type: "geojson", data: empty, attribution: "GeoNames" },
    },
    layers: [...createGroundLayers(palette), createNameLayer(palette)],
  };
}

function createGroundLayers(palette: MapPalette): LayerSpecification[] {
  return [
    // Land color until the land is loaded; otherwise every map begins as water.
    { id: "water", type: "background", paint: { "background-color": palette.land } },
    { id: "land", type: "fill", source: "land", paint: { "fill-color": palette.land } },
    { id: "built-up", type: "fill", source: "builtUp", paint: { "fill-color": palette.builtUp } },
    {
      id: "grid",
      type: "line",
      source: "grid",
      paint: { "line-color": palette.road, "line-width": 1.2, "line-opacity": 0.75 },
    },
    { id: "shore", type: "line", source: "land", paint: { "line-color": palette.shore, "line-width": 1 } },
    {
      id: "borders",
      type: "line",
      source: "borders",
      layout: { "line-cap": "round" },
      paint: { "line-color": palette.bound, "line-width": 1.4, "line-dasharray": [0.5, 2.5] },
    },
  ];
}

function createNameLayer(palette: MapPalette): LayerSpecification {
  return {
    id: "names",
    type: "symbol",
    source: "places",
    filter: [
      "all",
      [">=", ["get", "people"], minNamedInhabitants],
      // The town's name is hidden when those of its districts are shown.
      ["any", ["==", ["get", "part"], 0], [">=", ["zoom"], 9.8]],
    ],
    layout: {
      "text-field": ["upcase", ["get", "name"]],
      "text-font": mapFont,
      "text-size": ["interpolate", ["linear"], ["get", "people"], 1000, 10, 100_000, 10.9, 2_000_000, 12.5],
      "text-letter-spacing": 0.11,
      "text-max-width": 8,
      "text-padding": 10,
      "symbol-sort-key": ["-", 0, ["get", "people"]],
    },
    paint: { "text-color": palette.name, "text-halo-color": palette.land, "text-halo-width": 1.25 },
  };
}
