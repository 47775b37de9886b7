import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { plans } from "#app/modules/planning/db/plans.tables.ts";
import { routes } from "#app/modules/planning/db/routes.tables.ts";
import { routeRequests } from "#app/modules/planning/model/route.enums.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { RowFromColumns } from "#app/platform/lists/list-rows.server.ts";
import type { ListDescription } from "#app/platform/lists/list-spec.server.ts";
import { readSmallList } from "#app/platform/lists/small-list.server.ts";

const columns = {
  id: routes.id,
  agentId: routes.agentId,
  agentName: agents.name,
  planId: routes.planId,
  plan: plans.name,
  planNumber: plans.number,
  number: routes.number,
  stops: routes.stopCount,
  startAt: routes.startAt,
  requestedAt: routes.createdAt,
  dueAt: routes.answerDueAt,
  state: routes.request,
  answeredAt: routes.answeredAt,
  reason: routes.rejectionReason,
};

/** A route request and its answer. */
export type RequestRow = RowFromColumns<typeof columns>;

/** The list of route requests, by default newest first. */
export const requestListDescription = {
  id: routes.id,
  place: routes.id,
  fields: {
    requested_at: { sort: routes.createdAt, filter: { kind: "instant_day", column: routes.createdAt } },
    starts_at: { sort: routes.startAt },
    due_at: { sort: routes.answerDueAt },
    agent: { sort: agents.name, filter: { kind: "equals", column: routes.agentId, values: "id" } },
    state: { filter: { kind: "equals", column: routes.request, values: routeRequests } },
  },
  defaultSort: "-requested_at",
  defaultLimit: 50,
} satisfies ListDescription;

const whereDepotVisible = ({ locations }: Scope) =>
  locations === "all" ? undefined : inArray(plans.locationId, selectIds(locations));

/** A page of route requests; a limited member sees those of plans at the assigned locations. */
export function readRouteRequests(scope: Scope, query: ListQuery): Promise<Page<RequestRow>> {
  const from = sql`${routes} join ${plans} on ${plans.id} = ${routes.planId} and ${plans.accountId} = ${routes.accountId}
    join ${agents} on ${agents.id} = ${routes.agentId} and ${agents.accountId} = ${routes.accountId}`;
  const within = [eq(routes.accountId, scope.account.id), isNotNull(routes.request), whereDepotVisible(scope)];
  return readSmallList(
    scope,
    { ...requestListDescription, from, within, searched: [agents.name, plans.name] },
    columns,
    query,
  );
}

/** How many requests have no answer yet. */
export async function countOpenRequests(scope: Scope): Promise<number> {
  const [row] = await scope.db
    .select({ count: sql<number>`count(*)` })
    .from(routes)
    .innerJoin(plans, and(eq(plans.id, routes.planId), eq(plans.accountId, routes.accountId)))
    .where(
      and(
        eq(routes.accountId, scope.account.id),
        eq(routes.request, "requested"),
        // Written literally, as in the partial index: so it reads open routes alone.
        sql`${routes.status} in ('assigned', 'active')`,
        eq(routes.status, "assigned"),
        whereDepotVisible(scope),
      ),
    );
  return row?.count ?? 0;
}
