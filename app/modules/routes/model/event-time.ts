import { day, minute } from "#app/platform/kernel/milliseconds.ts";

/** Clocks differ by so much without being wrong: by what a message took on its way. */
export const CLOCK_TOLERANCE_MS = minute;

/** Events that waited longer on a device are not believed, so that months past are not changed. */
export const MAX_REPORT_AGE_MS = 14 * day;

/** Facts that decide on the time of an event that a device reports. Milliseconds UTC. */
interface ReportedEvent {
  /** As the device says, corrected by the offset of its clock. */
  claimedAt: number;
  receivedAt: number;
  /** The event before it, at the same stop or of the same route. */
  previousAt: number;
}

/**
 * The time of an event that a device reports: its own, when it lies between the event before and now, else the server's.
 */
export function decideEventTime({ claimedAt, receivedAt, previousAt }: ReportedEvent): {
  at: number;
  isPlausible: boolean;
} {
  const since = Math.max(previousAt, receivedAt - MAX_REPORT_AGE_MS);
  const isPlausible = claimedAt >= since - CLOCK_TOLERANCE_MS && claimedAt <= receivedAt + CLOCK_TOLERANCE_MS;
  return { at: isPlausible ? Math.min(receivedAt, Math.max(since, claimedAt)) : receivedAt, isPlausible };
}
