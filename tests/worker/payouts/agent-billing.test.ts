import { and, desc, eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { decideCheckIns, decideCheckOuts } from "#app/modules/attendance/db/decide-attendance.server.ts";
import { collectionReceipts } from "#app/modules/collections/db/receipts.tables.ts";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { runReconciliation } from "#app/modules/ledger/commands/books/reconcile-books.server.ts";
import { ledgerAccounts, ledgerTransfers } from "#app/modules/ledger/db/accounting.tables.ts";
import { agentDueSpans, agentDues, agentTransactions } from "#app/modules/ledger/db/agent-transactions.tables.ts";
import { receiptStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { writeAgentPaymentFile } from "#app/modules/payouts/commands/payment-file.server.ts";
import { readDuesScreen } from "#app/modules/payouts/commands/view-dues.server.ts";
import { agentReceipts } from "#app/modules/payouts/db/agent-billing.tables.ts";
import { agentTransactionTypes } from "#app/modules/payouts/model/agent-billing.enums.ts";
import { runMoves } from "#app/modules/shipments/db/move.writes.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { outbox } from "#app/platform/db/messages.tables.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { collectAtStops, createCash, type OutOrder, sendOut } from "#tests/factories/collections.ts";
import { createAgent } from "#tests/factories/orders.ts";
import { setTimeTo } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

interface Answer {
  status: number;
  code?: string;
  errors?: Record<string, string[]>;
  data?: Record<string, unknown> & { receipts?: { number: string }[]; refused?: { code: string }[] };
}

async function ask(who: TestWorkspace, path: string, body?: unknown): Promise<Answer> {
  const answer = await who.fetch(`/api/${path}`, body === undefined ? {} : { body });
  return { status: answer.status, ...((await answer.json()) as object) };
}

async function balances(who: TestWorkspace): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { kind, currency, debit, credit } of await who.scope.db.select().from(ledgerAccounts))
    sums[`${kind} ${currency}`] = (sums[`${kind} ${currency}`] ?? 0) + (debit ?? 0) - (credit ?? 0);
  return sums;
}

const payout = { currency: "EUR", flat: 20, per_shipment: 0.9, per_hour: 27.5, per_distance_unit: 0.35 };

/** A workspace whose agent is paid 20.00 a day and 0.90 a shipment, with three orders out. */
async function employed(due: Parameters<typeof sendOut>[2] = [[createCash("29.90")], [], []]) {
  const who = await createTestWorkspace();
  const agentId = await createAgent(who.scope);
  await who.scope.db.update(agents).set({ payout }).where(eq(agents.id, agentId));
  await checkIn(who, agentId);
  return { who, agentId, out: await sendOut(who.scope, agentId, due) };
}

/** The agent comes on duty, or goes off it so many minutes later. */
async function checkIn(who: TestWorkspace, agentId: string): Promise<void> {
  const { scope } = who;
  await commitWithRetry(scope, async () =>
    ok(await decideCheckIns(scope, { ids: [agentId], by: "office", at: now(scope) })),
  );
}
async function checkOut(who: TestWorkspace, agentId: string, minutes: number): Promise<void> {
  const { scope } = who;
  const at = () => now(scope) + minutes * 60_000;
  await commitWithRetry(scope, async () => ok(await decideCheckOuts(scope, { ids: [agentId], by: "office", at })));
}

const holds = (who: TestWorkspace) => runReconciliation(who.scope);
const balanced = { ok: true, value: { balanced: true } };
const open = (who: TestWorkspace) =>
  who.scope.db
    .select()
    .from(agentTransactions)
    .where(and(eq(agentTransactions.accountId, who.scope.account.id), eq(agentTransactions.state, "open")));

