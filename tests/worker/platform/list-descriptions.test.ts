import { expect, test } from "vitest";
import { alertsSpec } from "#app/modules/alerts/screens/alerts.resource.tsx";
import { embedsSpec } from "#app/modules/analytics/screens/embeds.resource.tsx";
import { attendanceSpec } from "#app/modules/attendance/screens/attendance.resource.tsx";
import { historySpec } from "#app/modules/attendance/screens/history.resource.tsx";
import { createRunsSpec } from "#app/modules/automation/screens/runs.resource.tsx";
import { collectionsSpec } from "#app/modules/collections/screens/collections/collections.resource.tsx";
import { holdingsSpec } from "#app/modules/collections/screens/collections/holdings.resource.tsx";
import { receiptsSpec } from "#app/modules/collections/screens/receipts/receipts.resource.tsx";
import { createCustomFieldsSpec } from "#app/modules/custom-fields/screens/custom-fields.resource.tsx";
import { customersSpec } from "#app/modules/customers/screens/customers.resource.tsx";
import { agentCatalogue } from "#app/modules/fleet/commands/agents.server.ts";
import { agentsSpec } from "#app/modules/fleet/screens/agents.resource.tsx";
import { equipmentSpec } from "#app/modules/fleet/screens/equipment.resource.tsx";
import { teamsSpec } from "#app/modules/fleet/screens/teams.resource.tsx";
import { vehiclesSpec } from "#app/modules/fleet/screens/vehicles.resource.tsx";
import { accessTokensSpec } from "#app/modules/identity/screens/access-tokens/access-tokens.resource.tsx";
import { membersSpec } from "#app/modules/identity/screens/members.resource.tsx";
import { rolesSpec } from "#app/modules/identity/screens/roles.resource.tsx";
import { readPicklistsScreen } from "#app/modules/inventory/commands/view-picklists.server.ts";
import { itemsSpec } from "#app/modules/inventory/screens/items.resource.tsx";
import { picklistsSpec } from "#app/modules/inventory/screens/picklists.resource.tsx";
import { createBankRulesSpec } from "#app/modules/invoicing/screens/bank/bank-rules.resource.tsx";
import { balancesSpec } from "#app/modules/invoicing/screens/billing/pending.resource.tsx";
import { invoicesSpec } from "#app/modules/invoicing/screens/invoices/invoices.resource.tsx";
import { settlementsSpec } from "#app/modules/invoicing/screens/settlements/settlements.resource.tsx";
import { labelDesignsSpec } from "#app/modules/labels/screens/label-designs.resource.tsx";
import { listOrders } from "#app/modules/orders/commands/list/list-orders.server.ts";
import { ordersSpec } from "#app/modules/orders/screens/list/orders-list.resource.tsx";
import { packagesSpec } from "#app/modules/orders/screens/packages.resource.tsx";
import { recurringSpec } from "#app/modules/orders/screens/recurring/recurring.resource.tsx";
import { carriersSpec } from "#app/modules/partners/screens/carriers.resource.tsx";
import { merchantsSpec } from "#app/modules/partners/screens/merchants.resource.tsx";
import { agentReceiptsSpec } from "#app/modules/payouts/screens/agent-receipts.resource.tsx";
import { duesSpec } from "#app/modules/payouts/screens/dues.resource.tsx";
import { transactionsSpec } from "#app/modules/payouts/screens/transactions.resource.tsx";
import { locationsSpec } from "#app/modules/places/screens/locations.resource.tsx";
import type { planListDescription } from "#app/modules/planning/db/plan-list.reads.server.ts";
import { plansSpec } from "#app/modules/plans/screens/list/plans-list.resource.tsx";
import { shippingMethodsSpec } from "#app/modules/pricing/screens/shipping-methods.resource.tsx";
import { auditLogSpec } from "#app/modules/settings/screens/audit-log/audit-log.resource.tsx";
import { shipmentsSpec } from "#app/modules/shipments/screens/shipments-list.resource.tsx";
import { checkoutKeysSpec } from "#app/modules/slots/screens/checkout-keys.resource.tsx";
import { RECEIVER_URL } from "#app/modules/webhooks/model/webhook.ts";
import { webhooksSpec } from "#app/modules/webhooks/screens/webhooks.resource.tsx";
import type { ListField, ListFieldFilter } from "#app/platform/http/endpoint-definition.ts";
import type { ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import type { Filter, TableColumn } from "#app/ui/resource/resource-spec.ts";
import { addressOf, calls } from "#tests/api/calls.ts";
import { createPlanWorld } from "#tests/factories/plans.ts";
import { createRule } from "../automation.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

/** A value of a filter as its form is written. */
const values: Readonly<Record<ListFieldFilter["form"], string>> = {
  value: "fragile",
  text: "mostar",
  days: "between,2026-11-01,2026-12-31",
  number: "1,20",
  price: "EUR,5,20",
  flag: "1",
  entry: "red",
};

const formats: Readonly<Record<string, string>> = {
  id: "01932f4e-6c5a-7d3e-9a51-5b9c0e7a1f02",
  currency: "EUR",
  country: "LI",
  number: "2026",
};

/** Values that a filter takes: the first and last word and a code of an enumeration, else one. */
function listValues({ form, words, codes, format }: ListFieldFilter): string[] {
  if (words.length > 0) return [...words.slice(0, 1), ...words.slice(-1), ...codes.slice(0, 1).map(String)];
  return [formats[format ?? ""] ?? values[form]];
}

/** A value that cannot be read; none where any text can. */
function findNonsense({ form, words, format }: ListFieldFilter): string | null {
  if (
    form === "text" ||
    form === "entry" ||
    (form === "value" && words.length === 0 && (format === null || format === "text"))
  )
    return null;
  return "nonsense";
}

const operands: Readonly<Record<string, string>> = { not: "", currency: "EUR", gte: "5", gt: "5", lte: "20", lt: "20" };

/** The filter with each of its operators that bound it. */
function formatBounds(name: string, { form, operators }: ListFieldFilter): string {
  const bounds = operators.filter((operator) => operator !== "not");
  const operandOf = (operator: string) => (form === "days" ? "2026-11-25" : operands[operator]);
  return bounds.map((operator) => `${name}.${operator}=${operandOf(operator)}`).join("&");
}

interface Listed {
  path: string;
  fields: readonly ListField[];
  searches: boolean;
}

/** Every list of the API, with a callable path. */
const lists: readonly Listed[] = calls.flatMap((call) =>
  call.list ? [{ path: addressOf(call, () => "x"), fields: call.list.fields, searches: call.list.searches }] : [],
);

async function ask(workspace: TestWorkspace, path: string): Promise<{ status: number; fields: string[] }> {
  const answer = await workspace.fetch(path);
  const body: { errors?: Record<string, unknown> } = await answer.json();
  return { status: answer.status, fields: Object.keys(body.errors ?? {}) };
}

/** Lists of merchants are read by merchants. */
const ofMerchants = new Set(["/api/carriers"]);

test("every declared filter and sort of a list works, both ways; any other is rejected by name", async () => {
  const carrier = await createTestWorkspace();
  const merchant = await createTestWorkspace({ kind: "merchant" });
  const wrong: string[] = [];
  let requested = 0;
  const expects = async (who: TestWorkspace, path: string, status: number, fields: string[] = []) => {
    const answer = await ask(who, path);
    requested += 1;
    if (answer.status !== status || answer.fields.join() !== fields.join())
      wrong.push(`${path}: ${answer.status} ${answer.fields.join(", ")}`);
  };
  // Deliveries of an endpoint and the log of a rule need an existing endpoint and rule.
  const made = await carrier.fetch("/api/webhooks", {
    body: { name: "ERP", url: RECEIVER_URL, events: ["order.created"] },
  });
  const { id } = (await made.json<{ data: { id: string } }>()).data;
  const { locationId } = await createPlanWorld(carrier.scope, { shipments: 0, agents: 0 });
  const ruleId = await createRule(carrier, locationId);
  for (const { path: written, fields, searches } of lists) {
    const path = written
      .replace("/webhooks/x/", `/webhooks/${id}/`)
      .replace("/automation-rules/x/", `/automation-rules/${ruleId}/`);
    const who = ofMerchants.has(path) ? merchant : carrier;
    const sorts = fields.filter(({ sorts: can }) => can).flatMap(({ name }) => [name, `-${name}`]);
    for (const sort of sorts) await expects(who, `${path}?sort=${sort}&limit=100`, 200);
    for (const { name: field, filter } of fields) {
      if (!filter) continue;
      const name = filter.form === "entry" ? `${field}.color` : field;
      const values = listValues(filter).map(encodeURIComponent);
      const [value = ""] = values;
      const ways = [
        ...values.map((each) => `filters[${name}][]=${each}`),
        ...[`filters[${name}][not][]=${value}`, `${name}=${value}`, formatBounds(name, filter)],
        ...(filter.operators.includes("not") || filter.form === "entry" ? [`${name}.not=${value}`] : []),
        ...(filter.form === "entry" ? [`${field}[color]=${value}`] : []),
      ];
      await expects(who, `${path}?${ways.filter(Boolean).join("&")}${searches ? "&search=a" : ""}`, 200);
      // What cannot be read, no value at all, and an operator that there is not.
      await expects(who, `${path}?${name}=${findNonsense(filter) ?? ""}&${name}.before=${value}`, 422, [
        ...(filter.form === "entry" ? [name, `${name}.before`] : [`${name}.before`, name]),
      ]);
    }
    await expects(who, `${path}?filters[colour][]=red&sort=-colour&limit=101&fields=colour&size=3`, 422, [
      ...["filters.colour", "sort", "fields", "limit", "size"],
    ]);
    await expects(who, `${path}?filter[status]=1`, 422, ["filters.filter[status]"]);
  }
  console.log(`${lists.length} lists, ${requested} questions`);
  expect(wrong).toEqual([]);
  expect(lists.length).toBeGreaterThan(15);
}, 240_000);

test("an endpoint without a list cannot be filtered or sorted", async () => {
  const workspace = await createTestWorkspace();
  for (const path of ["/api/settings/account", "/api/inbox", "/api/lookups/agents"])
    expect(await ask(workspace, `${path}?filters[colour]=red&sort=colour`), path).toEqual({
      ...{ status: 422, fields: ["filters[colour]", "sort"] },
    });
});

interface Shown {
  filters: readonly Filter[];
  columns: readonly Pick<TableColumn<never>, "key" | "sortable">[];
  defaultSort?: string;
  exports?: string;
}

const nobody = { designs: [], plans: [], mayPlan: false, mayExport: false } as never;
const mayBill = {
  ...{ create: true, voidTransaction: true, generate: true, voidReceipt: true },
  ...{ print: true, export: true, net: true },
};
const everyAction = {
  ...{ pending: true, portal: false, invoice: true, update_invoice: true, void_invoice: true, print_invoice: true },
  ...{ export_invoice: true, modify_invoice: true, settlement: true, update_settlement: true, void_settlement: true },
  ...{ print_settlement: true, export_settlement: true },
};
const screens: Readonly<Record<string, Shown>> = {
  "/api/orders": ordersSpec,
  "/api/shipments/pickups": shipmentsSpec("pickups", nobody),
  "/api/plans": plansSpec,
  "/api/customers": customersSpec,
  "/api/items": itemsSpec,
  "/api/picklists": picklistsSpec,
  "/api/collections": collectionsSpec({ generate: true, update: true, void: true, print: true, export: true }),
  "/api/billing/pending": balancesSpec("pending", everyAction, null),
  "/api/billing/invoices": invoicesSpec,
  "/api/billing/settlements": settlementsSpec,
  "/api/collections/pending": holdingsSpec,
  "/api/collections/receipts": receiptsSpec,
  "/api/agent-billing/pending": duesSpec({ may: mayBill, rates: {}, measures: "metric", net: true, worked: null }),
  "/api/agent-billing/transactions": transactionsSpec(mayBill, "a"),
  "/api/agent-billing/receipts": agentReceiptsSpec,
  "/api/fleet/attendance": attendanceSpec,
  "/api/fleet/attendance/history": historySpec,
  "/api/members": membersSpec(new Map(), { roles: [], ownPermissions: [] }),
  "/api/roles": rolesSpec,
  "/api/audit-log": auditLogSpec,
  "/api/carriers": carriersSpec,
  "/api/agents": agentsSpec,
  "/api/vehicles": vehiclesSpec,
  "/api/teams": teamsSpec,
  "/api/locations": locationsSpec,
  "/api/custom-fields": createCustomFieldsSpec({ order: 0, customer: 0, shipment: 0 }),
  "/api/equipment": equipmentSpec,
  "/api/bank-rules": createBankRulesSpec(1),
  "/api/embeds": embedsSpec,
  "/api/checkout-keys": checkoutKeysSpec,
  "/api/packages": packagesSpec,
  "/api/merchants": merchantsSpec,
  "/api/shipping-labels": labelDesignsSpec,
  "/api/shipping-methods": shippingMethodsSpec,
  "/api/access-tokens": accessTokensSpec({ locations: new Map(), merchants: new Map() }),
  "/api/webhooks": webhooksSpec,
  "/api/alerts": alertsSpec(null),
  "/api/automation-runs": createRunsSpec([]),
  "/api/recurring-orders": recurringSpec,
};

test("a screen with a filter or sort unknown to its list does not compile", () => {
  type Names = ListNameSet<typeof planListDescription>;
  const shown = { header: "plans:column.name", cell: () => null } as const;
  const filters: Filter<Names["filter"]>[] = [
    { field: "status", label: "plans:column.status", kind: "text" },
    // @ts-expect-error plans are not filtered by their name
    { field: "name", label: "plans:column.name", kind: "text" },
  ];
  const columns: TableColumn<never, Names["sort"]>[] = [
    { key: "late", ...shown },
    { key: "start_at", sortable: true, ...shown },
    { key: "start", sortable: "start_at", ...shown },
    // @ts-expect-error plans are not sorted by how late they are
    { key: "late", sortable: true, ...shown },
    // @ts-expect-error nor under another name
    { key: "start", sortable: "late", ...shown },
  ];
  expect([filters.length, columns.length]).toEqual([2, 5]);
});

test("a screen offers only filters and sorts of its list, and its export has every column", async () => {
  const workspace = await createTestWorkspace();
  const wrong: string[] = [];
  for (const [path, { filters, columns, defaultSort, exports }] of Object.entries(screens)) {
    const fields = new Map(lists.find((each) => each.path === path)?.fields.map((each) => [each.name, each]));
    for (const { field } of filters) if (!fields.get(field)?.filter) wrong.push(`${path}: filter ${field}`);
    const sorts = columns.flatMap(({ key, sortable }) => (sortable ? [sortable === true ? key : sortable] : []));
    for (const sort of [...sorts, ...(defaultSort ? [defaultSort.replace(/^-/, "")] : [])])
      if (!fields.get(sort)?.sorts) wrong.push(`${path}: sort ${sort}`);
    if (!exports) continue;
    for (const { key } of columns) {
      const file = await workspace.fetch(`${exports}?format=csv&columns=${key}`);
      await file.text();
      if (file.status !== 200) wrong.push(`${path}: column ${key} of its file: ${file.status}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("every condition of a rule on orders has a filter chip in its editor: the list of orders offers all fields", () => {
  const offered = new Set<string>(ordersSpec.filters.map(({ field }) => field));
  const requested = lists.find(({ path }) => path === "/api/orders")?.fields.filter(({ filter }) => filter) ?? [];
  expect(requested.length).toBeGreaterThan(20);
  // Keys of metadata are the account's own.
  const named = requested.filter(({ filter }) => filter?.form !== "entry").map(({ name }) => name);
  expect(named.filter((name) => !offered.has(name))).toEqual([]);
});

test("a screen ignores and names URL parameters that its list no longer has", async () => {
  const { scope } = await createTestWorkspace();
  const url = new URL("https://w.test/?filters[colour][]=red&filters[Status]=1&sort=-weight_of_air&search=x");
  const unknown = ["colour", "filters[Status]", "weight_of_air"];
  expect(await listOrders(scope, { url, language: "en" })).toMatchObject({ ok: true, value: { unknown } });
  expect(await readPicklistsScreen(scope, { url, params: {} })).toMatchObject({ ok: true, value: { unknown } });
  expect(await agentCatalogue.screen(scope, { url, params: {} })).toMatchObject({
    ok: true,
    value: { list: { unknown } },
  });
  expect(await agentCatalogue.list(scope, { url, params: {} })).toMatchObject({
    failure: { fields: { "filters.colour": [{}], "filters.filters[Status]": [{}], sort: [{}] } },
  });
});

test("pick lists continue beyond 100: pages, a count, and back", async () => {
  const { scope, fetch } = await createTestWorkspace();
  const { picklists } = await import("#app/platform/db/schema.ts");
  const rows = Array.from({ length: 130 }, (_, at) => ({
    id: `01900000-0000-7000-8000-${String(at).padStart(12, "0")}`,
    ...{ accountId: scope.account.id, name: `List ${at}`, status: at % 2 ? (1 as const) : (3 as const) },
    ...{ orderCount: 1, itemCount: 1, createdAt: at },
  }));
  for (let from = 0; from < rows.length; from += 6) await scope.db.insert(picklists).values(rows.slice(from, from + 6));
  interface Page {
    data: {
      picklists: { name: string }[];
      pagination: { next: string | null; previous: string | null; total: number };
    };
  }
  const page = async (query: string): Promise<Page["data"]> =>
    (await (await fetch(`/api/picklists?${query}`)).json<Page>()).data;
  const first = await page("limit=100");
  expect(first).toMatchObject({ pagination: { total: 130, total_is_exact: true, previous: null } });
  const rest = await page(`limit=100&cursor=${first.pagination.next}`);
  const names = [...first.picklists, ...rest.picklists].map(({ name }) => name);
  expect(names).toEqual(rows.map(({ name }) => name).reverse());
  expect(rest.pagination.next).toBeNull();
  const back = await page(`limit=100&cursor=${rest.pagination.previous}`);
  expect(back.picklists).toEqual(first.picklists);
  expect((await page("filters[status]=3&sort=name&limit=2")).picklists.map(({ name }) => name)).toEqual([
    "List 0",
    "List 10",
  ]);
});
