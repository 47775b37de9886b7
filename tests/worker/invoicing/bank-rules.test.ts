import { expect, test } from "vitest";
import { bookPayments } from "#app/modules/invoicing/commands/bank/book-payments.server.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { createCamt053, type TestLine } from "#tests/factories/bank.ts";
import { createBreakingDatabase } from "#tests/factories/breaking-database.ts";
import { callApiAs, createDeliveredOrders, expectLedgerBalanced, readLedgerBalances } from "../billed.ts";
import { createMerchant } from "../merchants.ts";
import { setTimeTo, startTestsAt } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

startTestsAt("2099-10-28T10:00:00Z");

interface Line {
  line: string;
  booked_on: string;
  amount: string;
  currency: string;
  state: string;
  booked: string[];
  invoices: { number: string; version: number }[];
  rule: { id: string | null; version: number | null; name: string; account: string } | null;
}

async function createRule(who: TestWorkspace, body: object): Promise<string> {
  const made = await callApiAs(who, "bank-rules", { booked_to: "bank_charges", ...body });
  expect(made, JSON.stringify(made)).toMatchObject({ status: 201 });
  return String(made.data?.id);
}

async function read(who: TestWorkspace, lines: TestLine[], closing?: string): Promise<Line[]> {
  const { day = "" } = lines[0] ?? {};
  const balances = closing ? { opening: "100.00", closing, on: day } : undefined;
  const answer = await callApiAs(who, "billing/bank-statements", { content: createCamt053(lines, balances) });
  expect(answer.status).toBe(200);
  return answer.data?.lines as Line[];
}

const paymentOf = ({ line, booked_on: on, amount, currency, rule }: Line, more: object = {}) => ({
  ...{ line, on, amount, currency, rule: rule && { id: rule.id, version: rule.version }, ...more },
});

const book = (who: TestWorkspace, ...payments: object[]) =>
  callApiAs(who, "billing/bank-statements/book", { payments });

async function readBank(who: TestWorkspace) {
  await expectLedgerBalanced(who);
  return (await callApiAs(who, "books/bank")).data?.reconciliations as Record<string, unknown>[];
}

const getToday = (who: TestWorkspace) => toLocalDate(who.scope.ports.clock.now(), who.account.timezone);
const feeLine = (day: string): TestLine => ({
  day,
  amount: "-12.50",
  name: "Bank",
  text: "Account fees",
  reference: "A1",
});

test("a line that fits a rule is proposed, booked once, known as booked, and taken back", async () => {
  const who = await createTestWorkspace();
  const day = getToday(who);
  await createRule(who, { name: "Interest", booked_to: "late_charges", direction: "in", text: "interest" });
  await createRule(who, { name: "Account fees", direction: "out", text: "fees" });
  const lines = [feeLine(day), { day, amount: "3.00", text: "INTEREST 2099", reference: "A2" }];
  const [fee, interest] = await read(who, lines, "90.50");
  if (!fee || !interest) throw new Error("there are lines");
  expect([fee, interest]).toMatchObject([
    { state: "rule", invoices: [], booked: [], rule: { name: "Account fees", account: "bank_charges" } },
    { state: "rule", rule: { name: "Interest", account: "late_charges" } },
  ]);
  expect(await readBank(who)).toMatchObject([{ open_lines: "-9.50", ledger: "0.00" }]);
  const twice = await Promise.all([book(who, paymentOf(fee)), book(who, paymentOf(fee))]);
  expect(twice.map(({ data }) => (data?.succeeded as string[] | undefined)?.length).sort()).toEqual([0, 1]);
  expect((await book(who, paymentOf(fee), paymentOf(interest))).data).toMatchObject({
    succeeded: [interest.line],
    refused: [{ id: fee.line, code: "payment_booked" }],
  });
  expect(await readLedgerBalances(who)).toMatchObject({
    ...{ "carrier_bank EUR": -950, "bank_charges EUR": 1250, "late_charges EUR": -300 },
  });
  expect(await readBank(who)).toMatchObject([{ open_lines: "0.00", open_movements: "0.00", ledger: "-9.50" }]);
  const [known] = await read(who, lines, "90.50");
  expect(known).toMatchObject({
    ...{
      state: "booked",
      booked: [],
      rule: { id: null, version: null, name: "Account fees", account: "bank_charges" },
    },
  });
  const back = await Promise.all(
    [1, 2].map(() => callApiAs(who, "billing/bank-statements/unbook", { line: fee.line })),
  );
  expect(back[0]?.status).toBe(200);
  expect(await callApiAs(who, "billing/bank-statements/unbook", { line: fee.line })).toMatchObject({ status: 404 });
  expect(await readLedgerBalances(who)).toMatchObject({ "carrier_bank EUR": 300, "bank_charges EUR": 0 });
  expect(await readBank(who)).toMatchObject([{ open_lines: "-12.50", open_movements: "0.00", ledger: "3.00" }]);
  expect((await book(who, paymentOf(fee))).data).toMatchObject({ succeeded: [fee.line] });
  expect(await readBank(who)).toMatchObject([{ open_lines: "0.00", open_movements: "0.00", ledger: "-9.50" }]);
});

