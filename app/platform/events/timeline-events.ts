import { z } from "zod";
import { type OrderEventType, type OrderStatus, orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import type { ShipmentEventType } from "#app/modules/shipments/model/shipment.enums.ts";
import type { EventType } from "./event-catalogue.ts";

/** The part of a timeline line that events are made from. */
export interface TimelineLine<Type, Status> {
  type: Type;
  from: Status | null;
  to: Status;
  detail: Record<string, unknown>;
}

/** Events published for each type of line on an order's timeline, however the line came about. */
const orderLineEvents: Readonly<Record<OrderEventType, readonly EventType[]>> = {
  created: [],
  updated: ["order.updated"],
  assigned: ["order.assigned"],
  unassigned: ["order.unassigned"],
  cancelled: [],
  added_to_shipment: [],
  collection_added_to_receipt: ["order.updated"],
  collection_added_to_settlement: ["order.updated"],
  added_to_billing_invoice: ["order.updated"],
  received: ["order.received"],
  feedback_submitted: ["order.updated", "tracking.feedback"],
  collection_created: ["order.updated"],
  collection_updated: ["order.updated"],
  picked_up: [],
  dropped_off: [],
  attempted: [],
  reschedule_requested: ["order.updated", "order.reschedule_requested", "tracking.reschedule_requested"],
  cancellation_requested: ["order.updated", "tracking.cancellation_requested"],
  status_changed: [],
};

const shipmentLineEvents: Readonly<Record<ShipmentEventType, readonly EventType[]>> = {
  created: ["shipment.created"],
  assigned: ["shipment.assigned", "shipment.dispatched"],
  unassigned: ["shipment.unassigned"],
  cancelled: ["shipment.cancelled"],
  failed: ["shipment.failed"],
  added_to_plan: ["shipment.planned"],
  removed_from_plan: ["shipment.unplanned"],
  incident_added: ["shipment.incident_added"],
  rescheduled: ["shipment.rescheduled"],
  pickup_rescheduled: ["shipment.rescheduled"],
  picked_up: ["shipment.picked_up"],
  dropped_off: ["shipment.completed"],
  received: ["shipment.received"],
  reset: ["shipment.reset"],
  contact_updated: ["shipment.updated"],
  location_updated: ["shipment.updated"],
  metadata_updated: ["shipment.updated"],
};

/** Statuses in which an order has ended. */
const endedStatuses = orderStatuses.filter(({ phase }) => phase === "over");

/** True for a real proof: a signature, a picture or a code. A recipient's name alone is none. */
function isCaptured(proof: unknown): boolean {
  const parsed = z.object({ signature: z.string(), image: z.string(), code: z.string() }).partial().safeParse(proof);
  return parsed.success && Boolean(parsed.data.signature || parsed.data.image || parsed.data.code === "said");
}

/** Lists the events of a line on an order's timeline. */
export function listOrderEvents({ type, from, to, detail }: TimelineLine<OrderEventType, OrderStatus>): EventType[] {
  const moved = from !== null && from !== to;
  return [
    ...orderLineEvents[type],
    ...(type === "updated" && detail.part === "locations" ? (["order.address_changed"] as const) : []),
    ...(isCaptured(detail.proof) ? (["proof.captured"] as const) : []),
    ...(moved ? (["order.status_changed"] as const) : []),
    ...(moved && to === orderStatuses.code.cancelled ? (["order.cancelled"] as const) : []),
    ...(moved && endedStatuses.includes(to) ? (["order.closed"] as const) : []),
  ];
}

/** Lists the events of a line on a shipment's timeline. */
export function listShipmentEvents({
  type,
}: Pick<TimelineLine<ShipmentEventType, unknown>, "type">): readonly EventType[] {
  return shipmentLineEvents[type];
}
