import { z } from "zod";
import { bulkIdsSchema, expectedVersionSchema, optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { isLocalTime } from "#app/platform/time/local-time-text.ts";

const localTimeSchema = z
  .string()
  .refine(isLocalTime, { error: "invalid_value" })
  .describe("Local time of the account: 2026-03-17T06:58");

/** Attendance to approve as it was reported. */
export const approveWorktimeSchema = z.object({ ids: bulkIdsSchema });

/** Attendance to refuse; the agents are notified of the reason. */
export const refuseWorktimeSchema = z.object({
  ids: bulkIdsSchema,
  reason: textSchema(300).describe("Why, in your own words"),
});

/** Attendance to approve with other times; the agent is notified of them, and of the reason. */
export const correctWorktimeSchema = z
  .object({
    id: z.uuid(),
    version: expectedVersionSchema,
    from: localTimeSchema,
    to: localTimeSchema,
    reason: optionalSchema(textSchema(300)).describe("Why, in your own words"),
  })
  .refine(({ from, to }) => from < to, { path: ["to"], error: "window_impossible" });
