import { expect, test } from "vitest";
import { settlementStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { createCamt053, type TestLine } from "#tests/factories/bank.ts";
import {
  type ApiResult,
  callApiAs,
  createDeliveredOrders,
  expectLedgerBalanced,
  readLedgerBalances,
} from "../billed.ts";
import { createConnectedPair } from "../merchants.ts";
import { setTimeTo, startTestsAt } from "../test-clock.ts";

startTestsAt("2099-10-20T10:00:00Z");

const iban = "LI21088100002324013AA";

test("a month: disputed and credited, paid by cheque that bounces, paid out by file and returned, closed and exported; every sum is ours", {
  timeout: 120_000,
}, async () => {
  const billing = { tax_treatment: "standard", tax_rate: 19, country: "DE", iban: "CH9300762011623852957" };
  const { carrier, shop, merchantId } = await createConnectedPair({ billing });
  const day = toLocalDate(carrier.scope.ports.clock.now(), carrier.account.timezone);
  const pending = [`${merchantId}:EUR`];
  /** What each account of the ledger is to come to, in cents: kept here by hand, step by step. */
  const books = {
    ...{ carrier_cash: 0, card_clearing: 0, cheques: 0, bank_transit: 0, carrier_bank: 0 },
    ...{ merchant_receivable: 0, merchant_payable: 0, revenue: 0, vat: 0 },
  };
  const expectBooks = async (change: Partial<typeof books>) => {
    for (const [account, by] of Object.entries(change)) books[account as keyof typeof books] += by;
    const found = await readLedgerBalances(carrier);
    const shown = Object.fromEntries(Object.keys(books).map((each) => [each, found[`${each} EUR`] ?? 0]));
    expect(shown).toEqual(books);
    await expectLedgerBalanced(carrier);
  };
  const must = async (path: string, body: object, who = carrier): Promise<ApiResult> => {
    const answer = await callApiAs(who, path, body);
    expect(answer.status, `${path} ${JSON.stringify(answer)}`).toBeLessThan(300);
    return answer;
  };
  const readInvoice = async (number: string) =>
    Object((await callApiAs(carrier, `billing/invoices/${number}`)).data).invoice;
  const readSettlement = async (number: string) =>
    Object((await callApiAs(carrier, `billing/settlements/${number}`)).data).settlement;
  /** Reads a statement of one line and books what is proposed for it. */
  const bookLine = async (line: Omit<TestLine, "day">) => {
    const read = await callApiAs(carrier, "billing/bank-statements", { content: createCamt053([{ day, ...line }]) });
    const [found] = Object(read.data).lines;
    const invoices = found.invoices.map(({ number, version }: { number: string; version: number }) => ({
      number,
      version,
    }));
    const payment = { line: found.line, on: found.booked_on, amount: found.amount, currency: "EUR", iban: found.iban };
    const booked = await must("billing/bank-statements/book", { payments: [{ ...payment, invoices }] });
    expect(booked.data, JSON.stringify(found)).toMatchObject({ succeeded: [found.line], refused: [] });
    return found.state;
  };

  // Three deliveries of 5.00; 45.00 in cash and 10.00 by card are handed over.
  await createDeliveredOrders(carrier, merchantId);
  await expectBooks({ carrier_cash: 4500, card_clearing: 1000, merchant_payable: -5500 });

  // Invoiced with 19 %; one fee of 5.00 is disputed and credited with its VAT.
  const made = await must("billing/invoices/generate", { pending });
  const number = made.data?.documents?.[0]?.number ?? "";
  await expectBooks({ merchant_receivable: 1785, revenue: -1500, vat: -285 });
  const [line] = (await readInvoice(number)).lines as { id: string }[];
  await must(`billing/invoices/${number}/dispute`, { line: line?.id, text: "It came back" }, shop);
  await must(`billing/invoices/${number}/resolve`, { line: line?.id, amount: "5.00", note: "It did" });
  await expectBooks({ merchant_receivable: -595, revenue: 500, vat: 95 });

  // The rest, 11.90, is paid by a cheque; it goes to the bank with the cash, which the bank credits.
  await must(`billing/invoices/${number}/pay`, { version: (await readInvoice(number)).version, method: "cheque" });
  await expectBooks({ cheques: 1190, merchant_receivable: -1190 });
  const [cheque] = Object((await callApiAs(carrier, "cheques")).data).cheques as { id: string }[];
  const deposits = [
    { kind: "cheque", cheques: [cheque?.id] },
    { kind: "cash", currency: "EUR", amount: "45.00", slip: "0118", bag: "55018240" },
  ];
  for (const deposit of deposits) {
    const handed = await must("deposits", deposit);
    await must(`deposits/${String(handed.data?.number)}/confirm`, { version: 1 });
  }
  await expectBooks({ cheques: -1190, carrier_cash: -4500, carrier_bank: 5690 });

  // The cheque bounces: the invoice is open again, less what was credited.
  await must(`cheques/${cheque?.id}/return`, { reason: "No funds" });
  await expectBooks({ carrier_bank: -1190, merchant_receivable: 1190 });
  expect(await readInvoice(number)).toMatchObject({ open: "11.90" });

  // 55.00 are paid out by file, booked from the bank's statement, and come back.
  const settled = await must("billing/settlements/generate", { pending });
  const statement = settled.data?.documents?.[0]?.number ?? "";
  const { id } = await readSettlement(statement);
  const run = String((await must("payment-runs", { settlements: [id], agent_receipts: [], iban })).data?.number);
  const file = String((await must(`payment-runs/${run}/file`, { version: 1 })).data?.body);
  expect(file).toContain("<CtrlSum>55.00</CtrlSum>");
  await expectBooks({});
  await bookLine({ amount: "-55.00", text: "SEPA batch", reference: "B1", file: run });
  await expectBooks({ carrier_bank: -5500, merchant_payable: 5500 });
  expect(await bookLine({ amount: "55.00", text: `Return: account closed ${statement}`, reference: "B2" })).toBe(
    "returned",
  );
  await expectBooks({ carrier_bank: 5500, merchant_payable: -5500 });
  expect(await readSettlement(statement)).toMatchObject({ status: settlementStatuses.code.pending });

  // The invoice is paid by transfer at last; the month is closed and exported, and adds up to the same.
  expect(await bookLine({ amount: "11.90", text: number, reference: "B3" })).toBe("sure");
  await expectBooks({ carrier_bank: 1190, merchant_receivable: -1190 });
  expect(books).toEqual({
    ...{ carrier_cash: 0, card_clearing: 1000, cheques: 0, bank_transit: 0, carrier_bank: 5690 },
    ...{ merchant_receivable: 0, merchant_payable: -5500, revenue: -1000, vat: -190 },
  });
  const adviser = { adviser: 1287411, client: 10042, year_start: "01-01", digits: 4, chart: "03", version: 0 };
  expect((await carrier.fetch("/api/books/datev", { method: "PUT", body: adviser })).status).toBe(200);
  setTimeTo("2099-11-04T10:00:00Z");
  const { data } = await callApiAs(carrier, "books/periods/2099-10");
  const open = (Object(data).period.open as { key: string }[]).map(({ key }) => key);
  await must("books/periods/2099-10/close", { accept: open });
  const answer = await carrier.fetch("/api/books/periods/2099-10/datev");
  const rows = new TextDecoder("windows-1252")
    .decode(await answer.arrayBuffer())
    .trimEnd()
    .split("\r\n")
    .slice(2);
  const sums = new Map<string, number>();
  for (const row of rows) {
    const fields = row.split(";").map((each) => each.replaceAll('"', ""));
    const [amount, side, account, other] = [fields[0], fields[1], fields[6], fields[7]];
    const cents = Number(amount?.replace(",", "")) * (side === "S" ? 1 : -1);
    sums.set(account ?? "", (sums.get(account ?? "") ?? 0) + cents);
    sums.set(other ?? "", (sums.get(other ?? "") ?? 0) - cents);
  }
  expect([sums.get("8400"), sums.get("1776")]).toEqual([books.revenue, books.vat]);
  expect([...sums.values()].reduce((total, each) => total + each, 0)).toBe(0);
  await expectBooks({});
});
