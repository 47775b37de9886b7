import { desc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { agentHoldings } from "#app/modules/collections/db/receipts.tables.ts";
import { reconcileAllBooks, runReconciliation } from "#app/modules/ledger/commands/books/reconcile-books.server.ts";
import { ledgerAccounts, ledgerTransfers, reconciliations } from "#app/modules/ledger/db/accounting.tables.ts";
import { postTransfers } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { equations, isEquationBalanced } from "#app/modules/ledger/model/books.ts";
import type { Transfer } from "#app/modules/ledger/model/ledger.ts";
import { notifications } from "#app/modules/notifications/db/notifications.tables.ts";
import { collections } from "#app/modules/orders/db/orders.tables.ts";
import { runMoves } from "#app/modules/shipments/db/move.writes.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { toInstant } from "#app/platform/time/local-time.ts";
import { collectAtStops, createCard, createCash, sendOut } from "#tests/factories/collections.ts";
import { createAgent } from "#tests/factories/orders.ts";
import { createTestWorkspace } from "../workspace.ts";

const sale = (id: string, amount: number): Transfer => ({
  id,
  kind: "collected",
  debit: { kind: "agent_cash", owner: "a", currency: "EUR" },
  credit: { kind: "clearing", owner: "", currency: "EUR" },
  amount,
});

async function balance(scope: Scope, kind: string): Promise<number> {
  const rows = await scope.db
    .select()
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.kind, kind as never));
  return rows.reduce((sum, { debit, credit }) => sum + debit - credit, 0);
}

test("a transfer counts once however often it is sent, and an id cannot be reused with other content", async () => {
  const { scope } = await createTestWorkspace();
  for (let times = 0; times < 3; times += 1) await commit(scope.db, postTransfers(scope, [sale("t1", 500)]));
  await Promise.all(Array.from({ length: 20 }, () => commit(scope.db, postTransfers(scope, [sale("t2", 250)]))));
  expect(await balance(scope, "agent_cash")).toBe(750);
  expect(await balance(scope, "clearing")).toBe(-750);
  await expect(commit(scope.db, postTransfers(scope, [sale("t1", 501)]))).rejects.toThrow(/differs/);
  await expect(commit(scope.db, postTransfers(scope, [sale("t3", 0)]))).rejects.toThrow(/CHECK/);
  const mixed = { ...sale("t4", 1), credit: { kind: "clearing" as const, owner: "", currency: "CHF" } };
  await expect(commit(scope.db, postTransfers(scope, [mixed]))).rejects.toThrow(/unfit/);
  const itself = { ...sale("t5", 1), credit: sale("t5", 1).debit };
  await expect(commit(scope.db, postTransfers(scope, [itself]))).rejects.toThrow(/unfit/);
  expect(await scope.db.$count(ledgerTransfers)).toBe(2);
});

test("posted transfers are never changed or deleted, and an agent cannot hand over cash it never had", async () => {
  const { scope } = await createTestWorkspace();
  await commit(scope.db, postTransfers(scope, [sale("t1", 500)]));
  await expect(scope.db.update(ledgerTransfers).set({ amount: 1 })).rejects.toThrow();
  await expect(scope.db.delete(ledgerTransfers)).rejects.toThrow();
  await expect(scope.db.update(ledgerAccounts).set({ debit: 1 })).rejects.toThrow();
  await expect(scope.db.delete(ledgerAccounts)).rejects.toThrow();
  const over: Transfer = {
    ...sale("t2", 501),
    debit: { kind: "carrier_cash", owner: "", currency: "EUR" },
    credit: sale("", 1).debit,
  };
  await expect(commit(scope.db, postTransfers(scope, [over]))).rejects.toThrow(/below nothing/);
  expect(await balance(scope, "agent_cash")).toBe(500);
});

