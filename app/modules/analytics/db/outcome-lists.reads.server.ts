import { sql } from "drizzle-orm";
import { vehicles } from "#app/modules/fleet/db/fleet.tables.ts";
import { routes } from "#app/modules/planning/db/routes.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { ListColumns, RowFromColumns } from "#app/platform/lists/list-rows.server.ts";
import type { ListDescription, ListFieldSpec } from "#app/platform/lists/list-spec.server.ts";
import { readSmallList } from "#app/platform/lists/small-list.server.ts";
import type { Subject } from "../model/subjects.ts";
import { analyticsFacts } from "./analytics.tables.ts";
import { ownFacts } from "./sums.reads.server.ts";

const byId = (name: "merchant" | "method" | "location" | "zone" | "team" | "agent") =>
  ({ filter: { kind: "equals", column: analyticsFacts[name], values: "id" } }) satisfies ListFieldSpec;

const day = { sort: analyticsFacts.day, filter: { kind: "local_day", column: analyticsFacts.day } } as const;

/** Orders as they are counted, by the day of their promise. */
export const orderOutcomesDescription = {
  id: analyticsFacts.id,
  place: analyticsFacts.id,
  fields: {
    ...{ day, merchant: byId("merchant"), method: byId("method"), location: byId("location") },
    ...{ zone: byId("zone"), team: byId("team"), agent: byId("agent") },
  },
  defaultSort: "day",
  defaultLimit: 50,
} satisfies ListDescription;

/** Routes as they are counted, by their date. */
export const routeOutcomesDescription = {
  ...orderOutcomesDescription,
  fields: { day, location: byId("location"), team: byId("team"), agent: byId("agent") },
} satisfies ListDescription;

const columns = {
  id: analyticsFacts.id,
  day: analyticsFacts.day,
  number: analyticsFacts.number,
  name: analyticsFacts.name,
  merchant: analyticsFacts.merchant,
  method: analyticsFacts.method,
  agent: analyticsFacts.agent,
  counts: analyticsFacts.counts,
} satisfies ListColumns;

export type OutcomeRow = RowFromColumns<typeof columns>;

const allDays = { from: "0000-01-01", to: "9999-12-31" };

const within = (scope: Scope, subject: Subject) => [ownFacts(scope, { subject, days: allDays, filters: {} })];

/** A page of counted orders that the scope may see. */
export function readOrderOutcomes(scope: Scope, query: ListQuery): Promise<Page<OutcomeRow>> {
  const list = { ...orderOutcomesDescription, within: within(scope, "order") };
  return readSmallList(
    scope,
    { ...list, from: sql`${analyticsFacts}`, searched: [analyticsFacts.name] },
    columns,
    query,
  );
}

const routeColumns = { ...columns, vehicle: vehicles.plateNumber } satisfies ListColumns;

export type RouteOutcomeRow = RowFromColumns<typeof routeColumns>;

/** A page of counted routes with their vehicles. */
export function readRouteOutcomes(scope: Scope, query: ListQuery): Promise<Page<RouteOutcomeRow>> {
  const from = sql`${analyticsFacts} left join ${routes} on ${routes.id} = ${analyticsFacts.id} and ${routes.accountId} = ${analyticsFacts.accountId}
    left join ${vehicles} on ${vehicles.id} = ${routes.vehicleId} and ${vehicles.accountId} = ${routes.accountId}`;
  const list = { ...routeOutcomesDescription, within: within(scope, "route") };
  return readSmallList(scope, { ...list, from, searched: [analyticsFacts.name] }, routeColumns, query);
}
