import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { collectionReceipts, receiptLines } from "#app/modules/collections/db/receipts.tables.ts";
import { runReconciliation } from "#app/modules/ledger/commands/books/reconcile-books.server.ts";
import { ledgerAccounts, ledgerTransfers } from "#app/modules/ledger/db/accounting.tables.ts";
import { receiptStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { collections, orderEvents, orders } from "#app/modules/orders/db/orders.tables.ts";
import { collectionStatuses } from "#app/modules/orders/model/order.enums.ts";
import { runMoves } from "#app/modules/shipments/db/move.writes.server.ts";
import { outbox } from "#app/platform/db/messages.tables.ts";
import { collectAtStops, createCard, createCash, type OutOrder, sendOut } from "#tests/factories/collections.ts";
import { createAgent } from "#tests/factories/orders.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

interface Answer {
  status: number;
  code?: string;
  errors?: Record<string, string[]>;
  data?: Record<string, unknown> & { receipts?: { number: string }[]; refused?: { code: string }[]; version?: number };
}

async function ask(who: TestWorkspace, path: string, body?: unknown): Promise<Answer> {
  const answer = await who.fetch(`/api/${path}`, body === undefined ? {} : { body });
  return { status: answer.status, ...((await answer.json()) as object) };
}

const receive = (who: TestWorkspace, number: string, version: number, body: object) =>
  ask(who, `collections/receipts/${number}/receive`, { version, ...body });

async function balances(who: TestWorkspace): Promise<Record<string, number>> {
  const rows = await who.scope.db.select().from(ledgerAccounts);
  const sums: Record<string, number> = {};
  for (const { kind, currency, debit, credit } of rows)
    sums[`${kind} ${currency}`] = (sums[`${kind} ${currency}`] ?? 0) + (debit ?? 0) - (credit ?? 0);
  return sums;
}

/** A workspace whose agent collected 29.90 and 15.10 in cash and 10.00 by card, and some francs. */
async function collected() {
  const who = await createTestWorkspace();
  const agentId = await createAgent(who.scope);
  const out = await sendOut(who.scope, agentId, [
    [createCash("29.90"), createCard("10.00")],
    [createCash("15.10")],
    [createCash("7.00", "CHF")],
  ]);
  await collectAtStops(who.scope, out);
  return { who, agentId, out };
}

test("all that an agent holds becomes a receipt a currency; received short it owes merchants in full, and back again", async () => {
  const { who, agentId, out } = await collected();
  const pending = await ask(who, "collections/pending");
  expect(pending.data).toMatchObject({
    pending: [
      { id: `${agentId}:CHF`, open_count: 1, cash_on_hand: "7.00", age_days: 0 },
      { id: `${agentId}:EUR`, open_count: 3, open_cash: "45.00", open_other: "10.00", cash_on_hand: "45.00" },
    ],
  });
  const made = await ask(who, "collections/receipts/generate", {
    holdings: [`${agentId}:EUR`, `${agentId}:CHF`, `${agentId}:USD`],
  });
  const year = new Date(who.scope.ports.clock.now()).getUTCFullYear();
  expect(made.data?.receipts?.map(({ number }) => number)).toEqual([`CR-${year}-0001`, `CR-${year}-0002`]);
  expect(made.data?.refused).toMatchObject([{ code: "holding_empty" }]);
  const number = made.data?.receipts?.[0]?.number ?? "";
  expect((await ask(who, `collections/receipts/${number}`)).data).toMatchObject({
    receipt: {
      status: receiptStatuses.code.pending,
      total: "55.00",
      cash: "45.00",
      other: "10.00",
      line_count: 3,
      lines: [{}, {}, {}],
    },
  });
  expect((await ask(who, "collections/pending")).data).toMatchObject({
    pending: [{}, { open_count: 0, receipt_count: 3, receipt_cash: "45.00", cash_on_hand: "45.00" }],
  });
  const timeline = await who.scope.db.query.orderEvents.findMany({
    where: eq(orderEvents.orderId, out[0]?.orderId ?? ""),
    orderBy: orderEvents.version,
  });
  expect(timeline.slice(-2)).toMatchObject([
    { type: "collection_added_to_receipt", detail: { receipt: number } },
    { type: "collection_added_to_receipt", detail: { receipt: number } },
  ]);
  expect(await runReconciliation(who.scope)).toMatchObject({ value: { balanced: true } });

  expect((await receive(who, number, 1, {})).errors).toHaveProperty("counted");
  expect((await receive(who, number, 1, { counted: "35.00" })).errors).toHaveProperty("reason");
  expect((await receive(who, number, 1, { counted: "-1", reason: "other" })).errors).toHaveProperty("counted");
  expect((await receive(who, number, 1, { pieces: [{ value: "3.00", count: 1 }] })).errors).toHaveProperty("pieces");
  const short = {
    pieces: [
      { value: "20", count: 1 },
      { value: "5", count: 3 },
    ],
    reason: "wrong_change",
    note: "gave 10 back",
  };
  expect(await receive(who, number, 1, short)).toMatchObject({ status: 200, data: { version: 2 } });
  expect(await receive(who, number, 1, short)).toMatchObject({ status: 409, code: "lost_race" });
  expect(await receive(who, number, 2, short)).toMatchObject({ status: 409, code: "illegal_transition" });
  expect(await balances(who)).toMatchObject({
    "agent_cash EUR": 0,
    "agent_cash CHF": 700,
    "carrier_cash EUR": 3500,
    "variance EUR": 1000,
    "clearing EUR": 0,
    "card_clearing EUR": 1000,
    "own_sales EUR": -5500,
  });
  expect(await runReconciliation(who.scope)).toMatchObject({ value: { balanced: true } });

  expect(await ask(who, `collections/receipts/${number}/reopen`, { version: 2 })).toMatchObject({ status: 200 });
  expect(await balances(who)).toMatchObject({ "agent_cash EUR": 4500, "variance EUR": 0, "own_sales EUR": 0 });
  expect(await runReconciliation(who.scope)).toMatchObject({ value: { balanced: true } });
  expect(await receive(who, number, 3, { counted: 47, reason: "tip", borne_by: "agent" })).toMatchObject({
    status: 200,
  });
  expect(await balances(who)).toMatchObject({ "carrier_cash EUR": 4700, "variance EUR": 0, "agent_payable EUR": -200 });
  const voided = await ask(who, `collections/receipts/${number}/void`, { version: 4, reason: "wrong agent" });
  expect(voided.status).toBe(200);
  expect(await balances(who)).toMatchObject({ "agent_cash EUR": 4500, "carrier_cash EUR": 0, "agent_payable EUR": 0 });
  expect(await runReconciliation(who.scope)).toMatchObject({ value: { balanced: true } });
  const again = await ask(who, "collections/receipts/generate", { holdings: [`${agentId}:EUR`] });
  expect(again.data?.receipts).toMatchObject([{ number: `CR-${year}-0003` }]);
  const topics = (await who.scope.db.select().from(outbox)).map(({ topic }) => topic);
  for (const word of ["created", "received", "reopened", "voided"])
    expect(topics).toContain(`collection_receipt.${word}`);
});

test("a merchant is owed the full collected amount; a shortage charged to the agent is the agent's", async () => {
  const { who, agentId, out } = await collected();
  await who.scope.db
    .update(orders)
    .set({ merchantId: "0190a000-0000-7000-8000-000000000001" })
    .where(eq(orders.id, out[1]?.orderId ?? ""));
  const made = await ask(who, "collections/receipts/generate", { holdings: [`${agentId}:EUR`] });
  const number = made.data?.receipts?.[0]?.number ?? "";
  await receive(who, number, 1, { counted: "0", reason: "lost", borne_by: "agent" });
  expect(await balances(who)).toMatchObject({
    "merchant_payable EUR": -1510,
    "own_sales EUR": -3990,
    "agent_payable EUR": 4500,
    "variance EUR": 0,
    "carrier_cash EUR": 0,
  });
  expect(await runReconciliation(who.scope)).toMatchObject({ value: { balanced: true } });
});

test("a reset is refused while a receipt holds the collection, as `shipment_receipted`, and goes after a void", async () => {
  const { who, agentId, out } = await collected();
  const made = await ask(who, "collections/receipts/generate", { holdings: [`${agentId}:CHF`] });
  const number = made.data?.receipts?.[0]?.number ?? "";
  const shipment = out[2]?.shipmentId ?? "";
  const refused = await ask(who, "shipments/reset", { shipments: [shipment] });
  expect(refused.data).toMatchObject({ refused: [{ id: shipment, code: "shipment_receipted" }] });
  await ask(who, `collections/receipts/${number}/void`, { version: 1, reason: "mistake" });
  expect((await ask(who, "shipments/reset", { shipments: [shipment] })).data).toMatchObject({ succeeded: [shipment] });
  expect(await balances(who)).toMatchObject({ "agent_cash CHF": 0, "clearing CHF": 0 });
  expect(await runReconciliation(who.scope)).toMatchObject({ value: { balanced: true } });
});

test("a hundred requests at once and again: each collection is in one receipt, each receipt is received once", async () => {
  const { who, agentId, out } = await collected();
  const other = await createAgent({ ...who.scope }).catch(() => agentId);
  const ids = (await who.scope.db.select().from(collections)).map(({ id }) => id);
  const made = await Promise.all([
    ...Array.from({ length: 20 }, () => ask(who, "collections/receipts/generate", { collections: ids })),
    ...Array.from({ length: 20 }, () => ask(who, "collections/receipts/generate", { holdings: [`${other}:EUR`] })),
  ]);
  expect(made.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const lines = await who.scope.db.select().from(receiptLines);
  expect(lines).toHaveLength(ids.length);
  expect(new Set(lines.map(({ collectionId }) => collectionId)).size).toBe(ids.length);
  const receipts = await who.scope.db.select().from(collectionReceipts);
  expect(receipts.map(({ number }) => number).sort()).toEqual(
    receipts.map((_, at) => expect.stringMatching(new RegExp(`-000${at + 1}$`))),
  );
  const [eur] = receipts.filter(({ currency }) => currency === "EUR");
  const worked = await Promise.all([
    ...Array.from({ length: 30 }, () => receive(who, eur?.number ?? "", 1, { counted: "45.00" })),
    ...Array.from({ length: 30 }, () =>
      ask(who, `collections/receipts/${eur?.number}/void`, { version: 1, reason: "race" }),
    ),
  ]);
  expect(worked.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(worked.filter(({ status }) => status !== 200).every(({ status }) => status === 409)).toBe(true);
  expect(await runReconciliation(who.scope)).toMatchObject({ value: { balanced: true } });
  expect(out).toHaveLength(3);
});

test("the account owes prepaid money that it holds, not what the merchant holds; both can be reversed", async () => {
  const who = await createTestWorkspace();
  const agentId = await createAgent(who.scope);
  const out = await sendOut(who.scope, agentId, [[createCash("20.00")], [createCash("30.00")]]);
  const ids = (await who.scope.db.select().from(collections).orderBy(collections.id)).map(({ id }) => id);
  const mark = (holder: string, some: string[]) => ask(who, "collections/mark-prepaid", { collections: some, holder });
  expect((await mark("merchant", ids.slice(0, 1))).data).toMatchObject({ succeeded: ids.slice(0, 1) });
  expect((await mark("carrier", ids)).data).toMatchObject({
    succeeded: ids.slice(1),
    refused: [{ code: "collection_not_pending" }],
  });
  expect(await balances(who)).toEqual({ "carrier_bank EUR": 3000, "own_sales EUR": -3000 });
  expect(await runReconciliation(who.scope)).toMatchObject({ value: { balanced: true } });
  const back = await ask(who, "collections/mark-unpaid", { collections: ids });
  expect(back.data).toMatchObject({ succeeded: ids });
  expect(await balances(who)).toMatchObject({ "carrier_bank EUR": 0, "own_sales EUR": 0 });
  await mark("carrier", ids);
  await collectAtStops(who.scope, out);
  expect(await balances(who)).toMatchObject({ "carrier_bank EUR": 5000 });
  expect(
    (await who.scope.db.select().from(collections)).every(({ status }) => status === collectionStatuses.code.prepaid),
  ).toBe(true);
  expect(await runReconciliation(who.scope)).toMatchObject({ value: { balanced: true } });
});

test("others find nothing; each action has its permission; without the feature accounting is unavailable", async () => {
  const { who, agentId } = await collected();
  const made = await ask(who, "collections/receipts/generate", { holdings: [`${agentId}:EUR`] });
  const number = made.data?.receipts?.[0]?.number ?? "";
  const stranger = await createTestWorkspace();
  expect(await ask(stranger, `collections/receipts/${number}`)).toMatchObject({
    status: 404,
    code: "receipt_not_found",
  });
  expect(await receive(stranger, number, 1, { counted: "45" })).toMatchObject({ code: "receipt_not_found" });
  const ids = (await who.scope.db.select().from(collections)).map(({ id }) => id);
  const foreign = await ask(stranger, "collections/receipts/generate", { collections: ids });
  expect(foreign.data?.refused?.every(({ code }) => code === "not_found")).toBe(true);
  const base = "accounting.order_collections";
  const reader = await createTestWorkspace({ member: who, permissions: [base] });
  expect((await ask(reader, `collections/receipts/${number}`)).status).toBe(200);
  expect((await receive(reader, number, 1, { counted: "45" })).status).toBe(403);
  expect((await ask(reader, `collections/receipts/${number}/void`, { version: 1, reason: "x" })).status).toBe(403);
  expect((await ask(reader, `collections/receipts/${number}/print`, {})).status).toBe(403);
  const printer = await createTestWorkspace({ member: who, permissions: [base, `${base}.print_receipt`] });
  expect((await ask(printer, `collections/receipts/${number}/print`, {})).data).toEqual({
    url: `/api/collections/receipts/${number}/file?format=pdf`,
  });
  const outsider = await createTestWorkspace({ member: who, permissions: ["orders"] });
  expect((await ask(outsider, "collections/pending")).status).toBe(403);
});

/** One action of a random day: its kind, and the index of its object. */
const action = fc.record({
  does: fc.constantFrom("collect", "reset", "generate", "receive", "reopen", "void", "prepaid", "unpaid", "repeat"),
  at: fc.nat({ max: 20 }),
  off: fc.integer({ min: -500, max: 500 }),
});

test("any sequence of actions, with retries and in any order, keeps the ledger balanced", {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 14 }), async (actions) => {
      const who = await createTestWorkspace();
      const { scope } = who;
      const agentId = await createAgent(scope);
      const out = await sendOut(scope, agentId, [
        [createCash("10.00")],
        [createCash("5.55"), createCard("3.00")],
        [createCash("900", "JPY")],
      ]);
      let last = async () => {};
      for (const { does, at, off } of actions) {
        const order = out[at % out.length] as OutOrder;
        const [receipt] = (await scope.db.select().from(collectionReceipts)).slice(-1 - (at % 3));
        const money = await scope.db.select().from(collections);
        const one = money[at % money.length]?.id ?? "";
        const seen = { number: receipt?.number ?? "CR-1-1", version: receipt?.version ?? 1 };
        const step = { status: 200 };
        const call = async (path: string, body: object) => {
          step.status = (await ask(who, path, body)).status;
        };
        const handlers: Record<string, () => Promise<unknown>> = {
          collect: () =>
            runMoves(scope, [
              { id: order.shipmentId, action: "dropoff", collections: at % 5 === 0 ? "prepaid" : "collected" },
            ]),
          reset: () => runMoves(scope, [{ id: order.shipmentId, action: "reset" }]),
          generate: () =>
            call("collections/receipts/generate", at % 2 ? { collections: [one] } : { holdings: [`${agentId}:EUR`] }),
          receive: () =>
            call(`collections/receipts/${seen.number}/receive`, {
              version: seen.version,
              counted: Math.max(0, (receipt?.cash ?? 0) + off) / (receipt?.currency === "JPY" ? 1 : 100),
              reason: "other",
              borne_by: at % 2 ? "agent" : "account",
            }),
          reopen: () => call(`collections/receipts/${seen.number}/reopen`, { version: seen.version }),
          void: () => call(`collections/receipts/${seen.number}/void`, { version: seen.version, reason: "x" }),
          prepaid: () =>
            call("collections/mark-prepaid", { collections: [one], holder: at % 2 ? "carrier" : "merchant" }),
          unpaid: () => call("collections/mark-unpaid", { collections: [one] }),
          repeat: () => Promise.all([last(), last()]),
        };
        const act = handlers[does] ?? (async () => {});
        await act();
        expect(step.status).toBeLessThan(500);
        if (does !== "repeat") last = async () => void (await act());
      }
      const proof = await runReconciliation(scope);
      expect(proof).toEqual({ ok: true, value: { balanced: true } });
      const transfers = await scope.db.select().from(ledgerTransfers);
      expect(new Set(transfers.flatMap(({ reverses }) => reverses ?? [])).size).toBe(
        transfers.filter(({ kind }) => kind === "reversal").length,
      );
    }),
    { numRuns: 50 },
  );
});
