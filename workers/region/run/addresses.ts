import { AddressFile, type AddressStreet, type AddressTown } from "./address-file.ts";
import { listReadings, type Reading } from "./address-query.ts";
import { alignKey } from "./align.ts";
import { BigramIndex } from "./bigrams.ts";
import { toSearchKey } from "./fold-text.ts";
import { findHouse, type HouseMatch } from "./house-search.ts";
import { findNearestHouse, listHousesAround } from "./nearest-house.ts";

/** An address that was found, and why: what agreed with the question, what did not. Degrees; `confidence` from 0 to 1. */
export interface FoundAddress {
  street: string;
  number: string;
  postcode: string;
  city: string;
  longitude: number;
  latitude: number;
  confidence: number;
  why: MatchReasons;
}

export interface MatchReasons {
  /** Letters that differ. */
  streetEdits: number;
  house: HouseMatch;
  postcode: Agreement;
  city: Agreement;
}
export type Agreement = "same" | "similar" | "other" | "unasked";

/** A whole address, or the beginning of one as somebody types it. */
export type AddressSearch = "whole" | "open";

/** Names that are looked at more closely. */
const MAX_NAMES = 40;
/** Share of a name's pairs of letters that must stand in the text. */
const MIN_SHARE = 0.34;
/** Of a name that is still being typed. */
const MIN_OPEN_SHARE = 0.1;

const weights = {
  postcodeSame: 0.15,
  postcodeNear: 0.07,
  postcodeOther: -0.05,
  city: 0.15,
  cityOther: -0.06,
  leftover: 0.03,
};
const houseWeights: Record<HouseMatch, number> = { exact: 0.12, similar: 0.09, between: 0.07, near: 0, unasked: 0 };
/** What a question could earn beside its street. */
const maxWeights = { postcode: weights.postcodeSame, city: weights.city, house: houseWeights.exact };

/** Addresses of a region, searched by whatever people write. */
export class Addresses {
  readonly file: AddressFile;
  readonly #keys: string[];
  readonly #streets: AddressStreet[][];
  readonly #cities = new Map<string, string>();
  readonly #index: BigramIndex;
  readonly #codeLengths: Set<number>;

  /** Throws a RangeError for bytes that are no addresses. */
  constructor(bytes: Uint8Array) {
    this.file = new AddressFile(bytes);
    const byKey = Map.groupBy(this.file.streets, ({ name }) => toSearchKey(name));
    this.#keys = [...byKey.keys()];
    this.#streets = [...byKey.values()];
    this.#index = new BigramIndex(this.#keys);
    for (const { city } of this.file.streets) this.#cities.set(city, toSearchKey(city));
    this.#codeLengths = new Set(this.file.streets.map(({ postcode }) => postcode.length));
  }

