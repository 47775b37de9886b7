import { z } from "zod";
import { usageLimits } from "./usage-limits.ts";

const DAY_MS = 86_400_000;

const text = z.string().max(usageLimits.textLength);

/** A message of the browser, in the form of PostHog's `/batch/`. Identity is not read from it: the session has it. */
export const usageBatchSchema = z.object({
  api_key: text.optional(),
  batch: z
    .array(
      z.object({
        uuid: z.uuid(),
        distinct_id: text.optional(),
        event: z.string().min(1).max(usageLimits.textLength),
        timestamp: z.iso.datetime(),
        properties: z
          .object({
            page: text.optional(),
            $groups: z.object({ company: text }).optional(),
            $set: z.object({ first_name: text, last_name: text, email: text }).optional(),
            $group_type: text.optional(),
            $group_key: text.optional(),
            $group_set: z.object({ name: text }).optional(),
          })
          .optional(),
      }),
    )
    .min(1)
    .max(usageLimits.batch),
});

/** When an event happened, milliseconds UTC: the browser's time if it lies within the last day, else now. */
export function toEventTime(timestamp: string, now: number): number {
  const at = Date.parse(timestamp);
  return at <= now && at > now - DAY_MS ? at : now;
}
