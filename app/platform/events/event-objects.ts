import { documentKinds } from "#app/modules/ledger/model/accounting.enums.ts";
import type { Permission } from "#app/platform/access/permissions.ts";

/**
 * What an event may be about: what an outbox message calls several of them, what one is called, and
 * the permission to look at one, where the API has it: whoever is told all of one has it.
 */
export const eventObjects = {
  order: { told: "orders", example: "WB-104893", sees: "orders" },
  shipment: { told: "shipments", example: "D-61840", sees: "shipments" },
  plan: { told: "plans", example: "P-1204", sees: "plans" },
  agent: { told: "agents", example: "Elena Kaiser", sees: "settings.agents" },
  collection_receipt: {
    told: documentKinds.collection_receipt.told,
    example: "CR-2026-0411",
    sees: "accounting.order_collections",
  },
  agent_receipt: { told: documentKinds.agent_receipt.told, example: "AR-2026-0017", sees: "accounting.agent_billing" },
  invoice: { told: documentKinds.invoice.told, example: "R-2026-00306", sees: "accounting.merchant_billing" },
  settlement: { told: documentKinds.settlement.told, example: "S-2026-0097", sees: "accounting.merchant_billing" },
  collection: { told: "collections", example: "WB-104893", sees: "accounting.order_collections" },
  customer: { told: "customers", example: "Anna Huber", sees: "customers" },
  route: { told: "routes", example: "P-1204/2", sees: null },
  stop: { told: "stops", example: "P-1204/2/7", sees: null },
  import: { told: "imports", example: "monday.csv", sees: "orders.import" },
  endpoint: { told: "endpoints", example: "ERP", sees: "settings.alerts" },
  integration: { told: "integrations", example: "Talrösterei", sees: null },
  message: { told: "messages", example: "order.created", sees: null },
  proof: { told: "proofs", example: "2026-12-01", sees: null },
} as const satisfies Record<string, { told: string; example: string; sees: Permission | null }>;
export type EventObject = keyof typeof eventObjects;

export function isEventObject(text: string): text is EventObject {
  return Object.hasOwn(eventObjects, text);
}
