import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { TeamInput, TeamView } from "#app/domain/fleet/team.ts";
import type { Statement } from "../kernel/commit.server.ts";
import { idsIn } from "../kernel/json-rows.server.ts";
import { readNames } from "../kernel/names.reads.server.ts";
import { now, type Scope } from "../kernel/scope.server.ts";
import { agents, teams } from "../schema/index.ts";
import { nextVersion } from "./catalogue.writes.server.ts";

function columnsOf(input: TeamInput) {
  return {
    name: input.name,
    startLocationId: input.start_location_id ?? null,
    returnLocationId: input.return_location_id ?? null,
    checkInRadius: input.check_in_radius ?? null,
  };
}

/** A new team with its agents; it is active. */
export function insertTeam(scope: Scope, id: string, input: TeamInput): Statement[] {
  const row = { id, accountId: scope.account.id, active: true, createdAt: now(scope), ...columnsOf(input) };
  return [scope.db.insert(teams).values(row), ...putAgents(scope, id, input)];
}

/** Writes a team anew; fails when it is not at version `seen`. */
export function updateTeam(scope: Scope, id: string, seen: number, input: TeamInput): Statement[] {
  return [
    scope.db
      .update(teams)
      .set({ ...columnsOf(input), version: nextVersion(teams.version, seen) })
      .where(and(eq(teams.accountId, scope.account.id), eq(teams.id, id))),
    ...putAgents(scope, id, input),
  ];
}

/** An agent is in one team: joining this one leaves another. Only agents whose team changes get a new version. */
function putAgents(scope: Scope, id: string, input: TeamInput): Statement[] {
  const own = eq(agents.accountId, scope.account.id);
  const chosen = inArray(agents.id, idsIn(input.agents));
  const next = sql`${agents.version} + 1`;
  return [
    scope.db
      .update(agents)
      .set({ teamId: null, version: next })
      .where(and(own, eq(agents.teamId, id), sql`not ${chosen}`)),
    scope.db
      .update(agents)
      .set({ teamId: id, version: next })
      .where(and(own, chosen, sql`${agents.teamId} is not ${id}`)),
  ];
}

/** Teams by id, as screens and the API read them. */
export async function readTeams(scope: Scope, ids: readonly string[]): Promise<TeamView[]> {
  const [rows, members] = await Promise.all([
    scope.db
      .select()
      .from(teams)
      .where(and(eq(teams.accountId, scope.account.id), inArray(teams.id, idsIn(ids)))),
    scope.db
      .select({ id: agents.id, teamId: agents.teamId })
      .from(agents)
      .where(and(eq(agents.accountId, scope.account.id), inArray(agents.teamId, idsIn(ids))))
      .orderBy(asc(agents.name)),
  ]);
  const names = await readNames(
    scope,
    "locations",
    rows.flatMap((row) => [row.startLocationId, row.returnLocationId]),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    start_location_id: row.startLocationId ?? undefined,
    start_location: names.get(row.startLocationId ?? ""),
    check_in_radius: row.checkInRadius ?? undefined,
    return_location_id: row.returnLocationId ?? undefined,
    return_location: names.get(row.returnLocationId ?? ""),
    agents: members.filter((each) => each.teamId === row.id).map((each) => each.id),
    active: row.active,
    created_at: row.createdAt,
    version: row.version,
  }));
}
