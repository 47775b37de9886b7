import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { periodEvents, periodLocks } from "#app/modules/closing/db/closing.tables.ts";
import { ledgerAccounts, ledgerTransfers } from "#app/modules/ledger/db/accounting.tables.ts";
import { postTransfers } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { onDay, type Transfer } from "#app/modules/ledger/model/ledger.ts";
import { auditLog } from "#app/platform/db/audit.tables.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { callApiAs, createDeliveredOrders, expectLedgerBalanced } from "../billed.ts";
import { createConnectedPair } from "../merchants.ts";
import { setTimeTo, startTestsAt } from "../test-clock.ts";
import { createTestWorkspace } from "../workspace.ts";

startTestsAt("2099-10-28T10:00:00Z");

const sale = (id: string, day?: string): Transfer => ({
  ...{ id, kind: "collected", amount: 500, day },
  debit: { kind: "carrier_bank", owner: "", currency: "EUR" },
  credit: { kind: "clearing", owner: "", currency: "EUR" },
});

/** A merchant's invoice of October, seen in November. */
async function invoicedInOctober() {
  const pair = await createConnectedPair({ billing: { tax_treatment: "standard", tax_rate: 19, country: "DE" } });
  const { carrier, merchantId } = pair;
  await createDeliveredOrders(carrier, merchantId);
  const made = await callApiAs(carrier, "billing/invoices/generate", { pending: [`${merchantId}:EUR`] });
  setTimeTo("2099-11-04T10:00:00Z");
  return { ...pair, number: made.data?.documents?.[0]?.number ?? "" };
}

const close = (who: Parameters<typeof callApiAs>[0], month: string, body: object = {}) =>
  callApiAs(who, `books/periods/${month}/close`, body);

test("what is open is listed first and must be accepted by name; a month that is not over stays open", async () => {
  const { carrier, merchantId } = await createConnectedPair();
  await createDeliveredOrders(carrier, merchantId);
  expect(await close(carrier, "2099-10")).toMatchObject({ status: 409, code: "period_not_over" });
  setTimeTo("2099-11-04T10:00:00Z");
  const { data } = await callApiAs(carrier, "books/periods/2099-10");
  const fees = { key: "fees", count: 3, sums: [{ currency: "EUR", amount: "15.00" }] };
  expect(data).toMatchObject({ period: { state: "open", late: [], events: [], open: [{ ...fees, blocks: false }] } });
  const refused = await close(carrier, "2099-10");
  expect(refused).toMatchObject({ status: 422, errors: { accept: ["Fees are on no invoice."] } });
  expect(await close(carrier, "2099-10", { accept: ["fees"] })).toMatchObject({
    status: 200,
    data: { month: "2099-10", closed_through: "2099-10-31" },
  });
  const list = await callApiAs(carrier, "books/periods");
  expect(list.data).toMatchObject({
    closed_through: "2099-10-31",
    periods: [
      { month: "2099-11", state: "running", transfers: 0, closed_at: null },
      { month: "2099-10", state: "closed", closed_by: { id: carrier.userId } },
    ],
  });
  const [event] = await carrier.scope.db.select().from(periodEvents);
  expect(event).toMatchObject({ type: "closed", accepted: [{ key: "fees", count: 3 }] });
  expect(await close(carrier, "2100-13")).toMatchObject({ status: 422 });
  expect(await callApiAs(carrier, "books/periods/last")).toMatchObject({ status: 404 });
});

test("books that differ are never closed", async () => {
  const { scope, ...who } = await createTestWorkspace();
  await commit(scope.db, postTransfers(scope, [sale("t1")]));
  await scope.db.update(ledgerAccounts).set({ debit: 700 }).where(eq(ledgerAccounts.kind, "carrier_bank"));
  setTimeTo("2099-11-04T10:00:00Z");
  const answer = await close({ scope, ...who }, "2099-10");
  expect(answer).toMatchObject({ status: 422, errors: { accept: [expect.stringContaining("do not balance")] } });
});

