import type { ViolationCause } from "#wasm/host/problem.ts";
import type { Lateness, StopType } from "./plan.enums.ts";
import type { PlanSummary } from "./plan-document.ts";

/** A plan with everything that follows from its decisions. Instants are milliseconds UTC; seconds; metres; minor units. */
export interface TimedPlan {
  /** In the order of the document's routes; a route without stops is here too, with no times. */
  routes: TimedRoute[];
  summary: PlanSummary;
  /** Number of violations that are not soft: auto-confirm waits, and the screen flags them. */
  strictViolations: number;
  /** What the solver minimises, in its own unit: for comparing, not for showing. */
  objective: number;
}

export interface TimedRoute {
  id: string;
  /** Number and colour on every screen: the route `r3` is number 3. */
  number: number;
  agentId: string;
  vehicleId: string | null;
  locked: boolean;
  /** Leaves the depot and is back. */
  startAt: number;
  endAt: number;
  distance: number;
  /** Seconds of driving; of service; of waiting; from leaving to returning. */
  travelSeconds: number;
  serviceSeconds: number;
  waitSeconds: number;
  workSeconds: number;
  /** Percent that the times of its legs were taken with (`learnt-paces.ts`). */
  pace: number;
  /** Highest load ÷ capacity in its fullest dimension, 0–1 and above when overloaded; null without any capacity. */
  utilization: number | null;
  /** Money by the configured costs of the vehicle; 0 where none are configured. */
  cost: number;
  late: number;
  atRisk: number;
  stops: TimedStop[];
  /** Rests on the way, in their order. */
  breaks: TimedBreak[];
  /** The way back to the depot. */
  end: { travelSeconds: number; distance: number; violations: PlanViolation[] };
  /** Everything wrong with the route: its own, and those of its stops. */
  violations: PlanViolation[];
}

/** A rest of the route's agent: after so many of its stops. */
export interface TimedBreak {
  after: number;
  /** Off the road: until it begins the vehicle drives on, as far as its next stop. */
  arriveAt: number;
  startAt: number;
  endAt: number;
  /** It begins no earlier, and should begin no later. */
  opensAt: number;
  closesAt: number;
}

export interface TimedStop {
  shipmentId: string;
  type: Extract<StopType, "pickup" | "dropoff" | "depot">;
  fixed: boolean;
  arriveAt: number;
  /** Service starts (after waiting) and ends. */
  startAt: number;
  endAt: number;
  /** Latest arrival that keeps this and every later stop in time. */
  latestAt: number;
  waitSeconds: number;
  serviceSeconds: number;
  /** The leg to here. */
  travelSeconds: number;
  distance: number;
  lateness: Lateness;
  /** On board when leaving: grams, cubic centimetres, parcels, pallets. */
  load: readonly number[];
  violations: PlanViolation[];
}

/** The specification's violation (domain §8). */
export interface PlanViolation {
  cause: ViolationCause;
  /** Seconds, metres, amount or count over the limit, by the cause. */
  amount: number;
  /** For quantities: weight, volume, parcels or pallets. */
  dimension: LoadDimension | null;
  /** The plan may be confirmed all the same. */
  soft: boolean;
}

/** What a vehicle can be full of, in the order of the solver's amounts. */
export const loadDimensions = ["weight", "volume", "parcels", "pallets"] as const;
export type LoadDimension = (typeof loadDimensions)[number];

/** Why a shipment is in no route, agent by agent, and the smallest change that lets it in. */
export interface PlanExplanation {
  shipmentId: string;
  reasons: {
    agentId: string;
    vehicleId: string | null;
    cause: ViolationCause;
    /** Seconds, metres, amount or count that is missing. */
    shortfall: number;
    dimension: LoadDimension | null;
  }[];
  relaxation: {
    agentId: string;
    vehicleId: string | null;
    cause: ViolationCause;
    by: number;
    dimension: LoadDimension | null;
    /** Where in that agent's route it would go, from 0. */
    position: number;
  } | null;
  /** Where it fits as it is, when there is such a place (a dispatcher took it out, or stopped the search early). */
  fits: { agentId: string; vehicleId: string | null; position: number } | null;
}
