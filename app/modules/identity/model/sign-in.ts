import { z } from "zod";
import { isCountry, requiresPostalCode } from "#app/platform/money/countries.ts";
import { isZone } from "#app/platform/time/time-zone.ts";

export const MIN_PASSWORD_LENGTH = 10;

const emailFieldSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());
const nameFieldSchema = z.string().trim().min(1).max(80);

const passwordFieldSchema = z.string().min(MIN_PASSWORD_LENGTH).max(200);
/** Six digits, however they were typed or pasted. */
const codeFieldSchema = z
  .string({ error: "code_incorrect" })
  .transform((text) => text.replace(/[\s-]/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, { error: "code_incorrect" }));

export const loginSchema = z.object({ email: emailFieldSchema, password: z.string().min(1).max(200) });

/** Registration; `invitation` is the token of an invitation's link. */
export const registerSchema = z.object({
  first_name: nameFieldSchema,
  last_name: nameFieldSchema,
  email: emailFieldSchema,
  password: passwordFieldSchema,
  invitation: z.string().max(100).optional(),
});

export const emailSchema = z.object({ email: emailFieldSchema });
export const oneTimeCodeSchema = z.object({ code: codeFieldSchema });
/** A code of an authenticator app, or a recovery code. */
export const twoStepSchema = z.object({
  code: z
    .string({ error: "code_incorrect" })
    .trim()
    .min(6, { error: "code_incorrect" })
    .max(20, { error: "code_incorrect" }),
});
export const newPasswordSchema = z.object({ password: passwordFieldSchema });

/** A new workspace; its days are counted in its time zone. */
export const workspaceSchema = z
  .object({
    name: z.string().trim().min(1).max(120),
    kind: z.enum(["carrier", "merchant"]).default("carrier"),
    country: z.string().refine(isCountry, { error: "country_unknown" }).describe("ISO 3166-1, two letters: LI"),
    postal_code: z.string().trim().max(16).optional(),
    timezone: z
      .string()
      .refine(isZone, { error: "zone_unknown" })
      .describe("IANA zone that local times are of: Europe/Vaduz"),
  })
  .refine((workspace) => !requiresPostalCode(workspace.country) || Boolean(workspace.postal_code), {
    error: "required",
    path: ["postal_code"],
  });

export type WorkspaceInput = z.infer<typeof workspaceSchema>;
