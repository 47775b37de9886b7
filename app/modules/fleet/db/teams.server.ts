import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { selectCoveringOwners } from "#app/modules/places/db/covering-owners.ts";
import { createCatalogueRows, isOwnRow } from "#app/platform/catalogue/rows.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ListFields } from "#app/platform/lists/list-spec.server.ts";
import { readNames } from "#app/platform/lists/names.reads.server.ts";
import type { TeamInput, TeamView } from "../model/team.ts";
import { agents, teams } from "./fleet.tables.ts";

/** Sort and filter fields; the first is the default sort. */
export const teamFields = { name: { sort: teams.name }, radius: { sort: teams.checkInRadius } } satisfies ListFields;

/** Teams as stored; membership is stored with the agents. */
export const teamRows = createCatalogueRows<typeof teams, TeamInput, TeamView>({
  table: teams,
  label: teams.name,
  getName: ({ name }) => name,
  searchColumns: [teams.name],
  fields: teamFields,
  columns: (_, input) => ({
    name: input.name,
    startLocationId: input.start_location_id ?? null,
    returnLocationId: input.return_location_id ?? null,
    checkInRadius: input.check_in_radius ?? null,
  }),
  extraStatements: assignAgents,
  read: readTeams,
  usages: [
    { where: "agents", ids: (account) => sql`select team_id from ${agents} where account_id = ${account}` },
    { where: "coverage", ids: (account) => selectCoveringOwners("team", account) },
  ],
});

/** Sets the members of a team. Only agents whose team changes get a new version. */
function assignAgents(scope: Scope, id: string, input: TeamInput): Statement[] {
  const own = eq(agents.accountId, scope.account.id);
  const chosen = inArray(agents.id, selectIds(input.agents));
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

async function readTeams(scope: Scope, ids: readonly string[]): Promise<TeamView[]> {
  const [rows, members] = await Promise.all([
    scope.db
      .select()
      .from(teams)
      .where(isOwnRow(scope, teams, ids)),
    scope.db
      .select({ id: agents.id, teamId: agents.teamId })
      .from(agents)
      .where(and(eq(agents.accountId, scope.account.id), inArray(agents.teamId, selectIds(ids))))
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
