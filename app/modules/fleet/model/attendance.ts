import { z } from "zod";
import type { Point } from "#app/platform/geo/place.ts";

/** Where an agent was at a check-in or check-out, as far as known. */
export interface AttendancePlace {
  point: Point | null;
  /** The team's start location, and the distance from it in metres. */
  name: string | null;
  distance: number | null;
}

/** Time after the shift until an agent is checked out automatically. */
export const CHECK_OUT_GRACE_MS = 30 * 60_000;

/** Whole minutes between two instants. */
export function countMinutesBetween(from: number, to: number): number {
  return Math.max(0, Math.floor((to - from) / 60_000));
}

/** A device's position. */
export const positionSchema = z.object({
  longitude: z.number().min(-180).max(180),
  latitude: z.number().min(-90).max(90),
  /** Metres. */
  accuracy: z.number().min(0).max(100_000).optional(),
});
export type PositionInput = z.output<typeof positionSchema>;
