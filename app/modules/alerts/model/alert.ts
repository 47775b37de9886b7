import { z } from "zod";
import { optionalSchema, textSchema, timeOfDaySchema } from "#app/platform/kernel/form-values.ts";
import { alertAudiences, alertChannels, alertDigests } from "./alert.enums.ts";
import { alertTypes } from "./alert-catalogue.ts";
import { alertRoleKeys } from "./alert-roles.ts";

/** The input of an alert rule. Between `quiet_from` and `quiet_to`, local times of the account, nothing is sent. */
export const alertSchema = z.object({
  name: textSchema(100),
  events: z.array(z.enum(alertTypes)).min(1, { error: "required" }).max(alertTypes.length),
  audience: z.enum(alertAudiences).default("everybody"),
  roles: z.array(z.enum(alertRoleKeys)).max(alertRoleKeys.length).default([]),
  members: z.array(z.uuid()).max(200).default([]),
  channels: z.array(z.enum(alertChannels)).min(1, { error: "required" }).max(alertChannels.length),
  phones: z.array(textSchema(40)).max(10).default([]),
  slack_url: optionalSchema(textSchema(2000)),
  teams_url: optionalSchema(textSchema(2000)),
  digest: z.enum(alertDigests).default("at_once"),
  quiet_from: optionalSchema(timeOfDaySchema),
  quiet_to: optionalSchema(timeOfDaySchema),
});
export type AlertInput = z.output<typeof alertSchema>;

/** A rule as screens and the API read it. */
export interface AlertView extends AlertInput {
  id: string;
  /** Number of alerts in the last seven days. */
  alerts: number;
  last_at: number | null;
  active: boolean;
  created_at: number;
  version: number;
}