  /** The addresses that fit a line best, best first. */
  find(line: string, requested: AddressSearch, limit: number): FoundAddress[] {
    const found = new Map<AddressStreet, FoundAddress>();
    for (const reading of listReadings(line, this.#codeLengths))
      for (const each of this.#read(reading, requested)) {
        const known = found.get(each.of);
        if (!known || each.address.confidence > known.confidence) found.set(each.of, each.address);
      }
    return [...found.values()].sort((a, b) => b.confidence - a.confidence).slice(0, limit);
  }

  /** The town that a text names, with few slips, or null. */
  town(text: string): AddressTown | null {
    const requested = toSearchKey(text);
    const fits = this.file.towns.flatMap((town) => {
      const key = toSearchKey(town.name);
      const found = alignKey(key, requested, key.length >> 2, "whole");
      return found && Math.abs(key.length - requested.length) <= 2
        ? [{ town, edits: found.edits + Math.abs(key.length - requested.length) }]
        : [];
    });
    return fits.sort((a, b) => a.edits - b.edits)[0]?.town ?? null;
  }

  /** The house nearest to a point within `metres`, or null. Degrees. */
  near(longitude: number, latitude: number, metres: number): FoundAddress | null {
    return findNearestHouse(this.file, longitude, latitude, metres);
  }

  /** The houses within `metres` of a point, street by street. Degrees. */
  around(longitude: number, latitude: number, metres: number): FoundAddress[] {
    return listHousesAround(this.file, longitude, latitude, metres);
  }

  *#read(reading: Reading, requested: AddressSearch): Generator<{ of: AddressStreet; address: FoundAddress }> {
    const least = requested === "open" ? MIN_OPEN_SHARE : MIN_SHARE;
    for (const name of this.#index.find([reading.text, ...reading.words], least, MAX_NAMES)) {
      const key = this.#keys[name] ?? "";
      const alignment = alignKey(key, reading.text, 1 + Math.floor(key.length / 4), requested);
      if (!alignment) continue;
      const rest = reading.text.slice(0, alignment.from) + reading.text.slice(alignment.to);
      for (const street of this.#streets[name] ?? []) {
        const street1 = { edits: alignment.edits, length: key.length };
        yield { of: street, address: this.#judge(street, reading, street1, rest, requested) };
      }
    }
  }

  #judge(
    street: AddressStreet,
    reading: Reading,
    name: { edits: number; length: number },
    rest: string,
    requested: AddressSearch,
  ): FoundAddress {
    const house = findHouse(this.file, street, reading.number);
    const city = this.#cityIn(street, rest, requested);
    const postcode = comparePostcodes(street.postcode, reading.postcode);
    const score =
      1 -
      name.edits / Math.max(4, name.length) +
      houseWeights[house.match] +
      postcode.worth +
      city.worth -
      weights.leftover * city.left;
    const possible =
      1 +
      (reading.number ? maxWeights.house : 0) +
      (reading.postcode ? maxWeights.postcode : 0) +
      (rest.length > 1 ? maxWeights.city : 0);
    return {
      street: street.name,
      number: house.number,
      postcode: street.postcode,
      city: street.city,
      longitude: house.longitude / 1e5,
      latitude: house.latitude / 1e5,
      confidence: Math.max(0, Math.min(1, score / possible)),
      why: { streetEdits: name.edits, house: house.match, postcode: postcode.agreement, city: city.agreement },
    };
  }

  /** How the town agrees with what is left of the text when the street is taken out, and how many letters nobody explains. */
  #cityIn(
    street: AddressStreet,
    rest: string,
    requested: AddressSearch,
  ): { worth: number; left: number; agreement: Agreement } {
    const key = this.#cities.get(street.city) ?? "";
    if (rest.length < 2) return { worth: 0, left: countUnexplained(rest), agreement: "unasked" };
    const found = key === "" ? null : alignKey(key, rest, Math.floor(key.length / 3), requested);
    if (!found) return { worth: weights.cityOther, left: countUnexplained(rest), agreement: "other" };
    const left = countUnexplained(rest.slice(0, found.from) + rest.slice(found.to));
    const share = 1 - found.edits / key.length;
    return { worth: weights.city * share, left, agreement: found.edits === 0 ? "same" : "similar" };
  }
}

/** Letters that nobody explains. A number that is no part of a name counts more: it was meant to be one. */
function countUnexplained(text: string): number {
  return text.length + 4 * text.replace(/\D/g, "").length;
}

function comparePostcodes(code: string, requested: string): { worth: number; agreement: Agreement } {
  if (requested === "") return { worth: 0, agreement: "unasked" };
  if (code === requested) return { worth: weights.postcodeSame, agreement: "same" };
  const found = code === "" ? null : alignKey(code, requested, 1, "whole");
  const near = found && Math.abs(code.length - requested.length) <= 1;
  return near
    ? { worth: weights.postcodeNear, agreement: "similar" }
    : { worth: weights.postcodeOther, agreement: "other" };
}
