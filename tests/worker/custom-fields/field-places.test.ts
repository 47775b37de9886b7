import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readRulesScreen } from "#app/modules/automation/commands/view-rules.server.ts";
import { readCustomFieldsScreen } from "#app/modules/custom-fields/commands/view-custom-fields.server.ts";
import { purgeRemovedFields } from "#app/modules/custom-fields/db/removed-fields.server.ts";
import { customers } from "#app/modules/customers/db/customers.tables.ts";
import { purgeOrderFields } from "#app/modules/orders/db/edit.writes.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { readReportScreen } from "#app/modules/reports/commands/view-report.server.ts";
import { readHandovers } from "#app/modules/shipments/db/handovers.reads.server.ts";
import { readManagedOrder } from "#app/modules/tracking/commands/manage-view.server.ts";
import { setOwnFields } from "#app/modules/tracking/commands/set-own-fields.server.ts";
import { createCustomerScope, findOrder } from "#app/modules/tracking/db/customer-order.reads.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { createDepot, createOrderDraft } from "#tests/factories/orders.ts";
import { callApiAs, createDeliveredOrders } from "../billed.ts";
import { createMerchant } from "../merchants.ts";
import { fetchData } from "../webhooks.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

interface Made {
  id: string;
  number: string;
}

async function addField(who: TestWorkspace, field: object): Promise<string> {
  return (await fetchData<{ id: string }>(who, "/api/custom-fields", { noun: "order", name: "Own", ...field })).id;
}

async function addOrder(who: TestWorkspace, locationId: string, draft: object): Promise<Made> {
  return fetchData<Made>(who, "/api/orders", {
    ...createOrderDraft(1, { source: { location_id: locationId } }),
    ...draft,
  });
}

async function readOrderMetadata(who: TestWorkspace, number: string): Promise<object> {
  const found = await fetchData<{ order: { metadata: object } }>(who, `/api/orders/${number}`);
  return found.order.metadata;
}

test("a customer changes what is for customers to change, by its kind, until the delivery", async () => {
  const mine = await createTestWorkspace();
  const locationId = await createDepot(mine.scope);
  const shown = { for_customers: true, customers_change: true };
  await addField(mine, { key: "cellar", kind: "choice", choices: ["Lift", "Stairs"], ...shown });
  await addField(mine, { key: "crates", kind: "number", unit: "pieces", ...shown });
  await addField(mine, { key: "seen", kind: "text", for_customers: true });
  const made = await addOrder(mine, locationId, { metadata: { cellar: "Lift", seen: "x", erp: "7" } });
  const order = await findOrder(mine.scope.db, made.number);
  const scope = order && (await createCustomerScope(mine.scope, order, "de"));
  if (!order || !scope) throw new Error("no order");
  expect((await readManagedOrder(scope, order)).own).toMatchObject({
    fields: [{ key: "cellar" }, { key: "crates" }],
    metadata: { cellar: "Lift" },
  });
  const change = (texts: Record<string, string>) => setOwnFields.execute({ scope, number: made.number }, { texts });
  expect(await change({ "metadata.cellar": "Ladder" })).toMatchObject({
    failure: { code: "invalid_fields", fields: { "metadata.cellar": [{ code: "custom_field_choice" }] } },
  });
  const typed = { "metadata.cellar": "", "metadata.crates": "2,5", "metadata.seen": "y", "metadata.erp": "8" };
  expect(await change(typed)).toMatchObject({ ok: true, value: { effect: "filled" } });
  expect(await readOrderMetadata(mine, made.number)).toEqual({ seen: "x", erp: "7", crates: "2.5" });
});

test("drivers see fields of the shipment, its orders and their customers, the same once", async () => {
  const mine = await createTestWorkspace();
  const locationId = await createDepot(mine.scope);
  await addField(mine, { noun: "customer", key: "ring", kind: "yes_no", name: "Ring twice", for_driver: true });
  await addField(mine, { key: "cold", kind: "number", unit: "°C", for_driver: true });
  const { id } = await addOrder(mine, locationId, { metadata: { cold: "4" } });
  const isMine = eq(customers.accountId, mine.scope.account.id);
  await mine.scope.db
    .update(customers)
    .set({ metadata: { ring: "yes" } })
    .where(isMine);
  const stored = { orders: [id], shipment_type: 3 };
  const { shipments } = await fetchData<{ shipments: { shipment_id: string }[] }>(mine, "/api/shipments/store", stored);
  const shipment = shipments[0]?.shipment_id ?? "";
  expect((await readHandovers(mine.scope, [shipment])).get(shipment)?.fields).toEqual([
    { name: "Own", nameDe: null, kind: "number", value: "4", unit: "°C" },
    { name: "Ring twice", nameDe: null, kind: "yes_no", value: "yes" },
  ]);
});

