import { and, eq, inArray } from "drizzle-orm";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { AgentPosition } from "../model/agent-position.ts";
import { agentPositions } from "./fleet.tables.ts";

/** Positions of agents: live ones from the fleet room first, then stored ones. */
export async function readPositions(scope: Scope, agentIds: readonly string[]): Promise<AgentPosition[]> {
  const [newest, stored] = await Promise.all([
    scope.ports.fleetRoom(scope.account.id).newest(),
    scope.db
      .select()
      .from(agentPositions)
      .where(and(eq(agentPositions.accountId, scope.account.id), inArray(agentPositions.agentId, selectIds(agentIds)))),
  ]);
  return [...newest, ...stored];
}
