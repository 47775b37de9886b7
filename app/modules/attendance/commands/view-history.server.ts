import type { PageRequest } from "#app/platform/commands/page-request.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { listRead, shownList } from "#app/platform/lists/asked-list.server.ts";
import { dateRange } from "#app/platform/lists/list-query.ts";
import { readChoices } from "#app/platform/lists/names.reads.server.ts";
import { localDateOf } from "#app/platform/time/local-time.ts";
import { describedDuties, readPastDuties } from "../db/attendance-list.reads.server.ts";
import { fleetCounts } from "./fleet-counts.server.ts";

/** The history of duties as a screen. */
export async function historyScreen(scope: Scope, { url }: PageRequest) {
  const { query, unknown } = shownList(url.searchParams, describedDuties);
  const days = query.filters.find(({ field, not }) => field === "checked_in" && !not)?.values ?? [];
  const today = localDateOf(now(scope), scope.account.timezone);
  const span = days.length > 0 ? dateRange(days.join(","), today) : null;
  const [page, counts, agents, teams] = await Promise.all([
    readPastDuties(scope, query),
    fleetCounts(scope),
    readChoices(scope, "agents"),
    readChoices(scope, "teams"),
  ]);
  return ok({
    list: { ...page, unknown, options: { agent: agents, team: teams } },
    counts,
    today,
    /** The only day that is shown. */
    date: span && span.from === span.to ? span.from : null,
  });
}

export type HistoryView = Extract<Awaited<ReturnType<typeof historyScreen>>, { ok: true }>["value"];

/** `GET fleet/attendance/history`. */
export const listHistory = listRead(describedDuties, async (scope, query) => {
  const { rows, pagination } = await readPastDuties(scope, query);
  return ok({ duties: rows, pagination });
});
