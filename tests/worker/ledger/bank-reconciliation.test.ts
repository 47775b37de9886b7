import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { matchBankLine } from "#app/modules/invoicing/commands/bank/match-line.server.ts";
import { runReconciliation } from "#app/modules/ledger/commands/books/reconcile-books.server.ts";
import { auditLog } from "#app/platform/db/audit.tables.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { createCamt053, createGermanCsv, type TestBalances, type TestLine } from "#tests/factories/bank.ts";
import { createBreakingDatabase } from "#tests/factories/breaking-database.ts";
import { callApiAs, createDeliveredOrders, expectLedgerBalanced } from "../billed.ts";
import { createMerchant } from "../merchants.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

interface ProposedLine {
  line: string;
  amount: string;
  state: string;
  booked_on: string;
  currency: string;
  invoices: { number: string; version: number }[];
}

async function readStatement(who: TestWorkspace, content: string): Promise<ProposedLine[]> {
  const read = await callApiAs(who, "billing/bank-statements", { content });
  expect(read.status).toBe(200);
  return read.data?.lines as ProposedLine[];
}

/** Books the proposals of a statement. */
async function book(who: TestWorkspace, lines: readonly ProposedLine[]): Promise<void> {
  const payments = lines.map(({ line, amount, booked_on: on, currency, invoices }) => ({
    ...{ line, on, amount, currency },
    invoices: invoices.map(({ number, version }) => ({ number, version })),
  }));
  const done = await callApiAs(who, "billing/bank-statements/book", { payments });
  expect(done.data).toMatchObject({ refused: [], succeeded: lines.map(({ line }) => line) });
}

async function readBank(who: TestWorkspace) {
  await expectLedgerBalanced(who);
  return (await callApiAs(who, "books/bank")).data?.reconciliations as Record<string, unknown>[];
}

/** An invoice of 15.00 and 55.00 that are held for a merchant. */
async function bill() {
  const who = await createTestWorkspace();
  const merchantId = await createMerchant(who, { billing: { iban: "DE89370400440532013000" } });
  await createDeliveredOrders(who, merchantId);
  const row = `${merchantId}:EUR`;
  const make = async (what: "invoices" | "settlements") =>
    (await callApiAs(who, `billing/${what}/generate`, { pending: [row] })).data?.documents?.[0]?.number ?? "";
  const today = toLocalDate(who.scope.ports.clock.now(), who.scope.account.timezone);
  return { who, today, invoice: await make("invoices"), settlement: await make("settlements") };
}

test("a statement and the ledger agree at every step, and what stands between them is named", async () => {
  const { who, today, invoice, settlement } = await bill();
  expect(await readBank(who)).toEqual([]);
  const paid: TestLine = { day: today, amount: "15.00", text: invoice, reference: "A1" };
  const foreign: TestLine = { day: today, amount: "-3.20", text: "Account fees", reference: "A2" };
  const balances: TestBalances = { opening: "500.00", closing: "511.80", on: today };
  const lines = await readStatement(who, createCamt053([paid, foreign], balances));
  const about = { currency: "EUR", statement: "511.80", before: "500.00", missing: "0.00" };
  expect(await readBank(who)).toMatchObject([
    { ...about, open_lines: "11.80", open_movements: "0.00", expected: "0.00", ledger: "0.00", movements: [] },
  ]);
  await book(who, lines.slice(0, 1));
  expect(await readBank(who)).toMatchObject([
    {
      ...{ ...about, open_lines: "-3.20", expected: "15.00", ledger: "15.00" },
      lines: [{ on: today, amount: "-3.20", text: "Account fees" }],
      movements: [],
    },
  ]);
  // The same file again adds nothing.
  await readStatement(who, createCamt053([paid, foreign], balances));
  // A settlement that a person says was paid is in the ledger alone, until it is taken back.
  expect((await callApiAs(who, `billing/settlements/${settlement}/settle`, { version: 1 })).status).toBe(200);
  expect(await readBank(who)).toMatchObject([
    {
      ...{ open_movements: "-55.00", expected: "-40.00", ledger: "-40.00" },
      movements: [{ document_kind: "settlement", number: settlement, on: today, amount: "-55.00" }],
    },
  ]);
  expect((await callApiAs(who, `billing/settlements/${settlement}/unsettle`, { version: 2 })).status).toBe(200);
  expect(await readBank(who)).toMatchObject([{ open_movements: "0.00", ledger: "15.00", movements: [] }]);
  // Paid by the bank's next line, then returned by another: both are what the ledger did.
  const next = { opening: "511.80", closing: "456.80", on: today };
  await book(
    who,
    await readStatement(
      who,
      createCamt053([{ day: today, amount: "-55.00", text: settlement, reference: "B1" }], next),
    ),
  );
  expect(await readBank(who)).toMatchObject([
    { statement: "456.80", open_lines: "-3.20", ledger: "-40.00", movements: [] },
  ]);
  const last = { opening: "456.80", closing: "511.80", on: today };
  await book(
    who,
    await readStatement(who, createCamt053([{ day: today, amount: "55.00", text: settlement, reference: "B2" }], last)),
  );
  expect(await readBank(who)).toMatchObject([
    { statement: "511.80", open_lines: "-3.20", ledger: "15.00", movements: [] },
  ]);
  // Marked as unpaid, the invoice's line waits again.
  expect((await callApiAs(who, `billing/invoices/${invoice}/unpay`, { version: 2 })).status).toBe(200);
  expect(await readBank(who)).toMatchObject([{ open_lines: "11.80", ledger: "0.00", movements: [] }]);
});

