import type { DriverField } from "#app/modules/custom-fields/model/custom-field.ts";
import type { AgentState } from "#app/modules/fleet/model/agent-states.ts";
import type { AgentMessage } from "#app/modules/notifications/model/agent-message.ts";
import type { HashedCode } from "#app/modules/orders/model/door-code.ts";
import type { PaymentMethod, ProofSetting } from "#app/modules/orders/model/order.enums.ts";
import type { DeliveryWishes } from "#app/modules/orders/model/tracked/delivery-wishes.ts";
import type { Lateness, StopState, StopType } from "#app/modules/planning/model/plan.enums.ts";
import type { RouteRequest } from "#app/modules/planning/model/route.enums.ts";
import { doneStops } from "#app/modules/planning/model/stop.states.ts";
import type { Point } from "#app/platform/geo/place.ts";
import type { DriveAction } from "./drive-action.ts";
import type { DriveCash } from "./drive-cash.ts";

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
  /** The driver may leave money uncollected. */
  canWaive?: boolean | undefined;
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
  /** When it may be worked. */
  opensAt?: string | undefined;
  /** Metres. */
  distance?: number | undefined;
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
  driverReport: { kind: "pause" | "late"; minutes: number } | null;
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
  orders: {
    number: string;
    notes: string | null;
    /** What the customer asks of the delivery. */
    wishes?: Omit<DeliveryWishes, "addsPhoto"> | null | undefined;
    requirements: string[];
  }[];
  /** The office's own fields that the driver sees. */
  fields?: DriverField[] | undefined;
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

/** Whether a stop is a pickup or drop-off, not the route's end, a break or the depot. */
export function isTask(stop: Pick<DriveStop, "type" | "shipment">): boolean {
  return stop.shipment !== null && (stop.type === "pickup" || stop.type === "dropoff");
}

/** Whether a stop is finished. */
export function isOver({ state }: Pick<DriveStop, "state">): boolean {
  return doneStops.includes(state);
}

/** Whether a route cannot be worked yet. */
export function isAhead({ status, opensAt }: Pick<DriveRoute, "status" | "opensAt">, now: number): boolean {
  return status === "assigned" && opensAt !== undefined && now < Date.parse(opensAt);
}
