import { z } from "zod";
import type { Point } from "#app/platform/geo/place.ts";

/** Where an agent was at a check-in or check-out, as far as known. */
export interface AttendancePlace {
  point: Point | null;
  /** The team's start location, and the distance from it in metres. */
  name: string | null;
  distance: number | null;
}

/** When a check-in or check-out was reported, by which clock. Instants are milliseconds UTC. */
export interface AttendanceReport {
  /** The time that was reported, corrected by the clock's offset. */
  at: number;
  /** When it reached the server. */
  receivedAt: number;
  /** What the device's clock showed, and what it was found to be slow by, milliseconds; null where no device was used. */
  device: { at: number; offset: number } | null;
}

/**
 * Time after the shift until an agent is checked out automatically. A check-in this much before the shift, and a
 * check-out this much after it, still count as within it.
 */
export const CHECK_OUT_GRACE_MS = 30 * 60_000;

/** Whole minutes between two instants. */
export function countMinutesBetween(from: number, to: number): number {
  return Math.max(0, Math.floor((to - from) / 60_000));
}

/** A device's position. */
export const positionSchema = z.object({
  longitude: z.number().min(-180).max(180).describe("Degrees east, WGS 84"),
  latitude: z.number().min(-90).max(90).describe("Degrees north, WGS 84"),
  /** Metres. */
  accuracy: z.number().min(0).max(100_000).optional(),
});
export type PositionInput = z.output<typeof positionSchema>;
