import { z } from "zod";
import { commit } from "#app/data/kernel/commit.server.ts";
import { newId, type Scope } from "#app/data/kernel/scope.server.ts";
import { readAgents } from "#app/data/settings/agents.server.ts";
import { audit } from "#app/data/settings/catalogue.writes.server.ts";
import { readLocations } from "#app/data/settings/locations.server.ts";
import { insertTeam, readTeams, updateTeam } from "#app/data/settings/teams.server.ts";
import { type TeamInput, teamSchema } from "#app/domain/fleet/team.ts";
import { fail, failFields, type Issue, ok } from "#app/domain/kernel/result.ts";
import { changesOf } from "#app/domain/settings/changes.ts";
import { command } from "../command.server.ts";
import { usedFields } from "./unused.server.ts";

const permission = ["settings", "settings.teams", "settings.teams.manage"] as const;

/** A new team. */
export const createTeam = command({
  name: "settings.teams.create",
  permission,
  subscription: true,
  input: teamSchema,
  async run(scope, input) {
    const wrong = await check(scope, input, null);
    if (wrong) return wrong;
    const id = newId(scope);
    const log = audit(scope, "settings.teams.create", id, { name: input.name });
    const written = await commit(scope.db, [...insertTeam(scope, id, input), log]);
    return written.ok ? ok({ id }) : written;
  },
});

/** Writes a team anew; `version` is the one that was seen. */
export const updateTeams = command({
  name: "settings.teams.update",
  permission,
  subscription: true,
  input: teamSchema.safeExtend({ id: z.uuid(), version: z.coerce.number().int() }),
  async run(scope, { id, version, ...input }) {
    const [found] = await readTeams(scope, [id]);
    if (!found) return fail("not_found");
    const wrong = await check(scope, input, id);
    if (wrong) return wrong;
    const log = audit(scope, "settings.teams.update", id, { name: input.name, changes: changesOf(found, input) });
    const written = await commit(scope.db, [...updateTeam(scope, id, version, input), log]);
    return written.ok ? ok({ id }) : written;
  },
});

/** The name is free, locations and agents are the account's own. */
async function check(scope: Scope, input: TeamInput, except: string | null) {
  const used = await usedFields(scope, "teams", [{ path: "name", value: input.name }], except);
  if (used) return used;
  const places = [input.start_location_id, input.return_location_id].flatMap((id) => id ?? []);
  const own = new Set(
    [...(await readLocations(scope, places)), ...(await readAgents(scope, input.agents))].map((each) => each.id),
  );
  const fields: Record<string, Issue[]> = {};
  for (const name of ["start_location_id", "return_location_id"] as const)
    if (input[name] && !own.has(input[name])) fields[name] = [{ code: "invalid_value" }];
  if (input.agents.some((id) => !own.has(id))) fields.agents = [{ code: "invalid_value" }];
  return Object.keys(fields).length > 0 ? failFields(fields) : null;
}