test("a day with a check-in is paid once, hours from check-in to check-out", async () => {
  // In the morning: the second check-in is then on the same day.
  setTimeTo("2026-11-23T06:00:00Z");
  const { who, agentId } = await employed([[]]);
  await checkIn(who, agentId);
  await checkOut(who, agentId, 468);
  await checkOut(who, agentId, 500);
  // The office checks in again when that is over.
  setTimeTo(new Date(now(who.scope) + 469 * 60_000).toISOString());
  await checkIn(who, agentId);
  await checkOut(who, agentId, 30);
  const hours = Math.round((468 / 60) * 2750);
  const earned = await open(who);
  expect(earned.map(({ type, amount, quantity }) => [type, amount, quantity]).sort()).toEqual([
    [1, 2000, 1],
    [2, expect.any(Number), expect.any(Number)],
    [2, hours, 468],
  ]);
  expect((await ask(who, "agent-billing/pending")).data).toMatchObject({ pending: [{ flat: "20.00", flat_days: 1 }] });
  expect(await holds(who)).toEqual(balanced);
});

test("completed shipments earn in the same batch, each day and shipment once; a reset reverses, a redo earns again", async () => {
  const { who, agentId, out } = await employed();
  await collectAtStops(who.scope, out.slice(0, 2));
  await collectAtStops(who.scope, out.slice(2));
  expect((await open(who)).map(({ type, amount }) => [type, amount]).sort()).toEqual([
    [1, 2000],
    [3, 90],
    [3, 90],
    [3, 90],
  ]);
  expect(await balances(who)).toMatchObject({ "agent_payable EUR": -2270, "payout_cost EUR": 2270 });
  expect((await ask(who, "agent-billing/pending")).data).toMatchObject({
    pending: [
      {
        id: `${agentId}:EUR`,
        ...{ count: 4, total: "22.70", flat: "20.00", flat_days: 1, shipment: "2.70", shipment_count: 3 },
        ...{ hour: "0.00", cash: "29.90", to_pay: "-7.20" },
      },
    ],
  });
  const lines = await ask(who, `agent-billing/transactions?filters[agent][]=${agentId}&filters[type][]=3`);
  expect(lines.data).toMatchObject({
    transactions: [{ inputs: { rate: "0.9", unit: "shipment" }, state: "open" }, {}, {}],
  });
  expect(await holds(who)).toEqual(balanced);
  const first = out[0] as OutOrder;
  await runMoves(who.scope, [{ id: first.shipmentId, action: "reset" }]);
  expect(await balances(who)).toMatchObject({ "agent_payable EUR": -2180 });
  await collectAtStops(who.scope, [first]);
  expect(await balances(who)).toMatchObject({ "agent_payable EUR": -2270 });
  expect(await holds(who)).toEqual(balanced);
  const [failed] = await sendOut(who.scope, agentId, [[]]);
  await runMoves(who.scope, [{ id: failed?.shipmentId ?? "", action: "attempt", reason: "NO_ANSWER" }]);
  expect(await balances(who)).toMatchObject({ "agent_payable EUR": -2270 });
});

test("a manual entry has either sign, a method and a reason; voiding reverses it permanently", async () => {
  const { who, agentId } = await employed();
  const write = (body: object) =>
    ask(who, "agent-billing/transactions", { agent_id: agentId, currency: "EUR", description: "fine", ...body });
  expect((await write({ amount: "0" })).errors).toHaveProperty("amount");
  expect((await write({ amount: "1.005" })).errors).toHaveProperty("amount");
  expect((await write({ amount: "5", description: "" })).errors).toHaveProperty("description");
  expect((await write({ amount: "5", method: 0 })).errors).toHaveProperty("method");
  expect((await write({ amount: "5", currency: "XXX" })).errors).toHaveProperty("currency");
  const stranger = await createTestWorkspace();
  expect((await write({ amount: "5", agent_id: await createAgent(stranger.scope) })).errors).toHaveProperty("agent_id");
  expect(await write({ amount: "-25.00", method: 1 })).toMatchObject({ status: 200 });
  expect(await write({ amount: "900", currency: "JPY" })).toMatchObject({ status: 200 });
  expect(await balances(who)).toMatchObject({ "agent_payable EUR": 2500 - 2000, "payout_cost EUR": -500 });
  const [fine] = (await open(who)).filter(({ amount }) => amount === -2500);
  const voided = { transactions: [fine?.id ?? ""], reason: "paid himself" };
  expect((await ask(who, "agent-billing/transactions/void", voided)).data).toMatchObject({ refused: [] });
  expect((await ask(who, "agent-billing/transactions/void", voided)).data).toMatchObject({
    refused: [{ code: "transaction_voided" }],
  });
  expect((await ask(stranger, "agent-billing/transactions/void", voided)).data).toMatchObject({
    refused: [{ code: "not_found" }],
  });
  expect(await balances(who)).toMatchObject({ "agent_payable EUR": -2000, "agent_payable JPY": -900 });
  expect(await holds(who)).toEqual(balanced);
});

