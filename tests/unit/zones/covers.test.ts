import { expect, test } from "vitest";
import { coverageFrom, coverOf, covers } from "#app/modules/places/model/covers.ts";
import { boxZone } from "#tests/factories/zones.ts";

const harbour = coverageFrom(
  [{ name: "Harbour", geometry: boxZone(9.9, 53.5, 10, 53.6) }],
  [{ country: "DE", codes: "22*" }],
);
const inside = { longitude: 9.95, latitude: 53.55 };
const outside = { longitude: 13.4, latitude: 52.5 };

test("a place is covered by an area that holds it or by its postal code", () => {
  expect(covers(harbour, { point: inside, country: "DE", postalCode: "99999" })).toBe(true);
  expect(covers(harbour, { point: outside, country: "DE", postalCode: "22303" })).toBe(true);
  expect(covers(harbour, { point: outside, country: "DE", postalCode: "10115" })).toBe(false);
  expect(covers(harbour, { point: outside, country: "AT", postalCode: "22303" })).toBe(false);
});

test("no coverage restricts nothing", () => {
  expect(covers(undefined, { point: outside })).toBe(true);
  expect(covers(null, { point: null })).toBe(true);
});

test("what is not known yet is neither inside nor outside", () => {
  expect(coverOf(harbour, { point: null, country: "DE", postalCode: "10115" })).toBe("unknown");
  expect(coverOf(harbour, { point: outside, country: "DE" })).toBe("unknown");
  expect(coverOf(harbour, { point: outside, country: "AT" })).toBe("outside");
  const codes = coverageFrom([], [{ country: "DE", codes: "22*" }]);
  expect(coverOf(codes, { point: null, country: "DE", postalCode: "10115" })).toBe("outside");
  expect(coverOf(coverageFrom([], []), { point: inside, country: "DE" })).toBe("outside");
});
