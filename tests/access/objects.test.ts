import { env } from "cloudflare:workers";
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { emptyCounts } from "#app/modules/imports/model/import.ts";
import { defaultDesign } from "#app/modules/labels/model/default-design.fields.ts";
import { DEFAULT_SHOP_SETTINGS } from "#app/modules/shops/model/shop-settings.ts";
import { permissions } from "#app/platform/access/permissions.ts";
import * as schema from "#app/platform/db/schema.ts";
import type { Endpoint } from "#app/platform/http/endpoint.server.ts";
import { addressOf, calls as allCalls, openNames } from "#tests/api/calls.ts";
import { createPlausibleInput, createRandomSource } from "#tests/api/malformed.ts";
import { createTestWorkspace, type TestWorkspace } from "#tests/worker/workspace.ts";

// Somebody else's objects look exactly like objects that there are not: on every path of the API that names one.

/** The column behind a path's parameter; `id` and `number` depend on their path. */
const columnOfName: Readonly<Record<string, string>> = {
  plan_id: "plans.id",
  route_id: "routes.id",
  stop_id: "stops.id",
  shipment_id: "shipments.id",
  import_id: "imports.id",
  address_id: "addresses.id",
  agent_id: "agents.id",
  document_id: "order_documents.id",
  event_id: "webhook_deliveries.event_id",
  message_id: "customer_messages.id",
  hash: "message_suppressions.contact_hash",
  order_id: "shop_orders.id",
  "/api/agent-billing": "agent_receipts.number",
  "/api/alerts": "alert_rules.id",
  "/api/billing": "invoices.number",
  "/api/carriers": "connections.id",
  "/api/collections": "collection_receipts.number",
  "/api/connected-apps": "access_tokens.id",
  "/api/deposits": "deposits.number",
  "/api/fleet": "attendance.id",
  "/api/members": "memberships.user_id",
  "/api/orders": "orders.number",
  "/api/packages": "package_templates.id",
  "/api/payment-runs": "payment_runs.number",
  "/api/requests": "api_requests.id",
  "/api/shipments": "shipments.number",
  "/api/slots": "slot_claims.id",
  "/api/checkout": "slot_claims.id",
  "/api/shipping-labels": "label_designs.id",
  "/api/views": "saved_views.id",
  "/api/webhooks": "webhook_endpoints.id",
  "/api/integrations": "shops.id",
  "/api/workspaces": "accounts.id",
};

/** Parameters that name a place within an object. */
const within: Readonly<Record<string, string>> = { version: "1", row: "1" };

const unknown = { id: "0190ffff-ffff-7fff-8fff-ffffffffffff", number: "WB-99999999" };

function columnOf({ url: path }: Endpoint, name: string): string {
  const [, , list = ""] = path.split("/");
  // Most lists are of the table that has their name.
  return columnOfName[name] ?? columnOfName[`/api/${list}`] ?? `${list.replaceAll("-", "_")}.id`;
}

const snakeName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The column with the owner of a row. */
const owners = ["account_id", "carrier_account_id"];

const place = JSON.stringify({
  kind: "address",
  address: { line1: "Weg 1", postalCode: "9494", city: "Schaan", country: "LI" },
  point: { longitude: 9.5, latitude: 47.1 },
});
const outline = [
  [
    [9.5, 47.1],
    [9.6, 47.1],
    [9.6, 47.2],
    [9.5, 47.1],
  ],
];

