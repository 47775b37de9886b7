import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { readCustomFields } from "#app/modules/custom-fields/db/custom-fields.server.ts";
import { exportCustomers } from "#app/modules/customers/commands/export-customers.server.ts";
import { buildLabelData } from "#app/modules/labels/commands/build-label-data.server.ts";
import { readLabelOrders } from "#app/modules/labels/db/label-orders.reads.server.ts";
import { listOrders } from "#app/modules/orders/commands/list/list-orders.server.ts";
import { viewOrder } from "#app/modules/orders/commands/page/view-order.server.ts";
import { readPreview } from "#app/modules/reports/commands/preview-report.server.ts";
import { fixReport, listUnknownParts } from "#app/modules/reports/commands/report-query.server.ts";
import { readHandovers } from "#app/modules/shipments/db/handovers.reads.server.ts";
import { createDepot, createOrderDraft } from "#tests/factories/orders.ts";
import { fetchData } from "../webhooks.ts";
import { createAccessToken, createTestWorkspace, type TestWorkspace } from "../workspace.ts";

interface Refused {
  errors: Record<string, string[]>;
}

const cellar = {
  ...{ noun: "order", key: "cellar", name: "Cellar access", name_de: "Kellerzugang", kind: "choice" },
  in_form: true,
};
const choices = ["Stairs", "Lift"];

async function refuse(answer: Response): Promise<unknown> {
  return [answer.status, (await answer.json<Refused>()).errors];
}

async function createWith(who: TestWorkspace, locationId: string, metadata: object): Promise<Response> {
  const draft = createOrderDraft(1, { source: { location_id: locationId } });
  return who.fetch("/api/orders", { body: { ...draft, metadata } });
}

test("a field is made, checked by its kind, asked of people alone, and seen by the driver", async () => {
  const mine = await createTestWorkspace();
  const locationId = await createDepot(mine.scope);
  const made = { ...cellar, choices, required: true, for_driver: true };
  await fetchData(mine, "/api/custom-fields", made);
  expect(await refuse(await mine.fetch("/api/custom-fields", { body: { ...made, name: "Other" } }))).toMatchObject([
    422,
    { key: [expect.any(String)] },
  ]);
  expect((await mine.fetch("/api/custom-fields", { body: { ...made, noun: "shipment" } })).status).toBe(201);

  expect(await refuse(await createWith(mine, locationId, {}))).toEqual([422, { "metadata.cellar": ["Required"] }]);
  expect(await refuse(await createWith(mine, locationId, { cellar: "Ladder" }))).toEqual([
    422,
    { "metadata.cellar": ["One of Stairs, Lift"] },
  ]);
  const good = await createWith(mine, locationId, { cellar: "Lift", other: "free" });
  const { data: order } = await good.json<{ data: { id: string; number: string } }>();
  expect(good.status).toBe(201);
  const change = (metadata: object) =>
    mine.fetch(`/api/orders/${order.number}/metadata`, { method: "PUT", body: { metadata, version: 1 } });
  expect(await refuse(await change({ cellar: "" }))).toEqual([422, { "metadata.cellar": ["Required"] }]);
  const bulk = { mode: "update", orders: [{ number: order.number, metadata: { cellar: "Ladder" } }] };
  expect(await fetchData(mine, "/api/orders/bulk", bulk)).toMatchObject({
    refused: [{ errors: { "metadata.cellar": ["One of Stairs, Lift"] } }],
  });

  const token = await createAccessToken(mine, { name: "ERP", access: "full" });
  const program = async (metadata: object) => {
    const body = JSON.stringify({ ...createOrderDraft(2, { source: { location_id: locationId } }), metadata });
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    return (await exports.default.fetch("https://waybill.test/api/orders", { method: "POST", body, headers })).status;
  };
  expect([await program({}), await program({ cellar: "Ladder" })]).toEqual([201, 422]);

  const stored = { orders: [order.id], shipment_type: 3 };
  const { shipments } = await fetchData<{ shipments: { shipment_id: string }[] }>(mine, "/api/shipments/store", stored);
  const id = shipments[0]?.shipment_id ?? "";
  expect((await readHandovers(mine.scope, [id])).get(id)?.fields).toEqual([
    { name: "Cellar access", nameDe: "Kellerzugang", kind: "choice", value: "Lift" },
  ]);
  expect(await viewOrder(mine.scope, { params: { number: order.number } })).toMatchObject({
    value: { customFields: [{ key: "cellar" }], actions: { metadata: true } },
  });
});

