import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { type TinyExtract, writeTinyPbf } from "#tests/factories/tiny-pbf.ts";
import { readAddresses } from "#workers/region/build/address-source.ts";
import { packAddresses } from "#workers/region/build/pack-addresses.ts";
import { Addresses } from "#workers/region/run/addresses.ts";
import { alignKey } from "#workers/region/run/align.ts";
import { toSearchKey } from "#workers/region/run/fold-text.ts";
import { listHouseNumbers } from "#workers/region/run/house-numbers.ts";

test.each([
  ["12", ["12"]],
  ["12 A", ["12a"]],
  ["12a–c, 14/2", ["12a", "12b", "12c", "14/2"]],
  ["12a-12c", ["12a", "12b", "12c"]],
  ["8-12", ["8", "10", "12"]],
  ["8;8; 9", ["8", "9"]],
  ["5-6", ["5", "6"]],
  ["1-999", ["1-999"]],
  ["Nr. 7", ["7"]],
  ["", []],
  [" , ;", []],
])("the tag %j means the houses %j", (tag, houses) => {
  expect(listHouseNumbers(tag)).toEqual(houses);
});

test.each([
  ["Landstraße", "landstrasse", "Landstr.", "LANDSTRASSE", "Land-Straße"],
  ["Städtle", "Staedtle", "stadtle", "STÄDTLE"],
  ["Am Bahnhofplatz", "am bahnhofpl.", "Am Bahnhof Platz"],
  ["Sankt Annagasse", "St. Annagasse", "st.annagasse"],
  ["Rue de l’Église", "rue de l'eglise", "Rue de l Eglise"],
  ["Strøget", "stroget", "Stroeget"],
])("recognizes spellings of %s", (...spellings) => {
  expect(new Set(spellings.map(toSearchKey)).size).toBe(1);
});

/** The fewest edits by trying every substring, with the plain distance table. */
function slowly(key: string, text: string): number {
  const pieces = Array.from({ length: text.length + 1 }, (_, from) =>
    Array.from({ length: text.length - from + 1 }, (_, length) => text.slice(from, from + length)),
  ).flat();
  return Math.min(...pieces.map((piece) => distance(key, piece)));
}

function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= a.length; i += 1)
    for (let j = 1; j <= b.length; j += 1) {
      const at = (x: number, y: number) => table[x]?.[y] ?? 0;
      const ways = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) ways.push(at(i - 2, j - 2) + 1);
      (table[i] ?? [])[j] = Math.min(...ways);
    }
  return table[a.length]?.[b.length] ?? 0;
}

const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 7 });

property.prop([word, word])("a name is found in a text with as few edits as there are", (key, text) => {
  const found = alignKey(key, text, 20, "whole");
  expect(found?.edits).toBe(slowly(key, text));
  expect(distance(key, text.slice(found?.from, found?.to))).toBe(found?.edits);
  expect(alignKey(key, text, slowly(key, text) - 1, "whole")).toBeNull();
});

const house = (street: string, number: string, more: Record<string, string> = {}) => ({
  "addr:street": street,
  "addr:housenumber": number,
  "addr:postcode": "9490",
  "addr:city": "Vaduz",
  ...more,
});

const extract: TinyExtract = {
  nodes: {
    1: { at: [9.521, 47.14], tags: house("Städtle", "10") },
    2: { at: [9.521, 47.142], tags: house("Städtle", "14") },
    3: { at: [9.5211, 47.1425], tags: house("Städtle", "12a–c, 14/2") },
    4: { at: [9.51, 47.166], tags: house("Landstrasse", "12", { "addr:postcode": "9494", "addr:city": "Schaan" }) },
    5: { at: [9.52, 47.12], tags: house("Landstrasse", "12", { "addr:postcode": "9495", "addr:city": "Triesen" }) },
    6: { at: [9.5205, 47.141], tags: { "addr:street": "Gasse ohne Ort", "addr:housenumber": "1" } },
    7: { at: [9.53, 47.15], tags: house("Straße des 17. Juni", "5") },
    8: { at: [9.522, 47.139], tags: { name: "Vaduz", place: "town" } },
    9: { at: [9.54, 47.14], tags: house("Reihe", "2") },
    10: { at: [9.55, 47.14], tags: house("Reihe", "10") },
    11: { at: [9.5, 47.15] },
    12: { at: [9.502, 47.15] },
    13: { at: [9.504, 47.15] },
  },
  ways: [
    { refs: [9, 10], tags: { "addr:interpolation": "even" } },
    { refs: [11, 12, 13], tags: { highway: "residential", name: "Egertastrasse" } },
  ],
};

