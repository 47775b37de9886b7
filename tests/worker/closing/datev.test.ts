import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { ledgerAccounts } from "#app/modules/ledger/db/accounting.tables.ts";
import { postTransfers } from "#app/modules/ledger/db/ledger.writes.server.ts";
import type { Transfer } from "#app/modules/ledger/model/ledger.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { callApiAs, createDeliveredOrders, expectLedgerBalanced } from "../billed.ts";
import { createConnectedPair } from "../merchants.ts";
import { setTimeTo, startTestsAt } from "../test-clock.ts";
import type { TestWorkspace } from "../workspace.ts";

startTestsAt("2099-10-28T10:00:00Z");

const adviser = { adviser: 1287411, client: 10042, year_start: "01-01", digits: 4, chart: "03" };

/** A line of quoted and plain fields; independent of the writer. */
function parseFields(line: string): { text: string; quoted: boolean }[] {
  return [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, quoted, plain = ""]) => ({
    text: quoted === undefined ? plain : quoted.replaceAll('""', '"'),
    quoted: quoted !== undefined,
  }));
}

/** A posting batch: bytes of Windows-1252, lines that end with CR and LF. */
function parseBatch(bytes: ArrayBuffer) {
  const lines = new TextDecoder("windows-1252").decode(bytes).split("\r\n");
  expect(lines.pop()).toBe("");
  const [head = "", names = "", ...rest] = lines;
  expect(lines.some((line) => /[\n\r]/.test(line))).toBe(false);
  const columns = names.split(";");
  const rows = rest.map((line) => {
    const fields = parseFields(line);
    expect(fields).toHaveLength(125);
    return Object.fromEntries(columns.map((name, at) => [name, fields[at]?.text ?? ""]));
  });
  return { head: parseFields(head), columns, rows };
}

const download = (who: TestWorkspace, path: string) => who.fetch(`/api/books/${path}`);
const setUp = (who: TestWorkspace, changes: object = {}) =>
  who.fetch("/api/books/datev", { method: "PUT", body: { ...adviser, version: 0, ...changes } });

/** Debit less credit by account number, in cents. */
function sumBatch({ rows }: ReturnType<typeof parseBatch>): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (account: string, amount: number) => sums.set(account, (sums.get(account) ?? 0) + amount);
  for (const row of rows) {
    const amount = Number((row["Umsatz (ohne Soll/Haben-Kz)"] ?? "").replace(",", ""));
    expect(row["Umsatz (ohne Soll/Haben-Kz)"]).toMatch(/^\d{1,10},\d{2}$/);
    expect(amount).toBeGreaterThan(0);
    expect(row["Soll/Haben-Kennzeichen"]).toBe("S");
    add(row.Konto ?? "", amount);
    add(row["Gegenkonto (ohne BU-Schlüssel)"] ?? "", -amount);
  }
  return sums;
}

