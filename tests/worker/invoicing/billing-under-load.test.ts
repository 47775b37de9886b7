import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { combineBilling } from "#app/modules/invoicing/commands/billing/combine-billing.server.ts";
import { generateInvoices } from "#app/modules/invoicing/commands/invoices/generate-invoices.server.ts";
import { generateSettlements } from "#app/modules/invoicing/commands/settlements/generate-settlements.server.ts";
import {
  invoiceLines,
  invoices,
  merchantBalances,
  merchantCorrections,
  settlementLines,
  settlements,
} from "#app/modules/invoicing/db/billing.tables.ts";
import { ledgerTransfers } from "#app/modules/ledger/db/accounting.tables.ts";
import { collections, orders } from "#app/modules/orders/db/orders.tables.ts";
import { agentReceipts } from "#app/modules/payouts/db/agent-billing.tables.ts";
import { shippingMethodCatalogue } from "#app/modules/pricing/commands/shipping-methods.server.ts";
import { orderFees } from "#app/modules/pricing/db/order-fees.tables.ts";
import { runMoves } from "#app/modules/shipments/db/move.writes.server.ts";
import { createBreakingDatabase } from "#tests/factories/breaking-database.ts";
import { createCard, createCash, sendOut } from "#tests/factories/collections.ts";
import { createAgent } from "#tests/factories/orders.ts";
import { callApiAs, createDeliveredOrders, expectLedgerBalanced, readLedgerBalances } from "../billed.ts";
import { createMerchant } from "../merchants.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

/** Random days; `npm run test:fire` has 1,000 of them and 10,000 requests. */
const runs = Number(import.meta.env.VITE_FIRE_RUNS ?? 50);
/** A test is one request to workerd, which times out after some minutes, so longer work is split into several tests. */
const atOnce = { runs: 25, requests: 200 };
/** A part that times out continues in its isolate and disturbs later ones, so the timeout is generous. */
const patience = { timeout: 900_000 };
/** `[from, to]` of each part of a whole. */
const parts = (whole: number, size: number) =>
  Array.from({ length: Math.ceil(whole / size) }, (_, at) => [at * size, Math.min(whole, (at + 1) * size)] as const);

/** Requests of every kind. */
const requests = Number(import.meta.env.VITE_FIRE_REQUESTS ?? 240);
/** So many at once. */
const wave = 40;

const words = [
  ...[
    "drop",
    "reset",
    "receipt",
    "receive",
    "void_receipt",
    "invoice",
    "modify",
    "pay",
    "unpay",
    "credit",
    "net",
    "void_invoice",
  ],
  ...[
    "settlement",
    "settle",
    "unsettle",
    "void_settlement",
    "combine",
    "payout",
    "pay_payout",
    "unpay_payout",
    "void_payout",
    "repeat",
    "at_once",
  ],
] as const;
const action = fc.record({
  does: fc.constantFrom(...words),
  at: fc.nat({ max: 30 }),
  off: fc.integer({ min: 1, max: 99 }),
});
type Action = typeof action extends fc.Arbitrary<infer D> ? D : never;

/** A carrier with one merchant, one driver and three active orders: cash, cash and card, nothing to collect. */
async function onTheRoad() {
  const who = await createTestWorkspace();
  const { scope } = who;
  const merchantId = await createMerchant(who, { billing: { tax_treatment: "standard", tax_rate: 8.1 } });
  const agentId = await createAgent(scope);
  await scope.db
    .update(agents)
    .set({ payout: { currency: "EUR", per_shipment: 3.33 }, billing: { treatment: "standard", taxRate: 1900 } })
    .where(eq(agents.id, agentId));
  const method = await shippingMethodCatalogue.create.execute(scope, {
    ...{ name: "Standard", type: 1, currency: "EUR", base_fee: "3.33" },
  });
  if (!method.ok) throw new Error(JSON.stringify(method.failure));
  const draft = { merchant_id: merchantId, shipping_method_id: method.value.id };
  const due = [[createCash("10.01")], [createCash("5.55"), createCard("3.00")], []];
  return { who, merchantId, agentId, out: await sendOut(scope, agentId, due, draft) };
}

