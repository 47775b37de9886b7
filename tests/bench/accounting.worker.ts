import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { readCollectionsScreen } from "#app/modules/collections/commands/collections/view-collections.server.ts";
import { readHoldingsScreen } from "#app/modules/collections/commands/collections/view-holdings.server.ts";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { runReconciliation } from "#app/modules/ledger/commands/books/reconcile-books.server.ts";
import { readDuesScreen } from "#app/modules/payouts/commands/view-dues.server.ts";
import { readAgentTransactionsScreen } from "#app/modules/payouts/commands/view-transactions.server.ts";
import { openDatabase } from "#app/platform/db/database.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { createTestWorkspace } from "#tests/worker/workspace.ts";
import { countReads } from "./rows-read.ts";

/** Collections of the account, each with its transfer, one of fifty not received yet; and half as many transactions of agents, one of fifty unpaid. */
const collections = Number(import.meta.env.VITE_BENCH_COLLECTIONS ?? 100_000);
const stretch = 20_000;
const drivers = 30;
/** Rows that the pending screens may read, for any number of collections. */
const MAX_SCREEN_ROWS = 300;

/** Collections by SQL: the first was made by the product; triggers keep counters, facets, holdings and balances. */
async function grow(scope: Scope, orderId: string, agentIds: readonly string[]): Promise<void> {
  const account = scope.account.id;
  const { DB } = env;
  const ids = JSON.stringify(agentIds);
  const side = (kind: string, owner: string) => `?1 || ':${kind}:' || ${owner} || ':EUR'`;
  const agent = `json_extract(?2, '$[' || CAST(CAST(n AS INTEGER) / 50 % ${drivers} AS INTEGER) || ']')`;
  await DB.prepare(
    `INSERT INTO ledger_accounts (id, account_id, kind, owner_id, currency)
     SELECT ?1 || ':' || k.value || ':' || a.value || ':EUR', ?1, k.value, a.value, 'EUR'
     FROM json_each('["agent_cash","agent_payable"]') k, json_each(?2) a
     UNION ALL SELECT ?1 || ':' || value || '::EUR', ?1, value, '', 'EUR'
     FROM json_each('["clearing","own_sales","carrier_cash","payout_cost"]')`,
  )
    .bind(account, ids)
    .run();
  const numbers = `WITH RECURSIVE c(n) AS (VALUES(CAST(?3 AS INTEGER)) UNION ALL SELECT n + 1 FROM c WHERE n < ?4)`;
  const transfer = (name: string, debit: string, credit: string, where: string) =>
    DB.prepare(
      `${numbers} INSERT INTO ledger_transfers (id, account_id, number, kind, debit_account, credit_account, amount, currency, collection_id, actor_name, at, recorded_at, happened_on, posted_on)
       SELECT 'c' || n || ':${name}', ?1, (SELECT coalesce(max(number), 0) FROM ledger_transfers WHERE account_id = ?1) + row_number() OVER (), 'collected', ${debit}, ${credit}, 1000 + n % 900, 'EUR', 'c' || n, 'bench', n, n, '2024-01-01', '2024-01-01' FROM c WHERE ${where}`,
    );
  const clearing = side("clearing", "''");
  for (let from = 1; from <= collections; from += stretch) {
    const range = [account, ids, from, Math.min(collections, from + stretch - 1)];
    await DB.prepare(
      `${numbers} INSERT INTO collections (id, account_id, order_id, amount, currency, method, prepayment_required, status, waived, agent_id, collected_at)
       SELECT 'c' || n, ?1, '${orderId}', 1000 + n % 900, 'EUR', 1, 0, iif(n % 50 = 0, 3, 4), 0, ${agent}, 1700000000000 + n * 60000 FROM c`,
    )
      .bind(...range)
      .run();
    await transfer("in", side("agent_cash", agent), clearing, "true")
      .bind(...range)
      .run();
    await transfer("cash", side("carrier_cash", "''"), side("agent_cash", agent), "n % 50 <> 0")
      .bind(...range)
      .run();
    await transfer("owed", clearing, side("own_sales", "''"), "n % 50 <> 0")
      .bind(...range)
      .run();
    await DB.prepare(
      `${numbers} INSERT INTO agent_transactions (id, account_id, agent_id, currency, type, amount, quantity, day, source, inputs, created_at, created_by_name, receipt_id, paid_at)
       SELECT 't' || printf('%09d', n), ?1, ${agent}, 'EUR', 3, 1000 + n % 900, 1, date('2024-01-01', '+' || (n / 1000) || ' days'), 'shipment:' || n, '{}', n, 'bench', iif(n % 50 = 0, NULL, 'r' || n / 500), iif(n % 50 = 0, NULL, 1)
       FROM c WHERE n % 2 = 0`,
    )
      .bind(...range)
      .run();
    await transfer("earned", side("payout_cost", "''"), side("agent_payable", agent), "n % 50 = 0")
      .bind(...range)
      .run();
  }
}

