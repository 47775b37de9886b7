import {
  type OutcomeRow,
  type RouteOutcomeRow,
  readOrderOutcomes,
  readRouteOutcomes,
} from "#app/modules/analytics/db/outcome-lists.reads.server.ts";
import { lateCauses, shortCauses } from "#app/modules/analytics/model/outcome-causes.ts";
import { toAmountCell } from "#app/modules/ledger/commands/amount-cell.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createColumn } from "#app/platform/lists/export-columns.server.ts";
import type { ExportColumn, ListExport } from "#app/platform/lists/export-list.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import { readNames } from "#app/platform/lists/names.reads.server.ts";

type Named<Row> = Row & { merchantName: string; agentName: string; methodName: string };

async function addNames<Row extends OutcomeRow>(scope: Scope, rows: readonly Row[]): Promise<Named<Row>[]> {
  const columns = { merchants: "merchant", agents: "agent", shipping_methods: "method" } as const;
  const find = (kind: keyof typeof columns) =>
    readNames(
      scope,
      kind,
      rows.map((row) => row[columns[kind]]),
    );
  const [merchants, agents, methods] = await Promise.all([find("merchants"), find("agents"), find("shipping_methods")]);
  return rows.map((row) => ({
    ...row,
    merchantName: merchants.get(row.merchant ?? "") ?? "",
    agentName: agents.get(row.agent ?? "") ?? "",
    methodName: methods.get(row.method ?? "") ?? "",
  }));
}

const dayColumn = createColumn<OutcomeRow>("day", "analytics:rows.day", ({ day }) => ({ local: day }));

/** A count of the row, 0 without. */
const countColumn = <Row extends OutcomeRow>(count: string, word: string = `analytics:count.${count}`) =>
  createColumn<Row>(count, word, ({ counts }) => counts[count] ?? 0);

/** The cause that a row counts for. */
const causeColumn = (kind: "late" | "short", causes: readonly string[]): ExportColumn<OutcomeRow> =>
  createColumn(`${kind}_cause`, `reports:column.${kind}_cause`, ({ counts }, { t }) => {
    const cause = causes.find((each) => counts[`${kind}_${each}`]);
    return cause ? t(`analytics:count.${kind}_${cause}`) : "";
  });

/** Orders as OTIF counts them. */
export const orderOutcomesExport: ListExport<Named<OutcomeRow>> = {
  title: (t) => t("reports:source.order_outcomes"),
  read: async (scope: Scope, query: ListQuery) => {
    const page = await readOrderOutcomes(scope, query);
    return { ...page, rows: await addNames(scope, page.rows) };
  },
  columns: [
    dayColumn,
    createColumn("number", "analytics:rows.number", ({ number }) => number),
    createColumn("name", "reports:column.customer", ({ name }) => name),
    createColumn("merchant", "analytics:dimension.merchant", ({ merchantName }) => merchantName),
    createColumn("method", "analytics:dimension.method", ({ methodName }) => methodName),
    createColumn("agent", "analytics:dimension.agent", ({ agentName }) => agentName),
    ...["promised", "on_time", "in_full", "otif", "late"].map((count) => countColumn<Named<OutcomeRow>>(count)),
    causeColumn("late", lateCauses),
    countColumn("short"),
    causeColumn("short", shortCauses),
    countColumn("attempts", "reports:column.attempts"),
  ],
};

/** Kilometers and hours of routes, with what their vehicles cost. */
export const routeOutcomesExport: ListExport<Named<RouteOutcomeRow>> = {
  title: (t) => t("reports:source.route_outcomes"),
  read: async (scope: Scope, query: ListQuery) => {
    const page = await readRouteOutcomes(scope, query);
    return { ...page, rows: await addNames(scope, page.rows) };
  },
  columns: [
    dayColumn,
    createColumn("number", "reports:column.route", ({ number }) => Number(number)),
    createColumn("vehicle", "reports:column.vehicle", ({ vehicle }) => vehicle ?? ""),
    createColumn("agent", "analytics:dimension.agent", ({ agentName }) => agentName),
    countColumn("stops", "reports:column.stops"),
    countColumn("stops_done", "reports:column.stops_done"),
    countColumn("stops_failed", "reports:column.stops_failed"),
    createColumn("planned_km", "reports:column.planned_km", ({ counts }) => (counts.planned_meters ?? 0) / 1000),
    createColumn("driven_km", "reports:column.driven_km", ({ counts }) =>
      counts.driven_meters === undefined ? "" : counts.driven_meters / 1000,
    ),
    countColumn("planned_minutes", "reports:column.planned_minutes"),
    countColumn("driven_minutes", "reports:column.driven_minutes"),
    countColumn("departure_minutes", "reports:column.departure_minutes"),
    countColumn("utilization", "reports:column.utilization"),
    createColumn("vehicle_cost", "reports:column.vehicle_cost", ({ counts }, { scope }) =>
      toAmountCell(counts.vehicle_cost ?? null, scope.account.preferences.default_currency),
    ),
    createColumn("vehicle_cost", "common:field.currency", (_, { scope }) => scope.account.preferences.default_currency),
  ],
};