/** What one action does on the current state: a call, or a move of a shipment. */
async function act(
  { who, merchantId, agentId, out }: Awaited<ReturnType<typeof onTheRoad>>,
  { does, at, off }: Action,
) {
  const { scope } = who;
  const shipment = out[at % out.length]?.shipmentId ?? "";
  const [invoice, settlement, payout] = await Promise.all([
    scope.db.select().from(invoices),
    scope.db.select().from(settlements),
    scope.db.select().from(agentReceipts),
  ]).then((all) => all.map((rows) => rows[rows.length - 1 - (at % 2)] ?? rows[0]));
  const { receipts = [] }: { receipts?: { number: string; version: number; cash: string }[] } = Object(
    (await callApiAs(who, "collections/receipts")).data,
  );
  const receipt = receipts[at % Math.max(1, receipts.length)];
  const pending = [`${merchantId}:EUR`];
  const step = (path: string, row: { number: string; version: number } | undefined, word: string, more: object = {}) =>
    row ? callApiAs(who, `${path}/${row.number}/${word}`, { version: row.version, ...more }) : null;
  const reason = { reason: "fire" };
  const actions: Record<string, () => unknown> = {
    drop: () => runMoves(scope, [{ id: shipment, action: "dropoff", collections: "collected" }]),
    reset: () => runMoves(scope, [{ id: shipment, action: "reset" }]),
    receipt: () => callApiAs(who, "collections/receipts/generate", { holdings: [`${agentId}:EUR`] }),
    receive: () => step("collections/receipts", receipt, "receive", { counted: receipt?.cash }),
    void_receipt: () => step("collections/receipts", receipt, "void", reason),
    invoice: () => callApiAs(who, "billing/invoices/generate", { pending }),
    modify: () =>
      step("billing/invoices", invoice, "modify", {
        add: [{ description: "Pallet", amount: `${off}.07` }],
        discount_percent: off / 2,
      }),
    pay: () => step("billing/invoices", invoice, "pay", { method: at % 2 ? "cash" : "transfer" }),
    unpay: () => step("billing/invoices", invoice, "unpay"),
    credit: () => step("billing/invoices", invoice, "credit", { all: true, ...reason }),
    net: () => step("billing/invoices", invoice, "net"),
    unsettle: () => step("billing/settlements", settlement, "unsettle"),
    unpay_payout: () => step("agent-billing/receipts", payout, "unpay"),
    void_invoice: () => step("billing/invoices", invoice, "void", reason),
    settlement: () => callApiAs(who, "billing/settlements/generate", { pending }),
    settle: () => step("billing/settlements", settlement, "settle"),
    void_settlement: () => step("billing/settlements", settlement, "void", reason),
    combine: () => callApiAs(who, "billing/combine", { pending }),
    payout: () =>
      callApiAs(who, "agent-billing/receipts/generate", { agents: [`${agentId}:EUR`], net_cash: at % 2 === 0 }),
    pay_payout: () => step("agent-billing/receipts", payout, "pay", { method: "bank" }),
    void_payout: () => step("agent-billing/receipts", payout, "void", reason),
  };
  const answer = Object(await actions[does]?.());
  if (typeof answer.status === "number") expect(answer.status, JSON.stringify([does, answer])).toBeLessThan(500);
}

/** Nothing is billed twice, everything outside a document is pending, and every reversal happened once. */
async function nothingDoubled({ scope }: TestWorkspace) {
  const [lines, held, fees, transfers, kept, ...owed] = await Promise.all([
    scope.db.select().from(invoiceLines).where(eq(invoiceLines.live, true)),
    scope.db.select().from(settlementLines).where(eq(settlementLines.live, true)),
    scope.db.select().from(orderFees),
    scope.db.select().from(ledgerTransfers),
    scope.db.select().from(merchantBalances),
    scope.db.select().from(collections),
    scope.db.select().from(merchantCorrections),
  ]);
  const billed = lines.flatMap(({ feeId }) => feeId ?? []);
  expect(new Set(billed).size).toBe(billed.length);
  expect(new Set(held.map(({ sourceId }) => sourceId)).size).toBe(held.length);
  const open = fees.filter(({ invoiceId, voidedAt }) => invoiceId === null && voidedAt === null);
  expect(kept.reduce((sum, row) => sum + row.feeCount, 0)).toBe(open.length);
  expect(fees.filter(({ invoiceId }) => invoiceId !== null).length).toBe(billed.length);
  // A settlement holds collections, and corrections such as an invoice that is netted.
  expect(owed.flat().filter(({ settlementId }) => settlementId !== null).length).toBe(held.length);
  const reversed = transfers.flatMap(({ reverses }) => reverses ?? []);
  expect(new Set(reversed).size).toBe(reversed.length);
}