/** What a column holds that is read as more than any text: enough for its row to be answered. */
const held: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...[
        "tags",
        "functions",
        "options",
        "issues",
        "mapping",
        "columns",
        "tracking_events",
        "opening_hours",
        "filters",
      ],
      ...["allowed_vehicle_types", "prohibited_vehicles", "allowed_agents", "shipping_method_ids", "location_ids"],
    ].map((field) => [field, "[]"]),
  ),
  ...Object.fromEntries(["permissions", "locations", "addresses"].map((field) => [`access_tokens.${field}`, "[]"])),
  "roles.permissions": `["orders"]`,
  ...Object.fromEntries(["members", "roles", "phones"].map((field) => [`alert_rules.${field}`, "[]"])),
  ...{ "alert_rules.audience": "owner", "alert_rules.digest": "at_once", "alert_rules.events": `["plan.failed"]` },
  "alert_rules.channels": `["mail"]`,
  "webhook_deliveries.state": "waiting",
  ...{ "webhook_endpoints.size": "fat", "webhook_endpoints.signing": "v1" },
  "message_settings.settings": JSON.stringify({ events: {} }),
  "webhook_endpoints.events": "[]",
  "webhook_endpoints.secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  ...{ "shops.platform": "shopify", "shops.state": "active", "shops.sign_in": "keys" },
  "shops.settings": JSON.stringify(DEFAULT_SHOP_SETTINGS),
  "shops.offer": JSON.stringify({
    name: "Shop",
    currency: "EUR",
    methods: [],
    locations: [],
    gateways: [],
    statuses: [],
  }),
  "shop_log.kind": "created",
  "deposits.kind": "cash",
  ...{
    "custom_fields.noun": "order",
    "custom_fields.key": "floor",
    "custom_fields.kind": "text",
    "custom_fields.choices": "[]",
  },
  "equipment.type": "other",
  "bank_rules.booked_to": "bank_charges",
  "apps.redirects": '["https://a.example.test/back"]',
  "apps.webhook_events": "[]",
  "checkout_keys.sites": '["https://a.example.test"]',
  ...{ "embeds.dashboard": "all", "embeds.sites": '["https://a.example.test"]' },
  "automation_rules.definition": JSON.stringify({
    ...{ schedule: { every: "daily", time: "05:30" }, delay_minutes: 0, duration_minutes: 60, auto_confirm: false },
    ...{ attendance: "scheduled", shipment_types: [], teams: [], merchants: [], customers: [], shipping_methods: [] },
  }),
  "automation_runs.state": "skipped",
  ...{ "reports.source": "orders", "reports.definition": JSON.stringify({ columns: [], filters: [], format: "csv" }) },
  "recurring_orders.schedule": JSON.stringify({ every: "daily", time: "05:30" }),
  ...{ "recurring_orders.exceptions": "[]", "recurring_orders.starts_on": "2026-11-23" },
  ...{ tax_treatment: "standard", paid_method: "transfer", priority: "medium" },
  ...{ currency: "EUR", timezone: "UTC", source: place, destination: place, place },
  ...{ start_at: "2026-11-23T08:00", end_at: "2026-11-23T18:00", date: "2026-11-23" },
  address: JSON.stringify({ line1: "Weg 1", postalCode: "9494", city: "Schaan", country: "LI" }),
  geometry: JSON.stringify({ type: "Polygon", coordinates: outline }),
  design: JSON.stringify(defaultDesign),
  document: JSON.stringify({ routes: [], unassigned: [] }),
  requirements: JSON.stringify({ vehicleTypes: [], vehicleOptions: [], allowedAgents: [], prohibitedVehicles: [] }),
  counts: JSON.stringify(emptyCounts),
};

/** The owner is a member already, with a person, and the account has its secret; the books take nothing that does not add up, and no path names a transfer. */
const unmade = ["memberships", "account_secrets", "ledger_transfers", "period_locks"];

/** A row of every table that belongs to an account: enough to be found, if anybody looked without the account. */
async function oneOfEach(accountId: string): Promise<void> {
  for (const table of Object.values(schema)) {
    if (!is(table, SQLiteTable)) continue;
    const { name, columns } = getTableConfig(table);
    const fields = columns.map((column) => ({ column, field: snakeName(column.name) }));
    const owned = fields.find(({ field }) => owners.includes(field))?.field;
    if (!owned || unmade.includes(name)) continue;
    const given = fields.filter(({ column, field }) => !column.generated && (column.notNull || field === "id"));
    const values = given.map(({ column, field }) => {
      if (field === owned) return accountId;
      if (field === "id" || field.endsWith("_id")) return crypto.randomUUID();
      const isText = column.getSQLType() === "text";
      const known = held[`${name}.${field}`] ?? held[field];
      if (isText && known) return known;
      if (field === "number") return isText ? "WB-77000001" : 77_000_001;
      return isText ? "{}" : 1;
    });
    const names = given.map(({ field }) => `"${field}"`).join();
    await env.DB.prepare(`insert into "${name}" (${names}) values (${given.map(() => "?").join()})`)
      .bind(...values)
      .run();
  }
}

/** Rows whose path names two of them: the one belongs to the other. */
async function joined(accountId: string): Promise<void> {
  const endpoint = "(select id from webhook_endpoints where account_id = ?1)";
  await env.DB.prepare(`update webhook_deliveries set endpoint_id = ${endpoint} where account_id = ?1`)
    .bind(accountId)
    .run();
  const order = "(select id from orders where account_id = ?1)";
  await env.DB.prepare(`update recurring_orders set order_id = ${order} where account_id = ?1`).bind(accountId).run();
  const route = "(select id from routes where account_id = ?1)";
  await env.DB.prepare(`update stops set route_id = ${route} where account_id = ?1`).bind(accountId).run();
  const shop = "(select id from shops where account_id = ?1)";
  await env.DB.prepare(`update shop_orders set shop_id = ${shop} where account_id = ?1`).bind(accountId).run();
}