test("a receipt pays the earnings, netted with the cash handed over; voiding reverses everything", async () => {
  const { who, agentId, out } = await employed();
  await collectAtStops(who.scope, out);
  const made = await ask(who, "agent-billing/receipts/generate", { agents: [`${agentId}:EUR`], net_cash: true });
  const number = made.data?.receipts?.[0]?.number ?? "";
  expect(number).toMatch(/^AR-\d{4}-0001$/);
  const shown = await ask(who, `agent-billing/receipts/${number}`);
  expect(shown.data).toMatchObject({
    receipt: {
      status: receiptStatuses.code.pending,
      total: "22.70",
      cash: "29.90",
      to_pay: "-7.20",
      line_count: 4,
      lines: [{}, {}, {}, {}],
    },
  });
  const held = Object(shown.data).receipt.collection_receipt as string;
  for (const step of ["receive", "void"])
    expect(
      await ask(who, `collections/receipts/${held}/${step}`, { version: 1, counted: "29.90", reason: "x" }).then(
        ({ code, errors }) => code ?? errors,
      ),
    ).toBeTruthy();
  expect(await ask(who, `collections/receipts/${held}/receive`, { version: 1, counted: "29.90" })).toMatchObject({
    code: "receipt_netted",
  });
  const reset = await runMoves(who.scope, [{ id: out[1]?.shipmentId ?? "", action: "reset" }]);
  expect(reset).toMatchObject({ value: { refused: [{ code: "shipment_receipted" }] } });
  const pay = (body: object) =>
    ask(who, `agent-billing/receipts/${number}/pay`, { version: 1, method: "bank", ...body });
  expect((await pay({ date: "2999-01-01" })).errors).toHaveProperty("date");
  expect((await pay({ method: "shells" })).errors).toHaveProperty("method");
  expect(await pay({})).toMatchObject({ status: 200, data: { version: 2 } });
  expect(await pay({})).toMatchObject({ status: 409, code: "lost_race" });
  expect(await balances(who)).toMatchObject({
    ...{ "agent_payable EUR": 0, "agent_cash EUR": 0, "carrier_cash EUR": 2990 - 2270, "payout_cost EUR": 2270 },
  });
  expect(await holds(who)).toEqual(balanced);
  expect((await ask(who, "agent-billing/pending")).data).toMatchObject({ pending: [] });
  const voidReceipt = (version: number) =>
    ask(who, `agent-billing/receipts/${number}/void`, { version, reason: "wrong week" });
  expect(await voidReceipt(2)).toMatchObject({ code: "illegal_transition" });
  expect(await ask(who, `agent-billing/receipts/${number}/unpay`, { version: 2 })).toMatchObject({ status: 200 });
  expect(await balances(who)).toMatchObject({
    ...{ "agent_payable EUR": -2270, "agent_cash EUR": 2990, "carrier_cash EUR": 0 },
  });
  expect(await holds(who)).toEqual(balanced);
  const voided = await voidReceipt(3);
  expect(voided).toMatchObject({ status: 200 });
  expect(await balances(who)).toMatchObject({
    ...{ "agent_payable EUR": -2270, "agent_cash EUR": 2990, "carrier_cash EUR": 0 },
  });
  expect(await holds(who)).toEqual(balanced);
  const again = await ask(who, "agent-billing/receipts/generate", {
    transactions: (await open(who)).map(({ id }) => id),
  });
  const next = again.data?.receipts?.[0]?.number ?? "";
  expect(next).toMatch(/-0002$/);
  expect(await ask(who, `agent-billing/receipts/${next}/pay`, { version: 1, method: "bank" })).toMatchObject({
    status: 200,
  });
  expect(await balances(who)).toMatchObject({ "agent_payable EUR": 0, "carrier_bank EUR": -2270 });
  const topics = (await who.scope.db.select().from(outbox)).map(({ topic }) => topic);
  for (const word of ["created", "paid", "voided"]) expect(topics).toContain(`agent_receipt.${word}`);
});

