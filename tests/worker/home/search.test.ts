import { expect, test } from "vitest";
import { findPageRoute } from "#app/find-route.ts";
import { createCustomer } from "#app/modules/customers/commands/save-customer.server.ts";
import { agentCatalogue } from "#app/modules/fleet/commands/agents.server.ts";
import { teamCatalogue } from "#app/modules/fleet/commands/teams.server.ts";
import { vehicleCatalogue } from "#app/modules/fleet/commands/vehicles.server.ts";
import { membershipLocations } from "#app/modules/identity/db/members.tables.ts";
import { createItem } from "#app/modules/inventory/commands/save-item.server.ts";
import { picklists } from "#app/modules/inventory/db/stock.tables.ts";
import { picklistStatuses } from "#app/modules/inventory/model/stock.enums.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { locationCatalogue } from "#app/modules/places/commands/locations.server.ts";
import { permissions } from "#app/platform/access/permissions.ts";
import { type SearchHit, type SearchKind, type SearchResponse, searchKinds } from "#app/platform/lists/search-kinds.ts";
import { createPlanWorld, createTestPlan } from "#tests/factories/plans.ts";
import { createConnectedPair, createMerchant } from "../merchants.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

async function find(who: TestWorkspace, text: string): Promise<SearchHit[]> {
  const answer = await who.fetch(`/search?q=${encodeURIComponent(text)}`);
  expect(answer.status, text).toBe(200);
  const { hits }: SearchResponse = await answer.json();
  return hits;
}

const kindsOf = (hits: readonly SearchHit[]): SearchKind[] => [...new Set(hits.map(({ kind }) => kind))];

/** One of everything, each with a text that finds it and nothing else. */
async function stocked(owner: TestWorkspace) {
  const { scope } = owner;
  const world = await createPlanWorld(scope, { shipments: 3, agents: 1 });
  const plan = await createTestPlan(scope, world);
  const made = [
    await createCustomer.execute(scope, { type: 2, business_name: "Quillwerk", phone: "+38763777001" }),
    await createItem.execute(scope, { sku: "LAMP-9", barcode: "4006381333931", name: "Xenon lamp", units: "metric" }),
    await agentCatalogue.create.execute(scope, {
      name: "Zorica Vuk",
      phone: "+38763777002",
      functions: ["deliveries"],
    }),
    await vehicleCatalogue.create.execute(scope, { plate_number: "QX-404-ZZ", type: 3 }),
    await teamCatalogue.create.execute(scope, { name: "Nightjar" }),
    await locationCatalogue.create.execute(scope, {
      name: "Kiosk Ypsilon",
      address: { line1: "Street 1", city: "Sarajevo", country: "BA" },
      longitude: 18.4,
      latitude: 43.8,
    }),
  ];
  for (const each of made) if (!each.ok) throw new Error(JSON.stringify(each.failure));
  await createMerchant(owner, { name: "Woolworks", email: "hello@woolworks.example" });
  await scope.db.insert(picklists).values({
    id: crypto.randomUUID(),
    accountId: owner.account.id,
    name: "Wave 77",
    status: picklistStatuses.code.pending,
    orderCount: 1,
    itemCount: 1,
    createdAt: 0,
  });
  return { world, plan };
}

test("every kind opens below a screen of the route table", () => {
  for (const { screen } of searchKinds) expect(findPageRoute(screen), screen).toBeDefined();
});

test("finds objects by number, name, phone and reference, only within the account", async () => {
  const owner = await createTestWorkspace();
  await stocked(owner);
  const [order] = await find(owner, "Ulica 1");
  const [shipment] = (await find(owner, "Hodžić")).filter(({ kind }) => kind === "shipment");
  const [plan] = await find(owner, "Monday");
  const texts: [text: string, kind: SearchKind][] = [
    [order?.label ?? "", "order"],
    [(order?.label ?? "").slice(3), "order"],
    ["+387 63 210 001", "order"],
    ["Mari", "order"],
    [shipment?.label ?? "", "shipment"],
    [(shipment?.label ?? "").toLowerCase(), "shipment"],
    ["quill", "customer"],
    ["063 777 001", "customer"],
    ["xenon", "item"],
    ["LAMP-9", "item"],
    ["4006381333931", "item"],
    ["mon", "plan"],
    [plan?.detail ?? "", "plan"],
    ["wave 77", "picklist"],
    ["zorica", "agent"],
    ["063 777 002", "agent"],
    ["qx-404", "vehicle"],
    ["nightj", "team"],
    ["ypsilon", "location"],
    ["woolw", "merchant"],
    ["hello@woolworks", "merchant"],
  ];
  for (const [text, kind] of texts) expect(kindsOf(await find(owner, text)), text).toContain(kind);
  expect(new Set(texts.map(([, kind]) => kind))).toEqual(new Set(searchKinds.map(({ kind }) => kind)));
  const stranger = await createTestWorkspace();
  for (const [text] of texts) expect(await find(stranger, text), text).toEqual([]);
});