/** The column with the owner of a row, where it is not `account_id`. */
const ownerColumns: Readonly<Record<string, string>> = { connections: "carrier_account_id", accounts: "id" };
const ownerOf = (table: string) => ownerColumns[table] ?? "account_id";

/** A value of the account for each parameter of a path, or the column in which nothing was found. */
async function namesOf(call: Endpoint, accountId: string): Promise<Map<string, string>> {
  const named = [...call.url.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const found = new Map<string, string>();
  for (const name of named.filter((each) => !call.words[each])) {
    const [table, column] = columnOf(call, name).split(".");
    const value = table
      ? await env.DB.prepare(`select ${column} as v from ${table} where ${ownerOf(table)} = ?`)
          .bind(accountId)
          .first<string>("v")
      : null;
    const given = within[name] ?? value;
    if (given) found.set(name, given);
    else throw new Error(`${call.method} ${call.url}: nothing stands for {${name}} in ${table ?? "this test"}`);
  }
  return found;
}

const unknownFor = (call: Endpoint) => (name: string) =>
  within[name] ?? (columnOf(call, name).endsWith("number") ? unknown.number : unknown.id);

/** The response to a caller, without the requested names. */
async function getResponse(who: TestWorkspace, call: Endpoint, names: (name: string) => string): Promise<string> {
  const body = call.method === "GET" ? {} : { body: createPlausibleInput(call.input as never, createRandomSource(7)) };
  const answer = await who.fetch(addressOf(call, names), { method: call.method, ...body });
  const text = (await answer.text()).replace(/"request_id":"[^"]+"/, "");
  const named = openNames(call).map(names);
  return `${answer.status} ${named.reduce((left, name) => left.replaceAll(name, "…"), text)}`;
}

/** A month is no object: every account has each of them. */
const notObjects = ["module", "month"];

const calls = allCalls.filter((call) => openNames(call).some((name) => !notObjects.includes(name)));

test("another account's objects look unknown on every path that names one", async () => {
  const owner = await createTestWorkspace();
  const stranger = await createTestWorkspace();
  await oneOfEach(owner.account.id);
  await joined(owner.account.id);
  const wrong: string[] = [];
  for (const call of calls) {
    const names = await namesOf(call, owner.account.id);
    const theirs = await getResponse(stranger, call, (name) => names.get(name) ?? "");
    const nobodys = await getResponse(stranger, call, unknownFor(call));
    if (theirs !== nobodys || theirs.startsWith("5")) wrong.push(`${call.method} ${call.url}: ${theirs} — ${nobodys}`);
    if (call.method !== "GET") continue;
    if (!theirs.startsWith("404")) wrong.push(`GET ${call.url}: ${theirs}`);
    const own = await getResponse(owner, call, (name) => names.get(name) ?? "").catch((error) => `crash ${error}`);
    if (!own.startsWith("200")) wrong.push(`GET ${call.url} finds nothing for its owner: ${own}`);
  }
  console.log(
    `${calls.length} calls that name an object × a stranger: ${wrong.length} reveal more than for an unknown one`,
  );
  expect(wrong).toEqual([]);
}, 300_000);

test("orders, shipments, plans and routes of other locations look unknown to a limited member", async () => {
  const owner = await createTestWorkspace();
  await oneOfEach(owner.account.id);
  const member = await createTestWorkspace({ member: owner, permissions: [...permissions] });
  const assigned = { accountId: owner.account.id, userId: member.userId, locationId: crypto.randomUUID() };
  await owner.scope.db.insert(schema.membershipLocations).values(assigned);
  const placed = calls.filter(({ url }) => /^\/api\/(orders|shipments|plans|routes)\//.test(url));
  const wrong: string[] = [];
  for (const call of placed) {
    const names = await namesOf(call, owner.account.id);
    const theirs = await getResponse(member, call, (name) => names.get(name) ?? "");
    const nobodys = await getResponse(member, call, unknownFor(call));
    if (theirs !== nobodys || theirs.startsWith("5")) wrong.push(`${call.method} ${call.url}: ${theirs} — ${nobodys}`);
  }
  console.log(
    `${placed.length} calls × a member of another location: ${wrong.length} reveal more than for an unknown one`,
  );
  expect(wrong).toEqual([]);
}, 300_000);
