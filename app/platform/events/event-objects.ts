import { documentKinds } from "#app/modules/ledger/model/accounting.enums.ts";
import type { Permission } from "#app/platform/access/permissions.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/**
 * Kinds of objects an event may be about: the payload key of an outbox message, the singular name, and the permission
 * to read one in the API. Fat events are sent only with that permission.
 */
export const eventObjects = {
  order: { payloadKey: "orders", example: "WB-104893", permission: "orders" },
  shipment: { payloadKey: "shipments", example: "D-61840", permission: "shipments" },
  plan: { payloadKey: "plans", example: "P-1204", permission: "plans" },
  agent: { payloadKey: "agents", example: "Elena Kaiser", permission: "settings.agents" },
  collection_receipt: {
    payloadKey: documentKinds.collection_receipt.payloadKey,
    example: "CR-2026-0411",
    permission: "accounting.order_collections",
  },
  agent_receipt: {
    payloadKey: documentKinds.agent_receipt.payloadKey,
    example: "AR-2026-0017",
    permission: "accounting.agent_billing",
  },
  invoice: {
    payloadKey: documentKinds.invoice.payloadKey,
    example: "R-2026-00306",
    permission: "accounting.merchant_billing",
  },
  settlement: {
    payloadKey: documentKinds.settlement.payloadKey,
    example: "S-2026-0097",
    permission: "accounting.merchant_billing",
  },
  deposit: {
    payloadKey: documentKinds.deposit.payloadKey,
    example: "D-2026-0061",
    permission: "accounting.order_collections",
  },
  /** A cheque, by the number of its order. */
  cheque: { payloadKey: "cheques", example: "WB-104893", permission: "accounting.order_collections" },
  /** A disputed line of an invoice or a settlement, by the number of that document. */
  dispute: { payloadKey: "disputes", example: "R-2026-00306", permission: "accounting.merchant_billing" },
  collection: { payloadKey: "collections", example: "WB-104893", permission: "accounting.order_collections" },
  customer: { payloadKey: "customers", example: "Anna Huber", permission: "customers" },
  route: { payloadKey: "routes", example: "P-1204/2", permission: null },
  stop: { payloadKey: "stops", example: "P-1204/2/7", permission: null },
  import: { payloadKey: "imports", example: "monday.csv", permission: "orders.import" },
  endpoint: { payloadKey: "endpoints", example: "ERP", permission: "settings.alerts" },
  integration: { payloadKey: "integrations", example: "Talrösterei", permission: null },
  message: { payloadKey: "messages", example: "order.created", permission: null },
  /** A month of the books. */
  period: { payloadKey: "periods", example: "2026-10", permission: "accounting.books" },
  reconciliation: { payloadKey: "reconciliations", example: "2026-12-01", permission: null },
} as const satisfies Record<string, { payloadKey: string; example: string; permission: Permission | null }>;
export type EventObject = keyof typeof eventObjects;

export function isEventObject(text: string): text is EventObject {
  return Object.hasOwn(eventObjects, text);
}

/**
 * Reads objects of a kind as the API's list returns them, by id; deleted objects and kinds without a list are left out.
 */
export type ReadWebhookObjects = (
  scope: Scope,
  kind: EventObject,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, object>>;
