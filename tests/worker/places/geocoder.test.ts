import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createAppContext } from "#workers/environment.ts";

test("inside workerd the embedded gazetteer answers without a network", async () => {
  const { geocoder } = createAppContext(env, () => {}).ports;
  const found = await geocoder.locateAll([
    { line1: "Mühlenkamp 44", postalCode: "22303", city: "Hamburg", country: "DE" },
    { city: "Nirgendwo", country: "DE" },
    { city: "Frankfurt", country: "DE" },
  ]);
  expect(found.map((each) => each.length)).toEqual([1, 0, 2]);
  expect(found[0]?.[0]).toMatchObject({ precision: "city", label: "Hamburg, DE" });
});
