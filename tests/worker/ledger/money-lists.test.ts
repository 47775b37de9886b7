import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readHoldingsScreen } from "#app/modules/collections/commands/collections/view-holdings.server.ts";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { readPendingScreen } from "#app/modules/invoicing/commands/billing/view-pending.server.ts";
import { readInvoicesScreen } from "#app/modules/invoicing/commands/invoices/list-invoices.server.ts";
import { merchantBalances } from "#app/modules/invoicing/db/billing.tables.ts";
import { collections } from "#app/modules/orders/db/orders.tables.ts";
import { createTransaction } from "#app/modules/payouts/commands/create-transaction.server.ts";
import { readDuesScreen } from "#app/modules/payouts/commands/view-dues.server.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { collectAtStops, createCard, createCash, sendOut } from "#tests/factories/collections.ts";
import { createAgent } from "#tests/factories/orders.ts";
import { callApiAs, createDeliveredOrders } from "../billed.ts";
import { createMerchant } from "../merchants.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const asked = (search = "") => ({ url: new URL(`https://waybill.test/accounting?${search}`), params: {} }) as never;

/** What a screen shows; a refusal is thrown. */
async function shown<Value>(screen: Promise<{ ok: true; value: Value } | { ok: false }>): Promise<Value> {
  const found = await screen;
  if (!found.ok) throw new Error(JSON.stringify(found));
  return found.value;
}

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0);

test("totals over all merchants match their rows, with tax rounded per invoice, and follow the filters", async () => {
  const who = await createTestWorkspace();
  const agentId = await createAgent(who.scope);
  const taxed: readonly (readonly [string, object])[] = [
    ["Wolle", { tax_treatment: "standard", tax_rate: 8.1 }],
    ["Kerzen", { tax_treatment: "standard", tax_rate: 19 }],
    ["Tee", { tax_treatment: "reverse_charge" }],
    ["Garn", {}],
  ];
  for (const [name, billing] of taxed) {
    const merchantId = await createMerchant(who, { name, billing });
    await createDeliveredOrders(who, merchantId, "EUR", agentId);
    // A sum whose tax has halves to round, also for a negative amount.
    await who.scope.db
      .update(merchantBalances)
      .set({ fees: name === "Garn" ? -1_850 : 1_850 })
      .where(eq(merchantBalances.merchantId, merchantId));
  }
  for (const search of ["", "search=e", "filters[fees][]=EUR&filters[fees][]=0&filters[fees][]="]) {
    const { list, sums } = await shown(readPendingScreen(who.scope, asked(search)));
    expect(list.rows.length).toBeGreaterThan(1);
    expect(sums).toMatchObject([
      {
        by: "EUR",
        orders: sumOf(list.rows, (row) => row.orderCount),
        fees: sumOf(list.rows, (row) => row.fees),
        vat: sumOf(list.rows, (row) => row.vat),
        held: sumOf(list.rows, (row) => row.held),
        total: sumOf(list.rows, (row) => row.total),
        net: sumOf(list.rows, (row) => row.net),
      },
    ]);
  }
  const all = await shown(readPendingScreen(who.scope, asked()));
  expect(all).toMatchObject({ invoices: 4, parts: { pending: 4, invoices: 0, settlements: 0 } });
  expect(sumOf(all.list.rows, (row) => row.vat)).toBeGreaterThan(0);
  await who.scope.db
    .update(accounts)
    .set({ billing: { treatment: "small_business" } })
    .where(eq(accounts.id, who.account.id));
  const { sums } = await shown(readPendingScreen(who.scope, asked()));
  expect(sums).toMatchObject([{ vat: 0 }]);
});

