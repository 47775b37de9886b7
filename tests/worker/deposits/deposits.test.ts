import { expect, test } from "vitest";
import { collectionReceipts } from "#app/modules/collections/db/receipts.tables.ts";
import { cheques } from "#app/modules/deposits/db/deposits.tables.ts";
import { depositStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { createCamt053 } from "#tests/factories/bank.ts";
import { collectAtStops, createCard, createCash, sendOut } from "#tests/factories/collections.ts";
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
  return { who, merchant, at, day, pieces: pieces.map(({ id }) => id), deposit, read, book };
}

test("cash goes to the bank in a bag: the bank's line confirms it by its slip, and what it counted less goes to variance", async () => {
  const { who, day, read, book } = await received();
  expect((await book()).tills).toMatchObject([
    { cash_in: "45.00", balance: "45.00", cards: "10.00", cheques: "50.00" },
  ]);
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

test("any sequence of deposits, confirmations, returns, counts and reopened receipts keeps every equation", async () => {
  let seed = 20_261_129;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const { who, at, pieces, merchant } = await received();
  const list = async () => Object((await callApiAs(who, "deposits?limit=100")).data).deposits;
  const some = async () => (await list())[next(8)] ?? { number: "D-2000-0000", version: 1 };
  const cents = (most: number) => ((1 + next(most)) / 100).toFixed(2);
  const receipt = async () => Object((await callApiAs(who, at)).data).receipt;
  const steps: (() => Promise<unknown>)[] = [
    () => callApiAs(who, "deposits", { currency: "EUR", amount: cents(2000) }),
    () => callApiAs(who, "deposits", { kind: "card", currency: "EUR", amount: cents(500), fee: cents(20) }),
    () => callApiAs(who, "deposits", { kind: "cheque", cheques: [pieces[next(2)]] }),
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
    () => callApiAs(who, `cheques/${pieces[next(2)]}/return`, { reason: "x", charge: next(2) ? "1.00" : "0" }),
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
  ];
  for (let turn = 0; turn < 60; turn += 1) {
    await steps[next(steps.length)]?.();
    if (turn % 10 === 9) await expectLedgerBalanced(who);
  }
  const sums = await readLedgerBalances(who);
  expect(sums["bank_transit EUR"]).toBeGreaterThanOrEqual(0);
  expect(sums["card_clearing EUR"]).toBeGreaterThanOrEqual(0);
});