test("a number goes before a rule, and the order of rules decides between them", async () => {
  const who = await createTestWorkspace();
  const merchantId = await createMerchant(who);
  await createDeliveredOrders(who, merchantId);
  const made = await callApiAs(who, "billing/invoices/generate", { pending: [`${merchantId}:EUR`] });
  const invoice = made.data?.documents?.[0]?.number ?? "";
  const day = getToday(who);
  await createRule(who, { name: "First", text: "fees" });
  const second = await createRule(who, { name: "Second", text: "account" });
  await createRule(who, { name: "All", currency: "EUR", amount_from: "0.01" });
  const lines = [{ day, amount: "15.00", text: `${invoice} account fees`, reference: "B1" }, feeLine(day)];
  const name = async () => (await read(who, lines)).map(({ state, rule }) => [state, rule?.name ?? null]);
  expect(await name()).toEqual([
    ["sure", null],
    ["rule", "First"],
  ]);
  expect((await callApiAs(who, `bank-rules/${second}/move`, { place: 1 })).status).toBe(200);
  expect((await name())[1]).toEqual(["rule", "Second"]);
  const listed = (await callApiAs(who, "bank-rules")).data?.bank_rules as { name: string; place: number }[];
  expect(listed.map((rule) => [rule.name, rule.place])).toEqual([
    ["Second", 1],
    ["First", 2],
    ["All", 3],
  ]);
  expect((await callApiAs(await createTestWorkspace(), `bank-rules/${second}/move`, { place: 1 })).status).toBe(404);
});

test("a rule that was changed, deleted, or is another account's books nothing; nor does what it is not about", async () => {
  const who = await createTestWorkspace();
  const day = getToday(who);
  const id = await createRule(who, {
    name: "Account fees",
    direction: "out",
    currency: "EUR",
    amount_to: "20.00",
    text: "fees",
  });
  const [line, francs] = await read(
    who,
    [feeLine(day), { ...feeLine(day), currency: "CHF", reference: "A2" }],
    "87.50",
  );
  if (!line || !francs) throw new Error("there are lines");
  expect(francs).toMatchObject({ state: "out", rule: null });
  const other = await createTestWorkspace();
  const foreign = await createRule(other, { name: "Account fees", text: "fees" });
  const refuse = async (more: object) => (await book(who, paymentOf(line, more))).data?.refused;
  expect(await refuse({ rule: { id: foreign, version: 1 } })).toMatchObject([{ code: "not_found" }]);
  expect(await refuse({ rule: { id: crypto.randomUUID(), version: 1 } })).toMatchObject([{ code: "not_found" }]);
  expect(await refuse({ rule: { id, version: 7 } })).toMatchObject([{ code: "lost_race" }]);
  for (const wrong of [
    { currency: "CHF" },
    { amount: "12.50" },
    { amount: "-20.01" },
    { amount: "-12.49" },
    { amount: "0" },
  ])
    expect(await refuse(wrong), JSON.stringify(wrong)).toMatchObject([{ code: "invalid_fields" }]);
  expect(await refuse({ on: "2099-10-30" })).toMatchObject([{ code: "invalid_fields" }]);
  expect(await book(who, paymentOf(line, { rule: null }))).toMatchObject({ status: 422 });
  expect(await book(who, paymentOf(line, { invoices: [{ number: "R-2099-00001", version: 1 }] }))).toMatchObject({
    status: 422,
  });
  const change = { name: "Account fees", booked_to: "variance", text: "fees", version: 1 };
  const changed = await who.fetch(`/api/bank-rules/${id}`, { method: "PUT", body: change });
  expect(changed.status).toBe(200);
  expect(await refuse({})).toMatchObject([{ code: "lost_race" }]);
  expect((await who.fetch(`/api/bank-rules/${id}`, { method: "DELETE" })).status).toBe(200);
  expect(await refuse({ rule: { id, version: 2 } })).toMatchObject([{ code: "not_found" }]);
  expect(await readLedgerBalances(who)).toEqual({});
  expect(await callApiAs(other, "billing/bank-statements/unbook", { line: line.line })).toMatchObject({ status: 404 });
  const clerk = await createTestWorkspace({ member: who, permissions: ["accounting.merchant_billing"] });
  expect(await callApiAs(clerk, "bank-rules")).toMatchObject({ status: 403 });
  expect(await book(clerk, paymentOf(line))).toMatchObject({ status: 403 });
});

