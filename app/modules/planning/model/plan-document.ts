/**
 * A plan's decisions: who drives what, in which order. Times, lateness and violations are not in it: they follow
 * from the decisions and are computed by the evaluator wherever they are shown.
 */
export interface PlanDocument {
  routes: PlanRoute[];
  /** Shipments of the plan that no route serves. */
  unassigned: string[];
}

export interface PlanRoute {
  /** Stable within the plan, so that colour and number of a route survive changes. */
  id: string;
  agentId: string;
  vehicleId: string | null;
  /** Nothing joins, leaves or moves. */
  locked: boolean;
  stops: PlanStop[];
}

export interface PlanStop {
  /** The shipment; a stop at the depot has a name of its own within the plan instead, `depot-1`. */
  shipmentId: string;
  /** At a `depot` stop the vehicle is back in the middle of its route, to empty and to load again. */
  type: "pickup" | "dropoff" | "depot";
  /** Keeps its vehicle and its place among the fixed stops. */
  fixed: boolean;
}

/** Figures of a version, for lists and comparison. Cost in minor units of the account's currency of costs; metres; seconds. */
export interface PlanSummary {
  cost: number;
  distance: number;
  duration: number;
  assigned: number;
  unassigned: number;
  late: number;
  atRisk: number;
  violations: number;
}
