import type { AgentState } from "#app/modules/fleet/model/agent-states.ts";
import type { VehicleType } from "#app/modules/fleet/model/fleet.enums.ts";
import type { DriverPosition } from "#app/modules/fleet/model/fleet-live.ts";
import type { ProofSetting } from "#app/modules/orders/model/order.enums.ts";
import type { Lateness, StopState, StopType } from "#app/modules/planning/model/plan.enums.ts";
import type { RouteRequest, RouteStatus } from "#app/modules/planning/model/route.enums.ts";
import type { FailureReason, ShipmentStatus, ShipmentType } from "#app/modules/shipments/model/shipment.enums.ts";
import type { PlaceSnapshot, Point } from "#app/platform/geo/place.ts";
import type { RouteNotification, StopNotification } from "./notification-status.ts";

/** An action that a phone reported and that was refused: kind, time (milliseconds UTC), error code. */
export interface RefusedDeviceAction {
  kind: string;
  at: number;
  code: string;
}

/** Actions at a stop. */
export type StopAction = "arrive" | "complete" | "attempt";

/** Where a route starts when not at its plan's depot; `loads`: it then drives to the depot to load. */
export interface RouteStart {
  place: PlaceSnapshot;
  loads: boolean;
}

/** What a driver reported: on a break, or late by `minutes`. */
export type RouteReport = Record<"minutes" | "at", number> & { kind: "pause" | "late" };

/** The routes of one local day, as the live screen and `GET /api/routes?date=YYYY-MM-DD` show them. */
export interface RoutesView {
  /** Local date of the account. */
  date: string;
  timezone: string;
  /** Nearest days before and after that have routes, for the arrows. */
  previousDate: string | null;
  nextDate: string | null;
  /** When the estimates were made. */
  asOf: number;
  /** No streets are known where the routes go: all their times are estimates as the crow flies. */
  isEstimated: boolean;
  routes: LiveRoute[];
  canAct: boolean;
}

/** Instants in milliseconds UTC; seconds; metres. Includes the driver's last position. */
export interface LiveRoute extends DriverPosition {
  id: string;
  number: number;
  status: RouteStatus;
  date: string;
  plan: { id: string; number: string; name: string };
  agent: { id: string; name: string; phone: string; state: AgentState };
  vehicle: { id: string; label: string; type: VehicleType } | null;
  depot: { name: string; point: Point | null };
  /** Where it starts and ends: the depot, unless the vehicle or team has its own place. */
  start: { name: string; point: Point | null };
  end: { name: string; point: Point | null };
  /** It starts elsewhere, and loads at the depot before its first stop. */
  loads: boolean;
  /** As planned when confirmed. */
  startAt: number;
  endAt: number;
  /** Estimated from now; the planned end before the route starts. */
  expectedEndAt: number;
  stopCount: number;
  /** Completed, attempted and failed stops. */
  doneCount: number;
  attemptedCount: number;
  lateCount: number;
  distance: number;
  duration: number;
  /** Percent of the capacity that is used most. */
  utilization: number;
  preserveSequence: boolean;
  completedAt: number | null;
  driverReport: RouteReport | null;
  /** Customers see the driver from so many stops before; 0 is never. */
  shownStops: number;
  request: RouteRequest | null;
  /** When the request times out. */
  answerDueAt: number | null;
  /** The last notification to its agent about it. */
  notification: RouteNotification | null;
  /** Why the agent rejected it. */
  rejectionReason: string | null;
  /** Refused actions of the driver's phone, newest first. */
  refused: readonly RefusedDeviceAction[];
  canComplete: boolean;
  stops: LiveStop[];
  version: number;
}

export interface LiveStop {
  id: string;
  /** From 1 in driving order; the route's end comes last. */
  position: number;
  type: StopType;
  state: StopState;
  shipment: {
    id: string;
    number: string;
    type: ShipmentType;
    status: ShipmentStatus;
    orderNumber: string | null;
    customerName: string | null;
    codAmount: number | null;
    codCurrency: string | null;
    packageCount: number;
    palletCount: number;
    /** Grams. */
    weight: number;
    failureReason: FailureReason | null;
    notes: string | null;
  } | null;
  /** The strictest setting of the shipment's orders. */
  proof: ProofSetting;
  /** The customer has a door code. */
  requiresCode: boolean;
  name: string;
  line: string;
  phone: string | null;
  point: Point | null;
  windowFrom: number | null;
  windowTo: number | null;
  /** What the tracking page shows as the window of an open delivery. */
  customerWindow: { from: number; to: number } | null;
  plannedArriveAt: number;
  plannedStartAt: number;
  plannedEndAt: number;
  /** Estimated arrival; the actual one after arriving. */
  expectedAt: number;
  /** Lateness of `expectedAt`. */
  lateness: Lateness;
  serviceSeconds: number;
  fixed: boolean;
  arrivedAt: number | null;
  finishedAt: number | null;
  /** What a device reported as the time of an event here that cannot be. */
  claimedAt: number | null;
  /** Metres outside the completion radius when completed, and the driver's reason. */
  outsideRadiusMeters: number | null;
  outsideRadiusReason: string | null;
  notification: StopNotification | null;
  actions: StopAction[];
  version: number;
}