test("a fact of a closed month is posted into the open one and says so; the same fact twice is posted once", async () => {
  const who = await createTestWorkspace({ timezone: "Europe/Berlin" });
  const { scope } = who;
  await commit(scope.db, postTransfers(scope, [sale("t1"), ...onDay("2099-10-30", [sale("future")])]));
  setTimeTo("2099-11-04T10:00:00Z");
  await commit(scope.db, postTransfers(scope, [sale("t2", "2099-10-31")]));
  expect((await close(who, "2099-10")).status).toBe(200);
  for (let times = 0; times < 2; times += 1)
    await commit(scope.db, postTransfers(scope, [sale("late", "2099-10-31"), sale("t3")]));
  const rows = await scope.db.select().from(ledgerTransfers).orderBy(ledgerTransfers.number);
  expect(rows.map(({ id, number, happenedOn, postedOn }) => `${number} ${id} ${happenedOn} ${postedOn}`)).toEqual([
    "1 t1 2099-10-28 2099-10-28",
    "2 future 2099-10-28 2099-10-28",
    "3 t2 2099-10-31 2099-10-31",
    "4 late 2099-10-31 2099-11-04",
    "5 t3 2099-11-04 2099-11-04",
  ]);
  const { data } = await callApiAs(who, "books/periods/2099-11");
  expect(data).toMatchObject({
    period: { late: [{ number: 4, happened_on: "2099-10-31", posted_on: "2099-11-04" }], more_late: false },
  });
  const journal = await callApiAs(who, "books/transfers");
  expect(journal.data?.transfers).toContainEqual(
    expect.objectContaining({ id: "late", happened_on: "2099-10-31", posted_on: "2099-11-04" }),
  );
  await expectLedgerBalanced(who);
});

