import { z } from "zod";

const levelSchema = z.enum(["disabled", "low", "medium", "high"]);
/** What a plan searches for. */
export const planObjectives = ["least_cost", "least_driving", "fewest_vehicles"] as const;
export type PlanObjective = (typeof planObjectives)[number];

const costSchema = z.number().min(0).max(1_000_000).nullable().default(null);
const strictnessSchema = z.enum(["disabled", "soft", "hard"]);

/** Routing settings with the defaults of a new workspace. Minutes and seconds as named. */
export const routingSettingsSchema = z.object({
  objective: z.enum(planObjectives).default("least_cost"),
  /** Costs where neither vehicle nor agent has its own: decimal amounts in the cost currency. Null: as usual in the country. */
  default_cost_per_hour: costSchema,
  default_cost_per_km: costSchema,
  default_cost_per_route: costSchema,
  default_cost_per_stop: costSchema,
  balancing: levelSchema.default("disabled"),
  clustering: levelSchema.default("disabled"),
  depot_revisit: strictnessSchema.default("disabled"),
  lateness_threshold_minutes: z.int().min(0).max(240).default(10),
  /** Minutes before the end of a promised time that the search keeps free where that costs less than it is worth; 0: none. */
  promise_buffer_minutes: z.int().min(0).max(120).default(0),
  /** Speed of trucks relative to cars. */
  truck_speed_percent: z.int().min(50).max(100).default(100),
  /** Whether legs use the durations learned for their hour of the weekday. */
  hourly_pace: z.enum(["learned", "disabled"]).default("learned"),
  parking_time_seconds: z.int().min(0).max(3600).default(0),
  contiguity: strictnessSchema.default("disabled"),
  delayed_start: z.boolean().default(false),
  max_stop_separation_metres: z.int().min(0).max(1_000_000).default(0),
  stop_duration_minutes: z.int().min(0).max(480).default(5),
  service_area: strictnessSchema.default("disabled"),
});

export type RoutingSettings = z.infer<typeof routingSettingsSchema>;
