import type { FunctionKey } from "#app/modules/fleet/model/fleet.enums.ts";
import type { BookedCollection } from "#app/modules/ledger/model/collection-postings.ts";
import type { MoveProof, WithDoorCode } from "#app/modules/orders/model/move-proof.ts";
import type {
  CollectionStatus,
  GeocodingIssue,
  OrderEventType,
  OrderStatus,
  ProofSetting,
} from "#app/modules/orders/model/order.enums.ts";
import type { ChangedFields } from "#app/platform/events/envelope.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import type { DevicePosition, HandoverNames } from "./handover-facts.ts";
import type { PaymentReport } from "./handover-payments.ts";
import type { PackageReport } from "./missing-packages.ts";
import type { Receipt } from "./receive-packages.ts";
import type { FailureReason, ShipmentEventType, ShipmentStatus, ShipmentType } from "./shipment.enums.ts";
import type { ShipmentAction } from "./shipment.states.ts";

/** What somebody wants done with one shipment. Which fields matter is the action's business. */
export interface ShipmentMove extends PaymentReport, PackageReport {
  id: string;
  action: ShipmentAction;
  /** The version that was seen; without it the present one is taken. */
  version?: number | undefined;
  agentId?: string | undefined;
  planId?: string | undefined;
  routeId?: string | undefined;
  /** A shipment of another plan is moved there only when somebody said so. */
  fromOtherPlan?: true | undefined;
  reason?: FailureReason | undefined;
  note?: string | undefined;
  /** Local date of the next attempt. */
  date?: string | undefined;
  /** Which end was tried; a delivery that was only dispatched is taken as tried at the door. */
  leg?: "pickup" | "dropoff" | undefined;
  proof?: MoveProof | undefined;
  /** Where the device was, and how many metres it was unsure. */
  spot?: DevicePosition | undefined;
  /** What was counted on receipt or at the door; without it everything arrived. */
  receipt?: Receipt | undefined;
  /** New window of a rescheduled pickup or drop-off. */
  from?: string | undefined;
  to?: string | undefined;
}

/** A shipment as far as moves go. */
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

/** An order as far as moves of its shipments go. */
export interface OrderState extends WithDoorCode {
  id: string;
  number: string;
  status: OrderStatus;
  version: number;
  attempts: number;
  heldFor: string | null;
  /** What is wrong with where it goes. */
  issues: readonly GeocodingIssue[];
  cancelReason: string | null;
  deliveryFrom: string | null;
  deliveryTo: string | null;
  completedAt: number | null;
  proofOfDelivery: ProofSetting;
  proofOfPickup: ProofSetting;
  collections: CollectionState[];
  /** Shipments that carry or carried it, the newest last. */
  shipments: { id: string; status: ShipmentStatus }[];
  /** Its last events, the newest last: what a reset goes back by. Only loaded for a reset. */
  history: OrderHistory[];
}

export interface CollectionState extends BookedCollection {
  waived: boolean;
  prepaymentRequired: boolean;
  receiptId: string | null;
  settlementId: string | null;
  collectedAt: number | null;
  /** The status that it has in the database: what a move makes of it is posted against that. */
  storedStatus: CollectionStatus;
}

/** One event of an order, with what it changed. */
export interface OrderHistory {
  type: OrderEventType;
  fromStatus: OrderStatus | null;
  toStatus: OrderStatus;
  shipmentId: string | null;
  before: OrderBefore | null;
  /** It took back what an earlier event did. */
  reset: boolean;
}

/** What an attempt or drop-off overwrites on an order, kept in its event. */
export type OrderBefore = Pick<OrderState, "attempts" | "heldFor" | "deliveryFrom" | "deliveryTo" | "completedAt"> & {
  /** Ids of the collections that were waived already; older entries do not tell. */
  waived?: string[];
};

/** What a move needs to know besides shipment and orders. */
export interface MoveContext {
  /** Milliseconds UTC. */
  at: number;
  /** Local date in the account's zone. */
  today: string;
  /** Preference: counted attempts that turn an order round; 0 is disabled. */
  forceRto: number;
  agent: { id: string; active: boolean; functions: readonly FunctionKey[] } | null;
  names?: HandoverNames;
}

/** What is written on a timeline, and what is told of it. */
interface StatusEntry<Type, Status> {
  type: Type;
  version: number;
  from: Status;
  to: Status;
  detail: Record<string, unknown>;
  /** Fields besides the status, before and after: told, not kept. */
  changed?: ChangedFields;
}
export type ShipmentTimelineEntry = StatusEntry<ShipmentEventType, ShipmentStatus>;
export type OrderTimelineEntry = StatusEntry<OrderEventType, OrderStatus>;

/** What a move comes to: the new states, and what is written on the timelines. */
export interface MoveDecision {
  shipment: ShipmentState;
  shipmentEvents: ShipmentTimelineEntry[];
  orders: { order: OrderState; events: OrderTimelineEntry[] }[];
}
