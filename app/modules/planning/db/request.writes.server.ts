import { and, eq, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { insertJsonRows } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { publishQuery } from "#app/platform/events/outbox.server.ts";
import type { RouteRequest } from "../model/route.enums.ts";
import { agentRefusals, routes } from "./routes.tables.ts";

const statusByAnswer = { accepted: "assigned", rejected: "rejected", timed_out: "rejected" } as const;
const topicByAnswer = { accepted: "route.accepted", rejected: "route.rejected", timed_out: "route.rejected" } as const;

/** Writes the answer to a route request. A second answer, or one to a route that started meanwhile, is a lost race. */
export function answerRequest(
  scope: Scope,
  route: { id: string },
  { request, rejectionReason }: { request: Exclude<RouteRequest, "requested">; rejectionReason: string | null },
): Statement[] {
  const isAnswerable = sql`${routes.status} = 'assigned' and ${routes.request} in ('requested', 'accepted')`;
  const selectNumbered = sql`select r.id, p.number || '/' || r.number as number, null as status
    from routes r join plans p on p.id = r.plan_id where r.id = ${route.id}`;
  return [
    scope.db
      .update(routes)
      .set({
        request,
        rejectionReason,
        status: statusByAnswer[request],
        answeredAt: now(scope),
        version: sql`case when ${isAnswerable} then ${routes.version} + 1 end`,
      })
      .where(and(eq(routes.accountId, scope.account.id), eq(routes.id, route.id))),
    publishQuery(scope, topicByAnswer[request], selectNumbered),
  ];
}

/** Records shipments that an agent rejected: they are not planned for the same agent again. */
export function insertRefusals(
  scope: Scope,
  { agentId, shipmentIds, reason }: { agentId: string; shipmentIds: readonly string[]; reason: string },
): Statement {
  return insertJsonRows(scope.db, {
    table: agentRefusals,
    columns: {
      accountId: () => scope.account.id,
      shipmentId: (id: string) => id,
      agentId: () => agentId,
      reason: () => reason,
      refusedAt: () => now(scope),
    },
    rows: shipmentIds,
    conflict: sql`on conflict do nothing`,
  });
}
