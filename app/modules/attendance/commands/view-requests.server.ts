import { can } from "#app/platform/access/can.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { shownList } from "#app/platform/lists/asked-list.server.ts";
import { readChoices } from "#app/platform/lists/names.reads.server.ts";
import { describedRequests, readRequests } from "../db/request-list.reads.server.ts";
import { fleetCounts } from "./fleet-counts.server.ts";

/** What agents were asked, as a screen. */
export async function requestsScreen(scope: Scope, { url }: PageRequest) {
  const { query, unknown } = shownList(url.searchParams, describedRequests);
  const [page, agents, counts] = await Promise.all([
    readRequests(scope, query),
    readChoices(scope, "agents"),
    fleetCounts(scope),
  ]);
  return ok({
    list: { ...page, unknown, counts: { asked: counts.requests }, options: { agent: agents } },
    counts,
    mayPlan: can(scope.account, "plans"),
    mayPrefer: can(scope.account, "settings", "settings.account"),
  });
}
export type RequestsView = Extract<Awaited<ReturnType<typeof requestsScreen>>, { ok: true }>["value"];
