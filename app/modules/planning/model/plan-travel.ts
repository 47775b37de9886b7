import type { SlowMode } from "#app/platform/geo/travel-modes.ts";

/**
 * Travel between places: an estimate that every side can compute itself, or the matrix of a provider or a region over
 * the plan's distinct places. `rows` maps places to matrix rows: the depot's, then the source's and destination's of
 * each shipment.
 */
export type PlanTravel =
  | EstimatedTravel
  | {
      kind: "matrix";
      durations: number[][];
      distances: number[][];
      rows: number[];
      /** Rows of other places where routes start and end, by location. */
      homes?: Readonly<Record<string, number>>;
      /** Times and lengths on foot and by bicycle, where a crew uses the mode and they are known. */
      slow?: Readonly<Partial<Record<SlowMode, { durations: number[][]; distances: number[][] }>>>;
      /** Shipments with an end that no known road reaches: times there are estimates. */
      offRoad?: readonly string[];
      /** Shipments with an end on the roads of another region than the depot's: times between the two are estimates. */
      elsewhere?: readonly string[];
    };

export interface EstimatedTravel {
  kind: "estimate";
  detour: number;
  metresPerSecond: number;
  /** True when a configured provider did not respond: the plan shows it. */
  standIn?: boolean;
}
