import { filterValues, type ListQuery } from "#app/platform/lists/list-query.ts";
import type { AgentState } from "../model/agent-states.ts";

/** A filter by state as one by agents: a state is in no column. */
export function namingAgents(query: ListQuery, states: ReadonlyMap<string, AgentState>): ListQuery {
  return { ...query, filters: query.filters.map((each) => byState(each, states)) };
}

/** Stands for a state that nobody is in. */
const nobody = "nobody";

function byState(filter: ListQuery["filters"][number], states: ReadonlyMap<string, AgentState>) {
  if (filter.field !== "state") return filter;
  const asked = filterValues(filter);
  return { ...filter, values: [nobody, ...[...states].flatMap(([id, state]) => (asked.includes(state) ? [id] : []))] };
}
