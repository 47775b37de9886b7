import { expect, test } from "vitest";
import { getAccountRefusal } from "#app/modules/identity/http/access-refusals.server.ts";
import { getAccountingHomePath } from "#app/modules/ledger/commands/accounting-access.server.ts";
import { wildcardPermission } from "#app/platform/access/permissions.ts";
import { routeTable } from "#app/route-table.ts";

const account = {
  kind: "carrier" as const,
  permissions: [wildcardPermission],
  features: ["fleet_management", "vendor_management"] as ("fleet_management" | "vendor_management")[],
  subscription: { plan: "business", isTrial: false, isCancelled: false },
};

/** The redirect target of a person without access; null where the page opens. */
function leads(path: string, change: object = {}): string | null {
  const row = routeTable.find((each) => each.path === path);
  if (!row) throw new Error(`no row for ${path}`);
  return getAccountRefusal(row, { ...account, ...change }, {})?.to ?? null;
}

const invoices = "/accounting/merchant-billing/invoices";

/** Redirects, line by line: a path, the missing permission, and the target. */
const redirects: readonly [path: string, missing: object, to: string | null][] = [
  ["/accounting/agent-billing/pending", {}, null],
  ["/accounting/agent-billing/pending", { features: ["vendor_management"] }, invoices],
  ["/accounting/agent-billing/receipts/:number", { features: [] }, invoices],
  ["/accounting/agent-billing/pending", { permissions: ["accounting.merchant_billing"] }, "/"],
  ["/accounting/collections/pending", { features: [] }, "/"],
  ["/accounting/collections/pending", { permissions: ["accounting.agent_billing"] }, "/"],
  ["/accounting/merchant-billing/pending", { subscription: null }, invoices],
  ["/accounting/merchant-billing/combine", { subscription: null }, invoices],
  ["/accounting/merchant-billing/pending", { features: ["fleet_management"] }, "/accounting"],
  ["/accounting/merchant-billing/combine", { features: [] }, "/accounting"],
  ["/accounting/merchant-billing/pending", { permissions: ["accounting.agent_billing"] }, "/"],
  [invoices, { subscription: null, features: [] }, null],
  ["/accounting/merchant-billing/settlements", { permissions: [] }, "/"],
];

test.each(redirects)("%s without %j redirects to %s", (path, missing, to) => {
  expect(leads(path, missing)).toBe(to);
});

test("accounting opens the first section the person may see", () => {
  const screens = new Set(routeTable.map(({ path }) => path));
  const home = (permissions: string[], features: string[] = account.features) =>
    getAccountingHomePath({ account: { ...account, permissions, features } } as never, screens);
  const all = ["accounting.agent_billing", "accounting.order_collections", "accounting.merchant_billing"];
  expect(all.map((_, at) => home(all.slice(at)))).toEqual([
    "/accounting/agent-billing",
    "/accounting/collections",
    "/accounting/merchant-billing",
  ]);
  expect(home(["accounting.merchant_billing"], [])).toBe(invoices);
  expect(home(["orders"])).toBe("/");
});
