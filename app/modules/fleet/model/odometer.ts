import { measureGreatCircle } from "#wasm/host/travel.ts";
import type { AgentPosition } from "./agent-position.ts";

/** What a device has driven since it was first seen, in metres, and the position up to which they are counted. */
export interface Odometer {
  meters: number;
  from: AgentPosition;
}

/** A position with the odometer's metres at it. */
export interface AgentReading extends AgentPosition {
  odometer: number;
}

/** Positions less accurate than this, in metres, do not count. */
const MAX_ACCURACY_METERS = 100;
/** Shorter moves are the noise of a device that stands. */
const MIN_MOVE_METERS = 30;
/** Metres a second; a faster move is a wrong position. */
const MAX_SPEED = 60;

/** Adds the straight way from the last counted position to a later one. */
export function advanceOdometer(known: Odometer | undefined, position: AgentPosition): Odometer {
  if (!known) return { meters: 0, from: position };
  const { accuracy, at } = position;
  if ((accuracy ?? 0) > MAX_ACCURACY_METERS) return known;
  const { from } = known;
  const moved = measureGreatCircle([from.longitude, from.latitude], [position.longitude, position.latitude]);
  if (moved < Math.max(MIN_MOVE_METERS, accuracy ?? 0)) return known;
  const isPossible = moved * 1000 <= (at - from.at) * MAX_SPEED;
  return { meters: known.meters + (isPossible ? moved : 0), from: position };
}
