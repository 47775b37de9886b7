import { z } from "zod";
import { commit } from "#app/data/kernel/commit.server.ts";
import { newId, type Scope } from "#app/data/kernel/scope.server.ts";
import { insertAgents, readAgents, updateAgent } from "#app/data/settings/agents.server.ts";
import { audit } from "#app/data/settings/catalogue.writes.server.ts";
import { type AgentInput, agentSchema } from "#app/domain/fleet/agent.ts";
import { diallingCountries, normalisePhone } from "#app/domain/kernel/phone.ts";
import { fail, failFields, type Issue, ok, type Result } from "#app/domain/kernel/result.ts";
import { changesOf } from "#app/domain/settings/changes.ts";
import { command } from "../command.server.ts";
import { checkTeams } from "./check-teams.server.ts";
import { usedFields } from "./unused.server.ts";

const permission = ["settings", "settings.agents", "settings.agents.manage"] as const;

/** One new agent. */
export const createAgent = command({
  name: "settings.agents.create",
  permission,
  subscription: true,
  input: agentSchema,
  async run(scope, input) {
    const made = await create(scope, [input], () => "phone");
    return made.ok ? ok({ id: made.value[0] ?? "" }) : made;
  },
});

/** Up to 100 new agents, all or none. */
export const createAgents = command({
  name: "settings.agents.create_many",
  permission,
  subscription: true,
  input: z.object({ agents: z.array(agentSchema).min(1).max(100) }),
  async run(scope, { agents }) {
    const made = await create(scope, agents, (at) => `agents.${at}.phone`);
    return made.ok ? ok({ ids: made.value }) : made;
  },
});

/** Writes an agent anew; `version` is the one that was seen. */
export const updateAgents = command({
  name: "settings.agents.update",
  permission,
  subscription: true,
  input: agentSchema.safeExtend({ id: z.uuid(), version: z.coerce.number().int() }),
  async run(scope, { id, version, ...input }) {
    const [found] = await readAgents(scope, [id]);
    if (!found) return fail("not_found");
    const dialled = withPhones(scope, [input], () => "phone");
    if (!dialled.ok) return dialled;
    const [agent = input] = dialled.value;
    const used = await usedFields(scope, "agents", [{ path: "phone", value: agent.phone }], id);
    if (used) return used;
    const foreign = await checkTeams(scope, [agent], () => "team_id");
    if (foreign) return foreign;
    const written = await commit(scope.db, [
      updateAgent(scope, id, version, agent),
      audit(scope, "settings.agents.update", id, { name: agent.name, changes: changesOf(found, agent) }),
    ]);
    return written.ok ? ok({ id }) : written;
  },
});

async function create(
  scope: Scope,
  inputs: readonly AgentInput[],
  path: (at: number) => string,
): Promise<Result<string[]>> {
  const dialled = withPhones(scope, inputs, path);
  if (!dialled.ok) return dialled;
  const rows = dialled.value.map((input) => ({ id: newId(scope), input }));
  const wanted = rows.map(({ input }, at) => ({ path: path(at), value: input.phone }));
  const used = await usedFields(scope, "agents", wanted);
  if (used) return used;
  const foreign = await checkTeams(scope, dialled.value, (at) => path(at).replace(/phone$/, "team_id"));
  if (foreign) return foreign;
  const audits = rows.map(({ id, input }) => audit(scope, "settings.agents.create", id, { name: input.name }));
  const written = await commit(scope.db, [insertAgents(scope, rows), ...audits]);
  return written.ok ? ok(rows.map(({ id }) => id)) : written;
}

/** Every phone number in E.164, numbers without a country code read as the account's country's. */
function withPhones(scope: Scope, inputs: readonly AgentInput[], path: (at: number) => string): Result<AgentInput[]> {
  const wrong: Record<string, Issue[]> = {};
  const agents = inputs.map((input, at) => {
    const phone = normalisePhone(input.phone, diallingCountries(scope.account));
    if (phone === null) wrong[path(at)] = [{ code: "phone_invalid" }];
    return { ...input, phone: phone ?? input.phone };
  });
  return Object.keys(wrong).length > 0 ? failFields(wrong) : ok(agents);
}
