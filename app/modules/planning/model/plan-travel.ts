import type { SlowMode } from "#app/platform/geo/travel-modes.ts";

/**
 * Travel between places: an estimate that every side can make itself, or the matrix of a provider or a region over the plan's distinct places.
 * `rows` says which row is whose: the depot's, then for each shipment its source's and its destination's.
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
      /** Times and lengths on foot and by bicycle, where somebody goes so and they are known. */
      slow?: Readonly<Partial<Record<SlowMode, { durations: number[][]; distances: number[][] }>>>;
      /** Shipments with an end on no road that is known: times there are estimates. */
      offRoad?: readonly string[];
      /** Shipments with an end on the roads of another region than the depot's: times between the two are estimates. */
      elsewhere?: readonly string[];
    };

export interface EstimatedTravel {
  kind: "estimate";
  detour: number;
  metresPerSecond: number;
  /** True where a provider is configured and did not answer: the plan says so. */
  standIn?: boolean;
}
