import { expect, test } from "vitest";
import { countries } from "#app/platform/money/countries.ts";
import { countryFacts } from "#app/platform/money/country-facts.ts";

test("every country has a three-letter code, a dial code and a location", () => {
  expect(countryFacts.map(({ code }) => code)).toEqual(countries);
  expect(new Set(countryFacts.map(({ code3 }) => code3)).size).toBe(countries.length);
  for (const { code, code3, dialCode, latitude, longitude } of countryFacts) {
    expect(code3, code).toMatch(/^[A-Z]{3}$/);
    expect(dialCode, code).toMatch(/^[1-9]\d{0,2}$/);
    expect(Math.abs(latitude), code).toBeLessThan(90);
    expect(Math.abs(longitude), code).toBeLessThan(180);
  }
});

test.for([
  ["LI", "LIE", "423", 47, 9.5],
  ["DE", "DEU", "49", 51, 10.5],
  ["US", "USA", "1", 37, -96],
  ["AU", "AUS", "61", -25, 134],
  ["PN", "PCN", "64", -25, -130],
] as const)("%s is %s with dial code %s", ([code, code3, dialCode, latitude, longitude]) => {
  const found = countryFacts.find((each) => each.code === code);
  expect(found).toMatchObject({ code3, dialCode });
  expect(Math.hypot((found?.latitude ?? 0) - latitude, (found?.longitude ?? 0) - longitude)).toBeLessThan(3);
});
