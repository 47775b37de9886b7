import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { collectionReceipts } from "#app/modules/collections/db/receipts.tables.ts";
import { ledgerAccounts, ledgerTransfers } from "#app/modules/ledger/db/accounting.tables.ts";
import { readLastTill } from "#app/modules/ledger/db/tills.reads.server.ts";
import { MAIN_TILL } from "#app/modules/ledger/model/till.ts";
import { paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import { auditLog } from "#app/platform/db/audit.tables.ts";
import { collectAtStops, createCash, sendOut } from "#tests/factories/collections.ts";
import { createAgent } from "#tests/factories/orders.ts";
import { callApiAs, createDeliveredOrders, expectLedgerBalanced, readLedgerBalances } from "../billed.ts";
import { createMerchant } from "../merchants.ts";
import { setTimeTo, startTestsAt } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

startTestsAt("2099-10-28T10:00:00Z");

const createCheque = (amount: string) => ({ ...createCash(amount), method: paymentMethods.code.cheque });

/** A carrier with a second till, whose agent carries 45.00 in cash, and a cheque of 20.00, in a receipt that waits. */
async function withTills({ cheque = true, receipted = true } = {}) {
  const who = await createTestWorkspace();
  const agentId = await createAgent(who.scope);
  const money = [[createCash("29.90"), ...(cheque ? [createCheque("20.00")] : [])], [createCash("15.10")]];
  const out = await sendOut(who.scope, agentId, money, { merchant_id: await createMerchant(who) });
  await collectAtStops(who.scope, out);
  if (receipted) await callApiAs(who, "collections/receipts/generate", { holdings: [`${agentId}:EUR`] });
  const [receipt] = await who.scope.db.select().from(collectionReceipts);
  const at = `collections/receipts/${receipt?.number}`;
  const till = await open(who, "Depot Eschen");
  return { who, agentId, at, till, number: receipt?.number ?? "" };
}

const open = async (who: TestWorkspace, name: string): Promise<string> =>
  Object((await callApiAs(who, "tills", { name })).data).id;

const readBook = async (who: TestWorkspace, query = "") => Object((await callApiAs(who, `cash-book${query}`)).data);

/** Balances of the tills by id and currency, from the accounts and from their transfers. */
async function readCash({ scope }: TestWorkspace) {
  const rows = await scope.db
    .select()
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.accountId, scope.account.id), eq(ledgerAccounts.kind, "carrier_cash")));
  const cash: Record<string, number> = {};
  for (const { id, ownerId, currency, debit, credit } of rows) {
    const [moved] = await scope.db
      .select({
        amount: sql<number>`coalesce(sum(iif(${ledgerTransfers.debitAccount} = ${id}, amount, -amount)), 0)`,
      })
      .from(ledgerTransfers)
      .where(sql`${id} in (${ledgerTransfers.debitAccount}, ${ledgerTransfers.creditAccount})`);
    const balance = (debit ?? 0) - (credit ?? 0);
    expect(moved?.amount).toBe(balance);
    cash[`${ownerId || MAIN_TILL} ${currency}`] = balance;
  }
  return cash;
}

test("an account without a second till has one, without a name, and moves cash as before", async () => {
  const who = await createTestWorkspace();
  expect((await callApiAs(who, "tills")).data).toEqual({ tills: [] });
  const count = { currency: "EUR", expected: "0", counted: "12.00", reason: "other" };
  expect((await callApiAs(who, "cash-book/count", count)).status).toBe(200);
  expect((await callApiAs(who, "cash-book/count", { ...count, till_id: MAIN_TILL })).code).toBe("lost_race");
  expect(await readBook(who)).toMatchObject({
    ...{ till_id: MAIN_TILL, currency: "EUR" },
    tills: [{ till_id: MAIN_TILL, till_name: null, balance: "12.00" }],
    sums: [{ balance: "12.00" }],
  });
  expect((await callApiAs(who, `tills/${MAIN_TILL}/close`, { version: 1 })).errors).toHaveProperty("id");
  expect((await callApiAs(who, "cash-book/move", { currency: "EUR", amount: "1" })).errors).toHaveProperty(
    "to_till_id",
  );
});

