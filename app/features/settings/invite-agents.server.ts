import { commit } from "#app/data/kernel/commit.server.ts";
import { newId } from "#app/data/kernel/scope.server.ts";
import { insertAgents } from "#app/data/settings/agents.server.ts";
import { audit } from "#app/data/settings/catalogue.writes.server.ts";
import { agentInvitationSchema, agentSchema } from "#app/domain/fleet/agent.ts";
import { diallingCountries, normalisePhone } from "#app/domain/kernel/phone.ts";
import { failFields, type Issue, ok } from "#app/domain/kernel/result.ts";
import { command } from "../command.server.ts";
import { checkTeams } from "./check-teams.server.ts";
import { usedFields } from "./unused.server.ts";

/**
 * Agents by a list of phone numbers (domain §3), all or none: every number that cannot be dialled and every one that is
 * there already is named. Until somebody names them they are called by their number.
 */
export const inviteAgents = command({
  name: "settings.agents.invite",
  permission: ["settings", "settings.agents", "settings.agents.manage"],
  subscription: true,
  input: agentInvitationSchema,
  async run(scope, { phones, team_id, functions }) {
    const countries = diallingCountries(scope.account);
    const dialled = phones.map((phone) => normalisePhone(phone, countries));
    const wrong = dialled.flatMap((phone, at): [string, Issue[]][] =>
      phone === null ? [[`phones.${at}`, [{ code: "phone_invalid" }]]] : [],
    );
    const wanted = dialled.flatMap((value, at) => (value === null ? [] : [{ path: `phones.${at}`, value }]));
    const used = await usedFields(scope, "agents", wanted);
    if (wrong.length > 0 || used) return failFields({ ...Object.fromEntries(wrong), ...used?.failure.fields });
    const rows = wanted.map(({ value }) => {
      const input = agentSchema.parse({ name: value, phone: value, team_id, functions });
      return { id: newId(scope), input, invited: true };
    });
    const foreign = await checkTeams(
      scope,
      rows.slice(0, 1).map(({ input }) => input),
      () => "team_id",
    );
    if (foreign) return foreign;
    const audits = rows.map(({ id, input }) => audit(scope, "settings.agents.invite", id, { name: input.phone }));
    const written = await commit(scope.db, [insertAgents(scope, rows), ...audits]);
    return written.ok ? ok({ ids: rows.map(({ id }) => id) }) : written;
  },
});