test("rules and reports filter by a field that is a filter, and no other", async () => {
  const mine = await createTestWorkspace();
  await addField(mine, { key: "cellar", kind: "choice", choices: ["Lift"], name: "Cellar", in_filter: true });
  await addField(mine, { key: "erp", kind: "text" });
  const page = (path: string) => ({ url: new URL(`https://waybill.test${path}`), params: {}, language: "en" });
  const rules = await readRulesScreen(mine.scope, page("/plans/rules"));
  const own = [{ key: "metadata.cellar", name: "Cellar", isChoice: true, isFilter: true }];
  const options = { "metadata.cellar": [{ value: "Lift", label: "Lift" }] };
  expect(rules).toMatchObject({ value: { ownFilters: own, conditions: options } });
  const report = await readReportScreen(mine.scope, { ...page("/analytics/reports/new"), params: { id: "new" } });
  expect(report).toMatchObject({ value: { ownFilters: own, options } });
  const condition = { field: "metadata.cellar", values: ["Lift"] };
  const actions = [{ type: "add_tag", tag: "lift" }];
  const rule = { name: "By lift", event: "order_created", conditions: [condition], actions };
  expect((await mine.fetch("/api/automation-rules", { body: rule })).status).toBe(201);
});

test("the search finds texts of the metadata, and the settings count how often a field is filled in", async () => {
  const mine = await createTestWorkspace();
  const stranger = await createTestWorkspace();
  const locationId = await createDepot(mine.scope);
  const fieldId = await addField(mine, { key: "po", kind: "text" });
  const emptyId = await addField(mine, { key: "p", kind: "text", name: "Empty" });
  const { id } = await addOrder(mine, locationId, { metadata: { po: "Zebrafink-77", gift: "yes" } });
  await addOrder(mine, locationId, { metadata: { po: "Other" } });
  await addOrder(stranger, await createDepot(stranger.scope), { metadata: { po: "Zebrafink-77" } });
  const found = await fetchData<{ orders: Made[] }>(mine, "/api/orders?search=zebrafink");
  expect(found.orders.map((order) => order.id)).toEqual([id]);
  const listed = await fetchData<{ custom_fields: object[] }>(mine, "/api/custom-fields");
  expect(listed.custom_fields).toMatchObject([
    { id: emptyId, filled: 0 },
    { id: fieldId, filled: 2 },
  ]);
  const screen = await readCustomFieldsScreen(mine.scope, { url: new URL("https://waybill.test/"), params: {} });
  expect(screen).toMatchObject({ value: { counts: { order: 2, customer: 0, shipment: 0 } } });
});

test("values of a removed field are kept for 30 days, and for good where it is there again", async () => {
  const mine = await createTestWorkspace();
  const locationId = await createDepot(mine.scope);
  const days = (count: number) => mine.scope.ports.clock.now() + count * 86_400_000;
  const purge = (at: number) =>
    commit(
      mine.scope.db,
      [purgeOrderFields, purgeRemovedFields].flatMap((each) => each(mine.scope.db, at)),
    );
  const gone = await addField(mine, { key: "gone", kind: "text" });
  const back = await addField(mine, { key: "back", kind: "text" });
  const { number } = await addOrder(mine, locationId, { metadata: { gone: "1", back: "2", free: "3" } });
  for (const id of [gone, back])
    expect((await mine.fetch(`/api/custom-fields/${id}`, { method: "DELETE" })).status).toBe(200);
  await addField(mine, { key: "back", kind: "text" });
  await purge(days(29));
  expect(await readOrderMetadata(mine, number)).toEqual({ gone: "1", back: "2", free: "3" });
  await purge(days(31));
  await purge(days(31));
  expect(await readOrderMetadata(mine, number)).toEqual({ back: "2", free: "3" });
  const later = await addOrder(mine, locationId, { metadata: { gone: "new" } });
  await purge(days(61));
  expect(await readOrderMetadata(mine, later.number)).toEqual({ gone: "new" });
});

test("a field for invoices stands below its order, in the merchant's language, and others do not", async () => {
  const carrier = await createTestWorkspace();
  await addField(carrier, { key: "purchase_order", name: "Purchase order", kind: "text", on_invoice: true });
  await addField(carrier, { key: "wine", name: "Wine", kind: "number", on_label: true });
  const merchantId = await createMerchant(carrier, { billing: { country: "BA", language: "en" } });
  const [first] = await createDeliveredOrders(carrier, merchantId);
  const metadata = { purchase_order: "PO-4711", wine: "12" };
  await carrier.scope.db
    .update(orders)
    .set({ metadata })
    .where(eq(orders.id, first?.orderId ?? ""));
  const made = await callApiAs(carrier, "billing/invoices/generate", { pending: [`${merchantId}:EUR`] });
  const number = Object(made.data).documents[0].number;
  const csv = await (await carrier.fetch(`/api/billing/invoices/${number}/file?format=csv`)).text();
  const lines = csv.split(/\r?\n/);
  const at = lines.findIndex((line) => line.includes("Purchase order: PO-4711"));
  expect(lines[at - 1]).toContain(first?.number);
  expect(csv.match(/PO-4711/g)).toHaveLength(1);
  expect(csv).not.toContain("Wine");
});