test("no text is a fault: short, long, quotes, wildcards, signs of the search's own language", async () => {
  const owner = await createTestWorkspace();
  await stocked(owner);
  const texts = ["", "a", "WB", '"', '""" OR "', "%", "_%_", "'; --", "NEAR(a b)", "a*", "\u0000\u0001abc", "(union)"];
  for (const text of [...texts, "x".repeat(500), "🚚🚚🚚", "ß".repeat(90)])
    expect(await find(owner, text)).toEqual(expect.any(Array));
  expect(await find(owner, "%")).toEqual([]);
  // SQLite refuses patterns of more than 50 bytes; lists look without patterns.
  for (const list of [
    "members",
    "audit-log",
    "plans",
    "agents",
    "locations",
    "customers",
    "items",
    "orders",
    "shipments/deliveries",
  ])
    for (const text of ["ß".repeat(90), "%_%"]) {
      const answer = await owner.fetch(`/api/${list}?search=${encodeURIComponent(text)}`);
      expect(answer.status, `${list} ${text}`).toBe(200);
    }
});

test("a hit needs the right to its screen, and a limited member's location", async () => {
  const owner = await createTestWorkspace();
  const { world } = await stocked(owner);
  const plans = await createTestWorkspace({ member: owner, permissions: ["plans"] });
  expect(kindsOf(await find(plans, "monday"))).toEqual(["plan"]);
  expect(await find(plans, "Ulica")).toEqual([]);
  const elsewhere = await createTestWorkspace({ member: owner, permissions: [...permissions] });
  const at = (member: TestWorkspace, locationId: string) =>
    owner.scope.db
      .insert(membershipLocations)
      .values({ accountId: owner.account.id, userId: member.userId, locationId });
  await at(elsewhere, crypto.randomUUID());
  for (const text of ["Ulica", "Monday", "wave"]) expect(await find(elsewhere, text), text).toEqual([]);
  // Customers belong to no location.
  expect(kindsOf(await find(elsewhere, "Hodžić"))).toEqual(["customer"]);
  const here = await createTestWorkspace({ member: owner, permissions: [...permissions] });
  await at(here, world.locationId);
  await owner.scope.db.update(orders).set({ sourceLocationId: world.locationId });
  expect(kindsOf(await find(here, "Monday"))).toEqual(["plan"]);
  expect(kindsOf(await find(here, "Hodžić"))).toContain("shipment");
});

test("a merchant's portal finds its own orders wherever they are worked, and nothing of the carrier", async () => {
  const { carrier, shop } = await createConnectedPair();
  await stocked(carrier);
  for (const text of ["Ulica", "Monday", "zorica", "quill"]) expect(await find(shop, text), text).toEqual([]);
  const [hit] = await find(carrier, "Ulica 1");
  await carrier.scope.db.update(orders).set({ ownerAccountId: shop.account.id });
  expect((await find(shop, "Ulica 1")).map(({ kind, label }) => ({ kind, label }))).toContainEqual({
    kind: "order",
    label: hit?.label,
  });
  expect(kindsOf(await find(shop, hit?.label ?? ""))).toEqual(["order"]);
});

test("a two-letter word matches prefixes; a single letter beside other words is ignored", async () => {
  const owner = await createTestWorkspace();
  const made = await createCustomer.execute(owner.scope, {
    type: 1,
    first_name: "Minh",
    last_name: "Ng",
    phone: "+38763777009",
  });
  expect(made.ok).toBe(true);
  for (const text of ["Ng", "ng minh", "Ng M"]) expect(kindsOf(await find(owner, text)), text).toContain("customer");
  expect(kindsOf(await find(owner, "nh")), "not in the middle of a word").not.toContain("customer");
});
