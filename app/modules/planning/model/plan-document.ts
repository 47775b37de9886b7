/**
 * A plan's decisions: who drives what, in which order. Times, lateness and violations are not part of it; the evaluator
 * computes them wherever they are shown.
 */
export interface PlanDocument {
  routes: PlanRoute[];
  /** Shipments of the plan that no route serves. */
  unassigned: string[];
}

export interface PlanRoute {
  /** Stable within the plan, so that a route keeps its colour and number. */
  id: string;
  agentId: string;
  vehicleId: string | null;
  /** Nothing joins, leaves or moves. */
  locked: boolean;
  stops: PlanStop[];
}

export interface PlanStop {
  /** The shipment; a depot stop has a name of its own within the plan instead, such as `depot-1`. */
  shipmentId: string;
  /** At a `depot` stop the vehicle returns in mid-route to unload and load again. */
  type: "pickup" | "dropoff" | "depot";
  /** Keeps its vehicle and its order among the fixed stops. */
  fixed: boolean;
}

/**
 * Figures of a version for lists and comparison. Cost in minor units of the account's cost currency; metres; seconds.
 */
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
