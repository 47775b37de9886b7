import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invoiceLines, invoices } from "#app/modules/invoicing/db/billing.tables.ts";
import { creditNotes } from "#app/modules/invoicing/db/credits.tables.ts";
import { invoiceStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { createCamt053 } from "#tests/factories/bank.ts";
import { callApiAs, createDeliveredOrders, expectLedgerBalanced, readLedgerBalances, setAccount } from "../billed.ts";
import { createConnectedPair } from "../merchants.ts";
import type { TestWorkspace } from "../workspace.ts";

interface ProposedLine {
  line: string;
  state: string;
  invoices: { number: string; version: number }[];
}

/** What may be missing of a payment, in euros. */
const tolerate = (carrier: TestWorkspace, tolerance: number) =>
  setAccount(carrier, ({ preferences }) => ({
    preferences: { ...Object(preferences), default_currency: "EUR", payment_tolerance: tolerance },
  }));

/** A merchant's invoice of three fees of 5.00 with 19 % VAT: 17.85; 55.00 are held. */
async function invoiced() {
  const pair = await createConnectedPair({ billing: { tax_treatment: "standard", tax_rate: 19, country: "DE" } });
  const { carrier, merchantId } = pair;
  await createDeliveredOrders(carrier, merchantId);
  const row = `${merchantId}:EUR`;
  const made = await callApiAs(carrier, "billing/invoices/generate", { pending: [row] });
  const number = made.data?.documents?.[0]?.number ?? "";
  const at = `billing/invoices/${number}`;
  const read = async () => Object((await callApiAs(carrier, at)).data).invoice;
  let version = 1;
  const step = async (word: string, body: object = {}) => {
    const answer = await callApiAs(carrier, `${at}/${word}`, { version, ...body });
    if (answer.status === 200) version += 1;
    await expectLedgerBalanced(carrier);
    return answer;
  };
  const lines = (await read()).lines as { id: string }[];
  return { ...pair, row, number, at, read, step, lines };
}

test("an invoice that was printed, seen, reminded or paid cannot be modified, not even in the database", async () => {
  for (const close of ["print", "seen", "pay"] as const) {
    const { carrier, shop, at, step, read, lines } = await invoiced();
    expect((await step("modify", { add: [{ description: "Pallet", amount: "1.00" }] })).status).toBe(200);
    expect(await read()).toMatchObject({ closed_at: null, total: "19.04" });
    if (close === "print") await carrier.fetch(`/api/${at}/file?format=pdf`);
    else if (close === "seen") await callApiAs(shop, at);
    else await step("pay", { amount: "1.00" });
    expect(await read()).toMatchObject({
      closed_by: close === "print" ? "printed" : close === "pay" ? "paid" : "seen",
    });
    for (const change of [{ discount_percent: 3 }, { remove: [lines[0]?.id] }, { due_on: "2099-01-01" }])
      expect(await step("modify", change)).toMatchObject({ status: 409, code: "invoice_closed" });
    const { db } = carrier.scope;
    await expect(db.update(invoices).set({ total: 1 })).rejects.toThrow();
    await expect(db.delete(invoiceLines).where(eq(invoiceLines.id, lines[0]?.id ?? ""))).rejects.toThrow();
  }
});

test("a line is credited with its VAT by a document of its own series; a paid invoice's credit is paid out with the next settlement", async () => {
  const { carrier, shop, row, number, step, read, lines } = await invoiced();
  const [first, second] = lines.map(({ id }) => id);
  const wrong = [
    { line: first, amount: "5.01" },
    { line: first, amount: "-1.00" },
    { line: first, amount: "1.005" },
  ];
  for (const line of wrong) expect(await step("credit", { lines: [line], reason: "x" })).toMatchObject({ status: 422 });
  expect(await step("credit", { lines: [{ line: first, amount: "2.70" }], reason: "Wrong zone" })).toMatchObject({
    status: 200,
  });
  // 2.70 + 19 % = 3.21 of 17.85.
  expect(await read()).toMatchObject({
    ...{ total: "17.85", cleared: "3.21", open: "14.64", closed_by: "credited" },
    credit_notes: [{ total: "3.21", reason: "Wrong zone" }],
  });
  expect(await readLedgerBalances(carrier)).toMatchObject({
    ...{ "merchant_receivable EUR": 1464, "revenue EUR": -1230, "vat EUR": -234 },
  });
  expect(await step("void", { reason: "x" })).toMatchObject({ code: "invoice_credited" });
  expect((await step("pay")).status).toBe(200);
  expect(await read()).toMatchObject({ open: "0.00", status: invoiceStatuses.code.paid });
  expect((await step("credit", { lines: [{ line: second }], reason: "Came back" })).status).toBe(200);
  expect(await readLedgerBalances(carrier)).toMatchObject({
    ...{ "merchant_receivable EUR": 0, "revenue EUR": -730, "vat EUR": -139, "merchant_payable EUR": -5500 - 595 },
    "carrier_bank EUR": 1464,
  });
  const [one, two] = await carrier.scope.db.select().from(creditNotes).orderBy(creditNotes.number);
  expect([one?.number.slice(-5), two?.number.slice(-5)]).toEqual(["-0001", "-0002"]);
  const made = await callApiAs(carrier, "billing/settlements/generate", { pending: [row] });
  const settlement = made.data?.documents?.[0]?.number;
  expect((await callApiAs(carrier, `billing/settlements/${settlement}`)).data).toMatchObject({
    settlement: { opening: "5.95", closing: "60.95", lines: [{ note: `${two?.number} · Came back` }, {}, {}, {}] },
  });
  // The papers, for both sides.
  for (const who of [carrier, shop]) {
    const file = `/api/billing/credit-notes/${one?.number}/file`;
    const pdf = new TextDecoder("latin1").decode(await (await who.fetch(`${file}?format=pdf`)).arrayBuffer());
    expect(pdf).toContain(`${number}`);
    expect(pdf).toContain("(Reason: Wrong zone)");
  }
  // The rest is credited in one: together they come to the invoice, to the last cent.
  expect((await step("credit", { all: true, reason: "All of it" })).status).toBe(200);
  const notes = await carrier.scope.db.select().from(creditNotes);
  expect(notes.reduce((sum, { total }) => sum + (total ?? 0), 0)).toBe(1785);
  expect(notes.reduce((sum, { tax }) => sum + (tax ?? 0), 0)).toBe(285);
  expect(await readLedgerBalances(carrier)).toMatchObject({ "revenue EUR": 0, "vat EUR": 0 });
  expect(await step("credit", { all: true, reason: "Again" })).toMatchObject({ status: 422 });
});

test("shows the open balance after partial, discounted, excess and reversed payments; excess belongs to the merchant", async () => {
  const { carrier, row, number, step, read } = await invoiced();
  expect(await step("pay", { amount: "6.00", method: "cash" })).toMatchObject({ status: 200 });
  expect(await read()).toMatchObject({ status: invoiceStatuses.code.pending, open: "11.85", cleared: "6.00" });
  expect(await step("void", { reason: "x" })).toMatchObject({ code: "invoice_paid_in_part" });
  const ubl = await (await carrier.fetch(`/api/billing/invoices/${number}/file?format=xlsx`)).arrayBuffer();
  expect(ubl.byteLength).toBeGreaterThan(100);
  expect(await step("pay", { amount: "11.49", discount: "0.36" })).toMatchObject({ status: 200 });
  expect(await read()).toMatchObject({
    ...{ status: invoiceStatuses.code.paid, open: "0.00" },
    allocations: [{ kind: "payment", amount: "6.00", method: "cash" }, ...[expect.anything(), expect.anything()]],
  });
  const { allocations } = await read();
  expect(
    allocations
      .slice(1)
      .map(({ kind, amount }: Record<string, string>) => `${kind} ${amount}`)
      .sort(),
  ).toEqual([...["discount 0.36", "payment 11.49"]]);
  expect(await readLedgerBalances(carrier)).toMatchObject({
    ...{ "merchant_receivable EUR": 0, "revenue EUR": -1470, "vat EUR": -279, "carrier_bank EUR": 1149 },
  });
  expect((await step("unpay")).status).toBe(200);
  expect(await read()).toMatchObject({ status: invoiceStatuses.code.pending, open: "17.85", allocations: [] });
  expect(await step("unpay")).toMatchObject({ code: "illegal_transition" });
  expect(await step("pay", { amount: "20.00" })).toMatchObject({ status: 200 });
  expect(await readLedgerBalances(carrier)).toMatchObject({
    ...{ "merchant_receivable EUR": 0, "merchant_payable EUR": -5500 - 215, "carrier_bank EUR": 2000 },
  });
  const made = await callApiAs(carrier, "billing/settlements/generate", { pending: [row] });
  expect((await callApiAs(carrier, `billing/settlements/${made.data?.documents?.[0]?.number}`)).data).toMatchObject({
    settlement: { opening: "2.15", closing: "57.15" },
  });
  expect(await step("unpay")).toMatchObject({ code: "payment_settled" });
});

test("a bank line of another amount is booked as a part payment only if a person accepts it", async () => {
  const { carrier, number, read } = await invoiced();
  const day = toLocalDate(carrier.scope.ports.clock.now(), carrier.account.timezone);
  const content = createCamt053([{ day, amount: "10.00", text: number, reference: "B1" }]);
  const proposed = await callApiAs(carrier, "billing/bank-statements", { content });
  const [line] = (proposed.data?.lines ?? []) as ProposedLine[];
  expect(line?.state).toBe("differs");
  const payment = {
    ...{ line: line?.line, on: day, amount: "10.00", currency: "EUR" },
    invoices: line?.invoices.map(({ number: named, version }) => ({ number: named, version })),
  };
  const book = async (more: object) =>
    (await callApiAs(carrier, "billing/bank-statements/book", { payments: [{ ...payment, ...more }] })).data;
  expect((await book({}))?.refused).toMatchObject([{ code: "payment_differs" }]);
  expect((await book({ accept_difference: true }))?.succeeded).toHaveLength(1);
  expect(await read()).toMatchObject({ open: "7.85", status: invoiceStatuses.code.pending });
  await expectLedgerBalanced(carrier);
});

test("a small rest is written off within the tolerance, taken back with its payment, and open again with a returned cheque", async () => {
  const { carrier, step, read } = await invoiced();
  await tolerate(carrier, 0.05);
  expect(await step("pay", { amount: "17.79" })).toMatchObject({ status: 200 });
  expect(await read()).toMatchObject({ status: invoiceStatuses.code.pending, open: "0.06" });
  expect((await step("unpay")).status).toBe(200);
  expect(await step("pay", { amount: "17.00", discount: "0.80" })).toMatchObject({ status: 200 });
  const paid = await read();
  expect(paid).toMatchObject({ status: invoiceStatuses.code.paid, open: "0.00" });
  expect(paid.allocations.map(({ kind, amount }: Record<string, string>) => `${kind} ${amount}`).sort()).toEqual([
    ...["discount 0.80", "payment 17.00", "written_off 0.05"],
  ]);
  expect(await readLedgerBalances(carrier)).toMatchObject({ "merchant_receivable EUR": 0, "variance EUR": 5 });
  expect((await step("unpay")).status).toBe(200);
  expect(await readLedgerBalances(carrier)).toMatchObject({ "merchant_receivable EUR": 1785, "variance EUR": 0 });
  expect(await step("pay", { amount: "17.82", method: "cheque" })).toMatchObject({ status: 200 });
  expect(await read()).toMatchObject({ status: invoiceStatuses.code.paid });
  const { cheques } = Object((await callApiAs(carrier, "cheques")).data) as { cheques: { id: string }[] };
  const back = await callApiAs(carrier, `cheques/${cheques[0]?.id}/return`, { reason: "No funds" });
  expect(back.status, JSON.stringify(back)).toBe(200);
  expect(await read()).toMatchObject({ status: invoiceStatuses.code.pending, open: "17.85" });
  expect(await readLedgerBalances(carrier)).toMatchObject({ "merchant_receivable EUR": 1785, "variance EUR": 0 });
  await expectLedgerBalanced(carrier);
});

test("a bank line that lacks little pays its invoice once a person accepts it; without a tolerance it pays a part", async () => {
  for (const [tolerance, open] of [
    [0.05, "0.00"],
    [0, "0.03"],
  ] as const) {
    const { carrier, number, read } = await invoiced();
    await tolerate(carrier, tolerance);
    const day = toLocalDate(carrier.scope.ports.clock.now(), carrier.account.timezone);
    const content = createCamt053([{ day, amount: "17.82", text: number, reference: "B2" }]);
    const proposed = await callApiAs(carrier, "billing/bank-statements", { content });
    const [line] = (proposed.data?.lines ?? []) as ProposedLine[];
    const named = line?.invoices.map(({ number: each, version }) => ({ number: each, version }));
    const payment = { line: line?.line, on: day, amount: "17.82", currency: "EUR", invoices: named };
    const payments = [{ ...payment, accept_difference: true }];
    expect((await callApiAs(carrier, "billing/bank-statements/book", { payments })).data?.succeeded).toHaveLength(1);
    expect((await read()).open).toBe(open);
    await expectLedgerBalanced(carrier);
  }
});

test("an open invoice is netted with held money; the settlement pays the rest; a returned payment is owed again", async () => {
  const { carrier, row, number, step, read } = await invoiced();
  expect((await step("net")).status).toBe(200);
  expect(await read()).toMatchObject({
    ...{ status: invoiceStatuses.code.paid, open: "0.00", paid_method: null },
    allocations: [{ kind: "held", amount: "17.85" }],
  });
  const made = await callApiAs(carrier, "billing/settlements/generate", { pending: [row] });
  const at = `billing/settlements/${made.data?.documents?.[0]?.number}`;
  expect((await callApiAs(carrier, at)).data).toMatchObject({
    settlement: { opening: "-17.85", received: "55.00", closing: "37.15", lines: [{ note: number }, {}, {}, {}] },
  });
  expect((await callApiAs(carrier, `${at}/settle`, { version: 1 })).status).toBe(200);
  expect(await readLedgerBalances(carrier)).toMatchObject({ "merchant_payable EUR": 0, "carrier_bank EUR": -3715 });
  expect(await callApiAs(carrier, `${at}/void`, { version: 2, reason: "x" })).toMatchObject({
    code: "illegal_transition",
  });
  expect((await callApiAs(carrier, `${at}/unsettle`, { version: 2 })).status).toBe(200);
  expect(await readLedgerBalances(carrier)).toMatchObject({ "merchant_payable EUR": -3715, "carrier_bank EUR": 0 });
  await expectLedgerBalanced(carrier);
  expect((await callApiAs(carrier, `${at}/settle`, { version: 3 })).status).toBe(200);
  await expectLedgerBalanced(carrier);
});

test("a manual line is pending again when its invoice is voided", async () => {
  const { carrier, row, step } = await invoiced();
  await step("modify", { add: [{ description: "Palettentausch", amount: "12.35" }] });
  expect((await step("void", { reason: "wrong day" })).status).toBe(200);
  const lines = await callApiAs(carrier, `billing/pending-lines?pending=${row}`);
  expect(lines.data?.lines).toMatchObject([
    { type: "shipping", count: 3 },
    { type: "custom", description: "Palettentausch", amount: "12.35" },
  ]);
  const again = await callApiAs(carrier, "billing/invoices/generate", { pending: [row] });
  expect((await callApiAs(carrier, `billing/invoices/${again.data?.documents?.[0]?.number}`)).data).toMatchObject({
    invoice: { subtotal: "27.35" },
  });
  await expectLedgerBalanced(carrier);
});

test("any sequence of payments, returns, credits and nettings keeps every equation, and nothing is cleared beyond the total", async () => {
  let seed = 20_261_126;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const { carrier, step, read, lines, row } = await invoiced();
  await tolerate(carrier, 1.5);
  const cents = (most: number) => ((1 + next(most)) / 100).toFixed(2);
  const steps: (() => Promise<unknown>)[] = [
    () => step("pay", { amount: cents(900) }),
    () => step("pay", { amount: cents(400), discount: cents(30) }),
    () => step("credit", { lines: [{ line: lines[next(3)]?.id, amount: cents(150) }], reason: "Less" }),
    () => step("unpay"),
    () => step("net"),
    () => step("void", { reason: "x" }),
    () => step("remind"),
    () => callApiAs(carrier, "billing/settlements/generate", { pending: [row] }),
  ];
  for (let turn = 0; turn < 40; turn += 1) {
    await steps[next(steps.length)]?.();
    const invoice = await read();
    const [total, cleared] = [Number(invoice.total), Number(invoice.cleared)];
    expect(cleared).toBeGreaterThanOrEqual(0);
    expect(cleared).toBeLessThanOrEqual(total);
    if (invoice.status === invoiceStatuses.code.voided) break;
  }
  await expectLedgerBalanced(carrier);
  const live = await carrier.scope.db
    .select()
    .from(invoiceLines)
    .where(and(eq(invoiceLines.accountId, carrier.scope.account.id), eq(invoiceLines.live, true)));
  expect(new Set(live.map(({ feeId }) => feeId)).size).toBe(live.length);
});
