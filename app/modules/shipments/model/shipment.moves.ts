import type { FunctionKey } from "#app/modules/fleet/model/fleet.enums.ts";
import type { MoveProof, WithDoorCode } from "#app/modules/orders/model/move-proof.ts";
import type {
  GeocodingIssue,
  OrderEventType,
  OrderStatus,
  ProofSetting,
} from "#app/modules/orders/model/order.enums.ts";
import type { ChangedFields } from "#app/platform/events/envelope.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import type { CollectionState } from "./collection-state.ts";
import type { PaymentReport } from "./handover-payments.ts";
import type { PackageReport } from "./missing-packages.ts";
import type { DevicePosition, HandoverNames } from "./proof-facts.ts";
import type { Receipt } from "./receive-packages.ts";
import type { FailureReason, ShipmentEventType, ShipmentStatus, ShipmentType } from "./shipment.enums.ts";
import type { ShipmentAction } from "./shipment.states.ts";

/** A requested action on one shipment. Which fields matter depends on the action. */
export interface ShipmentMove extends PaymentReport, PackageReport {
  id: string;
  action: ShipmentAction;
  /** The expected version; without it any version is accepted. */
  version?: number | undefined;
  agentId?: string | undefined;
  planId?: string | undefined;
  routeId?: string | undefined;
  /** Required to move a shipment out of another plan. */
  fromOtherPlan?: true | undefined;
  reason?: FailureReason | undefined;
  note?: string | undefined;
  /** Local date of the next attempt. */
  date?: string | undefined;
  /** Which end was attempted; without it an attempt of a dispatched delivery counts as one at the destination. */
  leg?: "pickup" | "dropoff" | undefined;
  proof?: MoveProof | undefined;
  /** Where the device was. */
  devicePosition?: DevicePosition | undefined;
  /** What was counted at the facility or at the handover; without it everything arrived. */
  receipt?: Receipt | undefined;
  /** New window of a rescheduled pickup or drop-off. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The part of a shipment that moves read and change. */
export interface ShipmentState {
  id: string;
  number: string;
  type: ShipmentType;
  status: ShipmentStatus;
  version: number;
  agentId: string | null;
  planId: string | null;
  routeId: string | null;
  failureReason: FailureReason | null;
  timezone: string;
  pickupFrom: string | null;
  pickupTo: string | null;
  deliveryFrom: string | null;
  deliveryTo: string | null;
  completedAt: number | null;
  destination: Pick<PlaceSnapshot, "kind">;
  orderIds: string[];
}

/** The part of an order that moves of its shipments read and change. */
export interface OrderState extends WithDoorCode {
  id: string;
  number: string;
  status: OrderStatus;
  version: number;
  attempts: number;
  heldFor: string | null;
  /** Issues of its destination address. */
  issues: readonly GeocodingIssue[];
  cancelReason: string | null;
  deliveryFrom: string | null;
  deliveryTo: string | null;
  completedAt: number | null;
  proofOfDelivery: ProofSetting;
  proofOfPickup: ProofSetting;
  collections: CollectionState[];
  /** Shipments that carry or carried it, newest last. */
  shipments: { id: string; status: ShipmentStatus }[];
  /** Its last events, newest last. Only loaded for a reset. */
  history: OrderHistory[];
}

/** One event of an order, with what it changed. */
export interface OrderHistory {
  type: OrderEventType;
  fromStatus: OrderStatus | null;
  toStatus: OrderStatus;
  shipmentId: string | null;
  before: OrderBefore | null;
  /** The event is itself a reset. */
  reset: boolean;
}

/** What an attempt or drop-off overwrites on an order, stored in its event. */
export type OrderBefore = Pick<OrderState, "attempts" | "heldFor" | "deliveryFrom" | "deliveryTo" | "completedAt"> & {
  /** Ids of the collections that were already waived; missing in older events. */
  waived?: string[];
};

/** What deciding a move needs besides shipment and orders. */
export interface MoveContext {
  /** Milliseconds UTC. */
  at: number;
  /** Local date in the account's zone. */
  today: string;
  /** Account preference: counted attempts after which an order is returned; 0 disables it. */
  forceRto: number;
  /** Whether the agent's own device may leave money uncollected; "office" when it is not a device that reports. */
  uncollected: "office" | "allowed" | "refused";
  agent: { id: string; active: boolean; functions: readonly FunctionKey[] } | null;
  names?: HandoverNames;
}

/** A new timeline entry. */
interface StatusEntry<Type, Status> {
  type: Type;
  version: number;
  from: Status;
  to: Status;
  detail: Record<string, unknown>;
  /** Changed fields besides the status, before and after: published with the event, not stored on the timeline. */
  changed?: ChangedFields;
}
export type ShipmentTimelineEntry = StatusEntry<ShipmentEventType, ShipmentStatus>;
export type OrderTimelineEntry = StatusEntry<OrderEventType, OrderStatus>;

/** The new states and timeline entries of a move. */
export interface MoveDecision {
  shipment: ShipmentState;
  shipmentEvents: ShipmentTimelineEntry[];
  orders: { order: OrderState; events: OrderTimelineEntry[] }[];
}
