import { z } from "zod";
import { idSchema, localDateSchema, versionSchema } from "#app/platform/http/responses/shared.responses.ts";
import { instant } from "#app/platform/http/wire-shapes.ts";
import { dayScheduleSchema } from "#app/platform/time/schedule.ts";
import { occurrenceStates } from "../model/recurring.ts";

export const recurringOutput = z.strictObject({
  id: idSchema,
  number: z.string().describe("Of the order whose contents it has"),
  customer: z.string(),
  schedule: dayScheduleSchema,
  lead_days: z.int(),
  starts_on: localDateSchema,
  ends_on: localDateSchema.nullable(),
  active: z.boolean(),
  exceptions: z.array(
    z.strictObject({ date: localDateSchema, to: localDateSchema.nullable().describe("Null: left out") }),
  ),
  next_at: instant.nullable().describe("When the next order is made; null while it is paused, and after its end"),
  next: z
    .array(
      z.strictObject({ date: localDateSchema, on: localDateSchema, at: instant.describe("When its order is made") }),
    )
    .describe("The next dates and their orders"),
  log: z.array(
    z.strictObject({
      date: localDateSchema,
      on: localDateSchema,
      state: z.enum(occurrenceStates),
      code: z.string().nullable().describe("Why there is no order"),
      field: z.string().nullable(),
      number: z.string().nullable().describe("Of the order that was made"),
      at: instant,
    }),
  ),
  created_at: instant,
  version: versionSchema,
});
