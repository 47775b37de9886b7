import type { AgentState } from "#app/modules/fleet/model/agent-states.ts";
import {
  type InvoiceStatus,
  invoiceStatuses,
  type ReceiptStatus,
  receiptStatuses,
  type SettlementStatus,
  settlementStatuses,
} from "#app/modules/ledger/model/accounting.enums.ts";
import type { CollectionStatus, CustomerStatus, OrderStatus } from "#app/modules/orders/model/order.enums.ts";
import { collectionStatuses, orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { type AgentReceiptStatus, agentReceiptStatuses } from "#app/modules/payouts/model/agent-billing.enums.ts";
import type { Lateness, PlanStatus, StopState } from "#app/modules/planning/model/plan.enums.ts";
import { latenessLevels, planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import type { ShipmentStatus } from "#app/modules/shipments/model/shipment.enums.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import type { TranslationKey } from "../i18n/translation-key.ts";
import type { Shape } from "./shapes.tsx";

/** A hue with its tint, as a class of `data.css`. */
export type Family = "idle" | "prep" | "move" | "done" | "alert" | "fail" | "back" | "over" | `late-${Lateness}`;

export interface Appearance {
  shape: Shape;
  family: Family;
}

/** Which codes each kind of status has. */
export interface StatusCodes {
  order: OrderStatus;
  shipment: ShipmentStatus;
  plan: PlanStatus;
  collection: CollectionStatus;
  receipt: ReceiptStatus;
  agent_receipt: AgentReceiptStatus;
  invoice: InvoiceStatus;
  settlement: SettlementStatus;
  lateness: Lateness;
  stop: StopState;
  customer: CustomerStatus;
  agent: AgentState;
}

export type StatusKind = keyof StatusCodes;

const orders: Record<OrderStatus, Appearance> = {
  0: { shape: "dashedRing", family: "idle" },
  1: { shape: "ring", family: "prep" },
  2: { shape: "dotted", family: "prep" },
  3: { shape: "half", family: "prep" },
  4: { shape: "outline", family: "move" },
  5: { shape: "loading", family: "move" },
  6: { shape: "out", family: "move" },
  7: { shape: "check", family: "done" },
  8: { shape: "warning", family: "alert" },
  9: { shape: "crossed", family: "over" },
  10: { shape: "over", family: "over" },
  11: { shape: "back", family: "back" },
  12: { shape: "backLoading", family: "back" },
  13: { shape: "backDone", family: "back" },
  14: { shape: "backFailed", family: "back" },
  15: { shape: "backDashed", family: "back" },
};

const shipments: Record<ShipmentStatus, Appearance> = {
  1: { shape: "ring", family: "idle" },
  2: { shape: "dotted", family: "prep" },
  3: { shape: "half", family: "prep" },
  4: { shape: "out", family: "move" },
  5: { shape: "check", family: "done" },
  6: { shape: "warning", family: "fail" },
  7: { shape: "crossed", family: "over" },
  8: { shape: "checkReceived", family: "done" },
  9: { shape: "warningReceived", family: "fail" },
};

const plans: Record<PlanStatus, Appearance> = {
  1: { shape: "ring", family: "idle" },
  2: { shape: "queued", family: "prep" },
  3: { shape: "turning", family: "move" },
  4: { shape: "dotted", family: "prep" },
  5: { shape: "check", family: "done" },
};

const collections: Record<CollectionStatus, Appearance> = {
  1: { shape: "ring", family: "idle" },
  2: { shape: "dotted", family: "prep" },
  3: { shape: "half", family: "prep" },
  4: { shape: "check", family: "done" },
  5: { shape: "over", family: "over" },
};

const receipts: Record<ReceiptStatus, Appearance> = {
  1: { shape: "ring", family: "idle" },
  2: { shape: "crossed", family: "over" },
  3: { shape: "check", family: "done" },
};

const agentReceipts: Record<AgentReceiptStatus, Appearance> = receipts;
/** Of invoices and settlements: open, done, voided. */
const billedDocuments: Record<InvoiceStatus & SettlementStatus, Appearance> = {
  1: { shape: "ring", family: "idle" },
  2: { shape: "check", family: "done" },
  3: { shape: "crossed", family: "over" },
};

const lateness: Record<Lateness, Appearance> = {
  0: { shape: "point", family: "late-0" },
  1: { shape: "early", family: "late-1" },
  2: { shape: "maybeEarly", family: "late-2" },
  3: { shape: "maybeLate", family: "late-3" },
  4: { shape: "late", family: "late-4" },
};

const stops: Record<StopState, Appearance> = {
  pending: { shape: "ring", family: "idle" },
  ready: { shape: "dotted", family: "prep" },
  arriving: { shape: "out", family: "move" },
  completed: { shape: "check", family: "done" },
  attempted: { shape: "warning", family: "alert" },
  failed: { shape: "warning", family: "fail" },
};

const customers: Record<CustomerStatus, Appearance> = {
  processing: orders[3],
  shipped: orders[4],
  in_transit: orders[5],
  out_for_delivery: orders[6],
  delivered: orders[7],
  delivery_attempted: orders[8],
  cancelled: orders[9],
  closed: orders[10],
  pending_return: orders[15],
  return_in_progress: orders[12],
  returned: orders[13],
};

const agents: Record<AgentState, Appearance> = {
  active: { shape: "out", family: "move" },
  ending: { shape: "backLoading", family: "move" },
  idle: { shape: "dotted", family: "prep" },
  online: { shape: "ring", family: "idle" },
  offline: { shape: "dashedRing", family: "over" },
};

const tables: { [Kind in StatusKind]: Record<StatusCodes[Kind], Appearance> } = {
  order: orders,
  shipment: shipments,
  plan: plans,
  collection: collections,
  receipt: receipts,
  agent_receipt: agentReceipts,
  invoice: billedDocuments,
  settlement: billedDocuments,
  lateness,
  stop: stops,
  customer: customers,
  agent: agents,
};

/** The shape and hue of a status: the same on every screen, pin and chart. */
export function getAppearance<Kind extends StatusKind>(kind: Kind, code: StatusCodes[Kind]): Appearance {
  return tables[kind][code];
}

const enumerations = {
  order: orderStatuses,
  shipment: shipmentStatuses,
  plan: planStatuses,
  collection: collectionStatuses,
  receipt: receiptStatuses,
  agent_receipt: agentReceiptStatuses,
  invoice: invoiceStatuses,
  settlement: settlementStatuses,
  lateness: latenessLevels,
};

/** The translation key of a status. */
export function getStatusLabel<Kind extends StatusKind>(kind: Kind, code: StatusCodes[Kind]): TranslationKey {
  const key =
    kind in enumerations ? enumerations[kind as keyof typeof enumerations].byCode(Number(code)).key : String(code);
  return `common:status.${kind}.${key}` as TranslationKey;
}