test("pending screens and reconciliation of a large account", { timeout: 3_600_000 }, async () => {
  const { scope } = await createTestWorkspace();
  const agentIds = Array.from({ length: drivers }, () => crypto.randomUUID());
  for (const [at, id] of agentIds.entries())
    await scope.db.insert(agents).values({
      ...{ id, accountId: scope.account.id, name: `Driver ${at}`, phone: `+3876300${at}`, functions: [], payout: {} },
      ...{ active: true, createdAt: 0 },
    });
  const [order] = await seedTestOrders(scope, 1);
  const began = Date.now();
  await grow(scope, order?.id ?? "", agentIds);
  console.log(`${collections} collections with their transfers in ${Math.round((Date.now() - began) / 1000)} s`);
  const counted = countReads(env.DB);
  const measured = { ...scope, db: openDatabase(counted.binding) };
  const pages: (readonly [string, (url: URL) => Promise<unknown>, number?])[] = [
    ...[
      "",
      "sort=-cash",
      "sort=oldest",
      "filters[over_limit][]=1",
      `filters[agent][]=${agentIds[3]}`,
      "search=driver",
    ].map((address) => [`pending?${address}`, (url: URL) => readHoldingsScreen(measured, { url })] as const),
    ...["", "filters[status][]=3", `filters[status][]=3&filters[agent][]=${agentIds[3]}&filters[currency][]=EUR`].map(
      (address) => [`collections?${address}`, (url: URL) => readCollectionsScreen(measured, { url })] as const,
    ),
    ...["sort=-collected_at", "sort=amount"].map(
      (address) => [`collections?${address}`, (url: URL) => readCollectionsScreen(measured, { url })] as const,
    ),
  ];
  const payouts = (search: string) =>
    [`payouts?${search}`, (url: URL) => readDuesScreen(measured, { url, params: {} })] as const;
  const worked = (search: string) =>
    [
      `transactions?${search}`,
      (url: URL) => readAgentTransactionsScreen(measured, { url, params: { agent: agentIds[4] ?? "" } }),
    ] as const;
  pages.push(
    ...["", "sort=-payout", "search=driver"].map(payouts),
    ...["", "filters[state][]=open", "sort=amount", "sort=-amount"].map(worked),
  );
  /** Days are read by the months and days that they are made of, each agent's once for the page and once for its count. */
  const ofDays = [
    { days: "2024-02-01,2024-02-29", spans: 1 },
    { days: "2024-02-26,2024-03-02", spans: 6 },
    { days: "2023-12-15,2025-12-20", spans: 17 + 23 + 20 },
  ].map(({ days, spans }) => [...payouts(`filters[worked][]=between,${days}`), 2 * drivers * spans] as const);
  const beyond: string[] = [];
  for (const [name, read, more = 0] of [...pages, ...ofDays]) {
    const started = Date.now();
    await read(new URL(`https://waybill.test/${name}`));
    const { rowsRead, queries } = counted.take();
    console.log(`  ${rowsRead} rows, ${queries} queries, ${Date.now() - started} ms  ${name}`);
    if (rowsRead > MAX_SCREEN_ROWS + more) beyond.push(`${name}: ${rowsRead}`);
  }
  for (const turn of ["first", "next"]) {
    const started = Date.now();
    expect(await runReconciliation(measured)).toEqual({ ok: true, value: { balanced: true } });
    const { rowsRead } = counted.take();
    console.log(`  the ${turn} proof: ${rowsRead} rows read in ${Date.now() - started} ms`);
  }
  expect(beyond).toEqual([]);
});
