import { z } from "zod";
import { optionalSchema } from "#app/platform/kernel/form-values.ts";
import { isDay } from "#app/platform/time/day-spans.ts";
import { dayScheduleSchema } from "#app/platform/time/schedule.ts";

const dateSchema = z.string().refine(isDay, { error: "invalid_date" }).describe("2026-11-21");

/** The settings of a recurring order, from the form or the API. */
export const recurringSchema = z
  .object({
    number: z.string().min(1).max(50).describe("The order whose contents it has"),
    schedule: dayScheduleSchema.describe("On which dates, and at which local time their orders are made"),
    lead_days: z.coerce.number().pipe(z.int().min(0).max(30)).default(1).describe("Made so many days before its date"),
    starts_on: dateSchema,
    ends_on: optionalSchema(dateSchema).describe("The last date; without it there is none"),
  })
  .refine(({ starts_on, ends_on }) => !ends_on || starts_on <= ends_on, {
    path: ["ends_on"],
    error: "window_impossible",
  });
export type RecurringInput = z.output<typeof recurringSchema>;

const recurringIdFields = { id: z.uuid() };
export const recurringIdSchema = z.object(recurringIdFields);
/** An occurrence, by the date in the schedule. */
export const recurringDateSchema = z.object({ ...recurringIdFields, date: dateSchema });
export const movedDateSchema = recurringDateSchema.extend({
  to: dateSchema.describe("The date that it is served on instead"),
});
export const recurringEndSchema = z.object({
  ...recurringIdFields,
  ends_on: optionalSchema(dateSchema).describe("The last date; without it, none"),
});
