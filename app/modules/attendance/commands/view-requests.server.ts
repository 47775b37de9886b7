import { can } from "#app/platform/access/can.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import { readNamedChoices } from "#app/platform/lists/names.reads.server.ts";
import { readRouteRequests, requestListDescription } from "../db/request-list.reads.server.ts";
import { readFleetCounts } from "./fleet-counts.server.ts";

/** The screen of route requests. */
export async function readRequestsScreen(scope: Scope, { url }: PageRequest) {
  const { query, unknown } = parseScreenListQuery(url.searchParams, requestListDescription);
  const [page, agents, counts] = await Promise.all([
    readRouteRequests(scope, query),
    readNamedChoices(scope, "agents"),
    readFleetCounts(scope),
  ]);
  return ok({
    list: { ...page, unknown, counts: { requested: counts.requests }, options: { agent: agents } },
    counts,
    mayPlan: can(scope.account, "plans"),
    mayPrefer: can(scope.account, "settings", "settings.account"),
  });
}
export type RequestsView = Extract<Awaited<ReturnType<typeof readRequestsScreen>>, { ok: true }>["value"];
