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
 * Creates agents from a list of phone numbers, all or none: every invalid or already used number is reported. Until
 * they get a name they are called by their number.
 */
export const inviteAgents = createCommand({
  name: "settings.agents.invite",
  permission: listManagePermissions("agents"),
  subscription: true,
  input: agentInvitationSchema,
  async run(scope, { phones, team_id, functions }) {
    const candidates = phones.map((phone, at) => {
      const form = agentSchema.parse({ name: phone, phone, team_id, functions });
      return { form, found: null, at: `phones.${at}.` };
    });
    const validated = await validateCatalogueRows(scope, agentDefinition, candidates);
    if (!validated.ok)
      return {
        ok: false,
        failure: { ...validated.failure, fields: mapIssuesToNumbers(validated.failure.fields ?? {}) },
      };
    const rows = validated.value.map((input) => ({
      id: newId(scope),
      input: { ...input, name: input.phone, invited: true },
    }));
    const audits = rows.map(({ id, input }) => writeAudit(scope, "settings.agents.invite", id, { name: input.phone }));
    const committed = await commit(scope.db, [...agentRows.insert(scope, rows), ...audits]);
    return committed.ok ? ok({ ids: rows.map(({ id }) => id) }) : committed;
  },
});

/** Moves the issues of each row to its phone number; the team is the same for all rows. */
function mapIssuesToNumbers(fields: NonNullable<ReturnType<typeof failFields>["failure"]["fields"]>) {
  const byNumber = Object.entries(fields).map(([path, issues]) => [
    path.endsWith(".team_id") ? "team_id" : path.replace(/\.phone$/, ""),
    issues,
  ]);
  return Object.fromEntries(byNumber);
}