test("a receipt is received into a till: cash, its cheques and its number stand there, and reopening takes them out of it", async () => {
  const { who, at, till, number } = await withTills();
  expect((await callApiAs(who, "tills")).data?.tills).toMatchObject([
    { id: MAIN_TILL, name: "Main till", closed: false },
    { id: till, name: "Depot Eschen" },
  ]);
  const receive = (version: number, till_id?: string) =>
    callApiAs(who, `${at}/receive`, { version, counted: 44, reason: "lost", till_id });
  expect((await receive(1, crypto.randomUUID())).errors).toHaveProperty("till_id");
  expect((await receive(1, till)).status).toBe(200);
  expect((await receive(1, till)).code).toBe("lost_race");
  expect(await readCash(who)).toEqual({ [`${till} EUR`]: 4400 });
  expect(Object((await callApiAs(who, at)).data).receipt).toMatchObject({ till_id: till });
  expect((await callApiAs(who, "cheques")).data?.cheques).toMatchObject([{ till_id: till, state: "till" }]);
  expect(await readBook(who, `?till_id=${till}`)).toMatchObject({
    tills: [
      { till_id: MAIN_TILL, balance: "0.00", cheques: "0.00" },
      { till_id: till, till_name: "Depot Eschen", cash_in: "44.00", balance: "44.00", cheques: "20.00" },
    ],
    sums: [{ cash_in: "44.00", balance: "44.00", cheques: "20.00" }],
    entries: [{ reference: number, amount: "44.00", balance: "44.00" }],
  });
  const file = await who.fetch("/accounting/collections/receipts/export?format=csv");
  expect(await file.text()).toContain("Depot Eschen");
  expect((await callApiAs(who, `${at}/reopen`, { version: 2 })).status).toBe(200);
  expect(Object((await callApiAs(who, at)).data).receipt).toMatchObject({ till_id: null });
  expect((await receive(3)).status).toBe(200);
  expect(await readCash(who)).toEqual({ [`${till} EUR`]: 0, [`${MAIN_TILL} EUR`]: 4400 });
  expect(await readLastTill(who.scope)).toBe(MAIN_TILL);
  expect((await readBook(who, `?till_id=${till}`)).entries).toMatchObject([{ amount: "44.00" }, { amount: "-44.00" }]);
  await expectLedgerBalanced(who);
});

test("a deposit takes what is in its till, once: of parallel ones that do not fit together one is refused", async () => {
  const { who, at, till } = await withTills();
  await callApiAs(who, `${at}/receive`, { version: 1, counted: 45, till_id: till });
  const deposit = (amount: string, till_id?: string) =>
    callApiAs(who, "deposits", { currency: "EUR", amount, till_id, bag: "7" });
  expect((await deposit("1.00")).code).toBe("not_in_till");
  expect((await deposit("1.00", crypto.randomUUID())).errors).toHaveProperty("till_id");
  expect(
    (await callApiAs(who, "deposits", { kind: "card", currency: "EUR", amount: "1", till_id: till })).errors,
  ).toHaveProperty("till_id");
  const both = await Promise.all([deposit("30.00", till), deposit("30.00", till)]);
  expect(both.flatMap(({ code }) => code ?? [])).toEqual(["not_in_till"]);
  const number = Object(both.find(({ data }) => data)?.data).number;
  expect(Object((await callApiAs(who, `deposits/${number}`)).data).deposit).toMatchObject({ till_id: till });
  const moves = await Promise.all(
    [1, 2].map(() => callApiAs(who, "cash-book/move", { from_till_id: till, currency: "EUR", amount: "10.00" })),
  );
  expect(moves.flatMap(({ code }) => code ?? [])).toEqual(["not_in_till"]);
  expect(await readCash(who)).toEqual({ [`${till} EUR`]: 500, [`${MAIN_TILL} EUR`]: 1000 });
  const moved = { kind: "moved", other_till_id: till, other_till_name: "Depot Eschen", amount: "10.00" };
  expect((await readBook(who)).entries).toMatchObject([moved]);
  expect(await readBook(who, `?till_id=${till}`)).toMatchObject({
    tills: [{ moved: "10.00" }, { moved: "-10.00", to_bank: "-30.00", closing: "5.00" }],
    sums: [{ moved: "0.00", cash_in: "45.00", to_bank: "-30.00", closing: "15.00", transit: "30.00" }],
    entries: [{ amount: "45.00" }, { amount: "-30.00" }, { other_till_id: MAIN_TILL, amount: "-10.00" }],
  });
  expect((await callApiAs(who, `deposits/${number}/void`, { version: 1, reason: "Never left" })).status).toBe(200);
  expect(await readCash(who)).toEqual({ [`${till} EUR`]: 3500, [`${MAIN_TILL} EUR`]: 1000 });
  expect((await who.fetch(`/api/deposits/${number}/file?format=pdf`)).status).toBe(200);
  await expectLedgerBalanced(who);
});

