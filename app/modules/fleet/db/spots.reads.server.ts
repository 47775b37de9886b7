import { and, eq, inArray } from "drizzle-orm";
import type { Whereabouts } from "#app/domain/fleet/whereabouts.ts";
import { idsIn } from "../kernel/json-rows.server.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { agentPositions } from "../schema/index.ts";

/** Where agents are: what their room knows by now, before what was written down of them. */
export async function readSpots(scope: Scope, agentIds: readonly string[]): Promise<Whereabouts[]> {
  const [newest, written] = await Promise.all([
    scope.ports.fleetRoom(scope.account.id).newest(),
    scope.db
      .select()
      .from(agentPositions)
      .where(and(eq(agentPositions.accountId, scope.account.id), inArray(agentPositions.agentId, idsIn(agentIds)))),
  ]);
  return [...newest, ...written];
}
