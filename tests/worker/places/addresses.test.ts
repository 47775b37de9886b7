import { expect, test } from "vitest";
import { assessGeocoding } from "#app/modules/orders/model/order.rules.ts";
import { findAddressChoices } from "#app/modules/tracking/commands/address-choices.server.ts";
import type { SuggestedAddress } from "#app/platform/geo/geocoding.ts";
import { isConfidentMatch } from "#app/platform/geo/geocoding.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import { putRegion } from "../tiny-region.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

async function ask(workspace: TestWorkspace, query: string) {
  const answer = await workspace.fetch(`/api/addresses?${query}`);
  const { data }: { data?: { addresses: SuggestedAddress[] } } = await answer.json();
  return { status: answer.status, lines: data?.addresses.map(({ line1, city }) => `${line1}, ${city}`) };
}

test("suggests addresses while typing and names the house at a pin; rejects invalid input with a reason", async () => {
  await putRegion();
  const workspace = await createTestWorkspace();
  expect((await ask(workspace, "text=Ulica%201")).lines).toContain("Ulica 1, Mostar");
  expect(await ask(workspace, "text=U")).toEqual({ status: 200, lines: [] });
  expect(await ask(workspace, "")).toEqual({ status: 200, lines: [] });
  expect((await ask(workspace, `text=${"x".repeat(5000)}`)).status).toBe(200);
  expect((await ask(workspace, "near=43.37001,17.60001")).lines).toEqual(["Ulica 1, Mostar"]);
  // In the fields, and in the lake.
  expect((await ask(workspace, "near=43.41,17.65")).lines).toEqual([]);
  expect((await ask(workspace, "near=0,0")).lines).toEqual([]);
  expect((await ask(workspace, "near=here")).status).toBe(422);
  const stranger = await workspace.fetch("/api/addresses?text=Ulica", { headers: { cookie: "" } });
  expect([401, 419]).toContain(stranger.status);
});

test("a house on a merely similar street requires confirmation", () => {
  const point = { longitude: 9.52, latitude: 47.14 };
  const similar = { label: "Haldenweg 2", point, precision: "address", reasons: ["other_street"] } as const;
  const slip = { ...similar, reasons: ["spelling"] } as const;
  expect(assessGeocoding([similar]).issues).toEqual(["geocoding_inaccurate"]);
  expect(assessGeocoding([slip]).issues).toEqual([]);
  expect([isConfidentMatch(similar), isConfidentMatch(slip), isConfidentMatch({ ...slip, precision: "city" })]).toEqual(
    [false, true, false],
  );
});

test("shows a customer the candidates for an address that is not found, with the reason", async () => {
  await putRegion();
  const { scope } = await createTestWorkspace();
  const address = { line1: "Trg 4", city: "Mostar", country: "BA" };
  const destination: PlaceSnapshot = { kind: "address", address, point: null };
  const choices = async (written: object) => {
    const shown = await findAddressChoices(scope, { destination }, { address: { ...address, ...written } });
    return shown?.suggestions.map(({ line1, reasons }) => [line1, ...(reasons ?? [])]) ?? null;
  };
  // Known, and as it was: nothing to choose.
  expect(await choices({ line1: "Ulica 1" })).toBeNull();
  expect(await choices({ directions: "Ring twice" })).toBeNull();
  expect(await choices({ line1: "Ulyza 1" })).toContainEqual(["Ulica 1", "other_street"]);
  expect(await choices({ line1: "Bez imena 9", city: "Nigdjezemska" })).toBeNull();
});
