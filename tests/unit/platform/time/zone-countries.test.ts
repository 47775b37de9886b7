import { expect, test } from "vitest";
import { guessCountry } from "#app/platform/time/zone-countries.ts";

test.each([
  ["Europe/Vaduz", ["en-US"], "LI"],
  ["Europe/Berlin", ["en-US", "en"], "DE"],
  ["America/Chicago", ["de-DE"], "US"],
  // No country has this zone: the language decides.
  ["UTC", ["de-AT", "en"], "AT"],
  ["UTC", ["en"], ""],
  ["UTC", ["no language", "fr-CA"], "CA"],
  ["Nowhere/At_All", [], ""],
])("in %s with %j the country is %s", (zone, languages, country) => {
  expect(guessCountry(zone, languages)).toBe(country);
});
