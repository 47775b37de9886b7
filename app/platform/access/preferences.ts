import { z } from "zod";
import { isCountry } from "#app/platform/money/countries.ts";
import { isCurrency } from "#app/platform/money/money.ts";

/** 0 means disabled; otherwise 1 to 5. */
const zeroToFiveSchema = z.int().min(0).max(5);
/** Meters; 0 means anywhere. */
const radiusSchema = z.number().min(0).max(100_000);
const countrySchema = z.string().refine(isCountry, { error: "country_unknown" });
const currencySchema = z.string().refine(isCurrency, { error: "currency_unknown" });

/** Also applies to stored preferences that lack it. */
export const DEFAULT_LONGEST_SHIFT_HOURS = 13;

/** Also applies to stored preferences that lack it. */
export const DEFAULT_DRIVER_SHOWN_STOPS = 2;

/** An account's preferences, with the defaults of a new workspace. */
export const preferencesSchema = z.object({
  operating_countries: z.array(countrySchema).max(250).default([]),
  default_currency: currencySchema.default("EUR"),
  /**
   * Currency of the costs of vehicles and plans when they were priced before the default currency changed; the default
   * currency when left out. Set by the server only: amounts stay in the currency they were entered in.
   */
  cost_currency: currencySchema.optional(),
  /** Currency of the VAT returns; the country's when left out. */
  tax_currency: currencySchema.optional(),
  supported_currencies: z.array(currencySchema).max(200).default([]),
  weight_measurement_system: z.enum(["metric", "imperial"]).default("metric"),
  distance_measurement_system: z.enum(["metric", "imperial"]).default("metric"),
  /** Counted delivery attempts after which an order goes back to its origin. */
  force_rto: zeroToFiveSchema.default(0),
  stop_arrival_radius: radiusSchema.default(150),
  pickup_completion_radius: radiusSchema.default(0),
  dropoff_completion_radius: radiusSchema.default(0),
  /** Customers give a code on delivery; a shipping method may require it on its own. */
  door_codes: z.boolean().default(false),
  /** Customers see where their driver is from so many stops before theirs; 0 means never. */
  driver_shown_stops: zeroToFiveSchema.default(DEFAULT_DRIVER_SHOWN_STOPS),
  /** At the door, agents may waive money or call it prepaid, with a reason and a photo or note. */
  agents_may_waive: z.boolean().default(false),
  /** A payment run needs a second person before its file is made. */
  approve_payment_runs: z.boolean().default(false),
  /** What the last reminder of an invoice charges, in the default currency; 0 means nothing. */
  reminder_fee: z.number().min(0).max(1000).default(0),
  /** Interest that the last reminder charges, percent a year from the due date on; 0 means none. */
  reminder_interest: z.number().min(0).max(30).default(0),
  /** What may be missing of an invoice that is paid, in the default currency: it is written off; 0 means nothing. */
  payment_tolerance: z.number().min(0).max(100).default(0),
  /** Orders, stops, events and money are copied as files each night, for those who may read them. */
  open_data: z.boolean().default(false),
  /** Hours for which agents' positions are stored; computing the day's arrivals needs no more. */
  position_hours: z.int().min(1).max(24).default(24),
  /** Agents that may be checked in at the same time; 0 means any number. */
  max_active_agents: z.int().min(0).max(100_000).default(0),
  restrict_check_in_to_shift: z.boolean().default(false),
  auto_check_out: z.boolean().default(false),
  /** Hours after which a check-in ends by itself, where no shift ends it before. */
  longest_shift_hours: z.number().min(1).max(24).default(DEFAULT_LONGEST_SHIFT_HOURS),
  /** Hours within which a device must report a check-in or check-out; what comes later waits for approval. */
  late_report_hours: z.number().min(0).max(72).default(2),
  /** Hours of shifts in a week beyond which scheduling warns; 0 means never. */
  weekly_hours_limit: z.number().min(0).max(168).default(48),
  /** A confirmed route is a request to its agent, who accepts or rejects it. */
  route_requests: z.boolean().default(false),
  /** Hours before its departure from which a driver may start a route; 0 means from the beginning of its day. */
  route_opens_hours: z.number().min(0).max(48).default(0),
  /** Seconds after which an offered route is withdrawn; 0 means never. */
  auto_reject_seconds: z.int().min(0).max(86_400).default(0),
});

export type Preferences = z.infer<typeof preferencesSchema>;

type Currencies = Pick<Preferences, "default_currency" | "cost_currency">;

/** The currency of the costs of vehicles and plans. */
export function getCostCurrency({ default_currency, cost_currency }: Currencies): string {
  return cost_currency ?? default_currency;
}

/** The new preferences, with the cost currency kept at the old one while anything is priced in it. */
export function keepCostCurrency(before: Currencies, next: Preferences, isPriced: boolean): Preferences {
  const { cost_currency: _written, ...rest } = next;
  const current = getCostCurrency(before);
  return isPriced && current !== next.default_currency ? { ...rest, cost_currency: current } : rest;
}
