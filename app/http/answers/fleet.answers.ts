import type { z } from "zod";
import { outcome } from "./shapes.answers.ts";

/** What stands under `data` of the fleet's calls. */
export const fleetAnswers: Readonly<Record<string, z.ZodType>> = {
  "POST /api/fleet/attendance/check-in": outcome,
  "POST /api/fleet/attendance/check-out": outcome,
};
