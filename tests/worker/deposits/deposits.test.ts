import { desc, isNotNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { collectionReceipts } from "#app/modules/collections/db/receipts.tables.ts";
import { confirmDeposit } from "#app/modules/deposits/commands/change-deposit.server.ts";
import { createDeposit } from "#app/modules/deposits/commands/create-deposit.server.ts";
import { cheques, deposits } from "#app/modules/deposits/db/deposits.tables.ts";
import { returnCheque } from "#app/modules/invoicing/commands/cheques/return-cheque.server.ts";
import { payInvoice } from "#app/modules/invoicing/commands/invoices/pay-invoice.server.ts";
import { depositStatuses, invoiceStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import { shippingMethodCatalogue } from "#app/modules/pricing/commands/shipping-methods.server.ts";
import { outbox } from "#app/platform/db/messages.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { createCamt053 } from "#tests/factories/bank.ts";
import { createBreakingDatabase } from "#tests/factories/breaking-database.ts";
import { collectAtStops, createCard, createCash, sendOut, shipOut } from "#tests/factories/collections.ts";
import { createAgent } from "#tests/factories/orders.ts";
import { callApiAs, expectLedgerBalanced, readLedgerBalances } from "../billed.ts";
import { createMerchant } from "../merchants.ts";
import { createTestWorkspace } from "../workspace.ts";

const { on_the_way, confirmed, voided } = depositStatuses.code;

const createCheque = (amount: string) => ({ ...createCash(amount), method: paymentMethods.code.cheque });

/** A carrier whose agent handed in 45.00 in cash, 10.00 by card, and cheques of 20.00 and 30.00, for one merchant. */
async function received() {
  const who = await createTestWorkspace();
  const merchant = await createMerchant(who, { billing: { iban: "CH9300762011623852957" } });
  const agentId = await createAgent(who.scope);
  const out = await sendOut(
    who.scope,
    agentId,
    [
      [createCash("29.90"), createCard("10.00")],
      [createCash("15.10")],
      [createCheque("20.00")],
      [createCheque("30.00")],
    ],
    { merchant_id: merchant },
  );
  await collectAtStops(who.scope, out);
  await callApiAs(who, "collections/receipts/generate", { holdings: [`${agentId}:EUR`] });
  const [receipt] = await who.scope.db.select().from(collectionReceipts);
  const at = `collections/receipts/${receipt?.number}`;
  await callApiAs(who, `${at}/receive`, { version: 1, counted: 45 });
  const day = toLocalDate(who.scope.ports.clock.now(), who.account.timezone);
  const pieces = await who.scope.db.select().from(cheques).orderBy(cheques.amount);
  const deposit = async (body: object) => Object((await callApiAs(who, "deposits", body)).data).number;
  const read = async (number: string) => Object((await callApiAs(who, `deposits/${number}`)).data).deposit;
  const book = async () => Object((await callApiAs(who, "cash-book")).data);
  return { who, merchant, agentId, at, day, pieces: pieces.map(({ id }) => id), deposit, read, book };
}

test("cash goes to the bank in a bag: the bank's line confirms it by its slip, and what it counted less goes to variance", async () => {
  const { who, day, read, book } = await received();
  const held = { cash_in: "45.00", balance: "45.00", cards: "10.00", cheques: "50.00" };
  expect(await book()).toMatchObject({ tills: [held], sums: [held] });
  const cash = { currency: "EUR", amount: "40.00", slip: "0119-77", bag: "5501 8241" };
  expect(await callApiAs(who, "deposits", { ...cash, amount: "45.01" })).toMatchObject({ code: "not_in_till" });
  const outcomes = await Promise.all([1, 2, 3].map(() => callApiAs(who, "deposits", cash)));
  expect(outcomes.filter(({ status }) => status === 200 || status === 201)).toHaveLength(1);
  const number = Object(outcomes.find(({ data }) => data)?.data).number;
  expect(await read(number)).toMatchObject({ status: on_the_way, expected: "40.00" });
  await expectLedgerBalanced(who);
  const content = createCamt053([{ day, amount: "39.00", text: "Einzahlung 011977", reference: "B7" }]);
  const [line] = Object((await callApiAs(who, "billing/bank-statements", { content })).data).lines;
  expect(line).toMatchObject({ state: "differs", invoices: [{ number, total: "40.00" }] });
  const payment = {
    ...{ line: line.line, on: line.booked_on, amount: line.amount, currency: "EUR" },
    invoices: line.invoices.map(({ version }: { version: number }) => ({ number, version })),
  };
  const bookLine = (accept_difference: boolean) =>
    callApiAs(who, "billing/bank-statements/book", { payments: [{ ...payment, accept_difference }] });
  expect((await bookLine(false)).data?.refused).toMatchObject([{ code: "payment_differs" }]);
  const booked = await Promise.all([bookLine(true), bookLine(true)]);
  expect(booked.flatMap(({ data }) => data?.succeeded)).toHaveLength(1);
  expect(await read(number)).toMatchObject({ status: confirmed, counted: "39.00", reason: "other" });
  expect(await readLedgerBalances(who)).toMatchObject({
    ...{ "carrier_cash EUR": 500, "bank_transit EUR": 0, "carrier_bank EUR": 3900, "variance EUR": 100 },
  });
  await expectLedgerBalanced(who);
  const again = await callApiAs(who, "billing/bank-statements", { content });
  expect(again.data?.lines).toMatchObject([{ state: "booked", booked: [number] }]);
  const { entries } = await book();
  expect(entries).toMatchObject([
    { amount: "45.00", balance: "45.00" },
    { reference: number, amount: "-40.00", balance: "5.00" },
  ]);
  expect((await who.fetch(`/api/deposits/${number}/file?format=pdf`)).status).toBe(200);
});

test("an acquirer pays out card payments less its fee; a deposit that never left is voided", async () => {
  const { who, deposit, read } = await received();
  expect(
    (await callApiAs(who, "deposits", { kind: "card", currency: "EUR", amount: "10", fee: "10" })).errors,
  ).toHaveProperty("fee");
  const wrong = await deposit({ kind: "card", currency: "EUR", amount: "10.00", fee: "0.15" });
  expect((await callApiAs(who, `deposits/${wrong}/void`, { version: 1, reason: "Twice" })).status).toBe(200);
  expect(await read(wrong)).toMatchObject({ status: voided });
  expect(await readLedgerBalances(who)).toMatchObject({
    "card_clearing EUR": 1000,
    "bank_transit EUR": 0,
    "bank_charges EUR": 0,
  });
  const number = await deposit({ kind: "card", currency: "EUR", amount: "10.00", fee: "0.15" });
  const confirm = (body: object = {}) => callApiAs(who, `deposits/${number}/confirm`, { version: 1, ...body });
  expect(await confirm({ counted: "9.80", reason: "other" })).toMatchObject({ code: "count_exact" });
  expect((await confirm({ on: "2031-01-01" })).errors).toHaveProperty("on");
  expect((await confirm()).status).toBe(200);
  expect(await confirm()).toMatchObject({ code: "lost_race" });
  expect(await readLedgerBalances(who)).toMatchObject({
    "card_clearing EUR": 0,
    "carrier_bank EUR": 985,
    "bank_charges EUR": 15,
  });
  await expectLedgerBalanced(who);
});

test("a cheque is a piece: deposited, credited, and returned at the merchant's expense although it was paid out", async () => {
  const { who, merchant, at, pieces, deposit, read } = await received();
  const [small = "", large = ""] = pieces;
  const stranger = await createTestWorkspace();
  expect((await callApiAs(stranger, "deposits", { kind: "cheque", cheques: [small] })).status).toBe(404);
  const number = await deposit({ kind: "cheque", cheques: pieces });
  expect(await read(number)).toMatchObject({ amount: "50.00", pieces: [{ state: "bank" }, { state: "bank" }] });
  expect(await callApiAs(who, "deposits", { kind: "cheque", cheques: [small] })).toMatchObject({ code: "not_in_till" });
  expect(await callApiAs(who, `${at}/reopen`, { version: 2 })).toMatchObject({ code: "cheque_deposited" });
  const giveBack = (id: string, body: object = {}) =>
    callApiAs(who, `cheques/${id}/return`, { reason: "No funds", ...body });
  expect(await giveBack(large)).toMatchObject({ code: "illegal_transition" });
  await callApiAs(who, `deposits/${number}/confirm`, { version: 1 });
  const settled = await callApiAs(who, "billing/settlements/generate", { pending: [`${merchant}:EUR`] });
  await callApiAs(who, `billing/settlements/${settled.data?.documents?.[0]?.number}/settle`, { version: 1 });
  const back = await Promise.all([1, 2].map(() => giveBack(large, { charge: "7.50", charge_merchant: true })));
  expect(back.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await callApiAs(who, "cheques")).data?.cheques).toMatchObject([
    { state: expect.stringMatching(/credited|returned/) },
    { state: expect.stringMatching(/credited|returned/) },
  ]);
  expect((await callApiAs(who, "billing/pending")).data?.pending).toMatchObject([{ held: "-37.50" }]);
  await expectLedgerBalanced(who);
  expect(await readLedgerBalances(who)).toMatchObject({ "merchant_payable EUR": 3750, "cheques EUR": 0 });
});

/** The carrier above, whose merchant owes an invoice of 20.00. */
async function invoiced() {
  const all = await received();
  const { who, merchant, agentId } = all;
  const method = await shippingMethodCatalogue.create.execute(who.scope, {
    ...{ name: "Express", type: 1, currency: "EUR", base_fee: "20.00" },
  });
  if (!method.ok) throw new Error(JSON.stringify(method.failure));
  const draft = { merchant_id: merchant, shipping_method_id: method.value.id };
  await collectAtStops(who.scope, await sendOut(who.scope, agentId, [[]], draft));
  const made = await callApiAs(who, "billing/invoices/generate", { pending: [`${merchant}:EUR`] });
  const number = made.data?.documents?.[0]?.number ?? "";
  const read = async () => Object((await callApiAs(who, `billing/invoices/${number}`)).data).invoice;
  const step = async (word: string, body: object = {}) =>
    callApiAs(who, `billing/invoices/${number}/${word}`, { version: (await read()).version, ...body });
  const piece = async () => {
    const [found] = await who.scope.db
      .select()
      .from(cheques)
      .where(isNotNull(cheques.invoiceId))
      .orderBy(desc(cheques.id));
    return found;
  };
  return { ...all, number, invoice: read, step, piece };
}

test("a cheque that pays an invoice is a piece: in the till it goes with the payment, at the bank it does not", async () => {
  const { who, number, invoice, step, piece, deposit } = await invoiced();
  expect((await step("pay", { method: "cheque", amount: "18.00", discount: "2.00" })).status).toBe(200);
  expect(await invoice()).toMatchObject({ status: invoiceStatuses.code.paid, open: "0.00" });
  expect(await readLedgerBalances(who)).toMatchObject({ "cheques EUR": 6800, "merchant_receivable EUR": 0 });
  const listed = Object((await callApiAs(who, "cheques?search=R-")).data).cheques;
  expect(listed).toMatchObject([{ invoice_number: number, amount: "18.00", state: "till", order_number: null }]);
  expect((await step("unpay")).status).toBe(200);
  expect(await piece()).toBeUndefined();
  await expectLedgerBalanced(who);
  expect(await readLedgerBalances(who)).toMatchObject({ "cheques EUR": 5000, "merchant_receivable EUR": 2000 });
  await step("pay", { method: "cheque" });
  const made = await deposit({ kind: "cheque", cheques: [(await piece())?.id] });
  expect(await step("unpay")).toMatchObject({ code: "cheque_deposited" });
  expect((await who.fetch(`/api/deposits/${made}/file?format=csv`)).status).toBe(200);
  await expectLedgerBalanced(who);
});

test("when an invoice's cheque bounces the invoice is open again, with its discount, and nobody is owed what was too much", async () => {
  for (const [parts, wasCredited] of [
    [{ amount: "18.00", discount: "2.00" }, true],
    [{ amount: "25.00" }, true],
    [{ amount: "7.00" }, false],
  ] as const) {
    const { who, number, invoice, step, piece, deposit } = await invoiced();
    const before = await readLedgerBalances(who);
    await step("pay", { method: "cheque", ...parts });
    const { id = "" } = (await piece()) ?? {};
    if (wasCredited)
      await callApiAs(who, `deposits/${await deposit({ kind: "cheque", cheques: [id] })}/confirm`, { version: 1 });
    const charge = wasCredited ? { charge: "7.50", charge_merchant: true } : {};
    const giveBack = () => callApiAs(who, `cheques/${id}/return`, { reason: "No funds", ...charge });
    expect((await Promise.all([giveBack(), giveBack()])).filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await invoice()).toMatchObject({ status: invoiceStatuses.code.pending, open: "20.00", allocations: [] });
    await expectLedgerBalanced(who);
    const charged = wasCredited ? 750 : 0;
    expect(await readLedgerBalances(who)).toMatchObject({
      ...before,
      "merchant_payable EUR": (before["merchant_payable EUR"] ?? 0) + charged,
      ...(wasCredited ? { "carrier_bank EUR": -charged } : {}),
    });
    // The outbox has both, and a later payment is taken back without the cheque's.
    const topics = (await who.scope.db.select().from(outbox)).map(({ topic }) => topic);
    expect(topics).toEqual(expect.arrayContaining(["cheque.returned", "invoice.unpaid"]));
    expect((await step("pay")).status).toBe(200);
    expect((await step("unpay")).status).toBe(200);
    await expectLedgerBalanced(who);
    expect((await callApiAs(who, `billing/invoices/${number}`)).status).toBe(200);
  }
});

test.each(["before", "after"] as const)(
  "a worker that dies %s the batch of paying by cheque, depositing, confirming or returning leaves nothing half done",
  async (moment) => {
    const { who, number, invoice, piece } = await invoiced();
    const run = async (execute: (scope: Scope) => Promise<unknown>) => {
      const db = createBreakingDatabase(who.scope.db, () => moment);
      await expect(execute({ ...who.scope, db })).rejects.toThrow("killed");
      await expectLedgerBalanced(who);
      await execute(who.scope);
      await expectLedgerBalanced(who);
    };
    const { version } = await invoice();
    await run((scope) => payInvoice.execute(scope, { number, version, method: "cheque" }));
    const { id = "" } = (await piece()) ?? {};
    await run((scope) => createDeposit.execute(scope, { kind: "cheque", cheques: [id] }));
    const [made] = await who.scope.db.select().from(deposits);
    await run((scope) => confirmDeposit.execute(scope, { number: made?.number ?? "", version: 1 }));
    await run((scope) => returnCheque.execute(scope, { id, reason: "No funds", charge: "7.50" }));
    expect(await who.scope.db.$count(cheques, isNotNull(cheques.invoiceId))).toBe(1);
    expect(await piece()).toMatchObject({ state: "returned" });
    expect(await invoice()).toMatchObject({ open: "20.00" });
    expect(await readLedgerBalances(who)).toMatchObject({ "carrier_bank EUR": -750, "bank_charges EUR": 750 });
  },
);

test("what a returned cheque did not pay is collected again, at the office or at the door, and the merchant is credited once more", async () => {
  const { who, agentId, merchant, pieces } = await received();
  const [small = "", large = ""] = pieces;
  const collect = (id: string, body: object = {}) => callApiAs(who, `cheques/${id}/collect`, body);
  expect(await collect(small)).toMatchObject({ code: "illegal_transition" });
  expect((await collect(small, { method: 2 })).errors).toHaveProperty("method");
  for (const id of pieces) await callApiAs(who, `cheques/${id}/return`, { reason: "No funds" });
  expect(await readLedgerBalances(who)).toMatchObject({ "merchant_payable EUR": -5500, "cheques EUR": 0 });
  // At the office: twice at once is once, and the money waits for its receipt.
  const asked = await Promise.all([collect(small), collect(small)]);
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await collect(small, { where: "door" })).toMatchObject({ code: "illegal_transition" });
  await expectLedgerBalanced(who);
  const receive = async (holding: string, counted: number) => {
    const made = await callApiAs(who, "collections/receipts/generate", { holdings: [holding] });
    const [{ number = "" } = {}] = (made.data?.receipts ?? []) as { number: string }[];
    expect((await callApiAs(who, `collections/receipts/${number}/receive`, { version: 1, counted })).status).toBe(200);
  };
  await receive(":EUR", 20);
  expect(await readLedgerBalances(who)).toMatchObject({ "merchant_payable EUR": -7500, "carrier_cash EUR": 6500 });
  // At the door: an order of its own that an agent collects; one that is cancelled does not count.
  const answer = await collect(large, { where: "door" });
  expect(answer).toMatchObject({ status: 200 });
  const first = Object(answer.data).order;
  expect(await collect(large)).toMatchObject({ code: "illegal_transition" });
  const find = async (search: string) => Object((await callApiAs(who, `cheques?search=${search}`)).data).cheques[0];
  const { again_order_id: made } = await find(first);
  await callApiAs(who, "orders/cancel", { orders: [made], reason: "CUSTOMER_CANCELLED" });
  const second = Object((await collect(large, { where: "door" })).data).order;
  expect(second).not.toBe(first);
  const listed = await find(second);
  expect(listed).toMatchObject({ id: large, again_number: second });
  const again = { id: listed.again_order_id, number: second };
  await collectAtStops(who.scope, await shipOut(who.scope, agentId, [again]));
  await expectLedgerBalanced(who);
  await receive(`${agentId}:EUR`, 30);
  expect(await readLedgerBalances(who)).toMatchObject({ "merchant_payable EUR": -10_500, "carrier_cash EUR": 9500 });
  await expectLedgerBalanced(who);
  expect((await callApiAs(who, "billing/settlements/generate", { pending: [`${merchant}:EUR`] })).status).toBe(200);
});

