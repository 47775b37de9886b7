import { expect, test } from "vitest";
import { createGazetteer } from "#app/modules/places/db/gazetteer.server.ts";
import { places } from "#app/modules/places/db/places.js";
import type { GeocodeQuery } from "#app/platform/geo/geocoding.ts";
import { renderGazetteerModule } from "../../../workers/local/gazetteer.ts";

const gazetteer = createGazetteer(places);
const labels = (query: GeocodeQuery) => gazetteer.find(query).map((each) => each.label);

test("the embedded table matches the script's output for the package", () => {
  const table = renderGazetteerModule();
  expect(table).toContain(`export const places = \`${places}\``);
  expect(places.split("\n").length).toBeGreaterThan(24_000);
});

const found: [string, GeocodeQuery, string[]][] = [
  ["a city", { city: "Hamburg", country: "DE" }, ["Hamburg, DE"]],
  ["a country in lower case", { city: "Sarajevo", country: "ba" }, ["Sarajevo, BA"]],
  ["a local name", { city: "München", country: "DE" }, ["Munich, DE"]],
  ["a name without umlauts", { city: "Koln", country: "DE" }, ["Köln, DE"]],
  ["a transcribed umlaut", { city: "Duesseldorf", country: "DE" }, ["Düsseldorf, DE"]],
  ["a transcribed local name", { city: "Muenchen", country: "DE" }, ["Munich, DE"]],
  ["the diacritics as written", { city: "Münster", country: "DE" }, ["Münster, DE"]],
  ["a name with its qualifier", { city: "Freiburg im Breisgau", country: "DE" }, ["Freiburg, DE"]],
  ["a district after a dash", { city: "Hamburg-Altona", country: "DE" }, ["Hamburg, DE"]],
  [
    "the beginning of two names",
    { city: "Frankfurt", country: "DE" },
    ["Frankfurt am Main, DE", "Frankfurt (Oder), DE"],
  ],
  ["two places of one name", { city: "Senden", country: "DE" }, ["Senden, DE", "Senden, DE"]],
  ["one of many by its region", { city: "Springfield", region: "il", country: "US" }, ["Springfield, IL, US"]],
  ["a region in the line", { line1: "1600 Main St, Springfield, IL 62701", country: "US" }, ["Springfield, IL, US"]],
  ["the city in a free line", { line1: "Mühlenkamp 44, 22303 Hamburg", country: "DE" }, ["Hamburg, DE"]],
  ["lines of a letter", { line1: "Poststr. 5\n20354 Hamburg\nDeutschland", country: "DE" }, ["Hamburg, DE"]],
];

test.each(found)("finds %s", (_, query, expected) => {
  expect(labels(query)).toEqual(expected);
});

const missing: [string, GeocodeQuery][] = [
  ["an unknown name", { city: "Nirgendwo", country: "DE" }],
  ["a city of another country", { city: "Sarajevo", country: "DE" }],
  ["an unknown country", { city: "Hamburg", country: "ZZ" }],
  ["a country that is not one", { city: "Hamburg", country: "#DE" }],
  ["a street alone", { line1: "Mühlenkamp 44", country: "DE" }],
  ["nothing", { country: "DE" }],
  ["signs only", { city: "***", country: "DE" }],
];

test.each(missing)("finds nothing for %s", (_, query) => {
  expect(labels(query)).toEqual([]);
});

test("a point is the city's", () => {
  const [hamburg] = gazetteer.find({ city: "Hamburg", country: "DE" });
  expect(hamburg).toMatchObject({ precision: "city", point: { longitude: 9.993, latitude: 53.551 } });
});
