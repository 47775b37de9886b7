import { z } from "zod";
import { optionalNumberSchema, optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";

/** A team as screens and the API write it. The check-in radius is in metres around the start location. */
export const teamSchema = z.object({
  name: textSchema(200),
  start_location_id: optionalSchema(z.uuid()),
  check_in_radius: optionalNumberSchema(z.int().min(10).max(100_000)),
  return_location_id: optionalSchema(z.uuid()),
  agents: z.array(z.uuid()).max(500).default([]),
});

export type TeamInput = z.output<typeof teamSchema>;

/** A team as screens and the API read it. */
export interface TeamView extends TeamInput {
  id: string;
  start_location?: string | undefined;
  return_location?: string | undefined;
  active: boolean;
  created_at: number;
  version: number;
}
