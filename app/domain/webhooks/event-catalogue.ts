import { documentKinds, invoiceStatuses, receiptStatuses, settlementStatuses } from "../accounting/accounting.enums.ts";
import { agentReceiptStatuses } from "../accounting/agent-billing/agent-billing.enums.ts";
import { dutyStatuses } from "../fleet/attendance.ts";
import { collectionStatuses, orderStatuses } from "../orders/order.enums.ts";
import { shipmentStatuses } from "../shipments/shipment.enums.ts";

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
const { pending: unpaid, paid, voided: taken } = agentReceiptStatuses.code;
const { on_duty: on, off_duty: off } = dutyStatuses.code;
const { pending: unsettled, collected: inHand } = collectionStatuses.code;
const billed = invoiceStatuses.code;
const settled = settlementStatuses.code;
const { pending: open, received, voided } = receiptStatuses.code;

/** What an event may be about: what an outbox message calls several of them, and what one is called. */
export const eventObjects = {
  order: { told: "orders", example: "WB-104893" },
  shipment: { told: "shipments", example: "D-61840" },
  plan: { told: "plans", example: "P-1204" },
  agent: { told: "agents", example: "Elena Kaiser" },
  collection_receipt: { told: documentKinds.collection_receipt.told, example: "CR-2026-0411" },
  agent_receipt: { told: documentKinds.agent_receipt.told, example: "AR-2026-0017" },
  invoice: { told: documentKinds.invoice.told, example: "R-2026-00306" },
  settlement: { told: documentKinds.settlement.told, example: "S-2026-0097" },
  collection: { told: "collections", example: "WB-104893" },
  customer: { told: "customers", example: "Anna Huber" },
  route: { told: "routes", example: "P-1204/2" },
  stop: { told: "stops", example: "P-1204/2/7" },
  import: { told: "imports", example: "monday.csv" },
  endpoint: { told: "endpoints", example: "ERP" },
  integration: { told: "integrations", example: "Talrösterei" },
  message: { told: "messages", example: "order.created" },
  proof: { told: "proofs", example: "2026-12-01" },
} as const;
export type EventObject = keyof typeof eventObjects;

/** One event: what it is about, and an example of its status before and after; null where there is none. */
interface EventRow {
  object: EventObject;
  from: number | null;
  to: number | null;
}

/**
 * Every event that the outside can hear of, under the topic of its outbox message: a message with another topic does not
 * compile. Code, the API and tests walk this table. Rows are only ever added (api.md, "Events").
 */
export const eventCatalogue = {
  "order.created": { object: "order", from: null, to: ready },
  "order.updated": { object: "order", from: ready, to: ready },
  "order.status_changed": { object: "order", from: outForDelivery, to: delivered },
  "order.assigned": { object: "order", from: fresh, to: fresh },
  "order.unassigned": { object: "order", from: ready, to: fresh },
  "order.received": { object: "order", from: shipped, to: inTransit },
  "order.address_changed": { object: "order", from: ready, to: ready },
  "order.closed": { object: "order", from: outForDelivery, to: delivered },
  "proof.captured": { object: "order", from: outForDelivery, to: delivered },
  "tracking.contact_verified": { object: "order", from: null, to: null },
  "tracking.feedback": { object: "order", from: delivered, to: delivered },
  "order.cancelled": { object: "order", from: ready, to: cancelled },
  "tracking.reschedule_requested": { object: "order", from: inTransit, to: inTransit },
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
  "agent.checked_in": { object: "agent", from: off, to: on },
  "agent.checked_out": { object: "agent", from: on, to: off },
  "agent.over_cash_limit": { object: "agent", from: null, to: null },
  "plan.auto_confirm_stopped": { object: "plan", from: null, to: null },
  "stop.late": { object: "stop", from: null, to: null },
  "endpoint.disabled": { object: "endpoint", from: null, to: null },
  "integration.sync_failed": { object: "integration", from: null, to: null },
  "message.given_up": { object: "message", from: null, to: null },
  "books.unbalanced": { object: "proof", from: null, to: null },
  "collection_receipt.created": { object: "collection_receipt", from: null, to: open },
  "collection_receipt.received": { object: "collection_receipt", from: open, to: received },
  "collection_receipt.reopened": { object: "collection_receipt", from: received, to: open },
  "collection_receipt.voided": { object: "collection_receipt", from: open, to: voided },
  "agent_receipt.created": { object: "agent_receipt", from: null, to: unpaid },
  "agent_receipt.paid": { object: "agent_receipt", from: unpaid, to: paid },
  "agent_receipt.voided": { object: "agent_receipt", from: unpaid, to: taken },
  "invoice.created": { object: "invoice", from: null, to: billed.pending },
  "invoice.modified": { object: "invoice", from: billed.pending, to: billed.pending },
  "invoice.paid": { object: "invoice", from: billed.pending, to: billed.paid },
  "invoice.unpaid": { object: "invoice", from: billed.paid, to: billed.pending },
  "invoice.disputed": { object: "invoice", from: billed.pending, to: billed.pending },
  "invoice.corrected": { object: "invoice", from: billed.pending, to: billed.pending },
  "invoice.voided": { object: "invoice", from: billed.pending, to: billed.voided },
  "settlement.created": { object: "settlement", from: null, to: settled.pending },
  "settlement.settled": { object: "settlement", from: settled.pending, to: settled.settled },
  "settlement.disputed": { object: "settlement", from: settled.pending, to: settled.pending },
  "settlement.corrected": { object: "settlement", from: settled.pending, to: settled.pending },
  "settlement.voided": { object: "settlement", from: settled.pending, to: settled.voided },
} as const satisfies Record<string, EventRow>;

export type EventType = keyof typeof eventCatalogue;
export const eventTypes = Object.keys(eventCatalogue).filter(isEventType);

export function isEventType(text: string): text is EventType {
  return Object.hasOwn(eventCatalogue, text);
}

/** What a test sends; no endpoint asks for it. */
export const pingType = "webhook.ping";