test("the sections of an area show their amounts, and agents' totals match their rows", async () => {
  const who = await createTestWorkspace();
  const { scope } = who;
  const agentId = await createAgent(scope);
  const merchantId = await createMerchant(who);
  await createDeliveredOrders(who, merchantId, "EUR", agentId);
  await callApiAs(who, "billing/invoices/generate", { pending: [`${merchantId}:EUR`] });
  expect(await shown(readInvoicesScreen(scope, asked()))).toMatchObject({ parts: { invoices: 1, settlements: 0 } });

  const names = ["Mirjam", "Tom"];
  for (const [at, name] of names.entries()) {
    const id = at === 0 ? agentId : await createAgent(scope);
    // Phones of agents are each somebody's.
    await scope.db
      .update(agents)
      .set({ name, phone: `+3876300001${at}` })
      .where(eq(agents.id, id));
    await collectAtStops(
      scope,
      await sendOut(scope, id, [[createCash("9.00")], [createCash("4.00"), createCard("3.00")]]),
    );
    for (const amount of ["12.34", "-2.00"]) await wrote(who, id, amount);
  }
  const dues = await shown(readDuesScreen(scope, asked()));
  expect(dues).toMatchObject({
    parts: { pending: 2, receipts: 0 },
    sums: [{ by: "EUR", custom: 2_068, total: 2_068 }],
  });
  expect(dues.sums[0]?.cash).toBe(sumOf(dues.list.rows, ({ cash }) => cash));
  const one = await shown(readDuesScreen(scope, asked("search=Tom")));
  expect(one.sums).toMatchObject([{ total: 1_034, cash: 1_300 }]);
  const held = await shown(readHoldingsScreen(scope, asked("search=Tom")));
  expect(held).toMatchObject({
    parts: { pending: 6, receipts: 1 },
    sums: [{ by: "EUR", count: 3, pending: 1_600, cash: 1_300 }],
  });
});

test("cash held by agents is filtered by age in calendar days, and by agents over the limit", async () => {
  const who = await createTestWorkspace();
  const { scope } = who;
  await scope.db.update(accounts).set({ timezone: "Europe/Vaduz" }).where(eq(accounts.id, who.account.id));
  const account = { ...scope.account, timezone: "Europe/Vaduz" };
  const ids: string[] = [];
  for (const [at, name] of ["Aline", "Beat", "Curdin"].entries()) {
    const id = await createAgent(scope);
    ids.push(id);
    const phone = `+3876300002${at}`;
    const limit = { cashLimit: 800, cashLimitCurrency: "EUR" };
    await scope.db
      .update(agents)
      .set({ name, phone, ...(at === 2 ? {} : limit) })
      .where(eq(agents.id, id));
    await collectAtStops(scope, await sendOut(scope, id, [[createCash(at === 0 ? "9.00" : "8.00")]]));
  }
  // Aline collected late in the evening, it is morning now: half a day, and a day of the calendar.
  const morning = Date.parse("2026-11-25T07:00:00Z");
  const collectedAt = [morning - 12 * 3_600_000, morning - 3_600_000, morning - 9 * 86_400_000];
  for (const [at, id] of ids.entries())
    await scope.db.update(collections).set({ collectedAt: collectedAt[at] }).where(eq(collections.agentId, id));
  const asOf = { ...scope, account, ports: { ...scope.ports, clock: { now: () => morning } } };
  const rowsOf = async (search: string) => (await shown(readHoldingsScreen(asOf, asked(search)))).list.rows;
  const named = (rows: Awaited<ReturnType<typeof rowsOf>>) => rows.map(({ agentName }) => agentName);
  const all = await rowsOf("sort=oldest");
  expect(all.map(({ agentName, ageDays }) => [agentName, ageDays])).toEqual([
    ["Curdin", 9],
    ["Aline", 1],
    ["Beat", 0],
  ]);
  expect(named(await rowsOf("filters[over_limit][]=1"))).toEqual(["Aline"]);
  expect(named(await rowsOf("filters[over_limit][]=0"))).toEqual(["Beat", "Curdin"]);
  expect(named(await rowsOf("filters[oldest][]=before,2026-11-18"))).toEqual(["Curdin"]);
  expect(named(await rowsOf("sort=-on_hand"))[0]).toBe("Aline");
});

async function wrote({ scope }: TestWorkspace, agentId: string, amount: string): Promise<void> {
  const made = await createTransaction.execute(scope, {
    ...{ agent_id: agentId, amount, currency: "EUR", description: "Snow tyres" },
  });
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
}
