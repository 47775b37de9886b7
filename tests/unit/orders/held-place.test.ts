import { expect, test } from "vitest";
import { findHeldPlaceFault, type HeldPlace } from "#app/modules/orders/model/slot-claim.ts";

const vaduz = { latitude: 47.141, longitude: 9.521 };
const near = { latitude: 47.165, longitude: 9.51 };
const far = { latitude: 47.37, longitude: 8.54 };

const fault = (place: HeldPlace | undefined, address: HeldPlace, point = near as typeof near | null) =>
  findHeldPlaceFault(
    { point: vaduz, serviceMinutes: null, weight: 0, volume: 0, parcels: 1, ...(place && { place }) },
    { address, point },
  );

test.each([
  ["the same code", { postalCode: "9490" }, { postalCode: "FL-9490" }, near, null],
  ["written apart", { postalCode: "SW1A 1AA" }, { postalCode: "sw1a1aa" }, far, null],
  ["another code nearby", { postalCode: "9490" }, { postalCode: "9494" }, near, "postal_code"],
  ["no code, nearby", { city: "Vaduz" }, { city: "Schaan", postalCode: "9494" }, near, null],
  ["no code, far away", { city: "Vaduz" }, { city: "Zürich" }, far, "line1"],
  ["no code, no point", { city: "Vaduz" }, { city: "vaduz" }, null, null],
  ["another town, no point", { city: "Vaduz" }, { city: "Schaan" }, null, "city"],
  ["held before addresses were kept", undefined, { postalCode: "9494" }, near, null],
  ["held before addresses were kept, far away", undefined, { postalCode: "8000" }, far, "line1"],
])("%s", (_, place, address, point, expected) => {
  expect(fault(place, address, point)).toBe(expected);
});
