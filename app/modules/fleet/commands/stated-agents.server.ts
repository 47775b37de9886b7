import { readAgentsToday } from "#app/data/fleet/agent-days.reads.server.ts";
import { namingAgents } from "#app/data/fleet/attendance-list.reads.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { agentRows, readAgentIds } from "#app/data/settings/agents.server.ts";
import type { Rows } from "#app/data/settings/catalogue.server.ts";
import type { AgentInput, AgentView } from "#app/domain/fleet/agent.ts";

/** Agents with the state that they are in now, which their day says and no column holds. */
export const statedAgents: Rows<AgentInput & { invited?: boolean }, AgentView> = {
  ...agentRows,
  async read(scope, ids) {
    const [rows, days] = await Promise.all([agentRows.read(scope, ids), readAgentsToday(scope, ids)]);
    return rows.map((row) => ({ ...row, state: days.get(row.id)?.state ?? "offline" }));
  },
  asked: async (scope, query) =>
    query.filters.some(({ field }) => field === "state") ? namingAgents(query, await statesOf(scope)) : query,
};

/** Of everybody: who is inactive and off duty is offline. */
async function statesOf(scope: Scope) {
  const ids = await readAgentIds(scope);
  return new Map([...(await readAgentsToday(scope, ids))].map(([id, { state }]) => [id, state]));
}
