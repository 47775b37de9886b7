import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { readPendingScreen } from "#app/modules/invoicing/commands/billing/view-pending.server.ts";
import { generateInvoices } from "#app/modules/invoicing/commands/invoices/generate-invoices.server.ts";
import { readInvoicesScreen } from "#app/modules/invoicing/commands/invoices/list-invoices.server.ts";
import { invoiceLines, invoices } from "#app/modules/invoicing/db/billing.tables.ts";
import { runReconciliation } from "#app/modules/ledger/commands/books/reconcile-books.server.ts";
import { openDatabase } from "#app/platform/db/database.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createBreakingDatabase } from "#tests/factories/breaking-database.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { createMerchant } from "#tests/worker/merchants.ts";
import { createTestWorkspace, type TestWorkspace } from "#tests/worker/workspace.ts";
import { countReads } from "./rows-read.ts";

const sellers = Number(import.meta.env.VITE_BENCH_MERCHANTS ?? 200);
const ordersEach = Number(import.meta.env.VITE_BENCH_ORDERS ?? 1_000);
/** What the screens may read, however many orders there are: a page, and each merchant with its tax, which the totals of all need. */
const MAX_SCREEN_ROWS = 300 + 3 * sellers;

/** Delivered orders of many merchants with a fee each: copies of one that the product made; triggers keep what is pending. */
async function grow(who: TestWorkspace): Promise<void> {
  const ids: string[] = [];
  for (let at = 0; at < sellers; at += 1)
    ids.push(await createMerchant(who, { name: `Shop ${String(at).padStart(3, "0")}`, billing: { tax_rate: 8.1 } }));
  const [order] = await seedTestOrders(who.scope, 1);
  const { results } = await env.DB.prepare("PRAGMA table_info(orders)").all<{ name: string }>();
  const names = results.map(({ name }) => name).filter((name) => name !== "seq");
  const own: Readonly<Record<string, string>> = {
    id: "?2 || ':' || n",
    number: "'BN-' || ?3 || '-' || n",
    merchant_id: "?2",
    external_id: "'REF-' || n",
    status: "7",
  };
  const numbers = `WITH RECURSIVE c(n) AS (VALUES(1) UNION ALL SELECT n + 1 FROM c WHERE n < ${ordersEach})`;
  for (const [at, id] of ids.entries()) {
    await env.DB.prepare(
      `${numbers} INSERT INTO orders (${names.join(", ")})
       SELECT ${names.map((name) => own[name] ?? `t.${name}`).join(", ")} FROM c, orders t WHERE t.id = ?1`,
    )
      .bind(order?.id ?? "", id, at)
      .run();
    await env.DB.prepare(
      `${numbers} INSERT INTO order_fees (id, account_id, order_id, merchant_id, type, event, amount, currency, formula, inputs, posted_at)
       SELECT 'fee:' || ?2 || ':' || n, ?1, ?2 || ':' || n, ?2, 1, 'delivered', 500 + n % 700, 'EUR', '5.00', '{}', 1700000000000 + n FROM c`,
    )
      .bind(who.account.id, id)
      .run();
  }
}

/** Reads a screen and prints its cost. */
async function measure(name: string, taken: () => { rowsRead: number; queries: number }, read: () => Promise<unknown>) {
  const started = Date.now();
  await read();
  const { rowsRead, queries } = taken();
  console.log(`  ${rowsRead} rows, ${queries} queries, ${Date.now() - started} ms  ${name}`);
  return rowsRead;
}

test("a month's invoices for many merchants, in chunks that survive a kill", { timeout: 3_600_000 }, async () => {
  const who = await createTestWorkspace();
  const { scope } = who;
  let started = Date.now();
  await grow(who);
  console.log(`${sellers} merchants × ${ordersEach} orders in ${Math.round((Date.now() - started) / 1000)} s`);
  const counted = countReads(env.DB);
  const measured: Scope = { ...scope, db: openDatabase(counted.binding) };
  const url = new URL("https://waybill.test/accounting");
  const pending = await measure("pending", counted.take, () =>
    readPendingScreen(measured, { url, params: {} } as never),
  );

  // The first run dies in the middle of its merchants: its writes remain.
  const dying: Scope = { ...scope, db: createBreakingDatabase(scope.db, (batch) => (batch === 4 ? "after" : null)) };
  await expect(generateInvoices.execute(dying, { all: true })).rejects.toThrow("killed");
  counted.take();
  const first = await generateInvoices.execute(measured, { all: true });
  const { queries, largestBatch, rowsRead } = counted.take();
  console.log(
    `  ten merchants of one call: ${queries} statements, ${largestBatch} in the largest batch, ${rowsRead} rows read`,
  );
  started = Date.now();
  let calls = 1;
  let slowest = 0;
  for (let left = first.ok ? first.value.remaining : 0; left > 0; calls += 1) {
    const began = Date.now();
    const made = await generateInvoices.execute(scope, { all: true });
    if (!made.ok) throw new Error(JSON.stringify(made.failure));
    left = made.value.remaining;
    slowest = Math.max(slowest, Date.now() - began);
  }
  const seconds = (Date.now() - started) / 1000;
  const [made] = await scope.db.select({ n: sql<number>`count(*)` }).from(invoices);
  const [lines] = await scope.db.select({ n: sql<number>`count(*)` }).from(invoiceLines);
  console.log(
    `${made?.n} invoices with ${lines?.n} lines in ${calls} calls after a kill: ${seconds.toFixed(1)} s for all but the first, slowest ${slowest} ms`,
  );
  expect(made?.n).toBe(sellers);
  expect(lines?.n).toBe(sellers * ordersEach);
  const listed = await measure("invoices", counted.take, () =>
    readInvoicesScreen(measured, { url, params: {} } as never),
  );
  for (const turn of ["first", "next"])
    await measure(`the ${turn} proof`, counted.take, async () =>
      expect(await runReconciliation(measured)).toEqual({ ok: true, value: { balanced: true } }),
    );
  expect([pending, listed].every((rows) => rows <= MAX_SCREEN_ROWS)).toBe(true);
});
