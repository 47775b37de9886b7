import type { GeocodeCandidate, GeocodeQuery } from "#app/platform/geo/geocoding.ts";
import type { Point } from "#app/platform/geo/place.ts";
import { localNames } from "./local-names.ts";
import { listCandidateNames, removeTranscription, toExactKey, toPlaceKey } from "./place-names.ts";

export interface Place {
  name: string;
  region: string;
  latitude: number;
  longitude: number;
  inhabitants: number;
  isSection: boolean;
}

interface Country {
  /** Largest first. */
  places: Place[];
  byKey: Map<string, Place[]>;
  keys: string[];
}

/** Finds cities by name; pure over the embedded table. The precision is "city" at best. */
export interface Gazetteer {
  find(query: GeocodeQuery): GeocodeCandidate[];
  /** Places of a country between two corners, largest first: names for a drawn map. */
  findWithin(country: string, southWest: Point, northEast: Point): Place[];
}

let openedGazetteer: Promise<Gazetteer> | undefined;

/** The gazetteer; its table (0.8 MB) is loaded on first use in an isolate. */
export function openGazetteer(): Promise<Gazetteer> {
  openedGazetteer ??= import("./places.js").then(({ places }) => createGazetteer(places));
  return openedGazetteer;
}

/** A gazetteer over the table that `workers/local/gazetteer.ts` generates; a country's block is parsed on first use. */
export function createGazetteer(table: string): Gazetteer {
  const countries = new Map<string, Country>();
  const countryOf = (code: string): Country => {
    const known = countries.get(code);
    if (known) return known;
    const country = readCountry(table, code);
    countries.set(code, country);
    return country;
  };
  return {
    find(query) {
      const code = query.country.toUpperCase();
      const country = countryOf(code);
      for (const name of listCandidateNames(query)) {
        const found = findPlacesNamed(country, code, name);
        if (found.length > 0) return filterByRegion(found, listRegions(query)).map((place) => toCandidate(place, code));
      }
      return [];
    },
    findWithin: (country, southWest, northEast) =>
      countryOf(country.toUpperCase()).places.filter(
        ({ longitude, latitude }) =>
          longitude >= southWest.longitude &&
          longitude <= northEast.longitude &&
          latitude >= southWest.latitude &&
          latitude <= northEast.latitude,
      ),
  };
}

function readCountry(table: string, code: string): Country {
  const places: Place[] = [];
  const byKey = new Map<string, Place[]>();
  const start = /^[A-Z]{2}$/.test(code) ? table.indexOf(`#${code}\n`) : -1;
  const next = table.indexOf("\n#", start + 1);
  const lines = start < 0 ? [] : table.slice(start, next < 0 ? undefined : next).split("\n");
  for (const line of lines.slice(1)) {
    const [name = "", region = "", latitude, longitude, thousands, section] = line.split("\t");
    const place = {
      name,
      region,
      latitude: Number(latitude),
      longitude: Number(longitude),
      inhabitants: Number(thousands) * 1000,
      isSection: section === "x",
    };
    places.push(place);
    const key = toPlaceKey(name);
    byKey.set(key, [...(byKey.get(key) ?? []), place]);
  }
  return { places, byKey, keys: [...byKey.keys()] };
}

/** Places with exactly that name, else those whose name begins with it ("Frankfurt" finds am Main and an der Oder). */
function findPlacesNamed(country: Country, code: string, name: string): Place[] {
  const key = toPlaceKey(name);
  for (const spelling of [key, removeTranscription(key)]) {
    const whole = country.byKey.get(toPlaceKey(localNames[code]?.[spelling] ?? spelling));
    if (whole) return pickPreferred(whole, name);
  }
  const longer = country.keys
    .filter((each) => each.startsWith(`${key} `))
    .flatMap((each) => country.byKey.get(each) ?? []);
  return pickPreferred(longer, name);
}

/** Cities before sections of cities, and names with the same diacritics before others. */
function pickPreferred(places: readonly Place[], name: string): Place[] {
  const cities = places.filter((each) => !each.isSection);
  const some = cities.length > 0 ? cities : [...places];
  const same = some.filter((each) => toExactKey(each.name) === toExactKey(name));
  return same.length > 0 ? same : some;
}

/** The requested region, or the two letters that end an address line ("…, Springfield, IL 62701"). */
function listRegions(query: GeocodeQuery): string[] {
  const inLine = /,\s*([A-Z]{2})(?:\s+[\d-]+)?\s*$/.exec(query.line1 ?? "")?.[1];
  return [query.region?.trim().toUpperCase() ?? "", inLine ?? ""];
}

/** Prefers matches in the requested region: two-letter codes in the United States, GeoNames numbers elsewhere. */
function filterByRegion(places: Place[], regions: readonly string[]): Place[] {
  const inside = places.filter((each) => regions.includes(each.region));
  return inside.length > 0 ? inside : places;
}

function toCandidate(place: Place, country: string): GeocodeCandidate {
  const region = /^[A-Z]+$/.test(place.region) ? `, ${place.region}` : "";
  return {
    label: `${place.name}${region}, ${country}`,
    point: { longitude: place.longitude, latitude: place.latitude },
    precision: "city",
  };
}