test("a line that pays an invoice meanwhile is not booked by a rule, nor the other way round", async () => {
  const who = await createTestWorkspace();
  const merchantId = await createMerchant(who);
  await createDeliveredOrders(who, merchantId);
  const made = await callApiAs(who, "billing/invoices/generate", { pending: [`${merchantId}:EUR`] });
  const number = made.data?.documents?.[0]?.number ?? "";
  const day = getToday(who);
  await createRule(who, { name: "Refund", booked_to: "late_charges", text: "refund" });
  const lines = ["R1", "R2"].map((reference) => ({ day, amount: "14.00", text: "refund", reference }));
  const [one, two] = await read(who, lines);
  if (!one || !two) throw new Error("there are lines");
  const byInvoice = (line: Line, version: number) =>
    paymentOf(line, { rule: null, accept_difference: true, invoices: [{ number, version }] });
  const race = async (first: object, second: object) => {
    const db = createBreakingDatabase(who.scope.db, async (batch) => {
      if (batch === 1) expect((await book(who, second)).data?.refused).toEqual([]);
      return null;
    });
    const done = await bookPayments.execute({ ...who.scope, db }, { payments: [first] });
    expect(done).toMatchObject({ value: { succeeded: [], refused: [{ code: "payment_booked" }] } });
    await expectLedgerBalanced(who);
  };
  await race(paymentOf(one), byInvoice(one, 1));
  await race(byInvoice(two, 2), paymentOf(two));
  expect(await readLedgerBalances(who)).toMatchObject({ "carrier_bank EUR": 2800, "late_charges EUR": -1400 });
});

test("a booking of a closed month stays, and a line of one is posted into the open month", async () => {
  const who = await createTestWorkspace();
  const day = getToday(who);
  await createRule(who, { name: "Account fees", text: "fees" });
  const lines = [feeLine(day), { ...feeLine(day), reference: "A2" }];
  const [first, second] = await read(who, lines, "75.00");
  if (!first || !second) throw new Error("there are lines");
  expect((await book(who, paymentOf(first))).data).toMatchObject({ refused: [] });
  setTimeTo("2099-11-04T10:00:00Z");
  const { data } = await callApiAs(who, "books/periods/2099-10");
  const open = (Object(data).period?.open ?? []) as { key: string }[];
  expect((await callApiAs(who, "books/periods/2099-10/close", { accept: open.map(({ key }) => key) })).status).toBe(
    200,
  );
  const unbook = ({ line }: Line) => callApiAs(who, "billing/bank-statements/unbook", { line });
  expect(await unbook(first)).toMatchObject({ status: 409, code: "period_closed" });
  expect((await book(who, paymentOf(second))).data).toMatchObject({ refused: [] });
  const transfers = (await callApiAs(who, "books/transfers")).data?.transfers as Record<string, unknown>[];
  expect(transfers).toMatchObject([
    { kind: "bank_line", happened_on: day, posted_on: day },
    { kind: "bank_line", happened_on: day, posted_on: "2099-11-04" },
  ]);
  expect(await unbook(second)).toMatchObject({ status: 200 });
  expect(await readBank(who)).toMatchObject([{ open_lines: "-12.50", ledger: "-12.50" }]);
});
