import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { commit } from "#app/data/kernel/commit.server.ts";
import { openDatabase } from "#app/data/kernel/database.server.ts";
import type { Page } from "#app/data/kernel/list-page.server.ts";
import type { ListSpec } from "#app/data/kernel/list-spec.server.ts";
import { orderList, readOrders } from "#app/data/orders/order-list.reads.server.ts";
import { makeShipments } from "#app/data/shipments/shipment.writes.server.ts";
import { readShipments, shipmentList } from "#app/data/shipments/shipment-list.reads.server.ts";
import { type ListQuery, parseListQuery } from "#app/domain/kernel/list-query.ts";
import { seedOrders } from "#tests/factories/orders.ts";
import { makeWorkspace } from "#tests/worker/workspace.ts";
import { listAddresses } from "./list-addresses.ts";
import { counting } from "./rows-read.ts";

const orders = Number(import.meta.env.VITE_BENCH_ORDERS ?? 100_000);
const mostRowsRead = 200;

/** `rows_read` of a page of 50 in an account of 100,000 orders, whatever the sort, filter or page. */
test("lists of a large account", { timeout: 1_800_000 }, async () => {
  const { scope } = await makeWorkspace();
  const written = Math.min(orders, 5000);
  const made = await seedOrders(scope, written, (each) => ({
    draft: {
      delivery_schedule: each % 7 === 0 ? {} : { from: `2026-11-${String(1 + (each % 28)).padStart(2, "0")}T08:00` },
      collections: each % 5 === 0 ? [{ amount: String(1 + (each % 90)), currency: "EUR", method: 1 }] : [],
      tags: each % 1009 === 0 ? ["fragile"] : [],
    },
    issues: each % 50 === 0 ? ["geocoding_inaccurate"] : [],
  }));
  for (let from = 0; from < made.length; from += 500) {
    const ids = made.slice(from, from + 500).map((each) => each.id);
    await commit(scope.db, (await makeShipments(scope, ids)).statements);
  }
  for (let copy = 1; copy * written < orders; copy += 1) await copyOrders(copy);
  const counted = counting(env.DB);
  const measured = { ...scope, db: openDatabase(counted.binding) };
  const lists: [string, ListSpec, (query: ListQuery) => Promise<Page<unknown>>][] = [
    ["orders", orderList(scope.account.id), (query) => readOrders(measured, query)],
    ["deliveries", shipmentList(scope.account.id, 3), (query) => readShipments(measured, 3, query)],
  ];
  for (const [name, spec, read] of lists) {
    const costs: { address: string; rowsRead: number; milliseconds: number }[] = [];
    for (const address of listAddresses(spec)) {
      let cursor: string | null = "";
      for (let page = 1; page <= 3 && cursor !== null; page += 1) {
        const started = Date.now();
        const answer: Page<unknown> = await read(
          parseListQuery(new URLSearchParams(`limit=50&${address}&cursor=${cursor}`)),
        );
        costs.push({
          address: `${decodeURIComponent(address)} · page ${page}`,
          rowsRead: counted.take().rowsRead,
          milliseconds: Date.now() - started,
        });
        cursor = answer.pagination.next;
      }
    }
    costs.sort((a, b) => b.rowsRead - a.rowsRead);
    const middle = costs[Math.floor(costs.length / 2)];
    const slowest = costs.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 3);
    console.log(
      [
        `${name}: ${orders} orders, ${costs.length} pages of 50 · rows read: most ${costs[0]?.rowsRead}, median ${middle?.rowsRead}, allowed ${mostRowsRead}`,
        ...[...costs.slice(0, 5), ...slowest].map(
          (each) =>
            `  ${String(each.rowsRead).padStart(4)} rows ${String(each.milliseconds).padStart(4)} ms  ${each.address}`,
        ),
      ].join("\n"),
    );
    expect(costs[0]?.rowsRead).toBeLessThanOrEqual(mostRowsRead);
  }
});

/** Writes every order of the first 5,000 again, with everything that hangs on it, under other ids and numbers. */
async function copyOrders(copy: number): Promise<void> {
  const suffix = String(copy).padStart(2, "0");
  for (const table of [
    "orders",
    "order_packages",
    "collections",
    "order_events",
    "shipments",
    "shipment_orders",
    "shipment_events",
  ]) {
    const { results } = await env.DB.prepare(`PRAGMA table_info(${table})`).all<{ name: string }>();
    const names = results.map((each) => each.name);
    const values = names.map((name) => {
      if (/^(id|order_id|shipment_id)$/.test(name)) return `substr(${name}, 1, 33) || '-${suffix}'`;
      if (/^(number|order_number|tracking_token)$/.test(name)) return `${name} || '-${suffix}'`;
      return name;
    });
    const key = table === "shipment_orders" ? "order_id" : "id";
    await env.DB.prepare(
      `INSERT INTO ${table} (${names.join(", ")}) SELECT ${values.join(", ")} FROM ${table} WHERE substr(${key}, 34, 1) <> '-'`,
    ).run();
  }
}
