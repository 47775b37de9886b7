import { expect, test } from "vitest";
import { locationCatalogue } from "#app/modules/places/commands/locations.server.ts";
import type { Box } from "#app/platform/geo/zone-geometry.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

async function readArea(who: TestWorkspace): Promise<Box | null> {
  const answer = await who.fetch("/map-area");
  expect(answer.headers.get("Cache-Control")).toContain("private");
  return (await answer.json<{ area: Box | null }>()).area;
}

const contains = ([west, south, east, north]: Box, longitude: number, latitude: number) =>
  west <= longitude && longitude <= east && south <= latitude && latitude <= north;

async function addLocation({ scope }: TestWorkspace, name: string, longitude: number, latitude: number) {
  const address = { line1: "Street 1", city: "Sarajevo", country: "BA" };
  const made = await locationCatalogue.create.execute(scope, { name, address, longitude, latitude });
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
}

test("an empty map shows the account's country, then the surroundings of its locations", async () => {
  const owner = await createTestWorkspace({ country: "BA" });
  const country = await readArea(owner);
  expect(country && contains(country, 18.41, 43.86)).toBe(true);
  expect(country && contains(country, 13.4, 52.5)).toBe(false);
  await addLocation(owner, "Sarajevo", 18.4, 43.8);
  const area = await readArea(owner);
  expect(area && contains(area, 18.4, 43.8)).toBe(true);
  expect(area && contains(area, 17.8, 43.3)).toBe(false);
  await addLocation(owner, "Mostar", 17.8, 43.3);
  const both = await readArea(owner);
  expect(both && contains(both, 18.4, 43.8) && contains(both, 17.8, 43.3)).toBe(true);
});

test("other accounts' locations, and those a member may not see, do not affect the map", async () => {
  const owner = await createTestWorkspace({ country: "BA" });
  await addLocation(owner, "Sarajevo", 18.4, 43.8);
  const stranger = await createTestWorkspace({ country: "DE" });
  const area = await readArea(stranger);
  expect(area && contains(area, 10, 51)).toBe(true);
  expect(area && contains(area, 18.4, 43.8)).toBe(false);
});
