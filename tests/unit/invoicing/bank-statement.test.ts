import fc from "fast-check";
import { expect, test } from "vitest";
import { computeEntryKeys } from "#app/modules/invoicing/model/bank/bank-entry.ts";
import { parseBankStatement } from "#app/modules/invoicing/model/bank/bank-statement.ts";
import { type OpenInvoice, proposePayments } from "#app/modules/invoicing/model/bank/match-payments.ts";
import { proposePayouts, proposeReturns } from "#app/modules/invoicing/model/bank/match-payouts.ts";
import { createCamt053, createGermanCsv, type TestLine } from "#tests/factories/bank.ts";

const read = (content: string) => {
  const received = parseBankStatement(content, "EUR");
  if (!received.ok) throw new Error(received.failure.code);
  return received.value;
};

const lines: TestLine[] = [
  { day: "2026-11-20", amount: "1234.50", name: "Bergwolle AG", iban: "CH9300762011623852957", text: "R-2026-00001" },
  { day: "2026-11-21", amount: "-80.00", name: "Tank", text: "Diesel" },
];

test("camt.053 and a bank's CSV give the same statement: sign, decimals and account", () => {
  const [xml, csv] = [read(createCamt053(lines)), read(createGermanCsv(lines))];
  expect(xml).toEqual(csv);
  expect(xml).toMatchObject({
    account: "LI21088100002324013AA",
    unread: [],
    balances: [],
    entries: [
      { bookedOn: "2026-11-20", amount: 123_450, currency: "EUR", name: "Bergwolle AG", text: "R-2026-00001" },
      { bookedOn: "2026-11-21", amount: -8000 },
    ],
  });
});

test("an entry with several transactions is a line each; pending entries give none", () => {
  const several = `<Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="EUR">30.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><DtTm>2026-11-20T08:00:00</DtTm></BookgDt><NtryDtls>
    <TxDtls><Refs><EndToEndId>a</EndToEndId></Refs><Amt Ccy="EUR">10.00</Amt><RmtInf><Ustrd>one</Ustrd><Ustrd>two &amp; three</Ustrd></RmtInf></TxDtls>
    <TxDtls><Refs><EndToEndId>b</EndToEndId></Refs><AmtDtls><TxAmt><Amt Ccy="EUR">20.00</Amt></TxAmt></AmtDtls></TxDtls></NtryDtls></Ntry>
    <Ntry><Amt Ccy="EUR">5.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>PDNG</Cd></Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt></Ntry></Stmt></BkToCstmrStmt></Document>`;
  expect(read(several).entries.map(({ amount, text, reference }) => [amount, text, reference])).toEqual([
    [1000, "one two & three a", "a"],
    [2000, "b", "b"],
  ]);
});

test("amounts have the decimals of their currency; credit and debit may be separate columns", () => {
  expect(read(createCamt053([{ day: "2026-11-20", amount: "1500", currency: "JPY" }])).entries[0]?.amount).toBe(1500);
  const csv = "Booking date,Description,Debit,Credit,Currency\n2026-11-20,x,,12.345,KWD\n2026-11-20,y,7.10,,EUR\n";
  expect(read(csv).entries.map(({ amount }) => amount)).toEqual([12_345, -710]);
});

test("rows without date or amount are reported; a file that is no statement is rejected with its type", () => {
  const csv = "Date;Amount;Purpose\n2026-02-30;10,00;a\n2026-02-20;ten;b\n2026-02-20;10,00;c\n";
  expect(read(csv).unread).toEqual([
    { row: 2, field: "date" },
    { row: 3, field: "amount" },
  ]);
  for (const content of ["a;b\n1;2\n", "<html></html>", "<Document>", "x", '<!DOCTYPE a [<!ENTITY b "c">]><Document/>'])
    expect(parseBankStatement(content, "EUR")).toMatchObject({ failure: { code: "file_no_statement" } });
  const long = createCamt053(Array.from({ length: 5001 }, () => ({ day: "2026-11-20", amount: "1" })));
  expect(parseBankStatement(long, "EUR")).toMatchObject({ failure: { code: "file_statement_long" } });
  expect(parseBankStatement("x".repeat(3_000_001), "EUR")).toMatchObject({ failure: { code: "file_too_large" } });
});

test("any text is parsed or rejected, in time linear in its length", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'<>/;,"\n&#x1NtryAm.0') }), (content) => {
      parseBankStatement(content, "EUR");
    }),
    { numRuns: 300 },
  );
  for (const piece of ["<Ntry>", "<a ", "&", ";", '"', "1,", "<Ntry><Amt Ccy='EUR'>"])
    parseBankStatement(`Date;Amount\n${piece.repeat(2_900_000 / piece.length)}`, "EUR");
  for (const piece of ["<Ntry>", "<Ntry/>", "<a b='"])
    parseBankStatement(piece.repeat(2_900_000 / piece.length), "EUR");
});

