import type { PageRequest } from "#app/platform/commands/page-request.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { createListRead, parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import { parseDateRange } from "#app/platform/lists/list-query.ts";
import { readNamedChoices } from "#app/platform/lists/names.reads.server.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { historyListDescription, readPastAttendance } from "../db/attendance-list.reads.server.ts";
import { readFleetCounts } from "./fleet-counts.server.ts";

/** The screen of the attendance history. */
export async function readHistoryScreen(scope: Scope, { url }: PageRequest) {
  const { query, unknown } = parseScreenListQuery(url.searchParams, historyListDescription);
  const days = query.filters.find(({ field, not }) => field === "checked_in" && !not)?.values ?? [];
  const today = toLocalDate(now(scope), scope.account.timezone);
  const span = days.length > 0 ? parseDateRange(days.join(","), today) : null;
  const [page, counts, agents, teams] = await Promise.all([
    readPastAttendance(scope, query),
    readFleetCounts(scope),
    readNamedChoices(scope, "agents"),
    readNamedChoices(scope, "teams"),
  ]);
  return ok({
    list: { ...page, unknown, options: { agent: agents, team: teams } },
    counts,
    today,
    /** Set when the list shows a single day. */
    date: span && span.from === span.to ? span.from : null,
  });
}

/** `GET fleet/attendance/history`. */
export const listHistory = createListRead(historyListDescription, async (scope, query) => {
  const { rows, pagination } = await readPastAttendance(scope, query);
  return ok({ attendance: rows, pagination });
});