test("customers see a field that is for them behind their link, never by the number alone; the label has its own line", async () => {
  const mine = await createTestWorkspace();
  const locationId = await createDepot(mine.scope);
  await fetchData(mine, "/api/custom-fields", { ...cellar, choices, for_customers: true, on_label: true });
  await fetchData(mine, "/api/custom-fields", { noun: "order", key: "code", name: "Cost center", kind: "text" });
  const shipmentField = { noun: "shipment", key: "x", name: "X", kind: "text", for_customers: true };
  expect(await refuse(await mine.fetch("/api/custom-fields", { body: shipmentField }))).toMatchObject([
    422,
    { for_customers: [expect.any(String)] },
  ]);
  const made = await createWith(mine, locationId, { cellar: "Lift", code: "4711" });
  const { number } = (await made.json<{ data: { number: string } }>()).data;
  const [printed] = await readLabelOrders(mine.scope, [number]);
  if (!printed) throw new Error("no order");
  const track = async (query: string) => {
    const answer = await exports.default.fetch(`https://waybill.test/api/track/${number}${query}`);
    return (await answer.json<{ data: { order: { custom_fields?: object } } }>()).data.order;
  };
  expect((await track(`?t=${printed.trackingToken}`)).custom_fields).toEqual([{ name: "Cellar access", text: "Lift" }]);
  expect(JSON.stringify(await track(""))).not.toMatch(/Lift|Cellar|4711/);
  const customFields = await readCustomFields(mine.scope, "order");
  const printing = {
    language: "de",
    findOrigin: () => "https://waybill.test",
    at: 0,
    logo: false,
    customFields,
  } as const;
  expect(buildLabelData(mine.scope, [printed], printing)[0]?.fields.custom_fields).toBe("Kellerzugang: Lift");
});

test("a key stays, another account's fields look unknown and bind nobody else", async () => {
  const mine = await createTestWorkspace();
  const stranger = await createTestWorkspace();
  const { id } = await fetchData<{ id: string }>(mine, "/api/custom-fields", { ...cellar, choices, required: true });
  const put = (who: TestWorkspace, body: object) => who.fetch(`/api/custom-fields/${id}`, { method: "PUT", body });
  expect(await refuse(await put(mine, { ...cellar, choices, key: "lift", version: 1 }))).toMatchObject([
    422,
    { key: [expect.any(String)] },
  ]);
  expect((await put(stranger, { ...cellar, choices, version: 1 })).status).toBe(404);
  expect((await put(mine, { ...cellar, choices: ["Lift"], version: 1 })).status).toBe(200);
  expect((await put(mine, { ...cellar, choices, version: 1 })).status).toBe(409);
  const theirs = await createWith(stranger, await createDepot(stranger.scope), { cellar: "Ladder" });
  expect(theirs.status).toBe(201);
});

test("a customer's and a shipment's fields are checked too", async () => {
  const mine = await createTestWorkspace();
  await fetchData(mine, "/api/custom-fields", { noun: "customer", key: "since", name: "Since", kind: "date" });
  const ada = { type: 1, first_name: "Ada", last_name: "Weber", phone: "+38761234567" };
  expect(
    await refuse(await mine.fetch("/api/customers", { body: { ...ada, metadata: { since: "1.2.2026" } } })),
  ).toEqual([422, { "metadata.since": [expect.any(String)] }]);
  expect((await mine.fetch("/api/customers", { body: { ...ada, metadata: { since: "2026-02-01" } } })).status).toBe(
    201,
  );
});

