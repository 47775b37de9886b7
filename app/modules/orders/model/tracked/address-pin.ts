import { computeMetersTo } from "#app/platform/geo/geofence.ts";
import type { Point } from "#app/platform/geo/place.ts";

/** How far from the known place of an address its customer may set the pin alone, meters. */
export const MAX_PIN_METERS = 150;
/** A pin nearer than this to where the order goes is not moved: a finger on a map is no more exact. Meters. */
const MIN_PIN_METERS = 4;

/** Where an address is, as far as the server has found out. */
export interface KnownPlaces {
  /** Where the order goes now. */
  stored: Point | null;
  /** Where the address is by what no customer said. */
  known: readonly Point[];
  /** Somebody of the office looks at the place before the order goes on. */
  isChecked: boolean;
}

/** `kept`: not moved · `moved`: at once · `far`: the office decides, with the meters to the nearest known place, if any. */
export type PinJudgement = { is: "kept" } | { is: "moved" } | { is: "far"; meters: number | null };

/** What a pin that a customer set does. */
export function judgePin(pin: Point, { stored, known, isChecked }: KnownPlaces): PinJudgement {
  const away = computeMetersTo(stored, pin);
  if (away !== null && away < MIN_PIN_METERS) return { is: "kept" };
  const distances = known.flatMap((each) => computeMetersTo(each, pin) ?? []);
  const meters = distances.length > 0 ? Math.min(...distances) : null;
  return isChecked || (meters !== null && meters <= MAX_PIN_METERS) ? { is: "moved" } : { is: "far", meters };
}
