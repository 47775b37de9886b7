import { beforeEach, expect, test } from "vitest";
import { loader as toCollections } from "#app/modules/collections/pages/accounting-collections.ts";
import { getAccessRefusal } from "#app/modules/identity/http/access-refusals.server.ts";
import { loader as toBilling } from "#app/modules/invoicing/pages/merchant-billing.ts";
import { getAccountingHomePath } from "#app/modules/ledger/commands/accounting-access.server.ts";
import { loader as toPayouts } from "#app/modules/payouts/pages/accounting-agent-billing.ts";
import type { AccountFeature, Permission } from "#app/platform/access/permissions.ts";
import { routeTable } from "#app/route-table.ts";
import { createTestWorkspace, type TestWorkspace } from "#tests/worker/workspace.ts";

// Where accounting pages redirect, followed from URL to URL like a browser.

const paths = new Set(routeTable.map(({ path }) => path));
const url = new URL("https://waybill.test/x");
const user = { id: "u", firstName: "", lastName: "", email: "", photo: null, language: "en", timezone: null };
const billing = "/accounting/merchant-billing";
const payouts = "/accounting/agent-billing";
const collected = "/accounting/collections";

interface Member {
  permissions?: Permission[];
  features?: AccountFeature[];
  subscribed?: boolean;
}

let who: TestWorkspace;
/** Where the bare paths lead by themselves. */
const bare = new Map<string, string>(
  [[payouts, toPayouts()] as const, [collected, toCollections()] as const, [billing, toBilling()] as const].map(
    ([path, answer]) => [path, answer.headers.get("location") ?? ""],
  ),
);

beforeEach(async () => {
  who = await createTestWorkspace();
});

/** The page that somebody ends at; more than five steps are a circle. */
function endOf(from: string, { permissions = [], features = [], subscribed = true }: Member): string {
  const subscription = subscribed ? { plan: "business", isTrial: false, isCancelled: false } : null;
  const account = { ...who.account, permissions, features, subscription };
  const session = {
    tokenHash: "",
    lastSeenAt: 0,
    user: { ...user, theme: "system" as const, sharesUsage: null },
    accounts: [account],
  };
  let path = from;
  for (let steps = 0; steps <= 5; steps += 1) {
    const row = routeTable.find((each) => each.path === path);
    if (!row) throw new Error(`${from} leads to ${path}`);
    const refused = getAccessRefusal(row, session, account, url, {});
    const next = refused
      ? (refused.to ?? "/")
      : path === "/accounting"
        ? getAccountingHomePath({ ...who.scope, account }, paths)
        : bare.get(path);
    if (next === undefined) return path;
    path = next;
  }
  throw new Error(`${from} leads in a circle`);
}

const agent: Permission = "accounting.agent_billing";
const orders: Permission = "accounting.order_collections";
const merchant: Permission = "accounting.merchant_billing";
const all: AccountFeature[] = ["fleet_management", "vendor_management"];

const ways: readonly (readonly [from: string, member: Member, end: string])[] = [
  ["/accounting", { permissions: [agent, orders, merchant], features: all }, `${payouts}/pending`],
  ["/accounting", { permissions: [orders, merchant], features: all }, `${collected}/pending`],
  ["/accounting", { permissions: [merchant], features: all }, `${billing}/pending`],
  ["/accounting", { permissions: ["orders"], features: all }, "/"],
  ["/accounting", { permissions: [agent, merchant], features: ["vendor_management"] }, `${billing}/invoices`],
  [`${payouts}/receipts`, { permissions: [agent, merchant], features: ["vendor_management"] }, `${billing}/invoices`],
  [`${payouts}/pending`, { permissions: [agent], features: ["vendor_management"] }, "/"],
  [`${payouts}/pending`, { permissions: [merchant], features: all }, "/"],
  [`${collected}/receipts`, { permissions: [orders], features: ["vendor_management"] }, "/"],
  [`${collected}/receipts`, { permissions: [merchant], features: all }, "/"],
  [billing, { permissions: [merchant], features: all }, `${billing}/pending`],
  [billing, { permissions: [merchant], features: all, subscribed: false }, `${billing}/invoices`],
  [`${billing}/combine`, { permissions: [merchant], features: all, subscribed: false }, `${billing}/invoices`],
  [`${billing}/combine`, { permissions: [merchant], features: ["fleet_management"] }, `${billing}/invoices`],
  [`${billing}/pending`, { permissions: [agent, merchant], features: ["fleet_management"] }, `${payouts}/pending`],
  [`${billing}/invoices`, { permissions: [merchant], features: [] }, `${billing}/invoices`],
  [`${billing}/settlements`, { permissions: [merchant], features: [], subscribed: false }, `${billing}/settlements`],
  [`${billing}/settlements`, { permissions: [agent, orders], features: all }, "/"],
];

test("every accounting entry leads to the first page that the member may see", () => {
  for (const [from, member, end] of ways)
    expect(endOf(from, member), `${from} with ${JSON.stringify(member)}`).toBe(end);
});

test("no accounting page redirects in a circle, whatever a person may see", () => {
  const some = <Each>(every: readonly Each[]): Each[][] =>
    Array.from({ length: 2 ** every.length }, (_, set) => every.filter((_each, at) => set & (1 << at)));
  const starts = [...paths].filter((path) => /^\/accounting(\/|$)/.test(path) && !path.includes(":"));
  let walked = 0;
  for (const permissions of some([agent, orders, merchant]))
    for (const features of some(all))
      for (const subscribed of [true, false])
        for (const from of starts) {
          expect(paths.has(endOf(from, { permissions, features, subscribed })), from).toBe(true);
          walked += 1;
        }
  console.log(`${walked} ways from ${starts.length} addresses, none in a circle`);
});
