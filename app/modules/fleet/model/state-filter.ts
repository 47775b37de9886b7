import { getFilterValues, type ListQuery } from "#app/platform/lists/list-query.ts";
import type { AgentState } from "./agent-states.ts";

/** Replaces a filter by state by a filter by agents, because states are not stored. */
export function replaceStateFilter(query: ListQuery, states: ReadonlyMap<string, AgentState>): ListQuery {
  return { ...query, filters: query.filters.map((each) => toAgentFilter(each, states)) };
}

/** Keeps the filter from being empty, which would match everything. */
const NO_MATCH = "nobody";

function toAgentFilter(filter: ListQuery["filters"][number], states: ReadonlyMap<string, AgentState>) {
  if (filter.field !== "state") return filter;
  const requested = getFilterValues(filter);
  return {
    ...filter,
    values: [NO_MATCH, ...[...states].flatMap(([id, state]) => (requested.includes(state) ? [id] : []))],
  };
}