test("a returned cheque and its deposit are matched by hand with the bank's lines", async () => {
  const { who, day, pieces, deposit } = await received();
  const number = await deposit({ kind: "cheque", cheques: pieces });
  await callApiAs(who, `deposits/${number}/confirm`, { version: 1 });
  await callApiAs(who, `cheques/${pieces[1]}/return`, { reason: "No funds", charge: "7.50" });
  const lines = [
    { day, amount: "50.00", text: "Collective credit", reference: "Q1" },
    { day, amount: "-37.50", text: "Unpaid", reference: "Q2" },
  ];
  const content = createCamt053(lines, { opening: "0.00", closing: "12.50", on: day });
  const read = Object((await callApiAs(who, "billing/bank-statements", { content })).data).lines;
  const bank = async () => Object((await callApiAs(who, "books/bank")).data).reconciliations[0];
  const { movements } = await bank();
  expect(movements).toMatchObject([{ document_kind: "deposit" }, { document_kind: "cheque", amount: "-37.50" }]);
  for (const [at, { document_id }] of movements.entries()) {
    const match = () => callApiAs(who, "books/bank/match", { line: read[at].line, documents: [document_id] });
    expect((await match()).status).toBe(200);
    expect(await match()).toMatchObject({ code: "payment_booked" });
    await expectLedgerBalanced(who);
  }
  expect(await bank()).toMatchObject({ open_lines: "0.00", open_movements: "0.00", movements: [], lines: [] });
});

