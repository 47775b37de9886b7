import type { ViolationCause } from "#wasm/host/problem.ts";
import type { Lateness, StopType } from "./plan.enums.ts";
import type { RouteCosts } from "./plan-costs.ts";
import type { PlanSummary } from "./plan-document.ts";
import type { RouteFill } from "./route.enums.ts";

/**
 * A plan with everything that follows from its decisions. Instants are milliseconds UTC; seconds; metres; minor units.
 */
export interface TimedPlan {
  /** In the order of the document's routes, including routes without stops, which have no times. */
  routes: TimedRoute[];
  summary: PlanSummary;
  /** Number of violations that are not soft: auto-confirm waits, and the screen flags them. */
  strictViolations: number;
  /** What the search minimises, in its own unit: for comparison, not for display. */
  objective: number;
}

export interface TimedRoute {
  id: string;
  /** Number and colour on every screen: the route `r3` is number 3. */
  number: number;
  agentId: string;
  vehicleId: string | null;
  locked: boolean;
  /** Departure from the depot and return. */
  startAt: number;
  endAt: number;
  distance: number;
  /** Seconds of driving; of service; of waiting; from departure to return. */
  travelSeconds: number;
  serviceSeconds: number;
  waitSeconds: number;
  workSeconds: number;
  /** By how much it leaves later than it could, so as to wait less. */
  heldSeconds: number;
  /** Percent by which the times of its legs were scaled (`learned-paces.ts`). */
  pace: number;
  /** Highest load ÷ capacity in its fullest dimension, 0–1 and above when overloaded; null without any capacity. */
  utilization: number | null;
  /** In whole percent. */
  fill: RouteFill;
  /** Minor units, by the prices of vehicle and agent, or else the account's; and what it consists of. */
  cost: number;
  costs: RouteCosts;
  late: number;
  atRisk: number;
  stops: TimedStop[];
  /** Breaks on the way, in order. */
  breaks: TimedBreak[];
  /** The return to the depot. */
  end: { travelSeconds: number; distance: number; violations: PlanViolation[] };
  /** All violations of the route and of its stops. */
  violations: PlanViolation[];
}

/** A break of the route's agent, after so many of its stops. */
export interface TimedBreak {
  after: number;
  /** When the vehicle stops for it; until it begins the vehicle drives on, at most to its next stop. */
  arriveAt: number;
  startAt: number;
  endAt: number;
  /** Earliest and latest planned start. */
  opensAt: number;
  closesAt: number;
}

export interface TimedStop {
  shipmentId: string;
  type: Extract<StopType, "pickup" | "dropoff" | "depot">;
  fixed: boolean;
  arriveAt: number;
  /** Service start (after waiting) and end. */
  startAt: number;
  endAt: number;
  /** Latest arrival that keeps this and all later stops in time. */
  latestAt: number;
  waitSeconds: number;
  serviceSeconds: number;
  /** The leg to this stop. */
  travelSeconds: number;
  distance: number;
  lateness: Lateness;
  /** On board at departure: grams, cubic centimetres, parcels, pallets. */
  load: readonly number[];
  violations: PlanViolation[];
}

/** A broken rule: its cause, and by how much. */
export interface PlanViolation {
  cause: ViolationCause;
  /** Seconds, metres, amount or count over the limit, by the cause. */
  amount: number;
  /** For quantities: weight, volume, parcels or pallets. */
  dimension: LoadDimension | null;
  /** Does not prevent confirmation. */
  soft: boolean;
}

/** Dimensions of capacity, in the order of the solver's amounts. */
export const loadDimensions = ["weight", "volume", "parcels", "pallets"] as const;
export type LoadDimension = (typeof loadDimensions)[number];

/** Why a shipment is in no route, by agent, and the smallest change that would let it in. */
export interface PlanExplanation {
  shipmentId: string;
  reasons: {
    agentId: string;
    vehicleId: string | null;
    /** The rule, or that the crew does not work in the plan's time. */
    cause: ViolationCause | "not_working";
    /** Missing seconds, metres, amount or count. */
    shortfall: number;
    dimension: LoadDimension | null;
  }[];
  relaxation: {
    agentId: string;
    vehicleId: string | null;
    cause: ViolationCause;
    by: number;
    dimension: LoadDimension | null;
    /** Position in that agent's route, from 0. */
    position: number;
  } | null;
  /** Where it fits unchanged, when there is such a place (a dispatcher removed it, or the search was stopped early). */
  fits: { agentId: string; vehicleId: string | null; position: number } | null;
}
