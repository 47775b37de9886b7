import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { viewDashboard } from "#app/modules/analytics/commands/view-dashboard.server.ts";
import { type DashboardName, dashboards } from "#app/modules/analytics/model/dashboards.ts";
import { openDatabase } from "#app/platform/db/database.server.ts";
import { setTimeTo } from "#tests/worker/test-clock.ts";
import { createTestWorkspace } from "#tests/worker/workspace.ts";
import { countReads } from "./rows-read.ts";

/** Orders a day over two years: 1,000,000 in all. */
const orders = 1370;
/** Values of each dimension; merchants as many as a large distributor has. */
const values = { all: 1, location: 3, merchant: 200, method: 6, zone: 12, team: 4, agent: 40, type: 2 };
const MAX_DASHBOARD_ROWS = 3_000;

/** Sums of two years by day, and of its weeks and months, as counting 1,000,000 orders leaves them. */
async function grow(account: string): Promise<void> {
  for (const [dimension, n] of Object.entries(values))
    for (const subject of ["order", "shipment", "route"])
      for (const [unit, days] of [
        ["day", 1],
        ["week", 7],
        ["month", 30],
      ] as const)
        await env.DB.prepare(
          `WITH RECURSIVE d(day) AS (VALUES(date('2026-11-22', '-730 days')) UNION ALL SELECT date(day, '+1 day') FROM d WHERE day < '2026-11-23'),
             v(n) AS (VALUES(0) UNION ALL SELECT n + 1 FROM v WHERE n < ?4 - 1)
           INSERT INTO analytics_sums (account_id, subject, unit, dimension, day, value, counts)
           SELECT ?1, ?2, ?3, ?5, day, iif(?5 = 'all', '', 'v' || n),
             json_object('orders', ?6, 'promised', ?6, 'otif', ?6 - 1, 'late', 1, 'outcome_first', ?6, 'attempted', ?6, 'first_attempt', ?6, 'lateness@3', 1)
           FROM d, v WHERE ?3 = 'day' OR (?3 = 'week' AND strftime('%w', day) = '1') OR (?3 = 'month' AND substr(day, 9) = '01')`,
        )
          .bind(account, subject, unit, n, dimension, Math.max(1, Math.round((orders * days) / n)))
          .run();
}

test("dashboards of 1,000,000 orders read few rows", async () => {
  setTimeTo("2026-11-23T10:00:00Z");
  const who = await createTestWorkspace();
  await grow(who.account.id);
  const counting = countReads(env.DB);
  const scope = { ...who.scope, db: openDatabase(counting.binding) };
  const periods = { "28 days": "", "365 days": "from=2025-11-24&to=2026-11-23" };
  for (const name of Object.keys(dashboards) as DashboardName[])
    for (const [period, query] of Object.entries(periods)) {
      counting.take();
      const shown = await viewDashboard(scope, name, new URL(`https://waybill.test/?${query}`));
      const { rowsRead, queries } = counting.take();
      console.log(`${name}, ${period}: ${rowsRead} rows read, ${queries} queries`);
      expect(shown.ok).toBe(true);
      if (period === "28 days") expect(rowsRead).toBeLessThanOrEqual(MAX_DASHBOARD_ROWS);
    }
});
