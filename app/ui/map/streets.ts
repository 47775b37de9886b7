import type { LayerSpecification, Map as MapLibreMap } from "maplibre-gl";
import {
  formatStreetStylePath,
  formatTilesAddress,
  MAX_TILE_ZOOM,
  type StreetLook,
  type StreetRegion,
} from "#app/platform/geo/street-map.ts";
import { mapFont } from "./basemap-style.ts";
import type { MapPalette } from "./map-palette.ts";
import { fetchJsonOrNull, listKnownRegions } from "./street-regions.ts";

/** From this zoom on a region's streets replace the basemap. */
export const streetsFromZoom = 8;

/** Ground and streets are below the basemap's names; their own names are above route lines and below pins. */
const layerBelow = { ground: "names", names: "route-dot" } as const;

/** Prefix of the names of their sources and layers. */
export const streetsPrefix = "streets ";

const loadedLooks = new Map<string, Promise<readonly LayerSpecification[]>>();

function loadLook(look: StreetLook, dark: boolean): Promise<readonly LayerSpecification[]> {
  const path = formatStreetStylePath(look, dark ? "dark" : "light");
  const known = loadedLooks.get(path);
  if (known) return known;
  const requested = fetchJsonOrNull<readonly LayerSpecification[]>(path).then((layers) => {
    if (!layers) loadedLooks.delete(path);
    return layers ?? [];
  });
  loadedLooks.set(path, requested);
  return requested;
}

/** The regions that a view touches, degrees. */
export function listRegionsInView([west, south, east, north]: readonly [
  number,
  number,
  number,
  number,
]): StreetRegion[] {
  return listKnownRegions().filter(({ box }) => box[0] <= east && box[2] >= west && box[1] <= north && box[3] >= south);
}

/** Adds the streets of the regions in view to a style that has just been loaded or moved to them. */
export async function addStreets(map: MapLibreMap, look: StreetLook, palette: MapPalette): Promise<void> {
  if (map.getZoom() < streetsFromZoom) return;
  const bounds = map.getBounds();
  const view = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as const;
  const missing = () => listRegionsInView(view).filter(({ id }) => !map.getSource(getSourceId(id)));
  if (missing().length === 0) return;
  const layers = await loadLook(look, palette.isDark);
  // The style may have changed meanwhile, or the map may be removed.
  if (!map.getLayer(layerBelow.names)) return;
  for (const region of missing()) addRegion(map, region, layers, palette);
}

function addRegion(
  map: MapLibreMap,
  region: StreetRegion,
  layers: readonly LayerSpecification[],
  palette: MapPalette,
): void {
  const source = getSourceId(region.id);
  map.addSource(source, {
    type: "vector",
    // MapLibre's worker has no base URL.
    tiles: [new URL(formatTilesAddress(region), location.origin).href.replaceAll("%7B", "{").replaceAll("%7D", "}")],
    bounds: [...region.box],
    maxzoom: MAX_TILE_ZOOM,
    attribution: region.attribution,
  });
  map.addSource(`${source} paper`, { type: "geojson", data: createPaper(region) });
  // Covers the basemap, which is coarser here.
  const paper = { id: `${source} paper`, source: `${source} paper`, minzoom: streetsFromZoom } as const;
  map.addLayer({ ...paper, type: "fill", paint: { "fill-color": palette.land } }, layerBelow.ground);
  for (const layer of layers) {
    const named = { ...layer, id: `${source} ${layer.id}`, source } as LayerSpecification;
    named.minzoom = Math.max(streetsFromZoom, layer.minzoom ?? 0);
    if (named.type === "symbol") {
      named.layout = { ...named.layout, "text-font": mapFont };
      map.addLayer(named, layerBelow.names);
    } else map.addLayer(named, layerBelow.ground);
  }
}

function getSourceId(id: string): string {
  return streetsPrefix + id;
}

function createPaper({ box: [west, south, east, north] }: StreetRegion): GeoJSON.Polygon {
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: "Polygon", coordinates: [ring] };
}

/** Layers with the names of streets and places. */
export function listStreetNameLayers(map: MapLibreMap): string[] {
  return map.getLayersOrder().filter((id) => id.startsWith(streetsPrefix) && map.getLayer(id)?.type === "symbol");
}

/** Names that the streets' own tiles write in this view: the basemap leaves them out. */
export function listNamesOnStreets(map: MapLibreMap): ReadonlySet<string> {
  const sources = listKnownRegions()
    .map(({ id }) => getSourceId(id))
    .filter((id) => map.getSource(id));
  const places = sources.flatMap((id) => map.querySourceFeatures(id, { sourceLayer: "place_labels" }));
  return new Set(places.map(({ properties }) => String(properties.name).toLowerCase()));
}
