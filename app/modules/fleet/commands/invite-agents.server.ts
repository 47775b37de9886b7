import { listManagePermissions } from "#app/platform/catalogue/catalogue.server.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { validateCatalogueRows } from "#app/platform/catalogue/validate.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { newId } from "#app/platform/db/scope.server.ts";
import { type failFields, ok } from "#app/platform/kernel/result.ts";
import { agentRows } from "../db/agents.server.ts";
import { agentInvitationSchema, agentSchema } from "../model/agent.ts";
import { agentDefinition } from "./agents.server.ts";

/**
 * Agents by a list of phone numbers (domain §3), all or none: every number that cannot be dialled and every one that is
 * there already is named. Until somebody names them they are called by their number.
 */
export const inviteAgents = createCommand({
  name: "settings.agents.invite",
  permission: listManagePermissions("agents"),
  subscription: true,
  input: agentInvitationSchema,
  async run(scope, { phones, team_id, functions }) {
    const given = phones.map((phone, at) => {
      const form = agentSchema.parse({ name: phone, phone, team_id, functions });
      return { form, found: null, at: `phones.${at}.` };
    });
    const right = await validateCatalogueRows(scope, agentDefinition, given);
    if (!right.ok)
      return { ok: false, failure: { ...right.failure, fields: mapIssuesToNumbers(right.failure.fields ?? {}) } };
    const rows = right.value.map((input) => ({
      id: newId(scope),
      input: { ...input, name: input.phone, invited: true },
    }));
    const audits = rows.map(({ id, input }) => writeAudit(scope, "settings.agents.invite", id, { name: input.phone }));
    const written = await commit(scope.db, [...agentRows.insert(scope, rows), ...audits]);
    return written.ok ? ok({ ids: rows.map(({ id }) => id) }) : written;
  },
});

/** What is wrong with a number stands at the number; the team is one for all. */
function mapIssuesToNumbers(fields: NonNullable<ReturnType<typeof failFields>["failure"]["fields"]>) {
  const named = Object.entries(fields).map(([path, issues]) => [
    path.endsWith(".team_id") ? "team_id" : path.replace(/\.phone$/, ""),
    issues,
  ]);
  return Object.fromEntries(named);
}