test.each(parts(runs, atOnce.runs))(
  "any sequence of receipts, invoices, settlements and payouts, repeated and at once, keeps the books: days %i to %i",
  patience,
  async (from, to) => {
    let requested = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 12 }), async (actions) => {
        const day = await onTheRoad();
        await act(day, { does: "drop", at: 0, off: 1 });
        await act(day, { does: "drop", at: 1, off: 1 });
        let last: Action[] = [];
        for (const each of actions) {
          requested += 1;
          if (each.does === "repeat") await Promise.all([...last, ...last].map((one) => act(day, one)));
          else if (each.does === "at_once")
            await Promise.all(
              ([0, 1, 2] as const).map((more) =>
                act(day, { ...each, does: words[(each.at + more * each.off) % (words.length - 2)] ?? "drop" }),
              ),
            );
          else {
            last = [each];
            await act(day, each);
          }
        }
        await expectLedgerBalanced(day.who);
        await nothingDoubled(day.who);
      }),
      { numRuns: to - from },
    );
    console.log(`${to} of ${runs} random days, ${requested} actions: every proof holds, nothing doubled`);
  },
);

const generators = {
  invoices: generateInvoices,
  settlements: generateSettlements,
  both: combineBilling,
} as const;

test.each(
  (["invoices", "settlements", "both"] as const).flatMap((kind) =>
    (["before", "after"] as const).map((moment) => [kind, moment] as const),
  ),
)(
  "%s of all merchants, killed %s any batch, are completed by the next run, and nothing is double",
  async (kind, moment) => {
    const who = await createTestWorkspace();
    const agentId = await createAgent(who.scope);
    // A batch for each merchant: killed at the third, the second and the first, and something delivered before each.
    for (const killed of [3, 2, 1]) {
      for (let more = 0; more < killed; more += 1)
        await createDeliveredOrders(who, await createMerchant(who, { name: `Shop ${killed}.${more}` }), "EUR", agentId);
      const db = createBreakingDatabase(who.scope.db, (at) => (at === killed ? moment : null));
      const run = generators[kind].execute({ ...who.scope, db }, { all: true });
      await expect(run).rejects.toThrow("killed");
      await expectLedgerBalanced(who);
    }
    const made = await generators[kind].execute(who.scope, { all: true });
    expect(made).toMatchObject({ ok: true, value: { remaining: 0, refused: [] } });
    await nothingDoubled(who);
    await expectLedgerBalanced(who);
    const bills = await who.scope.db.select().from(invoices);
    const statements = await who.scope.db.select().from(settlements);
    expect(bills).toHaveLength(kind === "settlements" ? 0 : 6);
    expect(statements).toHaveLength(kind === "invoices" ? 0 : 6);
    for (const rows of [bills, statements])
      expect(rows.map(({ number }) => Number(number.split("-").at(-1))).toSorted()).toEqual(
        rows.map((_, at) => at + 1),
      );
  },
  120_000,
);

test("a shipment is not reset once its money is in a receipt, its order in an invoice, or its collection settled", async () => {
  const { who, merchantId, agentId, out } = await onTheRoad();
  const { scope } = who;
  const [first, second, third] = out.map(({ shipmentId }) => shipmentId);
  for (const id of [first, second, third])
    await runMoves(scope, [{ id: id ?? "", action: "dropoff", collections: "collected" }]);
  const refusalOf = async (id: string | undefined) =>
    (await callApiAs(who, "shipments/reset", { shipments: [id] })).data?.refused?.[0]?.code;
  await callApiAs(who, "billing/invoices/generate", { pending: [`${merchantId}:EUR`] });
  expect(await refusalOf(third)).toBe("shipment_receipted");
  const [invoice] = await scope.db.select().from(invoices);
  await callApiAs(who, `billing/invoices/${invoice?.number}/void`, { version: 1, reason: "not yet" });
  await callApiAs(who, "collections/receipts/generate", { holdings: [`${agentId}:EUR`] });
  expect(await refusalOf(first)).toBe("shipment_receipted");
  const { receipts } = (await callApiAs(who, "collections/receipts")).data as never as {
    receipts: { number: string }[];
  };
  await callApiAs(who, `collections/receipts/${receipts[0]?.number}/receive`, { version: 1, counted: "15.56" });
  await callApiAs(who, "billing/settlements/generate", { pending: [`${merchantId}:EUR`] });
  expect(await scope.db.select().from(settlements)).toHaveLength(1);
  expect(await refusalOf(first)).toBe("shipment_receipted");
  expect(await refusalOf(third)).toBeUndefined();
  await expectLedgerBalanced(who);
});

