import { z } from "zod";
import { isZone } from "../kernel/time-zone.ts";
import { emailSchema, newPasswordSchema, registerSchema } from "./sign-in.ts";

/** Avatar images over 1 MB are rejected (platform §5), bytes. */
export const largestPhoto = 1024 * 1024;

const current = z.string().min(1).max(200);

export const detailsSchema = registerSchema.pick({ first_name: true, last_name: true });
export const timezoneSchema = z.object({ timezone: z.string().refine(isZone, { error: "zone_unknown" }).optional() });
export const passwordChangeSchema = newPasswordSchema.extend({ current_password: current });
export const emailChangeSchema = emailSchema.extend({ current_password: current });
export const currentPasswordSchema = z.object({ current_password: current });

const signatures: readonly { type: string; fits(bytes: Uint8Array): boolean }[] = [
  { type: "image/png", fits: (bytes) => begins(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { type: "image/jpeg", fits: (bytes) => begins(bytes, 0, [0xff, 0xd8, 0xff]) },
  {
    type: "image/webp",
    fits: (bytes) => begins(bytes, 0, [0x52, 0x49, 0x46, 0x46]) && begins(bytes, 8, [0x57, 0x45, 0x42, 0x50]),
  },
];

function begins(bytes: Uint8Array, at: number, wanted: readonly number[]): boolean {
  return wanted.every((byte, index) => bytes[at + index] === byte);
}

/** The type of an image by its first bytes, whatever its name says; null for everything else. */
export function imageType(bytes: Uint8Array): string | null {
  return signatures.find(({ fits }) => fits(bytes))?.type ?? null;
}

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

/** Browser and system of a User-Agent as a person knows them; the text's beginning when it is a program's. */
export function deviceName(agent: string | null): string {
  const named = [browsers, systems].map((table) => table.find(([pattern]) => pattern.test(agent ?? ""))?.[1]);
  return named.filter(Boolean).join(", ") || (agent ?? "").slice(0, 40);
}
