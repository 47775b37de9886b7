import { z } from "zod";

/** 0 is "disabled"; the specification's selectable numeric setting offers disabled or 1 to 5 (platform §9). */
const disabledOrUpTo5 = z.int().min(0).max(5);

/** An account's preferences (domain §9 "Preferences" and platform §3), with the defaults of a new workspace. */
export const preferencesSchema = z.object({
  operating_countries: z.array(z.string().length(2)).default([]),
  default_currency: z.string().length(3).default("EUR"),
  supported_currencies: z.array(z.string().length(3)).default([]),
  weight_measurement_system: z.enum(["metric", "imperial"]).default("metric"),
  distance_measurement_system: z.enum(["metric", "imperial"]).default("metric"),
  force_rto: disabledOrUpTo5.default(0),
  stop_arrival_radius: z.int().min(0).default(150),
  pickup_completion_radius: z.int().min(0).default(0),
  dropoff_completion_radius: z.int().min(0).default(0),
  max_active_agents: z.int().min(0).default(0),
  restrict_check_in_to_shift: z.boolean().default(false),
  auto_check_out: z.boolean().default(false),
  auto_reject_seconds: z.int().min(0).default(0),
});

export type Preferences = z.infer<typeof preferencesSchema>;
