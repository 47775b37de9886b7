import type { AgentState } from "#app/modules/fleet/model/agent-states.ts";
import type { AgentMessage } from "#app/modules/notifications/model/agent-message.ts";
import type { HashedCode } from "#app/modules/orders/model/door-code.ts";
import type { PaymentMethod, ProofSetting } from "#app/modules/orders/model/order.enums.ts";
import type { Lateness, StopState, StopType } from "#app/modules/planning/model/plan.enums.ts";
import type { RouteRequest } from "#app/modules/planning/model/route.enums.ts";
import { doneStops } from "#app/modules/planning/model/stop.states.ts";
import type { Point } from "#app/platform/geo/place.ts";
import type { DriveAction } from "./drive-action.ts";
import { applyBreakEnd, applyBreakStart } from "./drive-break.ts";
import { addStopCash, type DriveCash, listCollected } from "./drive-cash.ts";

// The response of `GET /api/drive/day` in camelCase, as the phone stores it. Instants are ISO 8601. Optional members
// are missing in days stored by older versions of the page.

export interface DriveDay {
  asOf: string;
  date: string;
  timezone: string;
  workspace: string;
  agent: { id: string; name: string; phone: string };
  checkedInAt: string | null;
  state: AgentState;
  shift: { from: string; to: string } | null;
  /** Metres. */
  arrivalRadius: number;
  completionRadius: number;
  pickupRadius: number;
  /** Unread messages. */
  messages: AgentMessage[];
  routes: number;
  route: DriveRoute | null;
  /** Null without a cash limit. */
  cash?: DriveCash | null | undefined;
}

export interface DriveRoute {
  id: string;
  number: number;
  status: "assigned" | "active" | "completed";
  /** Local date. */
  date: string;
  request: RouteRequest | null;
  answerDueAt: string | null;
  vehicle: { label: string } | null;
  depot: { name: string; point: Point | null };
  /** Where it starts and ends, and whether it loads at the depot first. */
  start?: { name: string; point: Point | null } | undefined;
  end?: { name: string; point: Point | null } | undefined;
  loads?: boolean | undefined;
  startAt: string;
  expectedEndAt: string;
  says: { kind: "pause" | "late"; minutes: number } | null;
  stops: DriveStop[];
}

export interface DriveStop {
  id: string;
  position: number;
  type: StopType;
  state: StopState;
  shipment: { id: string; number: string; notes: string | null } | null;
  proof: ProofSetting;
  place: { name: string; line: string; point: Point | null };
  phone: string | null;
  /** The contact at the stop, when other than the customer. */
  contact?: string | null | undefined;
  windowFrom: string | null;
  windowTo: string | null;
  expectedAt: string | null;
  lateness: Lateness;
  arrivedAt: string | null;
  finishedAt: string | null;
  /** Planned service time. */
  serviceSeconds?: number | undefined;
  directions: string | null;
  orders: { number: string; notes: string | null; requirements: string[] }[];
  packages: {
    id: string;
    orderNumber: string;
    name: string | null;
    barcode: string | null;
    quantity: number;
    /** Grams. */
    weight: number | null;
  }[];
  /** Hashed door codes of its customers. */
  codes?: readonly HashedCode[] | undefined;
  collections: { id: string; amount: string; currency: string; method: PaymentMethod; prepaymentRequired: boolean }[];
}

/** An action in the phone's queue, as it will be sent. */
export type WaitingAction = Omit<DriveAction, "reason"> & { reason?: string | undefined };

/** The corrected time of an action, ISO 8601. */
export function getDoneAt({ deviceAt, clockOffset = 0 }: Pick<WaitingAction, "deviceAt" | "clockOffset">): string {
  return new Date(Date.parse(deviceAt) + clockOffset).toISOString();
}

/** Whether a stop is a pickup or drop-off, not the route's end, a break or the depot. */
export function isTask(stop: Pick<DriveStop, "type" | "shipment">): boolean {
  return stop.shipment !== null && (stop.type === "pickup" || stop.type === "dropoff");
}

/** Whether a stop is finished. */
export function isOver({ state }: Pick<DriveStop, "state">): boolean {
  return doneStops.includes(state);
}

/** Applies queued actions to the day, so that the driver sees them as done before they are sent. */
export function applyWaiting(day: DriveDay, waiting: readonly WaitingAction[]): DriveDay {
  return waiting.reduce((current, action) => applyToDay(current, action), day);
}

function applyToDay(day: DriveDay, action: WaitingAction): DriveDay {
  if (action.kind === "check_in") return { ...day, checkedInAt: day.checkedInAt ?? getDoneAt(action) };
  if (action.kind === "check_out") return { ...day, checkedInAt: null };
  if (action.kind === "read")
    return { ...day, messages: day.messages.filter(({ id }) => !action.messageIds?.includes(id)) };
  const { route } = day;
  if (!route || route.id !== action.routeId) return day;
  if (action.kind === "reject" && !action.stopId) return { ...day, route: null };
  const done = action.kind === "complete" && route.stops.find(({ id }) => id === action.stopId);
  const cash = day.cash && done && !isOver(done) ? addStopCash(day.cash, listCollected(done, action)) : day.cash;
  return { ...day, cash, route: applyToRoute(route, action) };
}

function applyToRoute(route: DriveRoute, action: WaitingAction): DriveRoute {
  const at = getDoneAt(action);
  const stop = (change: (each: DriveStop) => Partial<DriveStop>): DriveRoute => ({
    ...route,
    status: route.status === "assigned" ? "active" : route.status,
    stops: route.stops.map((each) =>
      each.id === action.stopId && !isOver(each) ? { ...each, ...change(each) } : each,
    ),
  });
  if (action.kind === "arrive") return stop(() => ({ state: "arriving", arrivedAt: at }));
  if (action.kind === "complete")
    return stop((each) => ({ state: "completed", finishedAt: at, arrivedAt: each.arrivedAt ?? at }));
  if (action.kind === "attempt")
    return stop((each) => ({ state: "attempted", finishedAt: at, arrivedAt: each.arrivedAt ?? at }));
  if (action.kind === "accept") return { ...route, request: "accepted" };
  if (action.kind === "reject") return { ...route, stops: route.stops.filter(({ id }) => id !== action.stopId) };
  if (action.kind === "start") return { ...route, status: "active" };
  if (action.kind === "finish") return { ...route, status: "completed" };
  if (action.kind === "pause") return { ...applyBreakStart(route, at), says: { kind: "pause", minutes: 0 } };
  if (action.kind === "resume") return { ...applyBreakEnd(route, at), says: null };
  return { ...route, says: { kind: "late", minutes: action.minutes ?? 0 } };
}
