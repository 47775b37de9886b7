import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { runReconciliation } from "#app/modules/ledger/commands/books/reconcile-books.server.ts";
import { ledgerTransfers } from "#app/modules/ledger/db/accounting.tables.ts";
import { collections } from "#app/modules/orders/db/orders.tables.ts";
import { auditLog } from "#app/platform/db/audit.tables.ts";
import { collectAtStops, createCash, sendOut } from "#tests/factories/collections.ts";
import { createAgent } from "#tests/factories/orders.ts";
import { callApiAs, expectLedgerBalanced, readLedgerBalances } from "../billed.ts";
import { createTestWorkspace } from "../workspace.ts";

/** A ledger in which two collections differ from their postings: one less, one more. */
async function differing() {
  const who = await createTestWorkspace();
  const out = await sendOut(who.scope, await createAgent(who.scope), [
    [createCash("44.50")],
    [createCash("20.00")],
    [createCash("5.00")],
  ]);
  await collectAtStops(who.scope, out);
  await expectLedgerBalanced(who);
  for (const [at, amount] of [3000, 2250].entries())
    await who.scope.db
      .update(collections)
      .set({ amount })
      .where(eq(collections.orderId, out[at]?.orderId ?? ""));
  await runReconciliation(who.scope);
  const reconcile = async () =>
    ((await callApiAs(who, "books")).data?.books as { id: string; balanced: boolean }) ?? null;
  return { who, reconcile };
}

const correct = { equation: "agent_cash", reason: "The amounts were changed after posting" };

test("a correction adjusts the ledger to its rows once, against variance, with its reason in the log", async () => {
  const { who, reconcile } = await differing();
  const seen = await reconcile();
  expect(seen).toMatchObject({ balanced: false });
  const requested = { ...correct, reconciliation: seen.id };
  const both = await Promise.all([
    callApiAs(who, "books/correct", requested),
    callApiAs(who, "books/correct", requested),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 200)?.data).toEqual({ corrected: 2, balanced: true });
  expect(await readLedgerBalances(who)).toMatchObject({
    "agent_cash EUR": 3000 + 2250 + 500,
    "variance EUR": 1450 - 250,
  });
  await expectLedgerBalanced(who);
  const posted = await who.scope.db.select().from(ledgerTransfers).where(eq(ledgerTransfers.kind, "corrected"));
  expect(posted.map(({ amount }) => amount).sort()).toEqual([1450, 250]);
  const log = await who.scope.db.select().from(auditLog).where(eq(auditLog.action, "accounting.books.correct"));
  expect(log).toMatchObject([{ subject: "agent_cash", detail: { reason: correct.reason, rows: 2 } }]);
  expect(await callApiAs(who, "books/correct", { ...correct, reconciliation: (await reconcile()).id })).toMatchObject({
    status: 409,
    code: "already_done",
  });
});

test("newer changes are reconciled first; a correction needs a reason, the permission and fixable rows", async () => {
  const { who, reconcile } = await differing();
  const { id } = await reconcile();
  expect((await callApiAs(who, "books/correct", { reconciliation: id, equation: "agent_cash" })).errors).toHaveProperty(
    "reason",
  );
  expect(
    (await callApiAs(who, "books/correct", { ...correct, reconciliation: id, equation: "one_document" })).errors,
  ).toHaveProperty("equation");
  await who.scope.db.update(collections).set({ amount: 3100 }).where(eq(collections.amount, 3000));
  expect(await callApiAs(who, "books/correct", { ...correct, reconciliation: id })).toMatchObject({
    status: 409,
    code: "lost_race",
  });
  const member = await createTestWorkspace({ member: who, permissions: ["accounting.order_collections"] });
  expect((await callApiAs(member, "books/correct", { ...correct, reconciliation: id })).status).toBe(403);
  const stranger = await createTestWorkspace();
  expect((await callApiAs(stranger, "books/correct", { ...correct, reconciliation: id })).status).toBe(404);
});

test("the ledger exports in every file format, and in pages for API clients", async () => {
  const { who } = await differing();
  const file = async (format: string) => who.fetch(`/accounting/books/export?format=${format}`);
  const csv = await (await file("csv")).text();
  expect(csv.trim().split("\n")).toHaveLength(4);
  expect(csv).toContain("44.5");
  expect((await file("xlsx")).headers.get("content-type")).toContain("spreadsheetml");
  const json = await (await file("json")).json<{ amount: string; debit: { kind: string } }[]>();
  expect(json.map(({ amount, debit }) => [amount, debit.kind])).toEqual([
    ["44.50", "agent_cash"],
    ["20.00", "agent_cash"],
    ["5.00", "agent_cash"],
  ]);
  const first = await callApiAs(who, "books/transfers?limit=2");
  expect(first.data?.transfers).toMatchObject([{ amount: "44.50", kind: "collected" }, { amount: "20.00" }]);
  const next = Object(first.data?.pagination).next as string;
  expect((await callApiAs(who, `books/transfers?cursor=${next}`)).data?.transfers).toMatchObject([{ amount: "5.00" }]);
  expect((await callApiAs(who, "books/transfers?cursor=x")).status).toBe(422);
  expect(
    ((await callApiAs(await createTestWorkspace(), "books/transfers")).data?.transfers as unknown[]) ?? [],
  ).toEqual([]);
});
