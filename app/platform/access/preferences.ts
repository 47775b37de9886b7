import { z } from "zod";
import { isCountry } from "#app/platform/money/countries.ts";
import { isCurrency } from "#app/platform/money/money.ts";

/** 0 is "disabled"; the specification's selectable numeric setting offers disabled or 1 to 5 (platform §9). */
const zeroToFiveSchema = z.int().min(0).max(5);
/** Metres; 0 is "anywhere". */
const radiusSchema = z.number().min(0).max(100_000);
const countrySchema = z.string().refine(isCountry, { error: "country_unknown" });
const currencySchema = z.string().refine(isCurrency, { error: "currency_unknown" });

/** An account's preferences (domain §9 "Preferences" and platform §3), with the defaults of a new workspace. */
export const preferencesSchema = z.object({
  operating_countries: z.array(countrySchema).max(250).default([]),
  default_currency: currencySchema.default("EUR"),
  /**
   * What the costs of vehicles and plans are counted in, where they were priced before the default currency changed; without
   * a word it is the default one. Kept by the server: amounts stay in the currency that they were made in.
   */
  cost_currency: currencySchema.optional(),
  supported_currencies: z.array(currencySchema).max(200).default([]),
  weight_measurement_system: z.enum(["metric", "imperial"]).default("metric"),
  distance_measurement_system: z.enum(["metric", "imperial"]).default("metric"),
  /** Counted delivery attempts after which an order goes back to its origin. */
  force_rto: zeroToFiveSchema.default(0),
  stop_arrival_radius: radiusSchema.default(150),
  pickup_completion_radius: radiusSchema.default(0),
  dropoff_completion_radius: radiusSchema.default(0),
  /** Customers say a code at the door; a shipping method may ask for it by itself. */
  door_codes: z.boolean().default(false),
  /** Where agents were is kept for so many hours: their day's arrivals need no more. */
  position_hours: z.int().min(1).max(24).default(24),
  /** Agents that may be checked in at one time; 0 is "any number". */
  max_active_agents: z.int().min(0).max(100_000).default(0),
  restrict_check_in_to_shift: z.boolean().default(false),
  auto_check_out: z.boolean().default(false),
  /** A confirmed route is a request to its agent, who accepts or rejects it. */
  route_requests: z.boolean().default(false),
  /** A route that is offered is taken back after these seconds; 0 is "never". */
  auto_reject_seconds: z.int().min(0).max(86_400).default(0),
});

export type Preferences = z.infer<typeof preferencesSchema>;

type Currencies = Pick<Preferences, "default_currency" | "cost_currency">;

/** What the costs of vehicles and plans are counted in. */
export function getCostCurrency({ default_currency, cost_currency }: Currencies): string {
  return cost_currency ?? default_currency;
}

/** The next preferences with the currency of costs as it has to stay: the old one while anything is priced in it. */
export function keepCostCurrency(before: Currencies, next: Preferences, isPriced: boolean): Preferences {
  const { cost_currency: _written, ...rest } = next;
  const current = getCostCurrency(before);
  return isPriced && current !== next.default_currency ? { ...rest, cost_currency: current } : rest;
}