test("an agent's share of a shortage is deducted from the next payout, once", async () => {
  const { who, agentId, out } = await employed();
  await collectAtStops(who.scope, out);
  const made = await ask(who, "collections/receipts/generate", { holdings: [`${agentId}:EUR`] });
  const number = made.data?.receipts?.[0]?.number ?? "";
  await ask(who, `collections/receipts/${number}/receive`, {
    ...{ version: 1, counted: "19.90", reason: "lost", borne_by: "agent" },
  });
  expect(await balances(who)).toMatchObject({ "agent_payable EUR": -1270 });
  expect((await ask(who, "agent-billing/pending")).data).toMatchObject({
    pending: [{ total: "12.70", custom: "-10.00" }],
  });
  const [borne] = (await open(who)).filter(({ amount }) => amount < 0);
  expect(
    (await ask(who, "agent-billing/transactions/void", { transactions: [borne?.id ?? ""], reason: "no" })).data,
  ).toMatchObject({ refused: [{ code: "transaction_of_receipt" }] });
  await ask(who, "agent-billing/receipts/generate", { agents: [`${agentId}:EUR`] });
  expect(await ask(who, `collections/receipts/${number}/reopen`, { version: 2 })).toMatchObject({
    code: "shortage_in_payout",
  });
  const [receipt] = await who.scope.db.select().from(agentReceipts);
  await ask(who, `agent-billing/receipts/${receipt?.number}/void`, { version: 1, reason: "first the cash" });
  expect(await ask(who, `collections/receipts/${number}/reopen`, { version: 2 })).toMatchObject({ status: 200 });
  expect(await balances(who)).toMatchObject({ "agent_payable EUR": -2270, "agent_cash EUR": 2990 });
  expect(await holds(who)).toEqual(balanced);
});

