import { z } from "zod";
import { isZone } from "#app/platform/time/time-zone.ts";
import { emailSchema, newPasswordSchema, registerSchema } from "./sign-in.ts";

const currentPasswordFieldSchema = z.string().min(1).max(200);

export const detailsSchema = registerSchema.pick({ first_name: true, last_name: true });
export const timezoneSchema = z.object({
  timezone: z
    .string()
    .refine(isZone, { error: "zone_unknown" })
    .describe("IANA zone that local times are of: Europe/Vaduz")
    .optional(),
});
/** A ticked box is sent as "on", and one that is not is not sent. */
export const usageChoiceSchema = z.object({ shares_usage: z.literal("on").optional() });
export const passwordChangeSchema = newPasswordSchema.extend({ current_password: currentPasswordFieldSchema });
export const emailChangeSchema = emailSchema.extend({ current_password: currentPasswordFieldSchema });
export const currentPasswordSchema = z.object({ current_password: currentPasswordFieldSchema });

const browsers: readonly [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\//, "Firefox"],
  [/Chrome\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const systems: readonly [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
];

/** Browser and operating system of a User-Agent; the beginning of the text for programs. */
export function formatDeviceName(agent: string | null): string {
  const named = [browsers, systems].map((table) => table.find(([pattern]) => pattern.test(agent ?? ""))?.[1]);
  return named.filter(Boolean).join(", ") || (agent ?? "").slice(0, 40);
}

/** The storage key of one version of a photo. */
export function getPhotoKey(userId: string, version: string): string {
  return `people/${userId}/${version}`;
}

/** The URL at which a person and their colleagues read the photo; null without one. */
export function getPhotoUrl({ id, photo }: { id: string; photo: string | null }): string | null {
  return photo && `/people/${id}/photo/${photo}`;
}
