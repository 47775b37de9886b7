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

const stops: Record<StopState, Appearance> = {
  pending: { shape: "ring", family: "idle" },
  ready: { shape: "dotted", family: "prep" },
  arriving: { shape: "out", family: "move" },
  completed: { shape: "check", family: "done" },
  attempted: { shape: "warning", family: "alert" },
  failed: { shape: "warning", family: "fail" },
};

const agents: Record<AgentState, Appearance> = {
  active: { shape: "out", family: "move" },
  ending: { shape: "backLoading", family: "move" },
  idle: { shape: "dotted", family: "prep" },
  online: { shape: "ring", family: "idle" },
  offline: { shape: "dashedRing", family: "over" },
};

/** What a customer sees is drawn as the order of that name, else as the first order that they see so. */
function getCustomerAppearance(status: CustomerStatus): Appearance {
  const row = orderStatuses.byKey(status) ?? orderStatuses.rows.find(({ customer }) => customer === status);
  if (!row) throw new Error(`unknown status ${status}`);
  return row;
}

const appearances: { [Kind in StatusKind]: (code: StatusCodes[Kind]) => Appearance } = {
  order: orderStatuses.byCode,
  shipment: shipmentStatuses.byCode,
  plan: planStatuses.byCode,
  collection: collectionStatuses.byCode,
  receipt: receiptStatuses.byCode,
  agent_receipt: agentReceiptStatuses.byCode,
  invoice: invoiceStatuses.byCode,
  settlement: settlementStatuses.byCode,
  lateness: latenessLevels.byCode,
  stop: (state) => stops[state],
  customer: getCustomerAppearance,
  agent: (state) => agents[state],
};

/** The shape and hue of a status: the same on every screen, pin and chart. */
export function getAppearance<Kind extends StatusKind>(kind: Kind, code: StatusCodes[Kind]): Appearance {
  return appearances[kind](code);
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
