import { and, eq, isNotNull, lte, sql } from "drizzle-orm";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { isOnClock } from "#app/platform/db/sandbox-clock.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Clock } from "#app/platform/kernel/ports.ts";
import { plans } from "./plans.tables.ts";
import { routes } from "./routes.tables.ts";

/** Requests whose time to respond has passed, oldest first. */
export function readDueRequests(db: Database, clock: Clock, limit: number) {
  return db
    .select({ accountId: routes.accountId, routeId: routes.id })
    .from(routes)
    .where(
      and(
        eq(routes.request, "requested"),
        isNotNull(routes.answerDueAt),
        lte(routes.answerDueAt, clock.now()),
        isOnClock(clock, routes.accountId),
      ),
    )
    .orderBy(routes.answerDueAt)
    .limit(limit);
}

/** Names of a requested route, or of one shipment of it, and its agent, for messages. */
export async function readRequestNames(scope: Scope, routeId: string, shipmentId: string | null) {
  const [found] = await scope.db
    .select({
      agent: sql<string>`${agents.name}`.as("agent_name"),
      what: sql<string>`coalesce((select s.number from ${shipments} s where s.id = ${shipmentId} and s.account_id = ${scope.account.id}),
        ${plans.number} || '/' || ${routes.number})`,
    })
    .from(routes)
    .innerJoin(plans, and(eq(plans.id, routes.planId), eq(plans.accountId, routes.accountId)))
    .innerJoin(agents, and(eq(agents.id, routes.agentId), eq(agents.accountId, routes.accountId)))
    .where(and(eq(routes.accountId, scope.account.id), eq(routes.id, routeId)));
  return found ?? { agent: "", what: "" };
}

/** The route requests of a plan with their responses, by route number. */
export function readPlanRequests(scope: Scope, planId: string) {
  const { agentId, number, request, rejectionReason } = routes;
  return scope.db
    .select({ agentId, number, request, rejectionReason })
    .from(routes)
    .where(and(eq(routes.accountId, scope.account.id), eq(routes.planId, planId)))
    .orderBy(number);
}
