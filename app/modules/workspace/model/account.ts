import { z } from "zod";
import { type Preferences, preferencesSchema } from "#app/platform/access/preferences.ts";
import { optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { isCountry, requiresPostalCode } from "#app/platform/money/countries.ts";
import { fromMillimeters, type MeasurementSystem, toMillimeters } from "#app/platform/money/units.ts";
import { isZone } from "#app/platform/time/time-zone.ts";
import { billingProfileSchema } from "./billing-profile.ts";

/** The settings of a workspace as the screen and the API write them. */
export const accountSchema = z
  .object({
    /** The company name, or the workspace's name when it has no other. */
    organization_name: optionalSchema(textSchema(120)),
    workspace_name: textSchema(120),
    country: z.string().refine(isCountry, { error: "country_unknown" }).describe("ISO 3166-1, two letters: LI"),
    postal_code: optionalSchema(textSchema(16)).describe("Required in AU, CA, FR, DE, IN, IT, NL, ES, GB, US"),
    timezone: z
      .string()
      .refine(isZone, { error: "zone_unknown" })
      .describe("IANA zone that local times are of: Europe/Vaduz"),
    /** Unit of the radii: metres or feet. */
    units: z.enum(["metric", "imperial"]).default("metric"),
    /** Billing details; unchanged when omitted. */
    billing: billingProfileSchema.optional(),
    preferences: preferencesSchema.extend({ default_currency: preferencesSchema.shape.default_currency.unwrap() }),
  })
  .refine(({ country, postal_code }) => !requiresPostalCode(country) || postal_code, {
    path: ["postal_code"],
    error: "required",
  });

export type AccountInput = z.output<typeof accountSchema>;

/** Settings as read: radii in metres. */
export type AccountSettings = Omit<AccountInput, "units">;

const radiusFields = ["stop_arrival_radius", "pickup_completion_radius", "dropoff_completion_radius"] as const;

/**
 * Converts input to stored settings: radii in metres, each country once, the default currency among the supported ones.
 */
export function toStoredSettings({ units, ...input }: AccountInput): AccountSettings {
  const { preferences } = input;
  return {
    ...input,
    preferences: {
      ...mapRadii(preferences, (value) => (units === "metric" ? value : toMillimeters(value, "ft") / 1000)),
      operating_countries: [...new Set(preferences.operating_countries)],
      supported_currencies: [...new Set([preferences.default_currency, ...preferences.supported_currencies])],
    },
  };
}

/** Settings with radii in the account's units: metres, or whole feet. */
export function toShownSettings(settings: AccountSettings, system: MeasurementSystem): AccountSettings {
  if (system === "metric") return settings;
  const feet = (metres: number) => Math.round(fromMillimeters(metres * 1000, "ft"));
  return { ...settings, preferences: mapRadii(settings.preferences, feet) };
}

function mapRadii(preferences: Preferences, change: (value: number) => number): Preferences {
  return { ...preferences, ...Object.fromEntries(radiusFields.map((name) => [name, change(preferences[name])])) };
}

/** Fingerprint of settings: equal for equal settings. */
export function computeAccountFingerprint(settings: AccountSettings): string {
  const sorted = (value: object) => Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  const { preferences, billing = {}, ...rest } = settings;
  return JSON.stringify([...sorted(rest), ...sorted(preferences), ...sorted(billing)]);
}

/** The expected fingerprint is sent with every change. */
export const accountFingerprintSchema = z.object({ version: z.string().max(6_000).describe("The one that was seen") });