test("a missing statement is an item; a file without balances is no statement; lines that do not come to it fail the equation", async () => {
  const { who, today, invoice } = await bill();
  const ago = (days: number) => addDays(today, -days);
  const line = (day: string, amount: string, reference: string): TestLine => ({ day, amount, reference, text: "Rent" });
  const content = (lines: TestLine[], opening: string, closing: string, on: string) =>
    createCamt053(lines, { opening, closing, on });
  await readStatement(who, content([line(ago(9), "-10.00", "C1")], "100.00", "90.00", ago(8)));
  await readStatement(who, content([line(ago(4), "-20.00", "C2")], "75.00", "55.00", ago(3)));
  expect(await readBank(who)).toMatchObject([
    {
      ...{ statement: "55.00", missing: "-15.00", open_lines: "-30.00", expected: "0.00", ledger: "0.00" },
      accounts: [{ gaps: [{ after: ago(8), before: ago(4), amount: "-15.00" }] }],
    },
  ]);
  // Paid by the line of a CSV: in the ledger, and on no statement.
  const csv = createGermanCsv([{ day: today, amount: "15.00", text: invoice }]);
  await book(who, await readStatement(who, csv));
  expect(await readBank(who)).toMatchObject([{ movements: [{ number: invoice, amount: "15.00" }], ledger: "15.00" }]);
  await readStatement(who, content([line(ago(1), "-1.00", "C3")], "55.00", "53.00", today));
  expect(await runReconciliation(who.scope)).toEqual({ ok: true, value: { balanced: false } });
  const books = (await callApiAs(who, "books")).data?.books as { equations: Record<string, unknown>[] };
  expect(books.equations.filter(({ balanced }) => !balanced)).toMatchObject([
    { key: "bank", sides: [{ currency: "EUR", left: 1400, right: 1500 }] },
  ]);
});

