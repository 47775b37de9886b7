import type { Scope } from "#app/data/kernel/scope.server.ts";
import { readTeams } from "#app/data/settings/teams.server.ts";
import type { AgentInput } from "#app/domain/fleet/agent.ts";
import { failFields, type Issue } from "#app/domain/kernel/result.ts";

/** Null when every agent's team is one of the account, else the failure that names the fields. */
export async function checkTeams(scope: Scope, agents: readonly AgentInput[], path: (at: number) => string) {
  const wanted = agents.flatMap((each) => each.team_id ?? []);
  if (wanted.length === 0) return null;
  const own = new Set((await readTeams(scope, wanted)).map((each) => each.id));
  const fields: Record<string, Issue[]> = {};
  for (const [at, { team_id: team }] of agents.entries())
    if (team && !own.has(team)) fields[path(at)] = [{ code: "invalid_value" }];
  return Object.keys(fields).length > 0 ? failFields(fields) : null;
}
