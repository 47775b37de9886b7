import { expect, test } from "vitest";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { locationCatalogue } from "#app/modules/places/commands/locations.server.ts";
import { coverageAreas } from "#app/modules/places/db/zones.tables.ts";
import { shippingMethodCatalogue } from "#app/modules/pricing/commands/shipping-methods.server.ts";
import { createConnectedPair } from "../merchants.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const near = {
  address: { line1: "Lange Reihe 2", city: "Hamburg", country: "DE", postal_code: "20099" },
  point: { longitude: 10.01, latitude: 53.556 },
};
const far = {
  address: { line1: "Leopoldstraße 1", city: "München", country: "DE", postal_code: "80802" },
  point: { longitude: 11.58, latitude: 48.16 },
};
const customer = { first_name: "Ada", last_name: "Lund", phone: "+49 40 1234567" };

async function depotOf({ scope }: TestWorkspace): Promise<string> {
  const address = { line1: "Am Deich 1", city: "Hamburg", country: "DE", postal_code: "20095" };
  const place = { name: "Depot", address, longitude: 9.99, latitude: 53.55, functions: [1, 2, 3, 4] };
  const made = await locationCatalogue.create.execute(scope, place);
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  return made.value.id;
}

/** A method that goes to postal codes beginning with 20 only. */
async function localMethod({ scope }: TestWorkspace): Promise<string> {
  const made = await shippingMethodCatalogue.create.execute(scope, {
    name: "Local",
    type: 1,
    currency: "EUR",
    base_fee: "5.90",
  });
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  await scope.db.insert(coverageAreas).values({
    accountId: scope.account.id,
    ownerKind: "shipping_method",
    ownerId: made.value.id,
    zones: [],
    areas: [],
    postalCodes: [{ country: "DE", codes: "20095-20999" }],
  });
  return made.value.id;
}

async function ask(who: TestWorkspace, path: string, body: object, method = "POST") {
  const answer = await who.fetch(path, { body, method });
  const json: { data?: never; code?: string; errors?: Record<string, string[]> } = await answer.json();
  return { status: answer.status, ...json };
}

const sentence = "This shipping method does not cover the destination.";

test("an order does not go where its method does not, however it is made or changed", async () => {
  const mine = await createTestWorkspace({ country: "DE", timezone: "Europe/Berlin" });
  const [location_id, local] = [await depotOf(mine), await localMethod(mine)];
  const draft = { source: { location_id }, customer, packages: [{}] };
  const refused = { status: 422, errors: { shipping_method_id: [sentence] } };
  expect(await ask(mine, "/api/orders", { ...draft, destination: far, shipping_method_id: local })).toMatchObject(
    refused,
  );

  const made = await ask(mine, "/api/orders", { ...draft, destination: near, shipping_method_id: local });
  const { number } = made.data as unknown as { number: string };
  const moved = await ask(mine, `/api/orders/${number}/locations`, { destination: far, version: 1 }, "PUT");
  expect(moved).toMatchObject({ status: 422, errors: { "destination.address": [sentence] } });
  const bulk = (order: object) => ask(mine, "/api/orders/bulk", { mode: "update", orders: [{ number, ...order }] });
  expect(await bulk({ destination: far })).toMatchObject({
    data: { refused: [{ errors: { shipping_method_id: [sentence] } }] },
  });
  expect(await bulk({ destination: { ...near, point: { longitude: 10.02, latitude: 53.55 } } })).toMatchObject({
    data: { refused: [], succeeded: [{ number }] },
  });

  const away = await ask(mine, "/api/orders", { ...draft, destination: far, without_carrier: true });
  const other = away.data as unknown as { id: string; number: string };
  expect(
    await ask(mine, "/api/orders/bulk", {
      mode: "update",
      orders: [{ number: other.number, shipping_method_id: local }],
    }),
  ).toMatchObject({ data: { refused: [{ errors: { shipping_method_id: [sentence] } }] } });
  const given = await ask(mine, "/api/orders/assign-carrier", { orders: [other.id], shipping_method_id: local });
  expect(given).toMatchObject({ data: { succeeded: [], refused: [{ id: other.id, code: "method_not_covering" }] } });
});

test("a portal's order follows its carrier's coverage, is offered its methods, and shows its fees", async () => {
  const { carrier, shop } = await createConnectedPair();
  const [location_id, local] = [await depotOf(shop), await localMethod(carrier)];
  const draft = { source: { location_id }, customer, packages: [{}] };
  const order = (destination: object) => ({ ...draft, destination, shipping_method_id: local });
  expect(await ask(shop, "/api/orders", order(far))).toMatchObject({ errors: { shipping_method_id: [sentence] } });
  expect(await ask(shop, "/api/orders", order(near))).toMatchObject({ status: 201 });
  const { packages, source } = draft;
  const requested = { shipping_method_id: local, source, destination: near, packages };
  expect(await ask(shop, "/api/orders/estimate", requested)).toMatchObject({
    status: 200,
    data: { currency: "EUR", delivered: { total: "5.90" } },
  });
  // The portal may name a place that its carrier gave it.
  const given = await depotOf(carrier);
  await carrier.scope.db.update(merchants).set({ locationIds: [given] });
  const fromTheirs = await ask(shop, "/api/orders/estimate", { ...requested, source: { location_id: given } });
  expect(fromTheirs).toMatchObject({ status: 200 });
  const stranger = await createTestWorkspace({ kind: "merchant", country: "DE" });
  const theirs = { ...requested, source: near };
  expect(await ask(stranger, "/api/orders/estimate", theirs)).toMatchObject({ status: 422 });
});
