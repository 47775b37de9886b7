import type { Permission } from "#app/platform/access/permissions.ts";
import type { EventType } from "#app/platform/events/event-catalogue.ts";

/** An event with alerts. */
interface AlertRow {
  /** Its translation key below `alerts.event`, also stored in inbox items. */
  word: string;
  /** The permission needed to be alerted: nobody is alerted of what they may not see. */
  permission: Permission;
  /** The page that shows it. */
  page: (of: { id: string; number: string }) => string;
  /** `everybody`: everybody with the permission gets an inbox item, even without a rule. */
  inbox: "everybody" | "by rule";
}

/** Events (of `event-catalogue.ts`) that have alerts, one row each. */
export const alertCatalogue = {
  "plan.failed": { word: "plan_failed", permission: "plans", page: ({ id }) => `/plans/${id}`, inbox: "everybody" },
  "plan.auto_confirm_stopped": {
    word: "auto_confirm_stopped",
    permission: "plans",
    page: ({ id }) => `/plans/${id}`,
    inbox: "everybody",
  },
  "stop.late": { word: "stop_late", permission: "routes", page: () => "/routes", inbox: "by rule" },
  "import.failed": {
    word: "import_failed",
    permission: "orders.import",
    page: ({ id }) => `/orders/import/${id}`,
    inbox: "by rule",
  },
  "tracking.reschedule_requested": {
    word: "reschedule_requested",
    permission: "orders",
    page: ({ number }) => `/orders/${number}`,
    inbox: "by rule",
  },
  "tracking.cancellation_requested": {
    word: "cancellation_requested",
    permission: "orders",
    page: ({ number }) => `/orders/${number}`,
    inbox: "by rule",
  },
  "agent.over_cash_limit": {
    word: "over_cash_limit",
    permission: "accounting.order_collections",
    page: () => "/accounting/collections/pending",
    inbox: "by rule",
  },
  "collection.not_collected": {
    word: "not_collected",
    permission: "accounting.order_collections",
    page: ({ number }) => `/accounting/collections/all?search=${number}`,
    inbox: "everybody",
  },
  "ledger.unbalanced": {
    word: "ledger_unbalanced",
    permission: "accounting.books",
    page: () => "/accounting/books",
    inbox: "everybody",
  },
  "settlement.disputed": {
    word: "settlement_disputed",
    permission: "accounting.merchant_billing.update_settlement",
    page: ({ number }) => `/accounting/merchant-billing/settlements/${number}`,
    inbox: "everybody",
  },
  "invoice.disputed": {
    word: "invoice_disputed",
    permission: "accounting.merchant_billing.modify_invoice",
    page: ({ number }) => `/accounting/merchant-billing/invoices/${number}`,
    inbox: "everybody",
  },
  "endpoint.disabled": {
    word: "endpoint_disabled",
    permission: "settings.alerts",
    page: ({ id }) => `/settings/webhooks-alerts/${id}`,
    inbox: "everybody",
  },
  "integration.sync_failed": {
    word: "sync_failed",
    permission: "settings.integrations",
    page: ({ id }) => `/settings/integrations/${id}`,
    inbox: "by rule",
  },
  "message.failed": {
    word: "message_failed",
    permission: "settings.account.manage",
    page: () => "/settings/failed-messages",
    inbox: "by rule",
  },
} as const satisfies Partial<Record<EventType, AlertRow>>;

export type AlertType = keyof typeof alertCatalogue;
export type AlertLabelKey = (typeof alertCatalogue)[AlertType]["word"];

export function isAlertType(text: string): text is AlertType {
  return Object.hasOwn(alertCatalogue, text);
}

export const alertTypes = Object.keys(alertCatalogue).filter(isAlertType);