test("a month of invoices, payments and receipts is a batch that adds up to the ledger, the same each time once it is closed", async () => {
  const { carrier, merchantId } = await createConnectedPair({
    billing: { tax_treatment: "standard", tax_rate: 19, country: "DE", name: "Bäckerei „Süß“; GmbH" },
  });
  await createDeliveredOrders(carrier, merchantId);
  const made = await callApiAs(carrier, "billing/invoices/generate", { pending: [`${merchantId}:EUR`] });
  const number = made.data?.documents?.[0]?.number ?? "";
  await callApiAs(carrier, `billing/invoices/${number}/pay`, { version: 1, amount: "10.00" });
  const refused = await download(carrier, "periods/2099-10/datev");
  expect([refused.status, (await refused.json<{ code: string }>()).code]).toEqual([409, "datev_not_set_up"]);
  expect((await setUp(carrier)).status).toBe(200);
  expect((await setUp(carrier)).status).toBe(409);
  const open = parseBatch(await (await download(carrier, "periods/2099-10/datev")).arrayBuffer());
  expect(open.head.map(({ text }) => text)).toEqual([
    ...["EXTF", "700", "21", "Buchungsstapel", "13", expect.stringMatching(/^\d{17}$/), "", "WB", "", ""],
    ...["1287411", "10042", "20990101", "4", "20991001", "20991031", "Waybill 2099-10", "", "1", "0", "0", "EUR"],
    ...["", "", "", "", "03", "", "", "", ""],
  ]);
  expect(open.columns).toHaveLength(125);
  setTimeTo("2099-11-04T10:00:00Z");
  expect((await callApiAs(carrier, "books/periods/2099-10/close", {})).status).toBe(200);
  const first = await (await download(carrier, "periods/2099-10/datev")).arrayBuffer();
  // Interrupted in the middle, and at another time: the same bytes.
  const broken = await download(carrier, "periods/2099-10/datev");
  const reader = broken.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  setTimeTo("2099-11-20T10:00:00Z");
  const again = await download(carrier, "periods/2099-10/datev");
  expect(again.headers.get("content-disposition")).toContain("EXTF_Buchungsstapel_2099-10_EUR.csv");
  expect(new Uint8Array(await again.arrayBuffer())).toEqual(new Uint8Array(first));
  const closed = parseBatch(first);
  expect(closed.head[20]?.text).toBe("1");
  expect(closed.rows.every((row) => row.Festschreibung === "1")).toBe(true);
  const revenue = closed.rows.find((row) => row["Gegenkonto (ohne BU-Schlüssel)"] === "8400");
  expect(revenue).toMatchObject({
    ...{ "Umsatz (ohne Soll/Haben-Kz)": "15,00", Konto: "10000", "BU-Schlüssel": "40", Belegdatum: "2810" },
    ...{ "Belegfeld 1": number, Leistungsdatum: "", "Beleginfo - Art 1": "Journal" },
  });
  const sums = sumBatch(closed);
  expect(sums.get("1776")).toBe(-285);
  expect(sums.get("8400")).toBe(-1500);
  expect(sums.get("10000")).toBe(785);
  // The trial balance: the ledger's accounts by kind.
  const accounts = await carrier.scope.db
    .select()
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.accountId, carrier.account.id));
  const balances = accounts.map(({ debit, credit }) => (debit ?? 0) - (credit ?? 0)).sort((a, b) => a - b);
  expect([...sums.values()].sort((a, b) => a - b)).toEqual(balances);
  const { data } = await callApiAs(carrier, "books/periods/2099-10");
  expect(Object(data?.period).vat).toEqual([
    { treatment: "standard", rate: 1900, currency: "EUR", net: "15.00", tax: "2.85" },
  ]);
  await expectLedgerBalanced(carrier);
});

test("any transfers: the batches of all currencies add up to the sums of the month, and numbers of merchants stay", async () => {
  const { carrier } = await createConnectedPair();
  const { scope } = carrier;
  let seed = 20_991_028;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 4_294_967_296) * below);
  };
  const kinds = [
    "carrier_bank",
    "clearing",
    "carrier_cash",
    "merchant_receivable",
    "agent_payable",
    "payout_cost",
  ] as const;
  const transfer = (at: number): Transfer => {
    const currency = ["EUR", "JPY"][random(2)] ?? "EUR";
    const side = (kind: (typeof kinds)[number]) => {
      const party = kind === "merchant_receivable" || kind === "agent_payable";
      return { kind, owner: party ? `owner-${random(5)}` : "", currency };
    };
    const from = random(kinds.length);
    const to = (from + 1 + random(kinds.length - 1)) % kinds.length;
    const [debit, credit] = [side(kinds[from] ?? "clearing"), side(kinds[to] ?? "clearing")];
    return { id: `random-${at}`, kind: "corrected", debit, credit, amount: 1 + random(100_000) };
  };
  await commit(
    scope.db,
    postTransfers(
      scope,
      Array.from({ length: 1500 }, (_, at) => transfer(at)),
    ),
  );
  await setUp(carrier, { chart: "04", accounts: [{ account: "clearing", number: "1371" }] });
  for (const currency of ["EUR", "JPY"]) {
    const batch = parseBatch(
      await (await download(carrier, `periods/2099-10/datev?currency=${currency}`)).arrayBuffer(),
    );
    const sums = sumBatch(batch);
    const { data } = await callApiAs(carrier, "books/periods/2099-10");
    const said = (Object(data?.period).sums as { currency: string; debit: string; credit: string }[])
      .filter((sum) => sum.currency === currency)
      .map(({ debit, credit }) => Math.round((Number(debit) - Number(credit)) * 100));
    expect(
      [...sums.values()].sort((a, b) => a - b),
      `seed ${seed}`,
    ).toEqual(said.sort((a, b) => a - b));
    expect([...sums.keys()].filter((account) => account.length === 5).length).toBe(10);
    expect(sums.has("1371")).toBe(true);
  }
  const before = await (await download(carrier, "periods/2099-10/datev?currency=EUR")).text();
  await commit(
    scope.db,
    postTransfers(scope, [
      {
        ...transfer(9999),
        id: "owner-new",
        kind: "corrected",
        ...{
          debit: { kind: "merchant_receivable", owner: "a-new-one", currency: "EUR" },
          credit: { kind: "clearing", owner: "", currency: "EUR" },
        },
      },
    ]),
  );
  const after = await (await download(carrier, "periods/2099-10/datev?currency=EUR")).text();
  expect(after.split("\r\n").slice(1, -2)).toEqual(before.split("\r\n").slice(1, -1));
  expect(after).toContain(";10005;1371;");
});

