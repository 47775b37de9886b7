import type { Feature, FeatureCollection, Point, Polygon } from "geojson";
import type { StreetRegion } from "#app/platform/geo/street-map.ts";

/** Degrees: side of a cell of `public/basemap/places`, as `workers/local/build-basemap.ts` writes them. */
const cellSide = 4;
/** Below this zoom the list of large places is enough. */
export const cellsFromZoom = 7;

/** [name, longitude, latitude, inhabitants in hundreds, 1 for a part of a town] */
type Place = readonly [string, number, number, number, 0 | 1];

/** What the basemap draws of places: their names, and how far they are built up. */
export interface PlaceFeatures {
  names: FeatureCollection<Point>;
  builtUp: FeatureCollection<Polygon>;
}

/** Cells that a view touches, by file name. Degrees. */
export function cellsOf([west, south, east, north]: readonly [number, number, number, number]): string[] {
  const cells: string[] = [];
  for (let x = Math.floor(west / cellSide); x * cellSide <= east; x++) {
    for (let y = Math.floor(south / cellSide); y * cellSide <= north; y++) cells.push(`${x}_${y}`);
  }
  return cells;
}

/** Reads places as GeoJSON. A place's built-up area is a circle that holds 3,500 inhabitants a square kilometre. */
export function placeFeaturesOf(places: readonly Place[]): PlaceFeatures {
  const names = places.map((place): Feature<Point> => {
    const [name, longitude, latitude, hundreds, part] = place;
    return {
      type: "Feature",
      properties: { name, people: hundreds * 100, part },
      geometry: { type: "Point", coordinates: [longitude, latitude] },
    };
  });
  const builtUp = places.filter(([, , , hundreds, part]) => hundreds >= 30 && !part).map(builtUpArea);
  return {
    names: { type: "FeatureCollection", features: names },
    builtUp: { type: "FeatureCollection", features: builtUp },
  };
}

function builtUpArea([, longitude, latitude, hundreds]: Place): Feature<Polygon> {
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
export function isNear([, longitude, latitude]: Place, [west, south, east, north]: StreetRegion["box"]): boolean {
  const reach = 0.06;
  return longitude > west - reach && longitude < east + reach && latitude > south - reach && latitude < north + reach;
}

const loaded = new Map<string, Promise<readonly Place[]>>();

/** Places of a file of the basemap, fetched once; an empty list for a cell at sea. */
export function loadPlaces(file: string): Promise<readonly Place[]> {
  const known = loaded.get(file);
  if (known) return known;
  const asked = fetch(`/basemap/${file}.json`)
    .then((answer) => (answer.ok ? (answer.json() as Promise<readonly Place[]>) : []))
    // Names are an ornament: a map without them still works, so a failed fetch is tried again with the next move.
    .catch(() => {
      loaded.delete(file);
      return [];
    });
  loaded.set(file, asked);
  return asked;
}
