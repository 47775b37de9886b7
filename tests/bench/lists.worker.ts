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
const chunk = 500;
const mostRowsRead = 200;

/** `rows_read` of a page of 50 in an account of 100,000 orders, whatever the sort, filter or page. */
test("lists of a large account", { timeout: 1_800_000 }, async () => {
  const { scope } = await makeWorkspace();
  for (let at = 0; at < orders; at += 5000) {
    const made = await seedOrders(scope, Math.min(5000, orders - at), (each) => ({
      draft: {
        delivery_schedule: each % 7 === 0 ? {} : { from: `2026-11-${String(1 + (each % 28)).padStart(2, "0")}T08:00` },
        collections: each % 5 === 0 ? [{ amount: String(1 + (each % 90)), currency: "EUR", method: 1 }] : [],
        tags: each % 1009 === 0 ? ["fragile"] : [],
      },
      issues: each % 50 === 0 ? ["geocoding_inaccurate"] : [],
    }));
    for (let from = 0; from < made.length; from += chunk) {
      const ids = made.slice(from, from + chunk).map((each) => each.id);
      await commit(scope.db, (await makeShipments(scope, ids)).statements);
    }
  }
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
