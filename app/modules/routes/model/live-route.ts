import type { AgentState } from "#app/modules/fleet/model/agent-states.ts";
import type { VehicleType } from "#app/modules/fleet/model/fleet.enums.ts";
import type { DriverPosition } from "#app/modules/fleet/model/fleet-live.ts";
import type { ProofSetting } from "#app/modules/orders/model/order.enums.ts";
import type { Lateness, StopState, StopType } from "#app/modules/planning/model/plan.enums.ts";
import type { RouteRequest, RouteStatus } from "#app/modules/planning/model/route.enums.ts";
import type { FailureReason, ShipmentStatus, ShipmentType } from "#app/modules/shipments/model/shipment.enums.ts";
import type { PlaceSnapshot, Point } from "#app/platform/geo/place.ts";
import type { RouteNotification, StopNotification } from "./notification-status.ts";

/** What a phone told that was refused: which kind of deed, when it was done, and the error's code. */
export interface RefusedDeviceAction {
  kind: string;
  at: number;
  code: string;
}

/** What an operator may do to a stop, and to a route. */
export type StopAction = "arrive" | "complete" | "attempt";

/** Where a route starts that does not at its plan's depot; `loads`: it drives to the depot first and loads there. */
export interface RouteStart {
  place: PlaceSnapshot;
  loads: boolean;
}

/** What a driver says of the route: on a break, or so many minutes late. */
export interface RouteReport {
  kind: "pause" | "late";
  minutes: number;
  at: number;
}

/** The routes of one local day, as the live screen and `GET /api/routes?date=YYYY-MM-DD` show them. */
export interface RoutesView {
  /** Local date of the account. */
  date: string;
  timezone: string;
  /** Nearest days before and after that have routes, for the arrows. */
  previousDate: string | null;
  nextDate: string | null;
  /** When the estimates below were made. */
  asOf: number;
  routes: LiveRoute[];
  canAct: boolean;
}

/** Instants are milliseconds UTC; seconds; metres. Of who drives: where they were last. */
export interface LiveRoute extends DriverPosition {
  id: string;
  number: number;
  status: RouteStatus;
  date: string;
  plan: { id: string; number: string; name: string };
  agent: { id: string; name: string; phone: string; state: AgentState };
  vehicle: { id: string; label: string; type: VehicleType } | null;
  depot: { name: string; point: Point | null };
  /** Where it starts and ends: the depot, unless vehicle or team have a place of their own. */
  start: { name: string; point: Point | null };
  end: { name: string; point: Point | null };
  /** It starts elsewhere and loads at the depot before its first stop. */
  loads: boolean;
  /** Planned at confirm. */
  startAt: number;
  endAt: number;
  /** Estimated from now: the planned end while nothing happened yet and the start lies ahead. */
  expectedEndAt: number;
  stopCount: number;
  /** Completed, attempted and failed stops. */
  doneCount: number;
  attemptedCount: number;
  lateCount: number;
  distance: number;
  duration: number;
  /** Percent of the fullest dimension. */
  utilization: number;
  preserveSequence: boolean;
  completedAt: number | null;
  says: RouteReport | null;
  request: RouteRequest | null;
  /** Until when an answer is waited for. */
  answerDueAt: number | null;
  /** What its agent was told of it last, and whether they read it. */
  told: RouteNotification | null;
  /** Why it was rejected. */
  refusal: string | null;
  /** What the driver's phone told and could not be done any more, the newest first. */
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
  /** The most that any of the shipment's orders asks for. */
  proof: ProofSetting;
  /** The customer says a code at the door. */
  asksCode: boolean;
  name: string;
  line: string;
  phone: string | null;
  point: Point | null;
  windowFrom: number | null;
  windowTo: number | null;
  plannedArriveAt: number;
  plannedStartAt: number;
  plannedEndAt: number;
  /** Estimated arrival, re-timed from now over the remaining stops; the actual arrival once there. */
  expectedAt: number;
  /** Of `getExpectedAt` while it is ahead, of the actual arrival afterwards. */
  lateness: Lateness;
  serviceSeconds: number;
  fixed: boolean;
  arrivedAt: number | null;
  finishedAt: number | null;
  /** Completed so many metres away, beyond what the account allows, and why. */
  farMeters: number | null;
  farReason: string | null;
  told: StopNotification | null;
  actions: StopAction[];
  version: number;
}