test("an identical transfer that is skipped leaves no gap in the journal's numbers", async () => {
  const { scope } = await createTestWorkspace();
  await commit(scope.db, postTransfers(scope, [sale("a")]));
  await commit(scope.db, postTransfers(scope, [sale("a"), sale("b"), sale("a2")]));
  await Promise.all(["c", "d", "e"].map((id) => commit(scope.db, postTransfers(scope, [sale("a"), sale(id)]))));
  const numbers = await scope.db.select({ number: ledgerTransfers.number }).from(ledgerTransfers);
  expect(numbers.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test("what was posted in a closed month cannot be voided; a credit note and a returned payment go into the open month", async () => {
  const { carrier, number } = await invoicedInOctober();
  const at = `billing/invoices/${number}`;
  expect((await callApiAs(carrier, `${at}/pay`, { version: 1, on: "2099-10-30" })).status).toBe(200);
  expect((await close(carrier, "2099-10")).status).toBe(200);
  expect((await callApiAs(carrier, `${at}/unpay`, { version: 2 })).status).toBe(200);
  expect(await callApiAs(carrier, `${at}/void`, { version: 3, reason: "wrong" })).toMatchObject({
    ...{ status: 409, code: "period_closed" },
  });
  const receipts = await callApiAs(carrier, "collections/receipts");
  const [receipt] = (receipts.data?.receipts ?? []) as { number: string; version: number }[];
  const path = `collections/receipts/${receipt?.number}`;
  for (const [step, given] of [["void", { reason: "twice" }] as const, ["reopen", {}] as const])
    expect(await callApiAs(carrier, `${path}/${step}`, { version: 2, ...given }), step).toMatchObject({
      ...{ status: 409, code: "period_closed" },
    });
  expect((await callApiAs(carrier, `${at}/credit`, { version: 3, all: true, reason: "wrong" })).status).toBe(200);
  const { db } = carrier.scope;
  const fresh = await db.select().from(ledgerTransfers).where(eq(ledgerTransfers.postedOn, "2099-11-04"));
  expect(new Set(fresh.map(({ kind }) => kind))).toEqual(new Set(["reversal", "credited"]));
  await expectLedgerBalanced(carrier);
  // Not even in the database.
  const [old] = await db.select().from(ledgerTransfers).where(eq(ledgerTransfers.number, 1));
  const forged = { ...old, seq: undefined, id: "forged", reverses: null, accountId: carrier.account.id };
  const numbered = { ...forged, number: (await db.$count(ledgerTransfers)) + 1 };
  const failure = { code: "period_closed" };
  expect(await commit(db, [db.insert(ledgerTransfers).values(numbered as never)])).toMatchObject({
    ok: false,
    failure,
  });
});

test("reopening needs a permission of its own and a reason, which stays; then the invoice is voided", async () => {
  const { carrier, number } = await invoicedInOctober();
  expect((await close(carrier, "2099-10")).status).toBe(200);
  const books = ["accounting.books", "accounting.books.close"];
  const clerk = await createTestWorkspace({ member: carrier, permissions: books });
  const reopen = (who: typeof carrier, reason: string) => callApiAs(who, "books/periods/2099-10/reopen", { reason });
  expect((await reopen(clerk, "please")).status).toBe(403);
  expect(await reopen(carrier, " ")).toMatchObject({ status: 422, errors: { reason: expect.anything() } });
  expect(await reopen(carrier, "The invoice was wrong")).toMatchObject({ status: 200 });
  expect(await reopen(carrier, "again")).toMatchObject({ status: 409, code: "period_open" });
  const voided = await callApiAs(carrier, `billing/invoices/${number}/void`, { version: 1, reason: "wrong" });
  expect(voided.status).toBe(200);
  const { data } = await callApiAs(clerk, "books/periods/2099-10");
  expect(Object(data?.period).events).toMatchObject([
    { type: "reopened", reason: "The invoice was wrong", closed_through: "2099-09-30", actor: { id: carrier.userId } },
    { type: "closed", closed_through: "2099-10-31" },
  ]);
  const log = await carrier.scope.db.select().from(auditLog).where(eq(auditLog.subject, "2099-10"));
  expect(log.map(({ action }) => action).sort()).toEqual(["accounting.books.close", "accounting.books.reopen"]);
  const stranger = await createTestWorkspace({ permissions: ["accounting.order_collections"] });
  expect((await callApiAs(stranger, "books/periods/2099-10")).status).toBe(403);
});

test("two people close at once and one request comes twice: one closing", async () => {
  const who = await createTestWorkspace();
  await commit(who.scope.db, postTransfers(who.scope, [sale("t1")]));
  setTimeTo("2099-11-04T10:00:00Z");
  const other = await createTestWorkspace({ member: who, permissions: ["*"] });
  const headers = { "idempotency-key": crypto.randomUUID() };
  const send = (person: typeof who, keyed: object) =>
    person.fetch("/api/books/periods/2099-10/close", { body: {}, ...keyed });
  const both = await Promise.all([send(who, { headers }), send(other, {}), send(other, {})]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const again = await send(who, { headers });
  expect(again.status).toBe(both[0]?.status);
  const events = await who.scope.db.select().from(periodEvents);
  expect(events).toMatchObject([{ version: 1, lastNumber: 1 }]);
  expect(await who.scope.db.select().from(periodLocks)).toMatchObject([{ closedThrough: "2099-10-31", version: 1 }]);
  await expect(who.scope.db.delete(periodEvents)).rejects.toThrow();
  await expect(who.scope.db.update(periodEvents).set({ reason: "x" })).rejects.toThrow();
});

test("the audit trail has each step of each document of a month, and none of another month or account", async () => {
  const { carrier, shop, number } = await invoicedInOctober();
  await callApiAs(carrier, `billing/invoices/${number}/pay`, { version: 1, reference: "Line 7" });
  const trail = async (who: Parameters<typeof callApiAs>[0], query: string) =>
    (await who.fetch(`/api/books/audit-trail/file?format=csv${query}`)).text();
  const october = await trail(carrier, "&month=2099-10");
  expect(october).toContain(`Invoice,${number},1,Generated,,1,`);
  expect(october).not.toContain("Line 7");
  const november = await trail(carrier, "&month=2099-11");
  expect(november).toContain(`Invoice,${number},2,Paid,1,2,`);
  expect(november).toContain("Line 7");
  expect((await trail(carrier, "")).match(new RegExp(number, "g"))).toHaveLength(2);
  expect(await trail(await createTestWorkspace(), "")).not.toContain(number);
  expect((await shop.fetch("/api/books/audit-trail/file?format=csv")).status).toBe(403);
  expect((await carrier.fetch("/api/books/audit-trail/file?month=2099-13")).status).toBe(422);
});
