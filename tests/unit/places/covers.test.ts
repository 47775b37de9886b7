import { expect, test } from "vitest";
import { checkCoverage, createCoverage, isPlaceCovered } from "#app/modules/places/model/coverage-check.ts";
import { createBoxZone } from "#tests/factories/zones.ts";

const harbour = createCoverage(
  [{ name: "Harbour", geometry: createBoxZone(9.9, 53.5, 10, 53.6) }],
  [{ country: "DE", codes: "22*" }],
);
const inside = { longitude: 9.95, latitude: 53.55 };
const outside = { longitude: 13.4, latitude: 52.5 };

test("a location is covered by an area that contains it or by its postal code", () => {
  expect(isPlaceCovered(harbour, { point: inside, country: "DE", postalCode: "99999" })).toBe(true);
  expect(isPlaceCovered(harbour, { point: outside, country: "DE", postalCode: "22303" })).toBe(true);
  expect(isPlaceCovered(harbour, { point: outside, country: "DE", postalCode: "10115" })).toBe(false);
  expect(isPlaceCovered(harbour, { point: outside, country: "AT", postalCode: "22303" })).toBe(false);
});

test("without coverage nothing is restricted", () => {
  expect(isPlaceCovered(undefined, { point: outside })).toBe(true);
  expect(isPlaceCovered(null, { point: null })).toBe(true);
});

test("an unknown location is neither inside nor outside", () => {
  expect(checkCoverage(harbour, { point: null, country: "DE", postalCode: "10115" })).toBe("unknown");
  expect(checkCoverage(harbour, { point: outside, country: "DE" })).toBe("unknown");
  expect(checkCoverage(harbour, { point: outside, country: "AT" })).toBe("outside");
  const codes = createCoverage([], [{ country: "DE", codes: "22*" }]);
  expect(checkCoverage(codes, { point: null, country: "DE", postalCode: "10115" })).toBe("outside");
  expect(checkCoverage(createCoverage([], []), { point: inside, country: "DE" })).toBe("outside");
});
