import { can } from "#app/platform/access/can.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { createListRead, parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import { readNamedChoices } from "#app/platform/lists/names.reads.server.ts";
import { readWorktimes, worktimeListDescription } from "../db/worktime.reads.server.ts";
import { readFleetCounts } from "./fleet-counts.server.ts";

/** The screen of work time approvals. */
export async function readWorktimeScreen(scope: Scope, { url }: PageRequest) {
  const { query, unknown } = parseScreenListQuery(url.searchParams, worktimeListDescription);
  const [page, agents, counts] = await Promise.all([
    readWorktimes(scope, query),
    readNamedChoices(scope, "agents"),
    readFleetCounts(scope),
  ]);
  const { late_report_hours: late, longest_shift_hours: longest } = scope.account.preferences;
  return ok({
    list: { ...page, unknown, counts: { waiting: counts.worktime }, options: { agent: agents } },
    counts,
    rules: { late, longest },
    mayDecide: can(scope.account, "fleet.attendance"),
  });
}

/** `GET fleet/worktime`. */
export const listWorktimes = createListRead(worktimeListDescription, async (scope, query) => {
  const { rows, pagination } = await readWorktimes(scope, query);
  return ok({ worktimes: rows, pagination });
});
