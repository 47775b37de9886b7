/** Which parts of the model a problem uses: what it does not use costs the search no time. */
import { FEATURES, type Feature, type Field, type FlatProblem, HORIZON, headerFields } from "./flat-problem.ts";

/** What turns a feature on beside the values of the fields that name it. */
const conditions: Partial<Record<Feature, (flat: FlatProblem) => boolean>> = {
  manyWindows: (flat) => flat.windows.length > 2 * flat.visits,
  mixedLoads: (flat) => flat.shipments > 0 || canReload(flat) || (isUsed(flat.delivery) && isUsed(flat.pickup)),
  timed: (flat) => flat.breakService.length > 0 || canReload(flat) || isShaped(flat),
  visitCosts: (flat) => flat.outside !== null || canReload(flat),
  pairs: (flat) => flat.shipments > 0,
  shape: isShaped,
};

/** The features that a problem needs, as bits in the order of `FEATURES`. */
export function findFeatures(flat: FlatProblem): number {
  return FEATURES.reduce((bits, feature, index) => (needs(flat, feature) ? bits | (1 << index) : bits), 0);
}

/** Whether some vehicle may come back to load again. */
export function canReload(flat: FlatProblem): boolean {
  return flat.depotRevisit > 0 && flat.reloadLocation.some((place) => place >= 0);
}

function needs(flat: FlatProblem, feature: Feature): boolean {
  if (conditions[feature]?.(flat)) return true;
  const values: Readonly<Record<string, unknown>> = { ...flat };
  return Object.entries<Field>(headerFields).some(
    ([name, field]) => field.feature === feature && matters(values[name], field.neutral ?? 0, flat),
  );
}

/** Whether some value of a field is not the neutral one. */
function matters(values: unknown, neutral: number | "shift", flat: FlatProblem): boolean {
  if (!(values instanceof Int32Array || values instanceof Float64Array || values instanceof Uint8Array)) return false;
  if (neutral === "shift") return values.some((limit, vehicle) => limit < longestShift(flat, vehicle));
  return values.some((value) => value !== neutral);
}

/** What a vehicle's shift allows anyhow, in seconds. */
function longestShift(flat: FlatProblem, vehicle: number): number {
  const [from = 0, to = 0] = [flat.shiftStart[vehicle], flat.shiftEnd[vehicle]];
  return Math.min(HORIZON, to + (flat.vehicleGraceLate[vehicle] ?? 0) - from);
}

function isShaped(flat: FlatProblem): boolean {
  return flat.balancing > 0 || flat.contiguity > 0;
}

function isUsed(amounts: Int32Array): boolean {
  return amounts.some((amount) => amount > 0);
}
