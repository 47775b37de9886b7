import { expect, test } from "vitest";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { settlementStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { agentReceiptStatuses } from "#app/modules/payouts/model/agent-billing.enums.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { createCamt053, createGermanCsv, type TestLine } from "#tests/factories/bank.ts";
import { createAgent } from "#tests/factories/orders.ts";
import { callApiAs, createDeliveredOrders, expectLedgerBalanced, readLedgerBalances } from "../billed.ts";
import { createConnectedPair, createMerchant } from "../merchants.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

interface Line {
  line: string;
  booked_on: string;
  amount: string;
  currency: string;
  iban: string;
  text: string;
  state: string;
  invoices: { number: string; version: number }[];
  booked: string[];
}

async function read(who: TestWorkspace, content: string): Promise<Line[]> {
  const received = await callApiAs(who, "billing/bank-statements", { content });
  expect(received.status).toBe(200);
  return received.data?.lines as Line[];
}

const paymentOf = ({ line, booked_on: on, amount, currency, iban, text, invoices }: Line) => ({
  ...{ line, on, amount, currency, iban, reference: text },
  invoices: invoices.map(({ number, version }) => ({ number, version })),
});

const book = (who: TestWorkspace, lines: readonly Line[]) =>
  callApiAs(who, "billing/bank-statements/book", { payments: lines.map(paymentOf) });

/** A carrier with an invoice of 15.00 to each of two merchants. */
async function invoiced() {
  const who = await createTestWorkspace();
  const agent = await createAgent(who.scope);
  const numbers: string[] = [];
  for (const name of ["Bergwolle", "Teehaus"]) {
    const merchant = await createMerchant(who, { name, billing: { tax_treatment: "standard", tax_rate: 0 } });
    await createDeliveredOrders(who, merchant, "EUR", agent);
    const made = await callApiAs(who, "billing/invoices/generate", { pending: [`${merchant}:EUR`] });
    numbers.push(made.data?.documents?.[0]?.number ?? "");
  }
  return { who, numbers, day: toLocalDate(who.scope.ports.clock.now(), who.account.timezone) };
}

const iban = "CH9300762011623852957";

test("a statement line pays its invoice once, from any file; after a reversal it may be booked again", async () => {
  const { who, numbers, day } = await invoiced();
  const [first = "", second = ""] = numbers;
  const lines: TestLine[] = [
    { day, amount: "15.00", name: "Bergwolle AG", iban, text: `Rechnung ${first}`, reference: "B1" },
    { day, amount: "14.00", text: second, reference: "B2" },
    { day, amount: "-9.00", text: "fees", reference: "B3" },
  ];
  const proposed = await read(who, createCamt053(lines));
  expect(proposed.map(({ state }) => state)).toEqual(["sure", "differs", "out"]);
  const before = await readLedgerBalances(who);
  const [sure, short] = proposed;
  if (!sure || !short) throw new Error("there are lines");
  const both = await Promise.all([book(who, [sure]), book(who, [sure])]);
  expect(both.map(({ data }) => (data?.succeeded as string[] | undefined)?.length).sort()).toEqual([0, 1]);
  expect((await book(who, [sure])).data?.refused).toMatchObject([{ code: "payment_booked" }]);
  expect((await book(who, [short])).data?.refused).toMatchObject([{ code: "payment_differs" }]);
  expect(await readLedgerBalances(who)).toMatchObject({
    "merchant_receivable EUR": (before["merchant_receivable EUR"] ?? 0) - 1500,
    "carrier_bank EUR": (before["carrier_bank EUR"] ?? 0) + 1500,
  });
  await expectLedgerBalanced(who);
  expect((await callApiAs(who, `billing/invoices/${first}`)).data?.invoice).toMatchObject({
    paid_method: "transfer",
    paid_on: day,
    paid_reference: `Rechnung ${first}`,
  });
  const again = await read(who, createCamt053([{ day, amount: "1.00", reference: "B0" }, ...lines]));
  expect(again.map(({ state, booked }) => [state, ...booked])).toEqual([
    ["none"],
    ["booked", first],
    ["differs"],
    ["out"],
  ]);
  expect((await callApiAs(who, `billing/invoices/${first}/unpay`, { version: 2 })).status).toBe(200);
  const [free] = await read(who, createCamt053(lines));
  expect(free).toMatchObject({ state: "sure", invoices: [{ number: first, version: 3 }] });
  expect((await book(who, free ? [free] : [])).data?.refused).toEqual([]);
  await expectLedgerBalanced(who);
});

test("recognizes an account that paid before; two invoices in one payment are both paid, or neither", async () => {
  const { who, numbers, day } = await invoiced();
  const [first = "", second = ""] = numbers;
  const [both] = await read(who, createGermanCsv([{ day, amount: "30.00", iban, text: `${first} und ${second}` }]));
  if (!both) throw new Error("there is a line");
  const stale = { ...both, invoices: both.invoices.map((each, at) => ({ ...each, version: 1 + at })) };
  expect((await book(who, [stale])).data?.refused).toMatchObject([{ code: "lost_race" }]);
  await expectLedgerBalanced(who);
  expect((await book(who, [both])).data).toMatchObject({ succeeded: [both.line], refused: [] });
  await expectLedgerBalanced(who);
});

/** A carrier with a settlement of 55.00 and a receipt of payouts of 20.00 that wait; the merchant's account is known. */
async function owing() {
  const { who, day } = await invoiced();
  const merchants = Object((await callApiAs(who, "billing/pending")).data).pending as { id: string }[];
  const settled = await callApiAs(who, "billing/settlements/generate", { pending: merchants.map(({ id }) => id) });
  const [first = "", second = ""] = settled.data?.documents?.map(({ number }) => number) ?? [];
  const [{ id: agent } = { id: "" }] = await who.scope.db.select({ id: agents.id }).from(agents);
  await callApiAs(who, "agent-billing/transactions", {
    agent_id: agent,
    currency: "EUR",
    amount: "20.00",
    description: "x",
  });
  const made = await callApiAs(who, "agent-billing/receipts/generate", { agents: [`${agent}:EUR`] });
  const receipt = String(Object(made.data).receipts[0].number);
  return { who, day, first, second, receipt };
}

test("outgoing payments pay settlements and payouts once; their numbers differ by prefix", async () => {
  const { who, day, first, second, receipt } = await owing();
  const lines: TestLine[] = [
    { day, amount: "-55.00", name: "Bergwolle AG", iban, text: first, reference: "C1" },
    { day, amount: "-20.00", text: `Auszahlung ${receipt}`, reference: "C2" },
    { day, amount: "-54.00", text: second, reference: "C3" },
    { day, amount: "-55.00", text: "rent", reference: "C4" },
    { day, amount: "55.00", text: first, reference: "C5" },
  ];
  const proposed = await read(who, createCamt053(lines));
  expect(proposed.map(({ state, invoices }) => [state, ...invoices.map(({ number }) => number)])).toEqual([
    ["sure", first],
    ["sure", receipt],
    ["differs", second],
    ["out"],
    ["none"],
  ]);
  const before = await readLedgerBalances(who);
  const [settles, pays, short] = proposed;
  if (!settles || !pays || !short) throw new Error("there are lines");
  const both = await Promise.all([book(who, [settles, pays]), book(who, [settles, pays])]);
  expect(both.flatMap(({ data }) => data?.succeeded ?? [])).toHaveLength(2);
  expect((await book(who, [settles, pays])).data?.refused).toMatchObject([
    { code: "payment_booked" },
    { code: "payment_booked" },
  ]);
  expect((await book(who, [short])).data?.refused).toMatchObject([{ code: "payment_differs" }]);
  const later = { ...short, booked_on: "2999-01-01", amount: "-55.00" };
  expect((await book(who, [later])).data?.refused).toMatchObject([{ code: "invalid_fields" }]);
  expect(await readLedgerBalances(who)).toMatchObject({
    "carrier_bank EUR": (before["carrier_bank EUR"] ?? 0) - 7500,
    "agent_payable EUR": 0,
  });
  await expectLedgerBalanced(who);
  expect((await callApiAs(who, `billing/settlements/${first}`)).data?.settlement).toMatchObject({
    ...{ status: settlementStatuses.code.settled, settled_on: day, method: "transfer", reference: first },
  });
  expect((await callApiAs(who, `agent-billing/receipts/${receipt}`)).data?.receipt).toMatchObject({
    ...{ status: agentReceiptStatuses.code.paid, method: "bank", paid_on: day },
  });
  const again = await read(who, createCamt053(lines));
  expect(again.slice(0, 2).map(({ state, booked }) => [state, ...booked])).toEqual([
    ["booked", first],
    ["booked", receipt],
  ]);
  expect((await callApiAs(who, `billing/settlements/${first}/unsettle`, { version: 2 })).status).toBe(200);
  const [returned] = await read(who, createCamt053(lines));
  expect(returned).toMatchObject({ state: "sure", booked: [] });
  expect((await callApiAs(who, `billing/settlements/${first}/void`, { version: 3, reason: "x" })).status).toBe(200);
  const [free] = await read(who, createCamt053(lines));
  expect(free).toMatchObject({ state: "out", booked: [] });
  await expectLedgerBalanced(who);
});

test("members without settle or pay permission see outgoing lines as unmatched and cannot book them", async () => {
  const { who, day, first, receipt } = await owing();
  const file = createCamt053([
    { day, amount: "-55.00", text: first },
    { day, amount: "-20.00", text: receipt },
  ]);
  const lines = await read(who, file);
  const narrow = ["accounting.merchant_billing", "accounting.merchant_billing.update_invoice"];
  const member = await createTestWorkspace({ member: who, permissions: narrow });
  expect((await read(member, file)).map(({ state }) => state)).toEqual(["out", "out"]);
  expect((await book(member, lines)).data?.refused).toMatchObject([
    { code: "settlement_not_found" },
    { code: "agent_receipt_not_found" },
  ]);
  const stranger = await createTestWorkspace();
  expect((await book(stranger, lines)).data?.refused).toMatchObject([
    { code: "settlement_not_found" },
    { code: "agent_receipt_not_found" },
  ]);
  await expectLedgerBalanced(who);
});

test("rejects a file that is no statement, and bookings by other accounts, merchants and members without permission", async () => {
  const { who, numbers, day } = await invoiced();
  expect(await callApiAs(who, "billing/bank-statements", { content: "hello" })).toMatchObject({
    status: 422,
    code: "file_no_statement",
  });
  const [line] = await read(who, createCamt053([{ day, amount: "15.00", text: numbers[0] ?? "" }]));
  if (!line) throw new Error("there is a line");
  const stranger = await createTestWorkspace();
  expect((await book(stranger, [line])).data?.refused).toMatchObject([{ code: "invoice_not_found" }]);
  const [foreign] = await read(stranger, createCamt053([{ day, amount: "15.00", text: numbers[0] ?? "" }]));
  expect(foreign).toMatchObject({ state: "none", invoices: [] });
  const { shop } = await createConnectedPair();
  expect((await callApiAs(shop, "billing/bank-statements", { content: "x" })).status).toBe(403);
  const member = await createTestWorkspace({ member: who, permissions: ["accounting.merchant_billing"] });
  expect((await book(member, [line])).status).toBe(403);
});
