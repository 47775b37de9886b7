import { z } from "zod";
import type { Point } from "#app/platform/geo/place.ts";

/** Where somebody was when they checked in or out, as far as it is known. */
export interface AttendancePlace {
  point: Point | null;
  /** The team's start location, and how far from it that was in metres. */
  name: string | null;
  distance: number | null;
}

/** After the shift, until somebody who forgot is checked out: half an hour of grace. */
export const CHECK_OUT_GRACE_MS = 30 * 60_000;

/** Minutes of duty: begun minutes do not count. */
export function countMinutesBetween(from: number, to: number): number {
  return Math.max(0, Math.floor((to - from) / 60_000));
}

/** Where a device says it is. */
export const positionSchema = z.object({
  longitude: z.number().min(-180).max(180),
  latitude: z.number().min(-90).max(90),
  /** Metres. */
  accuracy: z.number().min(0).max(100_000).optional(),
});
export type PositionInput = z.output<typeof positionSchema>;
