import { z } from "zod";
import { minuteSteps } from "#app/modules/automation/model/rule.enums.ts";
import { timeOfDaySchema, weekdaySchema } from "#app/platform/kernel/form-values.ts";

/** Schedules of days: each with the local time of day. */
const dayScheduleSchemas = [
  z.object({ every: z.literal("daily"), time: timeOfDaySchema }),
  z.object({
    every: z.literal("weekly"),
    weekdays: z.array(weekdaySchema).min(1).max(7).describe("1 is Monday, 7 is Sunday"),
    time: timeOfDaySchema,
  }),
  z.object({
    every: z.literal("monthly"),
    days: z
      .array(z.coerce.number().pipe(z.int().min(1).max(31)))
      .min(1)
      .max(31)
      .describe("Days of the month; one that a month has not is its last"),
    time: timeOfDaySchema,
  }),
] as const;

/** A schedule of days, each at a local time. */
export const dayScheduleSchema = z.discriminatedUnion("every", dayScheduleSchemas);
export type DaySchedule = z.output<typeof dayScheduleSchema>;

/** When a rule fires, in local times of its account. */
export const scheduleSchema = z.discriminatedUnion("every", [
  z.object({
    every: z.literal("minutely"),
    minutes: z.coerce.number().pipe(z.literal(minuteSteps)).describe("At the minutes of the hour that it divides"),
  }),
  z.object({ every: z.literal("hourly"), minute: z.coerce.number().pipe(z.int().min(0).max(59)) }),
  ...dayScheduleSchemas,
]);
export type Schedule = z.output<typeof scheduleSchema>;