test("cash collected at a stop is held by the agent, a card payment is not; a reset reverses it", async () => {
  const who = await createTestWorkspace();
  const { scope } = who;
  const agentId = await createAgent(scope);
  const out = await sendOut(scope, agentId, [
    [createCash("29.90"), createCard("10.00")],
    [createCash("1500", "JPY")],
    [],
  ]);
  await collectAtStops(scope, out);
  expect(await scope.db.select().from(agentHoldings)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ agentId, currency: "EUR", openCount: 2, openCash: 2990, openOther: 1000 }),
      expect.objectContaining({ agentId, currency: "JPY", openCount: 1, openCash: 1500, openOther: 0 }),
    ]),
  );
  expect(await balance(scope, "agent_cash")).toBe(2990 + 1500);
  expect(await balance(scope, "card_clearing")).toBe(1000);
  expect(await runReconciliation(scope)).toEqual({ ok: true, value: { balanced: true } });
  const [first] = out;
  const reset = await runMoves(scope, [{ id: first?.shipmentId ?? "", action: "reset" }]);
  expect(reset).toMatchObject({ value: { refused: [] } });
  expect(await balance(scope, "agent_cash")).toBe(1500);
  expect(await balance(scope, "card_clearing")).toBe(0);
  expect(await runReconciliation(scope)).toEqual({ ok: true, value: { balanced: true } });
  await collectAtStops(scope, first ? [first] : []);
  expect(await balance(scope, "agent_cash")).toBe(2990 + 1500);
  expect(await runReconciliation(scope)).toEqual({ ok: true, value: { balanced: true } });
  const stands = await scope.db.select().from(ledgerTransfers);
  expect(stands.map(({ kind }) => kind).sort()).toEqual([
    ...Array.from({ length: 5 }, () => "collected"),
    "reversal",
    "reversal",
  ]);
});

test("a difference lists its rows and is published; the next reconciliation continues from the last one", async () => {
  const who = await createTestWorkspace();
  const { scope } = who;
  const agentId = await createAgent(scope);
  const out = await sendOut(scope, agentId, [[createCash("44.50")], [createCash("20.00")]]);
  await collectAtStops(scope, out);
  expect(await runReconciliation(scope)).toEqual({ ok: true, value: { balanced: true } });
  await scope.db
    .update(collections)
    .set({ amount: 3000 })
    .where(eq(collections.orderId, out[0]?.orderId ?? ""));
  expect(await runReconciliation(scope)).toEqual({ ok: true, value: { balanced: false } });
  const [before, after] = await scope.db.select().from(reconciliations).orderBy(reconciliations.id);
  expect(before).toMatchObject({ transfers: 2, newTransfers: 2, balanced: true });
  expect(after).toMatchObject({ transfers: 2, newTransfers: 0, balanced: false });
  const failed = after?.result.equations.filter((each) => !isEquationBalanced(each)) ?? [];
  expect(failed).toMatchObject([
    {
      key: "agent_cash",
      sides: [{ currency: "EUR", left: 6450, right: 5000 }],
      rows: [{ ledger: 4450, record: 3000, orderNumber: out[0]?.number, owner: agentId }],
    },
  ]);
  expect(await scope.db.query.notifications.findFirst({ where: eq(notifications.userId, who.userId) })).toMatchObject({
    kind: "ledger_unbalanced",
    detail: { failed: 1, of: equations.length, rows: 1 },
  });
  await scope.db
    .update(collections)
    .set({ amount: 4450 })
    .where(eq(collections.orderId, out[0]?.orderId ?? ""));
  expect(await runReconciliation(scope)).toEqual({ ok: true, value: { balanced: true } });
});

test("finds a balance that differs from the sum of its transfers, even when both sides agree", async () => {
  const { scope } = await createTestWorkspace();
  await commit(scope.db, postTransfers(scope, [sale("t1", 500)]));
  await scope.db.run(sql`update ledger_accounts set debit = debit + 7, credit = credit + 7`);
  expect(await runReconciliation(scope)).toEqual({ ok: true, value: { balanced: false } });
});

test("the hourly job reconciles each account once in its local night, and catches up on a missed night", async () => {
  const { scope } = await createTestWorkspace();
  await commit(scope.db, postTransfers(scope, [sale("night", 500)]));
  const proofs = () => scope.db.$count(reconciliations, eq(reconciliations.accountId, scope.account.id));
  const sweptAt = (local: string) =>
    reconcileAllBooks({
      db: scope.db,
      ports: { ...scope.ports, clock: { now: () => toInstant(local, scope.account.timezone) } },
    });
  const before = await proofs();
  await sweptAt("2026-12-01T14:00");
  expect(await proofs()).toBe(before);
  await sweptAt("2026-12-02T02:00");
  await sweptAt("2026-12-02T02:00");
  expect(await proofs()).toBe(before + 1);
  await sweptAt("2026-12-03T14:00");
  expect(await proofs()).toBe(before + 2);
  const [proof] = await scope.db
    .select()
    .from(reconciliations)
    .where(eq(reconciliations.accountId, scope.account.id))
    .orderBy(desc(reconciliations.id))
    .limit(1);
  expect(proof).toMatchObject({ balanced: false, actorName: "Waybill" });
});