// As German banks write it: subfields of 27 characters cut words, RD is a debit that came back, and the year turns.
const mt940 = [
  ":20:STARTUMS",
  ":25:37040044/0532013000",
  ":28C:236/1",
  ":60F:C261210EUR1000,00",
  ":61:2612111211DR95,N177NONREF//B1",
  ":86:177?00SEPA-Sammelueberweisung?20KREF+P-2026-0001SVWZ+Zahlun?21gslauf",
  ":61:2612311231RD20,00NRTINONREF//B2",
  ":86:159?00Retoure?20EREF+AR-2026-0001SVWZ+Konto?21 erloschen?31DE89370400440532013000?32Jonas Wohl?33wend",
  ":61:2701021231C1234,5NTRFR-2026-00001",
  ":86:Rechnung R-2026-",
  "00001, danke",
  ":61:2701",
  ":62F:C261231EUR925,00",
  "-",
].join("\r\n");

test("an MT940 file gives its lines, the number of the file, and what came back; what is cut is reported", () => {
  const { account, entries, unread } = read(mt940);
  expect(account).toBe("DE89370400440532013000");
  expect(unread).toEqual([{ row: 12, field: "amount" }]);
  expect(entries).toMatchObject([
    { bookedOn: "2026-12-11", amount: -9500, text: "P-2026-0001 Zahlungslauf", file: "P-2026-0001", reference: "B1" },
    { bookedOn: "2026-12-31", amount: 2000, text: "AR-2026-0001 Konto erloschen", name: "Jonas Wohlwend" },
    { bookedOn: "2026-12-31", amount: 123_450, text: "Rechnung R-2026- 00001, danke R-2026-00001", reference: "" },
  ]);
  expect(entries[1]?.iban).toBe("DE89370400440532013000");
  fc.assert(
    fc.property(fc.string(), (some) => {
      expect(parseBankStatement(`${mt940}${some}`, "EUR").ok).toBeDefined();
    }),
  );
});

test("a line of a payment run pays the run in one sum, or a document that it names; what is paid may come back", () => {
  const run = invoice("P-2026-0001", 9500);
  const [first, second] = [invoice("AR-2026-0001", 2000), invoice("S-2026-0001", 7500)];
  const lines = [
    entry(-9500, "batch", { file: "P-2026-0001" }),
    entry(-2000, "AR-2026-0001", { file: "P-2026-0001" }),
    entry(-7500, "S-2026-0001"),
    entry(-9400, "P-2026-0001"),
  ];
  const named = (proposals: readonly ({ state: string; invoices: readonly OpenInvoice[] } | null)[]) =>
    proposals.map((each) => each && [each.state, ...each.invoices.map(({ number }) => number)]);
  expect(named(proposePayouts(lines, [run, first, second], new Map()))).toEqual([
    ["sure", "P-2026-0001"],
    ["sure", "AR-2026-0001"],
    ["sure", "S-2026-0001"],
    ["paid", "P-2026-0001"],
  ]);
  const paid = [first, second, run].map((each) => ({ ...each, paid: true }));
  const back = [
    entry(2000, "AR-2026-0001"),
    entry(2000, "AR-2026-0001"),
    entry(1, "S-2026-0001"),
    entry(9500, "P-2026-0001"),
  ];
  expect(named(proposeReturns(back, paid))).toEqual([["returned", "AR-2026-0001"], null, null, null]);
  expect(named(proposeReturns(back, [first]))).toEqual([null, null, null, null]);
});

test("the same line is recognized in every file, and identical lines are distinguished", () => {
  const twice = [...lines, ...lines.slice(0, 1)];
  const week = computeEntryKeys(read(createCamt053(twice)));
  expect(new Set(week).size).toBe(3);
  expect(computeEntryKeys(read(createCamt053([{ day: "2026-11-01", amount: "1" }, ...twice]))).slice(1)).toEqual(week);
});

const invoice = (number: string, total: number, more: Partial<OpenInvoice> = {}): OpenInvoice => ({
  ...{ number, version: 1, merchantId: "m1", merchantName: "Bergwolle AG", currency: "EUR", total, paid: false },
  ...more,
});
const entry = (amount: number, text = "", more: object = {}) => ({
  ...{ bookedOn: "2026-11-20", amount, currency: "EUR", name: "", iban: "", text, reference: "", file: "" },
  ...more,
});