test("payments marked by hand are matched with a line: nothing is booked twice, and taking one back gives the line back", async () => {
  const { who, today, invoice, settlement } = await bill();
  const lines = await readStatement(
    who,
    createCamt053(
      [
        { day: today, amount: "-55.00", text: "Payout", reference: "M1" },
        { day: today, amount: "15.00", text: "Collective credit", reference: "M2" },
        { day: today, amount: "15.00", text: "Another credit", reference: "M3" },
      ],
      { opening: "100.00", closing: "75.00", on: today },
    ),
  );
  const [out = "", credit = "", other = ""] = lines.map(({ line }) => line);
  expect((await callApiAs(who, `billing/settlements/${settlement}/settle`, { version: 1 })).status).toBe(200);
  expect((await callApiAs(who, `billing/invoices/${invoice}/pay`, { version: 1, method: "transfer" })).status).toBe(
    200,
  );
  const [before] = await readBank(who);
  const open = before?.movements as { number: string; document_id: string }[];
  const idOf = (number: string) => open.find((each) => each.number === number)?.document_id ?? "";
  const match = (by: TestWorkspace, line: string, ...numbers: string[]) =>
    callApiAs(by, "books/bank/match", { line, documents: numbers.map(idOf) });
  expect(await match(who, out, settlement, invoice)).toMatchObject({ status: 409, code: "payment_differs" });
  expect(
    (await callApiAs(who, "books/bank/match", { line: out, documents: [crypto.randomUUID()] })).errors,
  ).toHaveProperty("documents");
  expect((await match(await createTestWorkspace(), out, settlement)).status).toBe(404);
  expect(
    (await match(await createTestWorkspace({ member: who, permissions: ["accounting.books"] }), out, settlement))
      .status,
  ).toBe(403);
  expect(await readBank(who)).toEqual([before]);
  expect(await match(who, out, settlement)).toMatchObject({ status: 200, data: { matched: [settlement] } });
  expect(await readBank(who)).toMatchObject([{ open_lines: "30.00", open_movements: "15.00", ledger: "-40.00" }]);
  // Another line gets the same payment meanwhile: this one decides anew, and stays open.
  const db = createBreakingDatabase(who.scope.db, async (batch) => {
    if (batch === 1) expect((await match(who, credit, invoice)).status).toBe(200);
    return null;
  });
  expect(await matchBankLine.execute({ ...who.scope, db }, { line: other, documents: [idOf(invoice)] })).toMatchObject({
    failure: { fields: { documents: [{ code: "invalid_value" }] } },
  });
  expect(await readBank(who)).toMatchObject([{ open_lines: "15.00", open_movements: "0.00", movements: [] }]);
  const again = await readStatement(
    who,
    createCamt053([
      { day: today, amount: "15.00", text: "Collective credit", reference: "M2" },
      { day: today, amount: "15.00", text: "Another credit", reference: "M3" },
    ]),
  );
  expect(again.map(({ state }) => state === "booked")).toEqual([true, false]);
  expect(await match(who, credit, invoice)).toMatchObject({ status: 409, code: "payment_booked" });
  const log = await who.scope.db.select().from(auditLog).where(eq(auditLog.action, "accounting.books.match"));
  expect(log.map(({ subject }) => subject).sort()).toEqual([invoice, settlement].sort());
  expect((await callApiAs(who, `billing/invoices/${invoice}/unpay`, { version: 2 })).status).toBe(200);
  expect((await callApiAs(who, `billing/settlements/${settlement}/unsettle`, { version: 2 })).status).toBe(200);
  expect(await readBank(who)).toMatchObject([{ open_lines: "-25.00", open_movements: "0.00", ledger: "0.00" }]);
});

test("statements of a day follow each other by their balances, in whatever order they are read", async () => {
  const { who, today } = await bill();
  const of = (opening: string, closing: string, amount: string, reference: string) =>
    createCamt053([{ day: today, amount, reference, text: "Rent" }], { opening, closing, on: today });
  await readStatement(who, of("90.00", "70.00", "-20.00", "E2"));
  await readStatement(who, of("100.00", "90.00", "-10.00", "E1"));
  await readStatement(who, of("70.00", "100.00", "30.00", "E3"));
  await readStatement(who, of("100.00", "95.00", "-5.00", "E4"));
  expect(await readBank(who)).toMatchObject([
    {
      ...{ before: "100.00", statement: "95.00", missing: "0.00", open_lines: "-5.00", expected: "0.00" },
      accounts: [{ opening: "100.00", closing: "95.00", gaps: [] }],
    },
  ]);
});

test("a statement of the whole day replaces the one of its beginning, in whatever order they are read", async () => {
  for (const order of [
    [0, 1, 2],
    [2, 0, 1],
    [0, 2, 2],
    [1, 0, 2],
  ]) {
    const { who, today } = await bill();
    const at = (amount: string, reference: string): TestLine => ({ day: today, amount, reference, text: "Rent" });
    const lines = [at("-10.00", "F1"), at("25.00", "F2"), at("-40.00", "F3")];
    const closings = ["90.00", "115.00", "75.00"];
    for (const last of order)
      await readStatement(
        who,
        createCamt053(lines.slice(0, last + 1), { opening: "100.00", closing: closings[last] ?? "", on: today }),
      );
    expect(await readBank(who)).toMatchObject([
      {
        ...{ before: "100.00", statement: "75.00", missing: "0.00", open_lines: "-25.00", expected: "0.00" },
        accounts: [{ opening: "100.00", closing: "75.00", gaps: [] }],
        lines: [{}, {}, {}],
      },
    ]);
  }
});

test("another account sees nothing of it", async () => {
  const { who, today } = await bill();
  await readStatement(
    who,
    createCamt053([{ day: today, amount: "1.00", reference: "D1" }], { opening: "0.00", closing: "1.00", on: today }),
  );
  expect(await readBank(await createTestWorkspace())).toEqual([]);
  expect((await readBank(who)).length).toBe(1);
});
