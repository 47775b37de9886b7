import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { MapFeature, MapFeatures } from "./map-features.ts";
import { PmtilesWriter } from "./pmtiles-writer.ts";
import type { ExtractBox } from "./sea.ts";
import { MAX_ZOOM } from "./shortbread.ts";

const extent = 4096;
const buffer = 64;

/** `map.pmtiles` of what was read: vector tiles from the whole world down to zoom 14, layer by layer. */
export function buildMap(
  { layers }: MapFeatures,
  box: ExtractBox,
  progress?: (step: string) => void,
): { bytes: Uint8Array; tiles: number } {
  const archive = new PmtilesWriter();
  let tiles = 0;
  for (let zoom = 0; zoom <= MAX_ZOOM; zoom += 1) {
    const indexes = [...layers].flatMap(([name, features]) => createLayerIndexes(name, features, zoom));
    for (const [x, y] of listTiles(box, zoom)) {
      const found = indexes.flatMap(({ name, index }) => {
        const tile = index.getTile(zoom, x, y);
        return tile && tile.features.length > 0 ? [[name, tile] as const] : [];
      });
      if (found.length === 0) continue;
      archive.add(zoom, x, y, fromGeojsonVt(Object.fromEntries(found), { version: 2, extent }));
      tiles += 1;
    }
    progress?.(`map: zoom ${zoom}, ${tiles} tiles`);
  }
  const metadata = {
    name: "Waybill region",
    attribution: "© OpenStreetMap contributors",
    vector_layers: [...layers.keys()].map((id) => ({ id, fields: {}, minzoom: 0, maxzoom: MAX_ZOOM })),
  };
  return { bytes: archive.finish(metadata, box, { least: 0, most: MAX_ZOOM }), tiles };
}

function createLayerIndexes(
  name: string,
  features: readonly MapFeature[],
  zoom: number,
): { name: string; index: GeoJSONVT }[] {
  const shown = features.filter((feature) => feature.zoom <= zoom);
  if (shown.length === 0) return [];
  const options = {
    maxZoom: MAX_ZOOM + 1,
    indexMaxZoom: zoom,
    indexMaxPoints: 0,
    tolerance: zoom === MAX_ZOOM ? 1 : 3,
    extent,
    buffer,
  };
  return [{ name, index: new GeoJSONVT({ type: "FeatureCollection", features: shown }, options) }];
}

function* listTiles([west, south, east, north]: ExtractBox, zoom: number): Generator<[number, number]> {
  const column = (longitude: number) => Math.floor(((longitude + 180) / 360) * 2 ** zoom);
  const row = (latitude: number) =>
    Math.floor(((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * 2 ** zoom);
  for (let x = column(west); x <= column(east); x += 1) for (let y = row(north); y <= row(south); y += 1) yield [x, y];
}
