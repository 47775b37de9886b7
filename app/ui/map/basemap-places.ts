import type { Feature, FeatureCollection, Point, Polygon } from "geojson";
import type { StreetRegion } from "#app/platform/geo/street-map.ts";

/** Degrees: side of a cell of `public/basemap/places`, as `workers/local/build-basemap.ts` writes them. */
const CELL_DEGREES = 4;
/** Below this zoom the list of large places is enough. */
export const cellsFromZoom = 7;

/** [name, longitude, latitude, inhabitants in hundreds, 1 for a part of a town] */
type BasemapPlace = readonly [string, number, number, number, 0 | 1];

/** What the basemap draws of places: their names, and how far they are built up. */
export interface PlaceFeatures {
  names: FeatureCollection<Point>;
  builtUp: FeatureCollection<Polygon>;
}

/** Cells that a view touches, by file name. Degrees. */
export function listCells([west, south, east, north]: readonly [number, number, number, number]): string[] {
  const cells: string[] = [];
  for (let x = Math.floor(west / CELL_DEGREES); x * CELL_DEGREES <= east; x++) {
    for (let y = Math.floor(south / CELL_DEGREES); y * CELL_DEGREES <= north; y++) cells.push(`${x}_${y}`);
  }
  return cells;
}

/** Reads places as GeoJSON. A place's built-up area is a circle that holds 3,500 inhabitants a square kilometre. */
export function toPlaceFeatures(places: readonly BasemapPlace[]): PlaceFeatures {
  const names = places.map((place): Feature<Point> => {
    const [name, longitude, latitude, hundreds, part] = place;
    return {
      type: "Feature",
      properties: { name, people: hundreds * 100, part },
      geometry: { type: "Point", coordinates: [longitude, latitude] },
    };
  });
  const builtUp = places.filter(([, , , hundreds, part]) => hundreds >= 30 && !part).map(createBuiltUpArea);
  return {
    names: { type: "FeatureCollection", features: names },
    builtUp: { type: "FeatureCollection", features: builtUp },
  };
}

function createBuiltUpArea([, longitude, latitude, hundreds]: BasemapPlace): Feature<Polygon> {
  const kilometres = Math.sqrt((hundreds * 100) / 3500 / Math.PI);
  const up = kilometres / 111.32;
  const across = up / Math.cos((latitude * Math.PI) / 180);
  const ring = Array.from({ length: 49 }, (_, index) => {
    const turn = (index / 48) * 2 * Math.PI;
    return [longitude + across * Math.cos(turn), latitude + up * Math.sin(turn)];
  });
  return { type: "Feature", properties: {}, geometry: { type: "Polygon", coordinates: [ring] } };
}

/** Whether a place's built-up area may reach into a box: a town is some kilometres wide. */
export function isNear(
  [, longitude, latitude]: BasemapPlace,
  [west, south, east, north]: StreetRegion["box"],
): boolean {
  const reach = 0.06;
  return longitude > west - reach && longitude < east + reach && latitude > south - reach && latitude < north + reach;
}

const loaded = new Map<string, Promise<readonly BasemapPlace[]>>();

/** Places of a file of the basemap, fetched once; an empty list for a cell at sea. */
export function loadPlaces(file: string): Promise<readonly BasemapPlace[]> {
  const known = loaded.get(file);
  if (known) return known;
  const requested = fetch(`/basemap/${file}.json`)
    .then((answer) => (answer.ok ? (answer.json() as Promise<readonly BasemapPlace[]>) : []))
    // A map works without names, so a failed fetch is simply retried with the next move.
    .catch(() => {
      loaded.delete(file);
      return [];
    });
  loaded.set(file, requested);
  return requested;
}