test("a till is counted by itself", async () => {
  const { who, at, till } = await withTills();
  await callApiAs(who, `${at}/receive`, { version: 1, counted: 45, till_id: till });
  const count = { till_id: till, currency: "EUR", expected: "45.00", counted: "44.00", reason: "lost" };
  expect((await callApiAs(who, "cash-book/count", { ...count, till_id: MAIN_TILL })).code).toBe("lost_race");
  const counts = await Promise.all([1, 2].map(() => callApiAs(who, "cash-book/count", count)));
  expect(counts.flatMap(({ code }) => code ?? [])).toEqual(["lost_race"]);
  expect(await readCash(who)).toEqual({ [`${till} EUR`]: 4400 });
  expect((await readBook(who)).tills).toMatchObject([{ difference: "0.00" }, { difference: "-1.00" }]);
  expect(await readLedgerBalances(who)).toMatchObject({ "variance EUR": 100 });
});

test("a settlement paid in cash moves its till's cash, and taking the payment back does, too", async () => {
  const { who, at, till } = await withTills();
  await callApiAs(who, `${at}/receive`, { version: 1, counted: 45, till_id: till });
  const made = await callApiAs(who, "billing/settlements/generate", { pending: await readPending(who) });
  const settlement = `billing/settlements/${made.data?.documents?.[0]?.number}`;
  const settle = (till_id: string) => callApiAs(who, `${settlement}/settle`, { method: "cash", till_id, version: 1 });
  expect((await settle(crypto.randomUUID())).errors).toHaveProperty("till_id");
  expect((await settle(till)).status).toBe(200);
  expect(await readCash(who)).toEqual({ [`${till} EUR`]: 4500 - 6500 });
  expect((await callApiAs(who, `${settlement}/unsettle`, { version: 2 })).status).toBe(200);
  expect(await readCash(who)).toEqual({ [`${till} EUR`]: 4500 });
  await expectLedgerBalanced(who);
});

test("an invoice is paid in cash and by cheque into a till, and unpaid out of it", async () => {
  const who = await createTestWorkspace();
  const merchant = await createMerchant(who);
  const till = await open(who, "Depot Eschen");
  await createDeliveredOrders(who, merchant);
  const before = await readCash(who);
  const made = await callApiAs(who, "billing/invoices/generate", { pending: [`${merchant}:EUR`] });
  const invoice = `billing/invoices/${made.data?.documents?.[0]?.number}`;
  const pay = (version: number, body: object) => callApiAs(who, `${invoice}/pay`, { version, till_id: till, ...body });
  expect((await pay(1, { method: "cash", till_id: "nowhere" })).errors).toHaveProperty("till_id");
  expect((await pay(1, { method: "cash", amount: "5.00" })).status).toBe(200);
  expect((await pay(2, { method: "cheque", amount: "3.00" })).status).toBe(200);
  expect(await readCash(who)).toEqual({ ...before, [`${till} EUR`]: 500 });
  const [cheque] = Object((await callApiAs(who, "cheques?filters[state][]=till")).data).cheques;
  expect(cheque).toMatchObject({ amount: "3.00", till_id: till });
  expect((await callApiAs(who, `${invoice}/unpay`, { version: 3 })).status).toBe(200);
  expect(await readCash(who)).toEqual({ ...before, [`${till} EUR`]: 0 });
  await expectLedgerBalanced(who);
});

