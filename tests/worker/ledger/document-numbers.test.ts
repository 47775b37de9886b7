import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readNumbersScreen } from "#app/modules/ledger/commands/books/view-numbers.server.ts";
import { documentSeries } from "#app/modules/ledger/db/accounting.tables.ts";
import { wildcardPermission } from "#app/platform/access/permissions.ts";
import { createAgent } from "#tests/factories/orders.ts";
import { callApiAs, createDeliveredOrders } from "../billed.ts";
import { createMerchant } from "../merchants.ts";
import { startTestsAt } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const year = 2026;
startTestsAt(`${year}-11-25T10:00:00Z`);

interface Given {
  number: string;
  kind: string;
  voided: boolean;
  voided_by_name: string | null;
  counterpart: string | null;
}

const numbers = async (who: TestWorkspace, search = "") =>
  Object((await callApiAs(who, `books/numbers?${search}`)).data).numbers as Given[];

/** A carrier with a document of every kind; the invoice is voided. */
async function documented() {
  const who = await createTestWorkspace();
  const merchant = await createMerchant(who, { billing: { tax_treatment: "standard", tax_rate: 19 } });
  const agent = await createAgent(who.scope);
  await createDeliveredOrders(who, merchant, "EUR", agent);
  const row = `${merchant}:EUR`;
  const invoice = Object((await callApiAs(who, "billing/invoices/generate", { pending: [row] })).data).documents[0]
    .number;
  await callApiAs(who, "billing/settlements/generate", { pending: [row] });
  await callApiAs(who, `billing/invoices/${invoice}/void`, { version: 1, reason: "wrong merchant" });
  const paid = { agent_id: agent, currency: "EUR", amount: "12.00", description: "Night shift" };
  await callApiAs(who, "agent-billing/transactions", paid);
  expect((await callApiAs(who, "agent-billing/receipts/generate", { agents: [`${agent}:EUR`] })).status).toBe(200);
  return { who, invoice };
}

test("the log shows each document number with its outcome, and reports that each series has no gap", async () => {
  const { who, invoice } = await documented();
  const log = await numbers(who, "sort=number");
  expect(log.map(({ number }) => number)).toEqual(
    ["AR-0001", "CR-0001", "R-00001", "S-0001", "ST-00001"].map((each) => each.replace("-", `-${year}-`)),
  );
  expect(log.find(({ number }) => number === invoice)).toMatchObject({
    ...{ kind: "invoice", voided: true, voided_by_name: who.scope.actor.name, counterpart: `ST-${year}-00001` },
  });
  expect(log.at(-1)).toMatchObject({ kind: "cancellation", voided: false, counterpart: invoice });
  expect(await numbers(who, "filters[voided][]=1")).toMatchObject([{ number: invoice }]);
  expect(await numbers(who, "filters[kind][]=settlement&search=S-")).toMatchObject([{ kind: "settlement" }]);
  expect(await numbers(who, `filters[year][]=${year - 1}`)).toEqual([]);
  expect((await callApiAs(who, "books/numbers?filters[merchant][]=x")).status).toBe(422);
  const requested = { url: new URL("https://waybill.test/x"), params: {} } as never;
  const shown = await readNumbersScreen(who.scope, requested);
  if (!shown.ok) throw new Error(JSON.stringify(shown));
  expect(shown.value.series).toHaveLength(5);
  for (const { last, issued } of shown.value.series) expect([last, issued]).toEqual([1, 1]);
  expect(shown.value.list.counts).toMatchObject({ all: 5, invoice: 1 });
  // A number that was taken and given to nothing shows.
  await who.scope.db.update(documentSeries).set({ last: 3 }).where(eq(documentSeries.kind, "invoice"));
  const gap = await readNumbersScreen(who.scope, requested);
  expect(gap.ok && gap.value.series.find(({ kind }) => kind === "invoice")).toMatchObject({ last: 3, issued: 1 });
  const file = await who.fetch("/accounting/books/numbers/export?format=csv");
  expect((await file.text()).split("\n")[0]).toContain("Number");
});

test("a member reads the numbers of its own accounting sections, others none; a file requires its permission", async () => {
  const { who } = await documented();
  const member = (...permissions: string[]) => createTestWorkspace({ member: who, permissions });
  const kinds = async (whose: TestWorkspace) => (await numbers(whose)).map(({ kind }) => kind).toSorted();
  expect(await kinds(await member("accounting.order_collections"))).toEqual(["collection_receipt"]);
  expect(await kinds(await member("accounting.agent_billing"))).toEqual(["agent_receipt"]);
  const billing = await member("accounting.merchant_billing");
  expect(await kinds(billing)).toEqual(["cancellation", "invoice", "settlement"]);
  expect(await kinds(await member(wildcardPermission))).toHaveLength(5);
  expect(await kinds(await createTestWorkspace())).toEqual([]);
  expect((await callApiAs(await member("orders"), "books/numbers")).status).toBe(403);
  expect(await kinds(await member("accounting.books"))).toHaveLength(5);
  expect((await callApiAs(billing, "books")).status).toBe(403);
  expect((await callApiAs(billing, "books/reconcile", {})).status).toBe(403);
});