test("a file of customers has a column for each field, in the reader's language, numbers as numbers", async () => {
  const mine = await createTestWorkspace();
  const fields = [
    { key: "since", name: "Since", name_de: "Seit", kind: "date" },
    { key: "level", name: "Level", name_de: "Stufe", kind: "number" },
  ];
  for (const field of fields) await fetchData(mine, "/api/custom-fields", { noun: "customer", ...field });
  const ada = { type: 1, first_name: "Ada", last_name: "Weber", phone: "+38761234567" };
  await fetchData(mine, "/api/customers", { ...ada, metadata: { since: "2026-02-01", level: "2.5", erp: "77" } });
  const file = (language: string) => {
    const url = new URL("https://waybill.test/customers/export?format=csv&columns=name,metadata.since,metadata.level");
    return exportCustomers(mine.scope, { url, language });
  };
  const lines = async (language: string) => {
    const made = await file(language);
    if (!made.ok) throw new Error(made.failure.code);
    return (await new Response(made.value.body).text())
      .replace(/^\uFEFF/, "")
      .trim()
      .split(/\r?\n/);
  };
  const [english, german] = [await lines("en"), await lines("de")];
  expect(english[0]).toMatch(/,Since,Level$/);
  expect(english[1]).toMatch(/,2026-02-01,2\.5$/);
  expect(german[0]).toMatch(/;Seit;Stufe$/);
  expect(german[1]).toMatch(/;2,5$/);
});

test("lists have a column and a filter for each field, which views keep and reports know", async () => {
  const mine = await createTestWorkspace();
  const locationId = await createDepot(mine.scope);
  await fetchData(mine, "/api/custom-fields", { ...cellar, choices, in_list: true, in_filter: true });
  const gift = { noun: "order", key: "gift", name: "Gift", kind: "yes_no" };
  await fetchData(mine, "/api/custom-fields", { ...gift, in_list: true });
  await fetchData(mine, "/api/custom-fields", { noun: "order", key: "hidden", name: "Hidden", kind: "text" });
  const lift = await (await createWith(mine, locationId, { cellar: "Lift", gift: "yes" })).json<{
    data: { id: string };
  }>();
  await createWith(mine, locationId, { cellar: "Stairs" });
  const list = async (query: string, language: string) => {
    const read = await listOrders(mine.scope, { url: new URL(`https://waybill.test/orders?${query}`), language });
    if (!read.ok) throw new Error(read.failure.code);
    return read.value;
  };
  const found = await list("filters[metadata.cellar][]=Lift", "de");
  expect(found.rows.map(({ id }) => id)).toEqual([lift.data.id]);
  expect(found.own).toEqual([
    {
      ...{ key: "metadata.cellar", name: "Kellerzugang", isChoice: true, isColumn: true, isFilter: true },
      texts: { [lift.data.id]: "Lift" },
    },
    {
      ...{ key: "metadata.gift", name: "Gift", isChoice: true, isColumn: true, isFilter: false },
      texts: { [lift.data.id]: "ja" },
    },
  ]);
  expect(found.options["metadata.cellar"]).toEqual(choices.map((each) => ({ value: each, label: each })));
  // A filter by a key without a field is shown too.
  expect((await list("filters[metadata.erp][]=1", "en")).own.at(-1)).toMatchObject({
    key: "metadata.erp",
    name: "erp",
    isFilter: true,
  });

  const asked = { format: "csv", columns: ["metadata.cellar"], filters: { "metadata.cellar": ["Lift"] } };
  const { url } = await fetchData<{ url: string }>(mine, "/api/orders/export", asked);
  const lines = (await (await mine.fetch(url)).text()).trim().split(/\r?\n/);
  expect(lines.map((line) => line.replace(/^\uFEFF/, ""))).toEqual(["Cellar access", "Lift"]);

  const view = { module: "orders", name: "By lift", columns: ["number", "metadata.cellar"], sort: "" };
  const filters = [{ field: "metadata.cellar", values: ["Lift"] }];
  await fetchData(mine, "/api/views", { ...view, filters });
  expect((await list("", "en")).views).toMatchObject([{ columns: ["number", "metadata.cellar"], filters }]);

  const definition = { source: "orders" as const, columns: ["number", "metadata.cellar"], filters: [] };
  expect(await listUnknownParts(mine.scope, definition)).toEqual([]);
  expect(await listUnknownParts(mine.scope, { ...definition, columns: ["metadata.attic"] })).toEqual(["columns"]);
  expect(await readPreview(mine.scope, definition, "de")).toMatchObject({
    header: [expect.any(String), "Kellerzugang"],
  });
  const fixed = await fixReport(mine.scope, { ...definition, columns: [] }, 0);
  expect(fixed.columns).toEqual(expect.arrayContaining(["number", "metadata.cellar", "metadata.gift"]));
});
