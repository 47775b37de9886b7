import type { AlertLabelKey } from "#app/modules/alerts/model/alert-catalogue.ts";
import type { RunReason } from "#app/modules/automation/model/automation-run.ts";
import type { DisputedKind } from "#app/modules/ledger/model/billing.enums.ts";
import { formatDocumentAddress } from "#app/modules/ledger/model/document-address.ts";
import type { RunProblem } from "#app/modules/reports/model/report.ts";
import type { ShopStopReason } from "#app/modules/shops/model/shop.enums.ts";
import type { DisabledReason } from "#app/modules/webhooks/model/webhook.enums.ts";

/** Kinds of inbox items with the values that their sentences use. */
export interface InboxDetails {
  /** Someone mentioned the person in a note; `path` is the page of the noted entity. */
  mention: { by: string; path: string; number: string; excerpt: string };
  import_failed: { importId: string; fileName: string; code: string };
  /** An import finished without creating some rows. */
  import_incomplete: { importId: string; fileName: string; created: number; refused: number };
  /** A customer requests another time for an order that is already under way. */
  reschedule_requested: { number: string; customer: string; from: string; to: string };
  /** A customer asks to cancel an order; `reason` in their words, or empty. */
  cancellation_requested: { number: string; customer: string; reason: string };
  /** A customer asks for another place, as the line of its address. */
  address_requested: { number: string; customer: string; line: string };
  /** `reason` is a key of the catalog: why a plan needs a decision. */
  plan_alert: { planId: string; name: string; reason: PlanAlertReason };
  /** An agent rejected a route (`P-1204/2`) or one shipment of it. */
  request_rejected: { planId: string; agent: string; what: string; reason: string };
  /** An agent did not respond to a route request in time. */
  request_unanswered: { planId: string; agent: string; what: string };
  /** An automation rule failed or stopped. */
  rule_alert: { ruleId: string; name: string; reason: RunReason };
  /** A rule with a notification step matched an order. */
  rule_matched: { ruleId: string; name: string; number: string };
  /** A recurring order produced no order for a date; `code` is the reason. */
  recurring_failed: { number: string; date: string; code: string };
  /** A reconciliation of the ledger failed: failed equations, all equations, and affected rows. */
  ledger_unbalanced: { failed: number; of: number; rows: number };
  /** Counting a sample of days again gave other figures: the first such day, how many of the sample, and how many rows. */
  figures_drifted: { day: string; days: number; of: number; rows: number };
  /** A merchant disputes a line of its statement or invoice; a statement when no kind is given. */
  line_disputed: { kind?: DisputedKind; number: string; merchant: string; order: string; text: string };
  /** The carrier responded; `outcome` is a key of the catalog. */
  dispute_resolved: {
    kind?: DisputedKind;
    /** Several carriers of a merchant may use the same number; older items have only the number. */
    id?: string;
    number: string;
    carrier: string;
    order: string;
    outcome: "corrected" | "rejected";
  };
  /** A shop rejects our credentials: its integration has stopped. */
  shop_stopped: { shopId: string; name: string; reason: ShopStopReason };
  /** A shop changed or cancelled an order that is under way. */
  shop_order_changed: { shopId: string; name: string; number: string };
  /** A shop's customer requests their data or its erasure; `numbers` are our orders. */
  shop_privacy: { shopId: string; name: string; wanted: "data" | "erase"; numbers: string };
  /** An endpoint was disabled automatically. */
  endpoint_disabled: { endpointId: string; name: string; reason: DisabledReason };
  /** A report that the person asked for or gets is there. */
  report_ready: { reportId: string; name: string; rows: number };
  /** A report was not made or not sent. */
  report_failed: { reportId: string; name: string; problem: RunProblem };
  /** An alert rule fired. */
  alert: { word: AlertLabelKey; number: string; path: string };
}

export type PlanAlertReason = "auto_confirm_held" | "auto_confirm_empty" | "optimisation_failed" | "automation_failed";
export type InboxKind = keyof InboxDetails;

/** One kind with its values. */
export type InboxEntry = { [Kind in InboxKind]: { kind: Kind; detail: InboxDetails[Kind] } }[InboxKind];

/** One item of a person's inbox. */
export type InboxItem = InboxEntry & { id: string; at: number; read: boolean; archived: boolean };

const getDisputePage = ({ kind = "settlement", number }: { kind?: DisputedKind; number: string }) =>
  `/accounting/merchant-billing/${kind}s/${number}`;

const pageByKind: { readonly [Kind in InboxKind]: (detail: InboxDetails[Kind]) => string } = {
  mention: ({ path }) => path,
  import_failed: ({ importId }) => `/orders/import/${importId}`,
  import_incomplete: ({ importId }) => `/orders/import/${importId}`,
  reschedule_requested: ({ number }) => `/orders/${number}`,
  cancellation_requested: ({ number }) => `/orders/${number}`,
  address_requested: ({ number }) => `/orders/${number}`,
  plan_alert: ({ planId }) => `/plans/${planId}`,
  request_rejected: ({ planId }) => `/plans/${planId}`,
  request_unanswered: ({ planId }) => `/plans/${planId}`,
  rule_alert: ({ ruleId }) => `/plans/rules?edit=${ruleId}`,
  rule_matched: ({ number }) => `/orders/${number}`,
  recurring_failed: ({ number }) => `/orders/recurring?search=${number}`,
  ledger_unbalanced: () => "/accounting/books",
  figures_drifted: ({ day }) => `/analytics/dashboards/overview?from=${day}&to=${day}`,
  line_disputed: getDisputePage,
  dispute_resolved: ({ id, ...detail }) =>
    getDisputePage(id ? { ...detail, number: formatDocumentAddress({ id, number: detail.number }, true) } : detail),
  shop_stopped: ({ shopId }) => `/settings/integrations/${shopId}`,
  shop_order_changed: ({ shopId }) => `/settings/integrations/${shopId}?tab=needs_review`,
  shop_privacy: () => "/settings/integrations",
  endpoint_disabled: ({ endpointId }) => `/settings/webhooks-alerts/${endpointId}`,
  report_ready: ({ reportId }) => `/analytics/reports/${reportId}`,
  report_failed: ({ reportId }) => `/analytics/reports/${reportId}`,
  alert: ({ path }) => path,
};

export const inboxKinds = Object.keys(pageByKind).filter(isInboxKind);

export function isInboxKind(text: string): text is InboxKind {
  return Object.hasOwn(pageByKind, text);
}

/** The page that an item links to. */
export function getInboxPage<Kind extends InboxKind>({
  kind,
  detail,
}: {
  kind: Kind;
  detail: InboxDetails[Kind];
}): string {
  return pageByKind[kind](detail);
}

/** Folders of the inbox, each with its own URL. */
export const inboxFolders = ["open", "unread", "archive"] as const;
export type InboxFolder = (typeof inboxFolders)[number];
