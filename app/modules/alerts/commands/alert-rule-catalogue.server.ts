import { z } from "zod";
import {
  completeWithoutChecks,
  createCatalogue,
  listManagePermissions,
} from "#app/platform/catalogue/catalogue.server.ts";
import { expectedVersionFields } from "#app/platform/catalogue/definition.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createRowResponseSchema } from "#app/platform/http/responses/row-response.ts";
import { findAddressFault } from "#app/platform/http/webhook-address.ts";
import { instant } from "#app/platform/http/wire-shapes.ts";
import { listDialingCountries, normalizePhone } from "#app/platform/kernel/phone.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { readMemberChoices } from "../db/alert-readers.reads.server.ts";
import { alertRows } from "../db/alert-rules.server.ts";
import { type AlertInput, type AlertView, alertSchema } from "../model/alert.ts";

/**
 * Where chats take messages: incoming webhooks of Slack, workflows of Teams in Power Automate
 * (https://learn.microsoft.com/microsoftteams/platform/webhooks-and-connectors/how-to/add-incoming-webhook).
 */
const chatHosts = {
  slack: /^hooks\.slack(-gov)?\.com$/,
  teams: /\.(logic\.azure\.(com|us)|api\.powerplatform\.(com|us)|powerautomate\.com|flow\.microsoft\.com)$/,
} as const;

const baseCatalogue = createCatalogue<AlertInput, AlertInput, AlertView, object>({
  name: "alerts",
  singular: "alert",
  rows: alertRows,
  permission: listManagePermissions("alerts"),
  forms: { create: alertSchema, update: alertSchema.safeExtend(expectedVersionFields) },
  isDeletable: true,
  prepare: validateAudience,
  complete: completeWithoutChecks,
  // The URLs of chats act as secrets, so they must not get into the audit log.
  toAudited: ({ slack_url: _, teams_url: __, ...audited }) => audited,
  response: {
    row: createRowResponseSchema(alertSchema, {
      alerts: z.int().describe("Of seven days"),
      last_at: instant.nullable(),
    }),
  },
});

/** Checks that every channel has a recipient: phone numbers, chat URLs, or members of the account. */
async function validateAudience(scope: Scope, form: AlertInput): Promise<Result<AlertInput>> {
  const wrong: Record<string, { code: string }[]> = {};
  const { channels, audience, quiet_from: from, quiet_to: until } = form;
  const home = listDialingCountries(scope.account);
  const phones = form.phones.map((phone) => normalizePhone(phone, home));
  if (phones.includes(null)) wrong.phones = [{ code: "phone_invalid" }];
  if (channels.includes("text") && phones.length === 0) wrong.phones = [{ code: "required" }];
  if (channels.includes("text") && scope.ports.texts === "not sent") wrong.channels = [{ code: "alerts:texts_off" }];
  if (channels.includes("push") && !scope.ports.pushes.offered) wrong.channels = [{ code: "push_off" }];
  for (const channel of ["slack", "teams"] as const) {
    const url = form[`${channel}_url`];
    const fault = url === undefined ? null : findAddressFault(url, [new URL(scope.ports.origin).hostname]);
    if (fault) wrong[`${channel}_url`] = [{ code: fault }];
    else if (url !== undefined && !chatHosts[channel].test(new URL(url).hostname))
      wrong[`${channel}_url`] = [{ code: `alerts:url_not_${channel}` }];
    else if (channels.includes(channel) && url === undefined) wrong[`${channel}_url`] = [{ code: "required" }];
  }
  if (audience === "members" && !(await areMembers(scope, form.members))) wrong.members = [{ code: "required" }];
  if (audience === "roles" && form.roles.length === 0) wrong.roles = [{ code: "required" }];
  if ((from === undefined) !== (until === undefined)) wrong[from ? "quiet_to" : "quiet_from"] = [{ code: "required" }];
  else if (from !== undefined && from === until) wrong.quiet_to = [{ code: "window_impossible" }];
  if (Object.keys(wrong).length > 0) return failFields(wrong);
  return ok({ ...form, phones: phones.filter((phone) => phone !== null) });
}

async function areMembers(scope: Scope, ids: readonly string[]): Promise<boolean> {
  const known = new Set((await readMemberChoices(scope.db, scope.account.id)).map(({ value }) => value));
  return ids.length > 0 && ids.every((id) => known.has(id));
}

/** The catalogue of alert rules. */
export const alertRuleCatalogue = {
  ...baseCatalogue,
  /** The screen's data, with the members to choose from. */
  async screen(scope: Scope, pageRequest: PageRequest) {
    const listed = await baseCatalogue.screen(scope, pageRequest);
    if (!listed.ok) return listed;
    const members = await readMemberChoices(scope.db, scope.account.id);
    return ok({ ...listed.value, choices: { ...listed.value.choices, members }, texts: scope.ports.texts });
  },
};
