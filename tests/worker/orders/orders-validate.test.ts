import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readCandidates, readValidation } from "#app/modules/orders/commands/validate/read-validation.server.ts";
import { validateLocations } from "#app/modules/orders/commands/validate/validate-locations.server.ts";
import { orderEvents, orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { outbox } from "#app/platform/db/messages.tables.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { createTestWorkspace } from "../workspace.ts";

const altona = { longitude: 9.935, latitude: 53.55 };

test("many drafts leave Draft in one batch: by the pin, else as they were found, each with its event", async () => {
  const { scope } = await createTestWorkspace();
  const [pinned, found, lost, placed] = await seedTestOrders(scope, 4, (at) => ({
    issues: at === 3 ? [] : ["geocoding_inaccurate"],
    draft: at === 2 ? { destination: { address: { line1: "Nowhere 1", country: "BA" } } } : {},
  }));
  const stranger = await createTestWorkspace();
  const [foreign] = await seedTestOrders(stranger.scope, 1, () => ({ issues: ["geocoding_no_results"] }));
  const requested = {
    orders: [
      { id: pinned?.id, point: altona },
      { id: found?.id },
      { id: lost?.id },
      { id: placed?.id },
      { id: foreign?.id },
    ],
  };
  const answer = await validateLocations.execute(scope, requested);
  expect(answer).toMatchObject({
    ok: true,
    value: {
      succeeded: [pinned?.id, found?.id],
      refused: [
        { id: lost?.id, code: "point_missing" },
        { id: placed?.id, code: "illegal_transition" },
        { id: foreign?.id, code: "not_found" },
      ],
    },
  });
  const row = await scope.db.query.orders.findFirst({ where: eq(orders.id, pinned?.id ?? "") });
  expect(row).toMatchObject({
    status: orderStatuses.code.ready,
    issues: [],
    version: 2,
    destination: { point: altona },
  });
  expect(await scope.db.$count(orderEvents, eq(orderEvents.type, "updated"))).toBe(2);
  expect(await scope.db.$count(outbox, eq(outbox.topic, "order.status_changed"))).toBe(1);
  expect(await validateLocations.execute(scope, { orders: [{ id: pinned?.id }] })).toMatchObject({
    value: { refused: [{ code: "illegal_transition" }] },
  });
});

test("a pin for another version of the order loses the race; points outside the world are refused", async () => {
  const { scope, fetch } = await createTestWorkspace();
  const [draft] = await seedTestOrders(scope, 1, () => ({ issues: ["geocoding_multiple_results"] }));
  const stale = { orders: [{ id: draft?.id, version: 7, point: altona }] };
  expect(await (await fetch("/api/orders/validate-locations", { body: stale })).json()).toMatchObject({
    data: { refused: [{ code: "lost_race" }] },
  });
  const outside = { orders: [{ id: draft?.id, point: { longitude: 200, latitude: 0 } }] };
  expect((await fetch("/api/orders/validate-locations", { body: outside })).status).toBe(422);
});

test("candidates of an order are the geocoder's; a limited member without the order's places sees none", async () => {
  const owner = await createTestWorkspace();
  const [draft] = await seedTestOrders(owner.scope, 1, () => ({
    issues: ["geocoding_multiple_results"],
    draft: { destination: { address: { line1: "Hauptstraße 1", city: "Frankfurt", country: "DE", postal_code: "1" } } },
  }));
  const path = `/api/orders/${draft?.number}/candidates`;
  const answer = await (await owner.fetch(path)).json();
  expect(answer).toMatchObject({ data: { candidates: [{ precision: "city" }, { precision: "city" }] } });
  const scope = { ...owner.scope, locations: [crypto.randomUUID()] };
  const url = new URL("https://waybill.test/");
  expect(await readCandidates(scope, { params: { number: draft?.number }, url })).toMatchObject({ ok: false });
  expect(await readValidation(scope, { params: {}, url })).toMatchObject({ value: { orders: [] } });
  expect(await readValidation(owner.scope, { params: {}, url })).toMatchObject({
    value: { orders: [{ id: draft?.id }] },
  });
  expect(await validateLocations.execute(scope, { orders: [{ id: draft?.id }] })).toMatchObject({
    value: { refused: [{ code: "not_found" }] },
  });
});

test("a return is confirmed at its customer's end: the source; the end that is certain keeps its point", async () => {
  const who = await createTestWorkspace();
  const { scope } = who;
  const address = { line1: "Hauptstraße 1", city: "Frankfurt", country: "DE", postal_code: "1" };
  const depot = { line1: "Depot 1", city: "Mostar", country: "BA" };
  const made = await who.fetch("/api/orders", {
    body: {
      kind: "return",
      source: { address },
      destination: { address: depot, point: altona },
      customer: { first_name: "Ana", last_name: "Ilić", phone: "+38763111222" },
      packages: [{ name: "Box", quantity: 1 }],
    },
  });
  const { data }: { data: { number: string } } = await made.json();
  expect(made.status, JSON.stringify(data)).toBe(201);
  const url = new URL("https://waybill.test/");
  const page = await readValidation(scope, { params: {}, url });
  expect(page).toMatchObject({ value: { orders: [{ number: data.number, uncertain: ["source"] }] } });
  const pin = { longitude: 8.6821, latitude: 50.1109 };
  const confirmed = await who.fetch(`/api/orders/${data.number}/validate-location`, {
    body: { version: 1, source_point: pin },
  });
  expect(confirmed.status, await confirmed.clone().text()).toBe(200);
  const row = await scope.db.query.orders.findFirst({ where: eq(orders.number, data.number) });
  expect(row).toMatchObject({
    status: orderStatuses.code.ready,
    issues: [],
    placeIssues: { source: [], destination: [] },
    source: { point: pin },
    destination: { point: altona },
  });
});