test("a till is counted: a difference needs a reason and goes to variance, and a balance of before is refused", async () => {
  const { who, book } = await received();
  const count = (body: object) =>
    callApiAs(who, "cash-book/count", { currency: "EUR", expected: "45.00", counted: "40.00", ...body });
  expect((await count({})).errors).toHaveProperty("reason");
  expect(await count({ expected: "44.00", reason: "lost" })).toMatchObject({ code: "lost_race" });
  expect((await count({ reason: "lost" })).data).toEqual({ difference: "-5.00", currency: "EUR" });
  expect(await count({ reason: "lost" })).toMatchObject({ code: "lost_race" });
  expect((await book()).tills).toMatchObject([{ difference: "-5.00", balance: "40.00" }]);
  await expectLedgerBalanced(who);
});

test("any sequence of deposits, confirmations, returns, counts and reopened receipts keeps every equation, cheques of invoices included", async () => {
  let seed = 20_261_129;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const { who, at, pieces, merchant, step: bill } = await invoiced();
  const ids = async () => (await who.scope.db.select().from(cheques)).map(({ id }) => id);
  const any = async () => {
    const all = await ids();
    return all[next(all.length)] ?? pieces[0];
  };
  const list = async () => Object((await callApiAs(who, "deposits?limit=100")).data).deposits;
  const some = async () => (await list())[next(8)] ?? { number: "D-2000-0000", version: 1 };
  const cents = (most: number) => ((1 + next(most)) / 100).toFixed(2);
  const receipt = async () => Object((await callApiAs(who, at)).data).receipt;
  const steps: (() => Promise<unknown>)[] = [
    () => callApiAs(who, "deposits", { currency: "EUR", amount: cents(2000) }),
    () => callApiAs(who, "deposits", { kind: "card", currency: "EUR", amount: cents(500), fee: cents(20) }),
    async () => callApiAs(who, "deposits", { kind: "cheque", cheques: [await any()] }),
    async () => {
      const { number, version } = await some();
      return callApiAs(who, `deposits/${number}/confirm`, { version, counted: cents(2000), reason: "lost" });
    },
    async () => {
      const { number, version } = await some();
      return callApiAs(who, `deposits/${number}/confirm`, { version });
    },
    async () => {
      const { number, version } = await some();
      return callApiAs(who, `deposits/${number}/void`, { version, reason: "x" });
    },
    async () => callApiAs(who, `cheques/${await any()}/return`, { reason: "x", charge: next(2) ? "1.00" : "0" }),
    async () => {
      const { balance } = Object((await callApiAs(who, "cash-book")).data).tills[0];
      return callApiAs(who, "cash-book/count", {
        currency: "EUR",
        expected: balance,
        counted: cents(4000),
        reason: "lost",
      });
    },
    async () => callApiAs(who, `${at}/reopen`, { version: (await receipt()).version }),
    async () => callApiAs(who, `${at}/receive`, { version: (await receipt()).version, counted: 45 }),
    () => callApiAs(who, "billing/settlements/generate", { pending: [`${merchant}:EUR`] }),
    () => bill("pay", { method: "cheque", amount: cents(2500), discount: next(2) ? cents(100) : undefined }),
    () => bill("pay", { method: next(2) ? "cash" : "cheque" }),
    () => bill("unpay"),
    () => bill("credit", { all: true, reason: "x" }),
  ];
  for (let turn = 0; turn < 90; turn += 1) {
    await steps[next(steps.length)]?.();
    if (turn % 10 === 9) await expectLedgerBalanced(who);
  }
  const sums = await readLedgerBalances(who);
  expect(sums["bank_transit EUR"]).toBeGreaterThanOrEqual(0);
  expect(sums["card_clearing EUR"]).toBeGreaterThanOrEqual(0);
});
