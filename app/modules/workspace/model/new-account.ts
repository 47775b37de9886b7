import { features } from "#app/platform/access/permissions.ts";
import { preferencesSchema } from "#app/platform/access/preferences.ts";
import { currencyOf } from "#app/platform/money/country-currencies.ts";
import { routingSettingsSchema } from "./routing-settings.ts";

const trialMs = 14 * 24 * 60 * 60 * 1000;

export interface Workspace {
  id: string;
  kind: "carrier" | "merchant";
  name: string;
  country: string;
  postalCode: string | null;
  timezone: string;
  now: number;
}

/**
 * A new workspace, with every feature, in the currency of its country. A carrier's is on trial; a merchant's portal is
 * its carriers' affair and costs the merchant nothing.
 */
export function newAccount({ now, ...workspace }: Workspace) {
  const currency = currencyOf(workspace.country);
  return {
    ...workspace,
    features: [...features],
    ...(workspace.kind === "merchant"
      ? { plan: "portal", trialEndsAt: null }
      : { plan: "trial", trialEndsAt: now + trialMs }),
    preferences: preferencesSchema.parse({
      operating_countries: [workspace.country],
      default_currency: currency,
      supported_currencies: [currency],
    }),
    routing: routingSettingsSchema.parse({}),
    createdAt: now,
  };
}
