import type { CatalogueRows } from "#app/platform/catalogue/rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { readAgentsToday } from "../db/agent-days.reads.server.ts";
import { agentRows, readAgentIds } from "../db/agents.server.ts";
import type { AgentInput, AgentView } from "../model/agent.ts";
import { replaceStateFilter } from "../model/state-filter.ts";

/** Agents with their current state, which is derived from their day and not stored. */
export const agentsWithState: CatalogueRows<AgentInput & { invited?: boolean }, AgentView> = {
  ...agentRows,
  async read(scope, ids) {
    const [rows, days] = await Promise.all([agentRows.read(scope, ids), readAgentsToday(scope, ids)]);
    return rows.map((row) => ({ ...row, state: days.get(row.id)?.state ?? "offline" }));
  },
  rewriteQuery: async (scope, query) =>
    query.filters.some(({ field }) => field === "state")
      ? replaceStateFilter(query, await readAgentStates(scope))
      : query,
};

/** States of all agents; inactive ones who are off duty are missing and count as offline. */
async function readAgentStates(scope: Scope) {
  const ids = await readAgentIds(scope);
  return new Map([...(await readAgentsToday(scope, ids))].map(([id, { state }]) => [id, state]));
}