test("a payout in cash leaves the till that the netted cash came into", async () => {
  const { who, agentId, till } = await withTills({ cheque: false, receipted: false });
  const bonus = { agent_id: agentId, amount: "12.00", currency: "EUR", description: "Bonus" };
  expect((await callApiAs(who, "agent-billing/transactions", bonus)).status).toBeLessThan(300);
  const made = await callApiAs(who, "agent-billing/receipts/generate", { agents: [`${agentId}:EUR`], net_cash: true });
  const [{ number }] = Object(made.data).receipts;
  const pay = (till_id: string) =>
    callApiAs(who, `agent-billing/receipts/${number}/pay`, { version: 1, method: "cash", till_id });
  expect((await pay(crypto.randomUUID())).errors).toHaveProperty("till_id");
  expect((await pay(till)).status).toBe(200);
  expect(await readCash(who)).toEqual({ [`${till} EUR`]: 4500 - 1200 });
  expect((await callApiAs(who, `agent-billing/receipts/${number}/unpay`, { version: 2 })).status).toBe(200);
  expect(await readCash(who)).toEqual({ [`${till} EUR`]: 0 });
  await expectLedgerBalanced(who);
});

test("each till opens a month with what it held; what a closed month put into a till stays there", async () => {
  const { who, at, till } = await withTills({ cheque: false });
  await callApiAs(who, `${at}/receive`, { version: 1, counted: 45, till_id: till });
  await callApiAs(who, "cash-book/move", { from_till_id: till, currency: "EUR", amount: "5.00" });
  setTimeTo("2099-11-04T10:00:00Z");
  const { open: items } = Object(Object((await callApiAs(who, "books/periods/2099-10")).data).period);
  const accept = items.map(({ key }: { key: string }) => key);
  expect((await callApiAs(who, "books/periods/2099-10/close", { accept })).status).toBe(200);
  expect((await callApiAs(who, `${at}/reopen`, { version: 2 })).code).toBe("period_closed");
  expect(await readBook(who, `?till_id=${till}`)).toMatchObject({
    month: "2099-11",
    tills: [{ opening: "5.00" }, { opening: "40.00", moved: "0.00", closing: "40.00" }],
    sums: [{ opening: "45.00" }],
    entries: [],
  });
  expect((await callApiAs(who, "deposits", { currency: "EUR", amount: "40.00", till_id: till })).status).toBeLessThan(
    300,
  );
  expect((await readBook(who, `?till_id=${till}`)).entries).toMatchObject([{ amount: "-40.00", balance: "0.00" }]);
  await expectLedgerBalanced(who);
});

const readPending = async (who: TestWorkspace): Promise<string[]> =>
  Object((await callApiAs(who, "billing/pending")).data).pending.map(({ id }: { id: string }) => id);

