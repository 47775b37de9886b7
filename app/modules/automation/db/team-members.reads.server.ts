import { and, asc, eq } from "drizzle-orm";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/** The active agents of a team, by name; as many as an order may name. */
export async function readTeamMembers(scope: Scope, teamId: string): Promise<string[]> {
  const rows = await scope.db
    .select({ id: agents.id })
    .from(agents)
    .where(and(eq(agents.accountId, scope.account.id), eq(agents.teamId, teamId), eq(agents.active, true)))
    .orderBy(asc(agents.name))
    .limit(100);
  return rows.map(({ id }) => id);
}
