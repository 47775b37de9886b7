import { expect, test } from "vitest";
import { readRowsScreen } from "#app/modules/analytics/commands/list-rows.server.ts";
import { viewDashboard } from "#app/modules/analytics/commands/view-dashboard.server.ts";
import { buildRowsAddress } from "#app/modules/analytics/model/dashboard-view.ts";
import { viewHome } from "#app/modules/home/commands/view-home.server.ts";
import { locationCatalogue } from "#app/modules/places/commands/locations.server.ts";
import { shippingMethodCatalogue } from "#app/modules/pricing/commands/shipping-methods.server.ts";
import { runMoves } from "#app/modules/shipments/db/move.writes.server.ts";
import { createShipments } from "#app/modules/shipments/db/shipment.writes.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { routeTable } from "#app/route-table.ts";
import { getLockReason } from "#app/ui/shell/navigation.ts";
import { createAgent, seedTestOrders } from "#tests/factories/orders.ts";
import { connectMerchant, createConnectedPair } from "../merchants.ts";
import { setTimeTo } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

// A merchant has the figures of its own orders, and nothing of its carrier's work.

async function order(shop: TestWorkspace, method: string): Promise<string> {
  const address = { line1: "Am Deich 1", city: "Hamburg", country: "DE", postal_code: "20095" };
  const place = {
    name: `Shop ${crypto.randomUUID()}`,
    address,
    longitude: 9.99,
    latitude: 53.55,
    functions: [1, 2, 3, 4],
  };
  const made = await locationCatalogue.create.execute(shop.scope, place);
  const answer = await shop.fetch("/api/orders", {
    body: {
      source: { location_id: made.ok ? made.value.id : "" },
      destination: { address, point: { longitude: 10.01, latitude: 53.556 } },
      customer: { first_name: "Ada", last_name: "Lund", phone: "+49 40 1234567" },
      packages: [{ quantity: 1, weight: 1.5 }],
      ...{ units: "metric", shipping_method_id: method },
      delivery_schedule: { from: "2026-11-23T08:00", to: "2026-11-23T16:00" },
    },
  });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return (await answer.json<{ data: { id: string } }>()).data.id;
}

/** A carrier with orders of two merchants and its own; one of each is delivered. */
async function work() {
  setTimeTo("2026-11-23T07:00:00Z");
  const { carrier, shop, merchantId } = await createConnectedPair();
  const rival = await createTestWorkspace({ kind: "merchant", country: "DE", timezone: "Europe/Berlin" });
  await connectMerchant(carrier, rival, { name: "Nordlicht" });
  const fee = { name: "Standard", type: 1, currency: "EUR", base_fee: "5.90" };
  const method = await shippingMethodCatalogue.create.execute(carrier.scope, fee);
  const methodId = method.ok ? method.value.id : "";
  const ids = [await order(shop, methodId), await order(shop, methodId), await order(rival, methodId)];
  const [own] = await seedTestOrders(carrier.scope, 1);
  const shipped = await createShipments(carrier.scope, [...ids, own?.id ?? ""]);
  await commit(carrier.scope.db, shipped.statements);
  const agentId = await createAgent(carrier.scope);
  const of = (at: number) => shipped.created.find(({ orderId }) => orderId === ids[at])?.shipmentId ?? "";
  await runMoves(carrier.scope, [
    { id: of(0), action: "assign", agentId },
    { id: of(1), action: "assign", agentId },
  ]);
  await runMoves(carrier.scope, [{ id: of(0), action: "dropoff" }]);
  return { carrier, shop, rival, merchantId, agentId, methodId };
}

async function view(who: TestWorkspace, name: string, query = "") {
  const found = await viewDashboard(who.scope, name, new URL(`https://waybill.test/?${query}`));
  if (!found.ok) throw new Error(found.failure.code);
  return found.value;
}

test("a merchant's dashboards count its own orders at once, and every number opens them", async () => {
  const { carrier, shop, rival, agentId, methodId } = await work();
  for (const [who, orders] of [
    [shop, 2],
    [rival, 1],
    [carrier, 4],
  ] as const) {
    const { figures } = await view(who, "orders", "from=2026-11-01&to=2026-11-30");
    expect(figures.find(({ name }) => name === "orders")?.value).toBe(orders);
  }
  for (const name of ["overview", "orders"] as const) {
    const shown = await view(shop, name, "from=2026-11-01&to=2026-11-30");
    expect(shown).toMatchObject({ shown: ["overview", "orders"], hasReports: false, choices: {} });
    expect(shown.figures.map(({ subject }) => subject)).not.toContain("route");
    for (const chart of shown.charts)
      for (const bar of chart.bars)
        for (const count of chart.counts) {
          if (!bar.values[count]) continue;
          const address = buildRowsAddress("/rows", shown, { ...chart, count, key: bar.key });
          const rows = await readRowsScreen(shop.scope, { url: new URL(address, "https://waybill.test"), params: {} });
          expect([address, rows]).toMatchObject([address, { ok: true, value: { total: bar.values[count] } }]);
        }
    const text = JSON.stringify(shown);
    for (const id of [agentId, methodId, rival.account.id]) expect(text).not.toContain(id);
  }
  const { ignored } = await view(shop, "orders", `agent=${agentId}`);
  expect(ignored).toEqual(["agent"]);
});

test("pages of the carrier's work, reports and the API of figures stay closed to merchants", async () => {
  const { shop } = await work();
  const lock = (path: string) => {
    const row = routeTable.find((each) => each.path === path);
    return row && getLockReason(row, shop.account);
  };
  const file = async (path: string) => (await shop.fetch(`${path}/export?format=csv`)).status;
  for (const name of ["overview", "orders"]) {
    expect([name, lock(`/analytics/dashboards/${name}`)]).toEqual([name, null]);
    expect([name, await file(`/analytics/dashboards/${name}`)]).toEqual([name, 200]);
  }
  for (const name of ["fleet", "otif", "arriving_otif", "windows", "shipments"]) {
    expect([name, lock(`/analytics/dashboards/${name}`)]).toEqual([name, "common:shell.subscribe"]);
    expect([name, await file(`/analytics/dashboards/${name}`)]).toEqual([name, 404]);
  }
  expect(await file("/analytics/rows")).toBe(200);
  expect(lock("/analytics/reports")).toBe("common:shell.restricted");
  for (const path of ["/api/analytics/measures", "/api/analytics/measures/orders?by=agent", "/api/reports"])
    expect([path, (await shop.fetch(path)).status]).toEqual([path, 403]);
});

test("a merchant's home counts the orders that its dashboard counts", async () => {
  const { shop, rival } = await work();
  for (const who of [shop, rival]) {
    const home = await viewHome(who.scope);
    if (!home.ok) throw new Error("home can be read");
    const due = Object.values(home.value.orders?.counts ?? {}).reduce((sum, n) => sum + n, 0);
    const { figures } = await view(who, "orders", "from=2026-11-23&to=2026-11-23");
    expect(due).toBe(figures.find(({ name }) => name === "orders")?.value);
  }
});