test("a till is closed when it is empty and nothing of it is on its way; then no cash goes in, and none comes back", async () => {
  const { who, at, till } = await withTills();
  await callApiAs(who, `${at}/receive`, { version: 1, counted: 45, till_id: till });
  const close = (version = 1) => callApiAs(who, `tills/${till}/close`, { version });
  const say = async (code: string) => expect((await close()).errors?.id?.[0]).toContain(code);
  await say("not credited");
  const { number } = Object(
    (await callApiAs(who, "deposits", { currency: "EUR", amount: "45.00", till_id: till })).data,
  );
  await say("not credited");
  expect((await callApiAs(who, `deposits/${number}/confirm`, { version: 1 })).status).toBe(200);
  await say("not credited");
  const [cheque] = Object((await callApiAs(who, "cheques")).data).cheques;
  const sent = Object((await callApiAs(who, "deposits", { kind: "cheque", cheques: [cheque.id] })).data);
  await say("not credited");
  await callApiAs(who, `deposits/${sent.number}/confirm`, { version: 1 });
  const closed = await Promise.all([close(), close()]);
  expect(closed.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await callApiAs(who, "tills")).data?.tills).toMatchObject([{}, { closed: true, version: 2 }]);
  expect((await close(2)).code).toBe("illegal_transition");
  const into = { till_id: till, currency: "EUR", expected: "0", counted: "5", reason: "other" };
  expect((await callApiAs(who, "cash-book/count", into)).errors?.till_id?.[0]).toContain("closed");
  expect(
    (await callApiAs(who, "cash-book/move", { to_till_id: till, currency: "EUR", amount: "1" })).errors,
  ).toHaveProperty("to_till_id");
  expect((await callApiAs(who, `tills/${till}/reopen`, { version: 2 })).status).toBe(200);
  expect((await callApiAs(who, "cash-book/count", into)).status).toBe(200);
  const log = await who.scope.db.select().from(auditLog).where(eq(auditLog.subject, till));
  expect(log.map(({ action }) => action)).toEqual(
    ["create", "close", "reopen"].map((each) => `accounting.tills.${each}`),
  );
});

test("what a receipt put into a till that was closed since is taken back only when it is open again", async () => {
  const { who, at, till } = await withTills({ cheque: false });
  await callApiAs(who, `${at}/receive`, { version: 1, counted: 45, till_id: till });
  const close = () => callApiAs(who, `tills/${till}/close`, { version: 1 });
  expect((await close()).errors?.id?.[0]).toContain("money in the till");
  const move = { from_till_id: till, currency: "EUR", amount: "45" };
  const raced = await Promise.all([callApiAs(who, "cash-book/move", move), callApiAs(who, "cash-book/move", move)]);
  expect(raced.flatMap(({ code }) => code ?? [])).toEqual(["not_in_till"]);
  expect((await close()).status).toBe(200);
  const reopen = () => callApiAs(who, `${at}/reopen`, { version: 2 });
  expect((await reopen()).errors?.till_id?.[0]).toContain("closed");
  expect(await readCash(who)).toEqual({ [`${till} EUR`]: 0, [`${MAIN_TILL} EUR`]: 4500 });
  await callApiAs(who, `tills/${till}/reopen`, { version: 2 });
  expect((await reopen()).status).toBe(200);
  await expectLedgerBalanced(who);
});

test("names are an account's own and unique; another account's till is unknown", async () => {
  const [{ who, till }, other] = [await withTills(), await createTestWorkspace()];
  expect((await callApiAs(who, "tills", { name: "Depot Eschen" })).errors).toHaveProperty("name");
  expect((await callApiAs(who, "tills", { name: " " })).errors).toHaveProperty("name");
  expect((await callApiAs(other, "tills", { name: "Main till" })).errors).toHaveProperty("name");
  expect((await callApiAs(other, "tills")).data).toEqual({ tills: [] });
  const rename = (whose: TestWorkspace, version: number, id = till) =>
    whose.fetch(`/api/tills/${id}`, { method: "PUT", body: { name: "Hub Schaan", version } });
  expect((await rename(other, 1)).status).toBe(422);
  expect((await rename(who, 1, MAIN_TILL)).status).toBe(200);
  expect((await rename(who, 1)).status).toBe(422);
  expect((await callApiAs(who, "tills")).data?.tills).toMatchObject([{ name: "Hub Schaan" }, { name: "Depot Eschen" }]);
  await open(other, "Depot Eschen");
  const count = { till_id: till, currency: "EUR", expected: "0", counted: "5", reason: "other" };
  expect((await callApiAs(other, "cash-book/count", count)).errors).toHaveProperty("till_id");
  expect((await callApiAs(other, `cash-book?till_id=${till}`)).errors).toHaveProperty("till_id");
  expect((await callApiAs(other, `tills/${till}/close`, { version: 1 })).errors).toHaveProperty("id");
});

