import { accountFeatures } from "#app/platform/access/permissions.ts";
import { preferencesSchema } from "#app/platform/access/preferences.ts";
import { getCountryCurrency } from "#app/platform/money/country-currencies.ts";
import { routingSettingsSchema } from "./routing-settings.ts";

const TRIAL_MS = 14 * 24 * 60 * 60 * 1000;

export interface NewWorkspace {
  id: string;
  kind: "carrier" | "merchant";
  name: string;
  country: string;
  postalCode: string | null;
  timezone: string;
  now: number;
}

/**
 * A new workspace with all features, in the currency of its country. A carrier starts on a trial; a merchant's portal
 * is free, because its carriers pay.
 */
export function toNewAccount({ now, ...workspace }: NewWorkspace) {
  const currency = getCountryCurrency(workspace.country);
  return {
    ...workspace,
    features: [...accountFeatures],
    ...(workspace.kind === "merchant"
      ? { plan: "portal", trialEndsAt: null }
      : { plan: "trial", trialEndsAt: now + TRIAL_MS }),
    preferences: preferencesSchema.parse({
      operating_countries: [workspace.country],
      default_currency: currency,
      supported_currencies: [currency],
    }),
    routing: routingSettingsSchema.parse({}),
    createdAt: now,
  };
}
