import { and, eq, inArray } from "drizzle-orm";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { getFilterValues, type ListQuery } from "#app/platform/lists/list-query.ts";
import { agents } from "./fleet.tables.ts";

/** Keeps the filter from being empty, which would match everything. */
const NO_MATCH = "nobody";

/** Replaces filters by team by filters by the agents who are in the teams now. */
export async function replaceTeamFilter(scope: Scope, query: ListQuery): Promise<ListQuery> {
  const requested = query.filters.filter(({ field }) => field === "team");
  if (requested.length === 0) return query;
  const agentFilters = requested.map(async (filter) => {
    const members = await scope.db
      .select({ id: agents.id })
      .from(agents)
      .where(and(eq(agents.accountId, scope.account.id), inArray(agents.teamId, selectIds(getFilterValues(filter)))));
    return { field: filter.field, not: filter.not, values: [NO_MATCH, ...members.map(({ id }) => id)] };
  });
  return {
    ...query,
    filters: [...query.filters.filter(({ field }) => field !== "team"), ...(await Promise.all(agentFilters))],
  };
}