test("a merchant that is switched off in mid-cycle is billed and settled to the end", async () => {
  const who = await createTestWorkspace();
  const merchantId = await createMerchant(who);
  await createDeliveredOrders(who, merchantId);
  const off = await who.fetch(`/api/merchants/${merchantId}/deactivate`, { body: {} });
  expect(off.status, await off.clone().text()).toBeLessThan(300);
  const made = await callApiAs(who, "billing/combine", { all: true });
  expect(made.data?.documents).toHaveLength(2);
  const settlement = made.data?.documents?.[1]?.number;
  expect(await callApiAs(who, `billing/settlements/${settlement}/settle`, { version: 1 })).toMatchObject({
    status: 200,
  });
  expect(await readLedgerBalances(who)).toMatchObject({ "merchant_payable EUR": 0, "merchant_receivable EUR": 0 });
  await expectLedgerBalanced(who);
});

test.each(parts(requests, atOnce.requests))(
  "requests %i to %i of every document, many at once and each of them again: nothing is double",
  patience,
  async (from, to) => {
    const day = await onTheRoad();
    for (const at of [0, 1, 2]) await act(day, { does: "drop", at, off: 1 });
    const kinds = words.filter((word) => word !== "repeat" && word !== "at_once" && word !== "drop");
    for (let sent = from; sent < to; sent += wave) {
      // Three kinds of actions run in a wave, each many times; the three change from wave to wave.
      const some = [0, 1, 2].map((each) => kinds[(sent / wave + each * 5) % kinds.length] ?? "invoice");
      const actions = Array.from({ length: wave }, (_, at) => ({
        does: some[at % 3] ?? "invoice",
        at: at % 4,
        off: 1 + at,
      }));
      await Promise.all(actions.map((each) => act(day, each)));
      if (some.includes("reset")) for (const at of [0, 1, 2]) await act(day, { does: "drop", at, off: 1 });
      if ((sent / wave) % 5 === 0) await nothingDoubled(day.who);
    }
    await nothingDoubled(day.who);
    await expectLedgerBalanced(day.who);
    console.log(
      `${to} of ${requests} requests, ${await day.who.scope.db.$count(ledgerTransfers)} transfers, the books hold`,
    );
  },
);

test.each([
  ["EUR", "999999999.99", 99_999_999_999],
  ["KWD", "99999999.999", 99_999_999_999],
  ["JPY", "999999999", 999_999_999],
])("in %s amounts at the limit are billed, paid and voided to the last unit", async (currency, amount, minor) => {
  const who = await createTestWorkspace();
  const merchantId = await createMerchant(who, { billing: { tax_treatment: "standard", tax_rate: 19 } });
  const out = await createDeliveredOrders(who, merchantId, currency);
  await voidFees(who);
  for (const { number } of out) {
    const order = await who.scope.db.query.orders.findFirst({ where: eq(orders.number, number) });
    const put = await who.fetch(`/api/orders/${number}/fees`, {
      method: "PUT",
      body: { version: order?.version, add: [{ amount, currency, description: "A ship" }] },
    });
    expect(put.status, await put.clone().text()).toBe(200);
  }
  const made = await callApiAs(who, "billing/invoices/generate", { pending: [`${merchantId}:${currency}`] });
  const number = made.data?.documents?.[0]?.number;
  const [invoice] = await who.scope.db.select().from(invoices);
  const tax = Math.round((3 * minor * 19) / 100);
  expect(invoice).toMatchObject({ subtotal: 3 * minor, tax, total: 3 * minor + tax });
  await expectLedgerBalanced(who);
  expect((await callApiAs(who, `billing/invoices/${number}/pay`, { version: 1 })).status).toBe(200);
  await expectLedgerBalanced(who);
  expect((await callApiAs(who, `billing/invoices/${number}/unpay`, { version: 2 })).status).toBe(200);
  expect((await callApiAs(who, `billing/invoices/${number}/void`, { version: 3, reason: "Sunk" })).status).toBe(200);
  await expectLedgerBalanced(who);
});

/** Leaves of the prices that a delivery posted nothing. */
const voidFees = ({ scope }: TestWorkspace) => scope.db.update(orderFees).set({ voidedAt: 1 });
