import type { FeatureCollection } from "geojson";
import type { FilterSpecification, GeoJSONSource, Map as MapLibreMap } from "maplibre-gl";
import { computeBox, type GeoPosition, listPolygons, type ZoneGeometry } from "#app/platform/geo/zone-geometry.ts";
import { mapFont } from "../basemap-style.ts";
import { readPalette } from "../map-palette.ts";
import type { MapArea } from "./area-map.tsx";

const isChosenFilter = (ids: readonly string[]): FilterSpecification => ["in", ["get", "id"], ["literal", [...ids]]];

/** Adds the layers of areas, in the tokens' colours; again after every change of the scheme. */
export function addAreaLayers(map: MapLibreMap, host: HTMLElement): void {
  const palette = readPalette(host);
  const colours = palette.routes.flatMap((colour, at) => [at + 1, colour]);
  const colour = ["match", ["get", "color"], ...colours, palette.ink2] as unknown as string;
  for (const id of ["areas-name", "areas-chosen", "areas-line", "areas-fill"])
    if (map.getLayer(id)) map.removeLayer(id);
  if (!map.getSource("areas"))
    map.addSource("areas", { type: "geojson", data: { type: "FeatureCollection", features: [] }, tolerance: 0.1 });
  // Its own source: a polygon's name would be repeated for every tile.
  if (!map.getSource("area-names"))
    map.addSource("area-names", { type: "geojson", data: { type: "FeatureCollection", features: [] } });
  map.addLayer({
    id: "areas-fill",
    type: "fill",
    source: "areas",
    paint: { "fill-color": colour, "fill-opacity": ["case", ["get", "faint"], 0.06, 0.16] },
  });
  map.addLayer({
    id: "areas-line",
    type: "line",
    source: "areas",
    layout: { "line-join": "round" },
    paint: { "line-color": colour, "line-width": 1.5, "line-opacity": ["case", ["get", "faint"], 0.4, 0.9] },
  });
  map.addLayer({
    id: "areas-chosen",
    type: "line",
    source: "areas",
    filter: isChosenFilter([]),
    layout: { "line-join": "round" },
    paint: { "line-color": palette.ink, "line-width": 2.5 },
  });
  map.addLayer({
    id: "areas-name",
    type: "symbol",
    source: "area-names",
    layout: { "text-field": ["get", "label"], "text-font": mapFont, "text-size": 12, "text-max-width": 9 },
    paint: { "text-color": palette.ink, "text-halo-color": palette.halo, "text-halo-width": 1.5 },
  });
}

/** Shows areas; smaller ones lie above larger ones, so that each can be touched. */
export function showAreas(map: MapLibreMap, areas: readonly MapArea[]): void {
  const sized = areas.map((area) => ({ area, size: computeSize(area) })).sort((a, b) => b.size - a.size);
  const data: FeatureCollection = {
    type: "FeatureCollection",
    features: sized
      .map(({ area }) => area)
      .map(({ id, color, label, faint, geometry }) => ({
        type: "Feature",
        properties: { id, color, label, faint: faint === true },
        geometry,
      })),
  };
  map.getSource<GeoJSONSource>("areas")?.setData(data);
  const names: FeatureCollection = {
    type: "FeatureCollection",
    features: areas.map(({ label, geometry }) => ({
      type: "Feature",
      properties: { label },
      geometry: { type: "Point", coordinates: computeMiddle(geometry) },
    })),
  };
  map.getSource<GeoJSONSource>("area-names")?.setData(names);
}

/** The center of the corners, which is inside unless the outline is strongly concave. */
function computeMiddle(geometry: ZoneGeometry): GeoPosition {
  const ring = listPolygons(geometry)[0]?.[0]?.slice(1) ?? [];
  const sum = ring.reduce<GeoPosition>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return ring.length > 0 ? [sum[0] / ring.length, sum[1] / ring.length] : [0, 0];
}

function computeSize({ geometry }: MapArea): number {
  const [west, south, east, north] = computeBox(geometry);
  return (east - west) * (north - south);
}

/** Rings the chosen areas. */
export function markAreas(map: MapLibreMap, ids: readonly string[]): void {
  if (map.getLayer("areas-chosen")) map.setFilter("areas-chosen", isChosenFilter(ids));
}

/** The area that is topmost at a place of the screen, or null. */
export function findAreaAt(map: MapLibreMap, place: { x: number; y: number }): string | null {
  if (!map.getLayer("areas-fill")) return null;
  const [found] = map.queryRenderedFeatures([place.x, place.y], { layers: ["areas-fill"] });
  return found ? String(found.properties.id) : null;
}