test.each([
  ["its number", entry(500, "Rechnung R-2026-00001 danke"), "sure", ["R-2026-00001"]],
  ["its number, parted otherwise", entry(500, "RE 2026/00001"), "sure", ["R-2026-00001"]],
  [
    "two numbers that come to the sum",
    entry(1200, "R-2026-00001, R-2026-00002"),
    "sure",
    ["R-2026-00001", "R-2026-00002"],
  ],
  ["a number and another sum", entry(499, "R-2026-00001"), "differs", ["R-2026-00001"]],
  ["the number of a settlement", entry(123, "S-2026-00001"), "none", []],
  ["a longer number", entry(123, "R-2026-000012"), "none", []],
  ["a number that is paid", entry(900, "R-2026-00003"), "paid", ["R-2026-00003"]],
  ["an account that paid before", entry(500, "x", { iban: "IBAN1" }), "sure", ["R-2026-00001"]],
  ["a name", entry(700, "x", { name: "BERGWOLLE" }), "likely", ["R-2026-00002"]],
  ["an amount alone", entry(700), "likely", ["R-2026-00002"]],
  ["another currency", entry(700, "", { currency: "CHF" }), "none", []],
  ["what left the account", entry(-500, "R-2026-00001"), "out", []],
] as const)("matches a payment by %s", (_, line, state, numbers) => {
  const open = [
    invoice("R-2026-00001", 500),
    invoice("R-2026-00002", 700),
    invoice("R-2026-00003", 900, { paid: true }),
  ];
  const [found] = proposePayments([line], open, new Map([["IBAN1", "m1"]]));
  expect(found?.state).toBe(state);
  expect(found?.invoices.map(({ number }) => number)).toEqual(numbers);
});

test("proposes no invoice for two lines, and an amount match never takes an invoice another line names", () => {
  const open = [invoice("R-2026-00001", 500), invoice("R-2026-00002", 500)];
  const received = proposePayments([entry(500), entry(500, "R-2026-00001"), entry(500)], open, new Map());
  expect(received.map(({ state, invoices }) => [state, invoices[0]?.number])).toEqual([
    ["likely", "R-2026-00002"],
    ["sure", "R-2026-00001"],
    ["none", undefined],
  ]);
  const named = proposePayments([entry(500), entry(12, "R-2026-00001")], open.slice(0, 1), new Map());
  expect(named.map(({ state }) => state)).toEqual(["likely", "differs"]);
  fc.assert(
    fc.property(
      fc.array(fc.record({ amount: fc.integer({ min: 1, max: 4 }), at: fc.integer({ min: 0, max: 6 }) })),
      (some) => {
        const all = Array.from({ length: 6 }, (_unused, at) => invoice(`R-2026-0000${at + 1}`, 1 + (at % 3)));
        const proposals = proposePayments(
          some.map(({ amount, at }) => entry(amount, at ? `R-2026-0000${at}` : "")),
          all,
          new Map(),
        );
        const booked = proposals.flatMap(({ state, invoices }) =>
          state === "sure" || state === "likely" ? invoices.map(({ number }) => number) : [],
        );
        expect(new Set(booked).size).toBe(booked.length);
      },
    ),
  );
});

test("a statement's balances are of its account, over all of its pages; a file that says none has none", () => {
  const said = { currency: "EUR", opening: 100_000, closing: 92_500, sequence: 236 };
  const { account, entries, balances } = read(mt940);
  const first = entries.map(({ bookedOn }) => bookedOn).sort()[0];
  expect(balances).toEqual([{ ...said, iban: account, fromOn: first, throughOn: "2026-12-31" }]);
  const pages = mt940.replace(":62F:", ":62M:C261231EUR1,00\n:60M:C261231EUR1,00\n:62F:");
  expect(read(pages).balances).toEqual(balances);
  const day = "2026-03-05";
  const camt = createCamt053([{ day, amount: "5.00" }], { opening: "-20.00", closing: "-15.00", on: "2026-03-07" });
  expect(read(camt).balances).toMatchObject([
    { currency: "EUR", opening: -2_000, closing: -1_500, fromOn: day, throughOn: "2026-03-07" },
  ]);
  const numbered = camt.replace("</Id><Acct>", "</Id><ElctrncSeqNb>7</ElctrncSeqNb><Acct>");
  expect([camt, numbered].map((each) => read(each).balances[0]?.sequence)).toEqual([null, 7]);
  const [one, other] = [mt940, mt940.replace(":25:37040044/0532013000", ":25:LI21088100002324013AA")];
  expect(read(`${one}\n${other}`).balances.map(({ iban }) => iban)).toEqual([account, "LI21088100002324013AA"]);
  expect(read(createCamt053([{ day, amount: "5.00" }])).balances).toEqual([]);
  expect(read(mt940.replace("EUR925,00", "CHF925,00")).balances).toEqual([]);
});