test("a hundred requests at once: each transaction is in one receipt, each receipt is paid once", async () => {
  const { who, agentId, out } = await employed();
  await Promise.all(out.map((each) => collectAtStops(who.scope, [each]).catch(() => {})));
  const ids = (await open(who)).map(({ id }) => id);
  expect(ids).toHaveLength(4);
  const made = await Promise.all([
    ...Array.from({ length: 20 }, () => ask(who, "agent-billing/receipts/generate", { transactions: ids })),
    ...Array.from({ length: 20 }, () => ask(who, "agent-billing/receipts/generate", { agents: [`${agentId}:EUR`] })),
    ...Array.from({ length: 10 }, () =>
      ask(who, "agent-billing/transactions/void", { transactions: ids.slice(0, 1), reason: "race" }),
    ),
  ]);
  expect(made.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(await who.scope.db.select().from(agentReceipts)).toHaveLength(1);
  const [receipt] = await who.scope.db.select().from(agentReceipts);
  const worked = await Promise.all([
    ...Array.from({ length: 25 }, () =>
      ask(who, `agent-billing/receipts/${receipt?.number}/pay`, { version: 1, method: "cash" }),
    ),
    ...Array.from({ length: 25 }, () =>
      ask(who, `agent-billing/receipts/${receipt?.number}/void`, { version: 1, reason: "race" }),
    ),
  ]);
  expect(worked.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(worked.filter(({ status }) => status !== 200).every(({ status }) => status === 409)).toBe(true);
  expect(await holds(who)).toEqual(balanced);
});

test("others find nothing; each action has its permission; netting also requires the collections permission", async () => {
  const { who, agentId, out } = await employed();
  await collectAtStops(who.scope, out);
  const base = "accounting.agent_billing";
  const maker = await createTestWorkspace({ member: who, permissions: [base, `${base}.generate_receipts`] });
  const whole = { agents: [`${agentId}:EUR`] };
  expect((await ask(maker, "agent-billing/receipts/generate", { ...whole, net_cash: true })).status).toBe(403);
  const made = await ask(maker, "agent-billing/receipts/generate", whole);
  const number = made.data?.receipts?.[0]?.number ?? "";
  const path = `agent-billing/receipts/${number}`;
  const stranger = await createTestWorkspace();
  expect(await ask(stranger, path)).toMatchObject({ status: 404, code: "agent_receipt_not_found" });
  expect(await ask(stranger, `${path}/pay`, { version: 1, method: "bank" })).toMatchObject({ status: 404 });
  expect((await ask(stranger, "agent-billing/receipts/generate", whole)).data).toMatchObject({
    refused: [{ code: "nothing_earned" }],
  });
  const reader = await createTestWorkspace({ member: who, permissions: [base] });
  expect((await ask(reader, path)).status).toBe(200);
  for (const [step, body] of [
    ["pay", { version: 1, method: "bank" }],
    ["void", { version: 1, reason: "x" }],
    ["print", {}],
    ["export", {}],
  ] as const)
    expect((await ask(reader, `${path}/${step}`, body)).status, step).toBe(403);
  const other = await createTestWorkspace({ member: who, permissions: ["accounting.order_collections"] });
  expect((await ask(other, "agent-billing/pending")).status).toBe(403);
});

test("a payment file contains the unpaid rest of pending receipts; agents without IBAN are listed", async () => {
  setTimeTo("2026-11-25T09:00:00Z");
  const { who, agentId, out } = await employed();
  await collectAtStops(who.scope, out);
  await ask(who, "agent-billing/receipts/generate", { agents: [`${agentId}:EUR`] });
  const receipt = await who.scope.db.query.agentReceipts.findFirst({
    where: eq(agentReceipts.accountId, who.scope.account.id),
  });
  const ids = [receipt?.id ?? ""];
  const iban = "LI21 0881 0000 2324 013A A";
  const write = (body: object, scope = who.scope) => writeAgentPaymentFile.execute(scope, { ids, iban, ...body });
  const refusal = async (body: object) => {
    const file = await write(body);
    return file.ok ? null : file.failure.fields;
  };
  expect(await refusal({ iban: "LI21 0881 0000 2324 013A B" })).toHaveProperty("iban");
  expect(await refusal({})).toMatchObject({
    ids: [{ code: "runs:iban_missing", params: { name: expect.any(String) } }],
  });
  await who.scope.db
    .update(agents)
    .set({ payout: { ...payout, iban: "DE89370400440532013000" } })
    .where(eq(agents.id, agentId));
  expect(await refusal({ date: "2020-01-31" })).toEqual({ date: [{ code: "date_past" }] });
  const date = "2026-11-30";
  const received = await ask(who, "agent-billing/payment-file", { ids, iban, date });
  const body = String(received.data?.body);
  expect(await refusal({ date })).toMatchObject({ ids: [{ code: "runs:chosen_already" }] });
  expect(body).toContain(`<ReqdExctnDt><Dt>${date}</Dt></ReqdExctnDt>`);
  expect(body).toContain(`<InstdAmt Ccy="EUR">22.70</InstdAmt>`);
  expect(body).toContain("<IBAN>DE89370400440532013000</IBAN>");
  const stranger = await createTestWorkspace();
  expect((await write({}, stranger.scope)).ok).toBe(false);
  await ask(who, `agent-billing/receipts/${receipt?.number}/pay`, { version: 1, method: "bank" });
  expect(await refusal({})).toMatchObject({ ids: [{ code: "runs:nothing_to_transfer" }] });
});

test("the list for a date range matches what its receipts pay, cash unchanged; the rest stays open", async () => {
  const who = await createTestWorkspace();
  const agentId = await createAgent(who.scope);
  await who.scope.db.update(agents).set({ phone: "+38763000999" }).where(eq(agents.id, agentId));
  const other = await createAgent(who.scope);
  const write = (agent_id: string, day: string, amount: string) =>
    ask(who, "agent-billing/transactions", { agent_id, amount, currency: "EUR", description: "Work", day });
  for (const [day, amount] of [
    ["2026-11-01", "10.00"],
    ["2026-11-02", "20.00"],
    ["2026-11-08", "-5.00"],
    ["2026-11-09", "40.00"],
  ] as const)
    expect((await write(agentId, day, amount)).status).toBe(200);
  await write(other, "2026-11-20", "7.00");
  for (const day of ["2026-09-30", "2026-10-01", "2026-10-31"])
    expect((await write(other, day, "1.00")).status).toBe(200);
  const week = "filters[worked][]=between,2026-11-02,2026-11-08";
  const screen = async (search: string) => {
    const found = await readDuesScreen(who.scope, { url: new URL(`https://x.test/?${search}`), params: {} });
    return found.ok ? found.value : null;
  };
  expect(await screen(week)).toMatchObject({
    list: { rows: [{ agentId, count: 2, total: 1_500 }] },
    sums: [{ by: "EUR", total: 1_500, custom: 1_500 }],
    worked: { from: "2026-11-02", to: "2026-11-08" },
  });
  expect(await screen("filters[worked][]=between,2026-11-02")).toMatchObject({
    worked: null,
    sums: [{ total: 7_500 }],
  });
  // Whole months and days around them, and days without an end.
  for (const [days, total] of [
    ["between,2026-10-01,2026-10-31", 200],
    ["between,2026-09-30,2026-11-01", 1_300],
    ["between,2026-10-02,2026-11-02", 3_100],
    ["before,2026-11-02", 1_300],
    ["after,2026-11-01", 6_200],
    ["between,2026-11-08,2026-11-02", 0],
  ] as const)
    expect(await screen(`filters[worked][]=${days}`), days).toMatchObject({ sums: total ? [{ total }] : [] });
  expect(await screen(`${week}&search=nobody`)).toMatchObject({ list: { rows: [] }, sums: [] });
  const holder = [`${agentId}:EUR`];
  const wrong = await ask(who, "agent-billing/receipts/generate", { agents: holder, from: "2026-13-01" });
  expect(wrong).toMatchObject({ status: 422, errors: { from: [expect.any(String)] } });
  const days = { from: "2026-11-02", to: "2026-11-08" };
  expect((await ask(who, "agent-billing/receipts/generate", { agents: holder, ...days })).status).toBe(200);
  expect(await screen(week)).toMatchObject({ list: { rows: [] } });
  expect(await screen("")).toMatchObject({ sums: [{ total: 6_000 }] });
  const [receipt] = await who.scope.db.select().from(agentReceipts);
  expect(receipt).toMatchObject({ total: 1_500, lineCount: 2 });
  const none = await ask(who, "agent-billing/receipts/generate", { agents: holder, ...days });
  expect(none.data?.refused).toEqual([expect.objectContaining({ code: "nothing_earned" })]);
  expect(await runReconciliation(who.scope)).toMatchObject({ value: { balanced: true } });
});

/** What is open, added up of the transactions themselves: by day and by month, as the kept sums are. */
async function openBySpan(who: TestWorkspace) {
  const sums = new Map<string, { count: number; total: number; custom: number; shipmentCount: number }>();
  for (const { agentId, currency, day, type, amount, quantity } of await open(who))
    for (const span of [day, day.slice(0, 7)]) {
      const key = `${span} ${agentId} ${currency}`;
      const { count, total, custom, shipmentCount } = sums.get(key) ?? {
        ...{ count: 0, total: 0, custom: 0, shipmentCount: 0 },
      };
      sums.set(key, {
        ...{ count: count + 1, total: total + (amount ?? 0) },
        custom: custom + (type === agentTransactionTypes.code.custom ? (amount ?? 0) : 0),
        shipmentCount: shipmentCount + (type === agentTransactionTypes.code.shipment ? quantity : 0),
      });
    }
  return sums;
}

/** The sums that are kept, by the same keys. */
async function keptBySpan({ scope }: TestWorkspace) {
  const rows = await scope.db.select().from(agentDueSpans).where(eq(agentDueSpans.accountId, scope.account.id));
  return new Map(
    rows.map(({ span, agentId, currency, count, total, custom, shipmentCount }) => [
      `${span} ${agentId} ${currency}`,
      { count, total, custom, shipmentCount },
    ]),
  );
}

/** One action of a random week: its kind and its target. */
const action = fc.record({
  does: fc.constantFrom("collect", "reset", "write", "void", "generate", "net", "pay", "unmake", "receive", "repeat"),
  at: fc.nat({ max: 20 }),
  off: fc.integer({ min: -5_000, max: 5_000 }),
});

test("any sequence of actions, with retries and in any order, keeps the ledger balanced and the dues correct", {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 14 }), async (actions) => {
      const { who, agentId, out } = await employed([[createCash("10.00")], [createCash("5.55")], []]);
      const billing = { treatment: "standard", taxRate: 770 } as const;
      await who.scope.db.update(agents).set({ billing }).where(eq(agents.id, agentId));
      const { db, account: books } = who.scope;
      const account = books.id;
      let last = async () => {};
      for (const { does, at, off } of actions) {
        const order = out[at % out.length] as OutOrder;
        const written = await db.select().from(agentTransactions).where(eq(agentTransactions.accountId, account));
        const one = written[at % Math.max(1, written.length)]?.id ?? order.orderId;
        const receipts = await db.select().from(agentReceipts).where(eq(agentReceipts.accountId, account));
        const [receipt] = receipts.slice(-1 - (at % 2));
        const held = await db.query.collectionReceipts.findFirst({
          where: eq(collectionReceipts.accountId, account),
          orderBy: desc(collectionReceipts.id),
        });
        const path = `agent-billing/receipts/${receipt?.number ?? "AR-1-1"}`;
        const version = receipt?.version ?? 1;
        const call = async (to: string, body: object) => expect((await ask(who, to, body)).status).toBeLessThan(500);
        const all: Record<string, () => Promise<unknown>> = {
          collect: () => runMoves(who.scope, [{ id: order.shipmentId, action: "dropoff", collections: "collected" }]),
          reset: () => runMoves(who.scope, [{ id: order.shipmentId, action: "reset" }]),
          write: () =>
            call("agent-billing/transactions", {
              ...{ agent_id: agentId, currency: "EUR", amount: String(off / 100), description: "x" },
              day: new Date(Date.UTC(2026, 0, 25 + at)).toISOString().slice(0, 10),
            }),
          void: () => call("agent-billing/transactions/void", { transactions: [one], reason: "x" }),
          generate: () => call("agent-billing/receipts/generate", { transactions: [one] }),
          net: () => call("agent-billing/receipts/generate", { agents: [`${agentId}:EUR`], net_cash: true }),
          pay: () => call(`${path}/pay`, { version, method: at % 2 ? "bank" : "cash" }),
          unmake: () => call(`${path}/void`, { version, reason: "x" }),
          receive: async () => {
            await call("collections/receipts/generate", { holdings: [`${agentId}:EUR`] });
            await call(`collections/receipts/${held?.number ?? "CR-1-1"}/receive`, {
              ...{ version: held?.version ?? 1, counted: Math.max(0, (held?.cash ?? 0) + off) / 100 },
              ...{ reason: "other", borne_by: "agent" },
            });
          },
          repeat: () => Promise.all([last(), last()]),
        };
        const act = all[does] ?? (async () => {});
        await act();
        if (does !== "repeat") last = async () => void (await act());
      }
      expect(await holds(who)).toEqual(balanced);
      const dues = await db.query.agentDues.findFirst({ where: eq(agentDues.accountId, account) });
      const standing = await open(who);
      expect(dues?.count ?? 0).toBe(standing.length);
      expect(await keptBySpan(who)).toEqual(await openBySpan(who));
      expect(dues?.total ?? 0).toBe(standing.reduce((sum, { amount }) => sum + (amount ?? 0), 0));
      const transfers = await db.select().from(ledgerTransfers);
      expect(new Set(transfers.flatMap(({ reverses }) => reverses ?? [])).size).toBe(
        transfers.filter(({ kind }) => kind === "reversal").length,
      );
    }),
    { numRuns: 30 },
  );
});
