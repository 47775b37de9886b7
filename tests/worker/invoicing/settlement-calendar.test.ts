import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { settleByCalendar } from "#app/modules/invoicing/commands/settlements/settle-by-calendar.server.ts";
import { settlements } from "#app/modules/invoicing/db/billing.tables.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { type MerchantToSettle, readMerchantsToSettle } from "#app/modules/partners/db/settlement-days.server.ts";
import { createBreakingDatabase } from "#tests/factories/breaking-database.ts";
import { createAgent } from "#tests/factories/orders.ts";
import { callApiAs, createDeliveredOrders, expectLedgerBalanced } from "../billed.ts";
import { createMerchant } from "../merchants.ts";
import { setTimeTo } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const monday = "2026-11-23T07:00:00Z";

const readSettlements = ({ scope }: TestWorkspace) =>
  scope.db
    .select()
    .from(settlements)
    .where(eq(settlements.accountId, scope.account.id))
    .orderBy(asc(settlements.number));
const readMerchant = async ({ scope }: TestWorkspace, id: string) =>
  (await scope.db.select().from(merchants).where(eq(merchants.id, id)))[0];

/** A merchant with terms, and 55.00 EUR held since Monday. */
async function holdFor(settlement: object) {
  setTimeTo(monday);
  const who = await createTestWorkspace();
  const merchantId = await createMerchant(who, { settlement });
  const agentId = await createAgent(who.scope);
  await createDeliveredOrders(who, merchantId, "EUR", agentId);
  return { who, merchantId, agentId };
}

test("a merchant is settled on its day, once, and the next day is named", async () => {
  const { who, merchantId } = await holdFor({ on: "friday" });
  expect(await readMerchant(who, merchantId)).toMatchObject({ settlesNext: "2026-11-27", settledOn: null });
  await settleByCalendar(who.scope);
  expect(await readSettlements(who)).toEqual([]);
  setTimeTo("2026-11-27T08:00:00Z");
  await Promise.all([settleByCalendar(who.scope), settleByCalendar(who.scope)]);
  await settleByCalendar(who.scope);
  expect(await readSettlements(who)).toMatchObject([{ merchantId, currency: "EUR", received: 5_500 }]);
  expect(await readMerchant(who, merchantId)).toMatchObject({ settlesNext: "2026-12-04", settledOn: "2026-11-27" });
  await expectLedgerBalanced(who);
});

test("a missed day is made up for; who has no terms is settled by hand alone", async () => {
  const { who, merchantId, agentId } = await holdFor({ on: "tuesday" });
  const other = await createMerchant(who, { name: "Bergwolle" });
  await createDeliveredOrders(who, other, "EUR", agentId);
  setTimeTo("2026-11-26T08:00:00Z");
  await settleByCalendar(who.scope);
  expect(await readSettlements(who)).toMatchObject([{ merchantId }]);
  expect(await readMerchant(who, merchantId)).toMatchObject({ settlesNext: "2026-12-01" });
});

test("what was collected later than the days held, the reserve, and less than the minimum stay", async () => {
  const { who, merchantId } = await holdFor({ on: "daily", after_days: 2, minimum: "20.00", reserve: "30.00" });
  setTimeTo("2026-11-24T08:00:00Z");
  await settleByCalendar(who.scope);
  expect(await readSettlements(who)).toEqual([]);
  // 55.00 are held: 25.00 could go, and the oldest collection is of 29.90.
  setTimeTo("2026-11-25T08:00:00Z");
  await settleByCalendar(who.scope);
  expect(await readSettlements(who)).toEqual([]);
  const saved = await readMerchant(who, merchantId);
  const change = { name: "Deichwolle", currency: "EUR", settlement: { on: "daily", reserve: "25.10" } };
  const answer = await who.fetch(`/api/merchants/${merchantId}`, {
    method: "PUT",
    body: { ...change, version: saved?.version },
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  setTimeTo("2026-11-26T08:00:00Z");
  await settleByCalendar(who.scope);
  expect(await readSettlements(who)).toMatchObject([{ received: 2_990 }]);
  setTimeTo("2026-11-27T08:00:00Z");
  await settleByCalendar(who.scope);
  expect(await readSettlements(who)).toHaveLength(1);
  await expectLedgerBalanced(who);
});

test("merchants that are due are read page by page, each once", async () => {
  setTimeTo(monday);
  const who = await createTestWorkspace();
  const made = [];
  for (const name of ["A", "B", "C"]) made.push(await createMerchant(who, { name, settlement: { on: "daily" } }));
  const read: string[] = [];
  let after: MerchantToSettle | undefined;
  do {
    [after] = await readMerchantsToSettle(who.scope, { latest: "2026-11-23", after, limit: 1 });
    if (after?.accountId === who.account.id) read.push(after.id);
  } while (after);
  expect(read.toSorted()).toEqual(made.toSorted());
});

test("killed in any batch, a sweep is made up for by the next one, and nothing is settled twice", async () => {
  for (const fault of ["before", "after"] as const)
    for (const at of [1, 2]) {
      const { who } = await holdFor({ on: "friday" });
      setTimeTo("2026-11-27T08:00:00Z");
      const broken = createBreakingDatabase(who.scope.db, (batch) => (batch === at ? fault : null));
      await settleByCalendar({ ...who.scope, db: broken }).catch(() => {});
      await settleByCalendar(who.scope);
      expect(await readSettlements(who)).toMatchObject([{ received: 5_500 }]);
    }
});

test("terms are refused with their field, and are read as they were written", async () => {
  setTimeTo(monday);
  const who = await createTestWorkspace();
  const body = { name: "Deichwolle", currency: "EUR" };
  for (const [settlement, field] of [
    [{ on: "someday" }, "settlement.on"],
    [{ after_days: 61 }, "settlement.after_days"],
    [{ minimum: "1.005" }, "settlement.minimum"],
    [{ reserve: "-1" }, "settlement.reserve"],
  ] as const) {
    const refused = await callApiAs(who, "merchants", { ...body, settlement });
    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, [field]]);
  }
  const terms = { on: "half_month", after_days: 2, minimum: "20.00", reserve: "100.00" };
  const made = await callApiAs(who, "merchants", { ...body, settlement: terms });
  expect(made.status).toBe(201);
  const { data } = await callApiAs(who, `merchants/${String(made.data?.id)}`);
  expect(data).toMatchObject({ merchant: { settlement: terms, settles_next: "2026-12-01" } });
});
