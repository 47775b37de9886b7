import { readChoices } from "#app/data/kernel/names.reads.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { describedRequests, readRequests } from "#app/data/routes/request-list.reads.server.ts";
import { can } from "#app/domain/access/can.ts";
import { ok } from "#app/domain/kernel/result.ts";
import type { PageRequest } from "#app/features/page-request.ts";
import { shownList } from "../asked-list.server.ts";
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