test("an account without a number is named before anything is written; wrong numbers name their field", async () => {
  const { carrier } = await createConnectedPair();
  const { scope } = carrier;
  const variance: Transfer = {
    ...{ id: "v", kind: "short", amount: 750 },
    debit: { kind: "variance", owner: "", currency: "EUR" },
    credit: { kind: "clearing", owner: "", currency: "EUR" },
  };
  await commit(scope.db, postTransfers(scope, [variance]));
  const wrong = await setUp(carrier, { adviser: 12, client: 0, accounts: [{ account: "variance", number: "23x" }] });
  expect(wrong.status).toBe(422);
  expect(Object.keys((await wrong.json<{ errors: object }>()).errors)).toEqual([
    ...["adviser", "client", "accounts.0.number"],
  ]);
  await setUp(carrier);
  const refused = await download(carrier, "periods/2099-10/datev");
  expect(await refused.json()).toMatchObject({ code: "datev_unmapped", message: expect.stringContaining("variance") });
  expect((await setUp(carrier, { version: 1, accounts: [{ account: "variance", number: "2309" }] })).status).toBe(200);
  expect((await download(carrier, "periods/2099-10/datev")).status).toBe(200);
  expect((await download(carrier, "periods/2099-10/datev?currency=KWD")).status).toBe(422);
  expect((await download(carrier, "periods/2099-10/datev?part=2")).status).toBe(404);
});

test("the journal of a month as CSV and JSON, with ids that stay", async () => {
  const { carrier, merchantId } = await createConnectedPair();
  await createDeliveredOrders(carrier, merchantId);
  const read = async (format: string, month = "2099-10") =>
    (await download(carrier, `transfers/file?format=${format}&month=${month}`)).text();
  const rows: { number: number; id: string; posted_on: string }[] = JSON.parse(await read("json"));
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1));
  expect(rows[0]).toMatchObject({ posted_on: "2099-10-28", happened_on: "2099-10-28" });
  const csv = (await read("csv")).trim().split("\r\n");
  expect(csv).toHaveLength(rows.length + 1);
  expect(JSON.parse(await read("json", "2099-11"))).toEqual([]);
  expect((await download(carrier, "transfers/file?format=csv&month=2099-13")).status).toBe(422);
});

test("tills are one account to the adviser, and cash that moves between them is no posting", async () => {
  const { carrier } = await createConnectedPair();
  const count = { currency: "EUR", expected: "0", counted: "100.00", reason: "other" };
  expect((await callApiAs(carrier, "cash-book/count", count)).status).toBe(200);
  const { id: till } = Object((await callApiAs(carrier, "tills", { name: "Depot" })).data);
  const move = { to_till_id: till, currency: "EUR", amount: "40.00" };
  expect((await callApiAs(carrier, "cash-book/move", move)).status).toBe(200);
  const second = { ...count, till_id: till, expected: "40.00", counted: "39.00" };
  expect((await callApiAs(carrier, "cash-book/count", second)).status).toBe(200);
  await setUp(carrier, { accounts: [{ account: "variance", number: "2300" }] });
  const batch = parseBatch(await (await download(carrier, "periods/2099-10/datev")).arrayBuffer());
  expect(batch.rows.map((row) => row["Umsatz (ohne Soll/Haben-Kz)"])).toEqual(["100,00", "1,00"]);
  expect(sumBatch(batch)).toEqual(
    new Map([
      ["1000", 9900],
      ["2300", -9900],
    ]),
  );
  await expectLedgerBalanced(carrier);
});