test("whatever happens to two tills in two currencies, each holds the sum of its entries, and no deposit or move overdraws one", async () => {
  let seed = 20_261_211;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const { who, agentId, till } = await withTills();
  const ids = [MAIN_TILL, till];
  const anyTill = () => ids[next(2)] ?? MAIN_TILL;
  const any = () => ({ till_id: anyTill(), currency: next(3) === 0 ? "CHF" : "EUR" });
  const cents = (most: number) => ((1 + next(most)) / 100).toFixed(2);
  const step = async (name: string, body: object = {}) => {
    const [newest] = Object((await callApiAs(who, "collections/receipts?limit=1")).data).receipts;
    return callApiAs(who, `collections/receipts/${newest.number}/${name}`, { version: newest.version, ...body });
  };
  const some = async () =>
    Object((await callApiAs(who, "deposits?limit=100")).data).deposits[next(8)] ?? {
      number: "D-2000-0000",
      version: 1,
    };
  const takes = async (step: () => Promise<unknown>) => {
    const before = await readCash(who);
    await step();
    const after = await readCash(who);
    for (const [key, balance] of Object.entries(after))
      if (balance < (before[key] ?? 0)) expect(balance, key).toBeGreaterThanOrEqual(0);
  };
  const deposit = async () => {
    const cash = { ...any(), amount: cents(3000) };
    await takes(() => callApiAs(who, "deposits", cash));
  };
  const move = async () => {
    const { till_id: from_till_id, currency } = any();
    await takes(() =>
      callApiAs(who, "cash-book/move", { from_till_id, to_till_id: anyTill(), currency, amount: cents(3000) }),
    );
  };
  const steps: (() => Promise<unknown>)[] = [
    deposit,
    deposit,
    move,
    move,
    async () => {
      const counted = any();
      const { tills } = await readBook(who);
      const line = tills.find(
        (each: typeof counted) => each.till_id === counted.till_id && each.currency === counted.currency,
      );
      return callApiAs(who, "cash-book/count", {
        ...counted,
        ...{ expected: line?.balance ?? "0", counted: cents(6000), reason: "lost" },
      });
    },
    async () => {
      const { number, version } = await some();
      return callApiAs(who, `deposits/${number}/confirm`, { version });
    },
    async () => {
      const { number, version } = await some();
      return callApiAs(who, `deposits/${number}/void`, { version, reason: "x" });
    },
    () => step("reopen"),
    () => step("receive", { counted: 45, till_id: anyTill() }),
    async () => {
      await step("void", { reason: "x" });
      return callApiAs(who, "collections/receipts/generate", { holdings: [`${agentId}:EUR`] });
    },
    async () => {
      const found = Object((await callApiAs(who, "tills")).data).tills.find(({ id }: { id: string }) => id === till);
      return callApiAs(who, `tills/${till}/${found.closed ? "reopen" : "close"}`, { version: found.version });
    },
  ];
  for (let turn = 0; turn < 110; turn += 1) {
    await steps[next(steps.length)]?.();
    if (turn % 10 === 9) await expectLedgerBalanced(who);
  }
  const cash = await readCash(who);
  expect(Object.keys(cash).length).toBe(4);
  for (const id of ids)
    for (const currency of ["EUR", "CHF"]) {
      const { entries, tills } = await readBook(who, `?till_id=${id}&currency=${currency}`);
      const written = (cash[`${id} ${currency}`] ?? 0) / 100;
      expect(entries.at(-1)?.balance ?? "0.00").toBe(written.toFixed(2));
      const line = tills.find(
        (each: { till_id: string; currency: string }) => each.till_id === id && each.currency === currency,
      );
      expect(line).toMatchObject({ closing: written.toFixed(2), balance: written.toFixed(2) });
    }
  const numbers = await who.scope.db.select({ number: ledgerTransfers.number }).from(ledgerTransfers);
  expect(numbers.map(({ number }) => number).sort((a, b) => a - b)).toEqual(numbers.map((_, at_) => at_ + 1));
});
