import { attendanceStatuses } from "#app/modules/fleet/model/attendance.enums.ts";
import {
  depositStatuses,
  invoiceStatuses,
  receiptStatuses,
  settlementStatuses,
} from "#app/modules/ledger/model/accounting.enums.ts";
import { collectionStatuses, orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { agentReceiptStatuses } from "#app/modules/payouts/model/agent-billing.enums.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import type { EventObject } from "./event-objects.ts";

const {
  new: fresh,
  ready,
  shipped,
  in_transit: inTransit,
  out_for_delivery: outForDelivery,
  delivered,
  cancelled,
} = orderStatuses.code;
const { pending, dispatched, picked_up: pickedUp, completed, failed, cancelled: dropped } = shipmentStatuses.code;
const { complete_received: handedIn } = shipmentStatuses.code;
const { pending: unpaid, paid, voided: agentReceiptVoided } = agentReceiptStatuses.code;
const { on_duty: on, off_duty: off } = attendanceStatuses.code;
const { pending: unsettled, collected: inHand, received: counted, settled: paidOut } = collectionStatuses.code;
const { prepaid: ahead } = collectionStatuses.code;
const billed = invoiceStatuses.code;
const settled = settlementStatuses.code;
const deposited = depositStatuses.code;
const { pending: open, received, voided } = receiptStatuses.code;

/** One event: the kind of object, and an example of its status before and after; null without one. */
interface EventRow {
  object: EventObject;
  from: number | null;
  to: number | null;
}

/**
 * Every published event, by the topic of its outbox message: a message with another topic does not compile. Code, the
 * API and tests walk this table. Rows are only ever added.
 */
export const eventCatalogue = {
  "order.created": { object: "order", from: null, to: ready },
  "order.updated": { object: "order", from: ready, to: ready },
  "order.status_changed": { object: "order", from: outForDelivery, to: delivered },
  "order.assigned": { object: "order", from: fresh, to: fresh },
  "order.unassigned": { object: "order", from: ready, to: fresh },
  "order.received": { object: "order", from: shipped, to: inTransit },
  "order.address_changed": { object: "order", from: ready, to: ready },
  "order.reschedule_requested": { object: "order", from: inTransit, to: inTransit },
  "order.closed": { object: "order", from: outForDelivery, to: delivered },
  "proof.captured": { object: "order", from: outForDelivery, to: delivered },
  "tracking.contact_verified": { object: "order", from: null, to: null },
  "tracking.feedback": { object: "order", from: delivered, to: delivered },
  "order.cancelled": { object: "order", from: ready, to: cancelled },
  "tracking.reschedule_requested": { object: "order", from: inTransit, to: inTransit },
  "tracking.cancellation_requested": { object: "order", from: ready, to: ready },
  "shipment.created": { object: "shipment", from: null, to: pending },
  "shipment.updated": { object: "shipment", from: pending, to: pending },
  "shipment.planned": { object: "shipment", from: pending, to: pending },
  "shipment.unplanned": { object: "shipment", from: pending, to: pending },
  "shipment.assigned": { object: "shipment", from: pending, to: dispatched },
  "shipment.unassigned": { object: "shipment", from: dispatched, to: pending },
  "shipment.rescheduled": { object: "shipment", from: pending, to: pending },
  "shipment.incident_added": { object: "shipment", from: completed, to: handedIn },
  "shipment.reset": { object: "shipment", from: completed, to: pending },
  "shipment.dispatched": { object: "shipment", from: pending, to: dispatched },
  "shipment.picked_up": { object: "shipment", from: dispatched, to: pickedUp },
  "shipment.completed": { object: "shipment", from: pickedUp, to: completed },
  "shipment.failed": { object: "shipment", from: pickedUp, to: failed },
  "shipment.received": { object: "shipment", from: completed, to: handedIn },
  "shipment.cancelled": { object: "shipment", from: pending, to: dropped },
  "shipment.eta_changed": { object: "shipment", from: dispatched, to: dispatched },
  "plan.ready": { object: "plan", from: null, to: null },
  "plan.confirmed": { object: "plan", from: null, to: null },
  "plan.failed": { object: "plan", from: null, to: null },
  "route.started": { object: "route", from: null, to: null },
  "route.completed": { object: "route", from: null, to: null },
  "route.accepted": { object: "route", from: null, to: null },
  "route.rejected": { object: "route", from: null, to: null },
  "stop.arriving": { object: "stop", from: null, to: null },
  "stop.arrived": { object: "stop", from: null, to: null },
  "stop.completed": { object: "stop", from: null, to: null },
  "stop.attempted": { object: "stop", from: null, to: null },
  "customer.created": { object: "customer", from: null, to: null },
  "customer.updated": { object: "customer", from: null, to: null },
  "import.completed": { object: "import", from: null, to: null },
  "import.failed": { object: "import", from: null, to: null },
  "collection.collected": { object: "collection", from: unsettled, to: inHand },
  "collection.prepaid": { object: "collection", from: unsettled, to: ahead },
  "collection.unpaid": { object: "collection", from: ahead, to: unsettled },
  "collection.received": { object: "collection", from: inHand, to: counted },
  "collection.reopened": { object: "collection", from: counted, to: inHand },
  "collection.settled": { object: "collection", from: counted, to: paidOut },
  "collection.unsettled": { object: "collection", from: paidOut, to: counted },
  "receipt.shortage": { object: "collection_receipt", from: open, to: received },
  "agent.checked_in": { object: "agent", from: off, to: on },
  "agent.checked_out": { object: "agent", from: on, to: off },
  "agent.over_cash_limit": { object: "agent", from: null, to: null },
  "plan.auto_confirm_stopped": { object: "plan", from: null, to: null },
  "stop.late": { object: "stop", from: null, to: null },
  "endpoint.disabled": { object: "endpoint", from: null, to: null },
  "integration.sync_failed": { object: "integration", from: null, to: null },
  "message.failed": { object: "message", from: null, to: null },
  "collection.not_collected": { object: "collection", from: unsettled, to: unsettled },
  "ledger.unbalanced": { object: "reconciliation", from: null, to: null },
  "collection_receipt.created": { object: "collection_receipt", from: null, to: open },
  "collection_receipt.received": { object: "collection_receipt", from: open, to: received },
  "collection_receipt.reopened": { object: "collection_receipt", from: received, to: open },
  "collection_receipt.voided": { object: "collection_receipt", from: open, to: voided },
  "agent_receipt.created": { object: "agent_receipt", from: null, to: unpaid },
  "agent_receipt.paid": { object: "agent_receipt", from: unpaid, to: paid },
  "agent_receipt.voided": { object: "agent_receipt", from: unpaid, to: agentReceiptVoided },
  "invoice.created": { object: "invoice", from: null, to: billed.pending },
  "invoice.modified": { object: "invoice", from: billed.pending, to: billed.pending },
  "invoice.paid": { object: "invoice", from: billed.pending, to: billed.paid },
  "invoice.unpaid": { object: "invoice", from: billed.paid, to: billed.pending },
  "invoice.disputed": { object: "invoice", from: billed.pending, to: billed.pending },
  "invoice.corrected": { object: "invoice", from: billed.pending, to: billed.pending },
  "invoice.sent": { object: "invoice", from: billed.pending, to: billed.pending },
  "invoice.reminded": { object: "invoice", from: billed.pending, to: billed.pending },
  "invoice.voided": { object: "invoice", from: billed.pending, to: billed.voided },
  "settlement.created": { object: "settlement", from: null, to: settled.pending },
  "settlement.sent": { object: "settlement", from: settled.pending, to: settled.pending },
  "settlement.settled": { object: "settlement", from: settled.pending, to: settled.settled },
  "settlement.disputed": { object: "settlement", from: settled.pending, to: settled.pending },
  "settlement.corrected": { object: "settlement", from: settled.pending, to: settled.pending },
  "settlement.voided": { object: "settlement", from: settled.pending, to: settled.voided },
  "deposit.created": { object: "deposit", from: null, to: deposited.on_the_way },
  "deposit.confirmed": { object: "deposit", from: deposited.on_the_way, to: deposited.confirmed },
  "deposit.voided": { object: "deposit", from: deposited.on_the_way, to: deposited.voided },
  "cheque.returned": { object: "cheque", from: null, to: null },
  "dispute.rejected": { object: "dispute", from: null, to: null },
  "period.closed": { object: "period", from: null, to: null },
  "period.reopened": { object: "period", from: null, to: null },
} as const satisfies Record<string, EventRow>;

export type EventType = keyof typeof eventCatalogue;
export const eventTypes = Object.keys(eventCatalogue).filter(isEventType);

export function isEventType(text: string): text is EventType {
  return Object.hasOwn(eventCatalogue, text);
}

/** The type of test messages; endpoints cannot subscribe to it. */
export const pingType = "webhook.ping";

/** Objects of two kinds may have one id: a cheque is its collection, too. */
export const getObjectKey = ({ type, objectId }: { type: EventType; objectId: string }): string =>
  `${eventCatalogue[type].object} ${objectId}`;