const addresses = new Addresses(packAddresses(readAddresses(writeTinyPbf(extract))));
const first = (line: string) => {
  const found = addresses.find(line, "whole", 5)[0];
  return found && `${found.street} ${found.number}, ${found.postcode} ${found.city}`;
};

describe("finds addresses in any spelling", () => {
  test.each([
    ["Städtle 10, 9490 Vaduz", "Städtle 10, 9490 Vaduz"],
    ["9490 Vaduz, Staedtle 10", "Städtle 10, 9490 Vaduz"],
    ["10 stadtle vaduz", "Städtle 10, 9490 Vaduz"],
    ["Städlte 10, Vadutz", "Städtle 10, 9490 Vaduz"],
    ["STÄDTLE 12 B, FL-9490 VADUZ", "Städtle 12b, 9490 Vaduz"],
    ["Städtle 14 / 2", "Städtle 14/2, 9490 Vaduz"],
    ["Landstr. 12 Schaan", "Landstrasse 12, 9494 Schaan"],
    ["Landstr. 12, 9495", "Landstrasse 12, 9495 Triesen"],
    ["Straße des 17. Juni 5", "Straße des 17. Juni 5, 9490 Vaduz"],
    ["Gasse ohne Ort 1, Vaduz", "Gasse ohne Ort 1, 9490 Vaduz"],
    ["Reihe 6, Vaduz", "Reihe 6, 9490 Vaduz"],
    ["Egertastr., Vaduz", "Egertastrasse , 9490 Vaduz"],
  ])("%s", (line, found) => {
    expect(first(line)).toBe(found);
  });
});

test("a missing number is interpolated between its neighbors, and reported", () => {
  const [found] = addresses.find("Städtle 12, Vaduz", "whole", 1);
  expect(found).toMatchObject({ number: "12a", why: { house: "similar" } });
  const [between] = addresses.find("Reihe 5, Vaduz", "whole", 1);
  expect(between?.why.house).toBe("near");
  const [inner] = addresses.find("Reihe 4, Vaduz", "whole", 1);
  expect([inner?.longitude.toFixed(4), inner?.why.house]).toEqual(["9.5425", "exact"]);
});

test("reports matching and differing parts", () => {
  const [found] = addresses.find("Stätle 10, 9491 Vadutz", "whole", 1);
  expect(found?.why).toEqual({ streetEdits: 1, house: "exact", postcode: "similar", city: "similar" });
  expect(found?.confidence).toBeLessThan(addresses.find("Städtle 10, 9490 Vaduz", "whole", 1)[0]?.confidence ?? 0);
});

test("one of two streets with the same name is not certain", () => {
  const [one, other] = addresses.find("Landstrasse 12", "whole", 5);
  expect(one?.confidence).toBe(other?.confidence);
  expect(new Set([one?.city, other?.city])).toEqual(new Set(["Schaan", "Triesen"]));
});

test("suggests while typing", () => {
  const names = (text: string) => addresses.find(text, "open", 3).map(({ street }) => street);
  expect(names("städ")[0]).toBe("Städtle");
  expect(names("lands")).toEqual(["Landstrasse", "Landstrasse"]);
  expect(names("Landstrasse sch")).toHaveLength(2);
  expect(addresses.find("Landstrasse sch", "open", 1)[0]?.city).toBe("Schaan");
});

test("finds towns, and the house nearest to a point", () => {
  expect(addresses.town("Vadutz")?.name).toBe("Vaduz");
  expect(addresses.town("Zürich")).toBeNull();
  expect(addresses.near(9.5212, 47.1401, 50)).toMatchObject({ street: "Städtle", number: "10" });
  expect(addresses.near(9.6, 47.3, 500)).toBeNull();
});

test("rejects bytes of another format", () => {
  expect(() => new Addresses(new Uint8Array([1, 2, 3]))).toThrow("these are no addresses");
  expect(() => new Addresses(new Uint8Array())).toThrow(RangeError);
});

property.prop([fc.string({ maxLength: 300 })], { numRuns: 200 })("every line of text can be searched", (line) => {
  for (const requested of ["whole", "open"] as const)
    for (const { confidence } of addresses.find(line, requested, 5)) {
      expect(confidence).toBeGreaterThanOrEqual(0);
      expect(confidence).toBeLessThanOrEqual(1);
    }
});
