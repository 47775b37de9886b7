import { z } from "zod";
import { timeOfDaySchema } from "#app/platform/kernel/form-values.ts";
import { type MessageSettings, messageSettingsSchema } from "./message-settings.ts";

const { shape } = messageSettingsSchema;

/** Whose settings they are: a merchant's, or without it the account's own. */
export const settingsOwnerSchema = z.object({ merchant_id: z.uuid().optional() });

/** The version that was read; 0 where nothing was saved yet. */
export const settingsVersionSchema = z.object({ version: z.int().min(0) });

/** Whether texts wait at night: as the account or the standard says, never, or between times of one's own. */
export const quietModes = ["standard", "none", "own"] as const;

/** When and how messages go out, as a form and a program write it. What is left out is inherited. */
export const messageSendingSchema = z
  .object({
    quiet: z.enum(quietModes).default("standard").describe("`standard` inherits; `own` needs both times"),
    quiet_from: timeOfDaySchema.optional(),
    quiet_to: timeOfDaySchema.optional(),
    announce_time: shape.announce_time,
    feedback_time: shape.feedback_time,
    arriving_stops: shape.arriving_stops,
    arriving_minutes: shape.arriving_minutes,
    language: shape.language,
    reply_to: shape.reply_to,
    sms_sender: shape.sms_sender,
    color: shape.color,
    help_text: shape.help_text,
    help_phone: shape.help_phone,
    help_email: shape.help_email,
    frame_sites: shape.frame_sites,
  })
  .superRefine(({ quiet, quiet_from: from, quiet_to: to }, context) => {
    if (quiet !== "own") return;
    if (!from) context.addIssue({ code: "custom", path: ["quiet_from"], message: "required" });
    if (!to) context.addIssue({ code: "custom", path: ["quiet_to"], message: "required" });
    if (from && from === to) context.addIssue({ code: "custom", path: ["quiet_to"], message: "window_impossible" });
  });
export type MessageSending = z.output<typeof messageSendingSchema>;

/** As the settings keep it. */
export function toStoredSending({ quiet, quiet_from: from, quiet_to: to, ...rest }: MessageSending) {
  const hours = quiet === "none" ? { quiet: null } : quiet === "own" && from && to ? { quiet: { from, to } } : {};
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return { ...given, ...hours };
}

/** The stored settings as the form shows them. */
export function toSending({ events: _, logo: __, quiet, ...rest }: MessageSettings): MessageSending {
  if (quiet === undefined) return { ...rest, quiet: "standard" };
  return quiet === null
    ? { ...rest, quiet: "none" }
    : { ...rest, quiet: "own", quiet_from: quiet.from, quiet_to: quiet.to };
}

/** How many events and values a merchant decides otherwise than its account. */
export function countChanges({ events, ...rest }: MessageSettings): number {
  const rules = Object.values(events).filter((rule) => rule && Object.values(rule).some((mode) => mode !== undefined));
  return rules.length + Object.values(rest).filter((value) => value !== undefined).length;
}
