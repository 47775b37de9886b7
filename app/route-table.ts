import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import type { Guarded, ParamFeatures } from "#app/platform/access/guarded.ts";
import type { Permission } from "#app/platform/access/permissions.ts";

export type LayoutName = "auth" | "default" | "subscription" | "track" | "portal" | "embed" | "none";

/** What a sign-in step requires, in its URL or stored on the device. */
export type Ticket =
  | "query_email"
  | "query_token"
  | "query_email_and_secret"
  | "held_reset"
  | "held_reset_code"
  | "held_verification"
  | "held_two_step";

/** Pickups and transfers need a feature. */
const shipmentTypeFeatures: ParamFeatures = {
  param: "type",
  needs: Object.fromEntries(shipmentTypes.rows.flatMap(({ path, feature }) => (feature ? [[path, feature]] : []))),
  fallback: "/shipments/deliveries",
};

export interface PageRoute extends Guarded {
  path: string;
  /** Its file below `app/modules`. */
  module: string;
  name: string;
  layout: LayoutName;
  /** A file that the API links to: programs fetch it with their token. */
  isTokenReadable?: true;
  /** It reads much, such as a file of a whole list or figures: of an account they run one after another. */
  isHeavy?: true;
  width?: "compact" | "wide";
  /** Redirects to sign-in without one of these. */
  tickets?: readonly Ticket[];
  /** "absent": only before the installation is set up. "any": always. Left out: only after set-up. */
  setup?: "absent" | "any";
}

/** A row as written below, without the values shared by its area or derived from its module. */
type WrittenRoute = Pick<PageRoute, "path" | "module"> & Partial<PageRoute>;

/** Adds shared values to rows. Modules of pages are `.tsx`; most paths need an active account. */
function withShared(shared: Partial<PageRoute>, rows: readonly WrittenRoute[]): readonly PageRoute[] {
  return rows.map((row) => ({
    name: toRouteName(row.module),
    layout: row.module.endsWith(".tsx") ? "default" : "none",
    access: "account",
    ...shared,
    ...row,
  }));
}

/** `fleet/pages/settings-agents.tsx` → `agents`, `inventory/pages/items-export.ts` → `export_items` */
function toRouteName(module: string): string {
  const [, , file = ""] = module.split("/");
  const name = file.replace(/\.tsx?$/, "").replaceAll("-", "_");
  return name.replace(/^settings_/, "").replace(/^(.+)_export$/, "export_$1");
}

/** A list of the settings: its screen and its file. */
function listCatalogueRoutes(
  noun: string,
  word: string,
  { width, ...shared }: Partial<PageRoute>,
): readonly PageRoute[] {
  const name = word.replaceAll("-", "_");
  return withShared(shared, [
    { path: `/settings/${word}`, module: `${noun}/pages/settings-${word}.tsx`, ...(width ? { width } : {}) },
    {
      path: `/settings/${word}/export`,
      module: "settings/pages/settings-catalogue-export.ts",
      name: `export_${name}`,
      isHeavy: true,
    },
  ]);
}

/** Signing in, up and out. */
const signInRoutes: readonly PageRoute[] = [
  ...withShared({ layout: "auth", access: "anonymous" }, [
    { path: "/login", module: "identity/pages/login.tsx" },
    {
      path: "/login/two-step",
      module: "identity/pages/login-two-step.tsx",
      name: "two_step",
      tickets: ["held_two_step"],
    },
  ]),
  ...withShared({ layout: "auth", access: "public" }, [
    { path: "/password/forgot", module: "identity/pages/password-forgot.tsx", name: "forgot_password" },
    {
      path: "/password/validate",
      module: "identity/pages/password-validate.tsx",
      name: "validate_password",
      tickets: ["held_reset"],
    },
    {
      path: "/password/reset",
      module: "identity/pages/password-reset.tsx",
      name: "reset_password",
      tickets: ["query_email_and_secret", "held_reset_code"],
    },
    { path: "/register", module: "identity/pages/register.tsx" },
    { path: "/verify", module: "identity/pages/verify.tsx", name: "verify_account", tickets: ["held_verification"] },
    { path: "/get-started", module: "identity/pages/get-started.tsx", name: "get-started", setup: "absent" },
  ]),
  ...withShared({ access: "public" }, [
    { path: "/logout", module: "identity/pages/logout.ts" },
    { path: "/mail-logo/:accountId/:version", module: "messages/pages/mail-logo.ts" },
  ]),
];

/** What belongs to a person, with or without a workspace. */
const personRoutes: readonly PageRoute[] = [
  ...withShared({ layout: "auth", access: "public" }, [
    { path: "/dev/outbox", module: "notifications/pages/dev-outbox.tsx", setup: "any" },
    { path: "/dev/failed-messages", module: "settings/pages/dev-failed-messages.tsx", setup: "any" },
    {
      path: "/workspaces/load",
      module: "identity/pages/workspaces-load.tsx",
      name: "load_workspace",
      tickets: ["query_email", "query_token"],
    },
  ]),
  ...withShared({ access: "login" }, [
    { path: "/workspaces/answer", module: "identity/pages/workspaces-answer.ts", name: "answer_invitation" },
    { path: "/workspaces/switch", module: "identity/pages/workspaces-switch.ts", name: "switch_workspace" },
    { path: "/profile", module: "identity/pages/profile.tsx" },
    { path: "/dev/usage", module: "product-usage/pages/usage-report.tsx" },
    { path: "/people/:userId/photo/:version", module: "identity/pages/person-photo.ts" },
    { path: "/workspaces/:accountId/logo/:version", module: "workspace/pages/workspace-logo.ts" },
  ]),
  ...withShared({}, [
    { path: "/workspaces", module: "identity/pages/workspaces.tsx", layout: "auth", access: "no_account" },
    {
      path: "/workspaces/create",
      module: "identity/pages/workspaces-create.tsx",
      name: "create_workspace",
      layout: "auth",
      access: "login",
    },
    { path: "/preferences", module: "home/pages/preferences.ts", access: "public" },
  ]),
];

/** Orders, and how they come in. */
const orderRoutes: readonly PageRoute[] = [
  // Before orders by number, so that "options" is not read as an order number.
  ...withShared({ permission: ["orders", "orders.create"] }, [
    { path: "/orders/create", module: "orders/pages/orders-create.tsx", name: "create_order" },
    {
      path: "/orders/create-bulk",
      module: "orders/pages/orders-create-bulk.tsx",
      name: "create_bulk_orders",
      width: "compact",
    },
    { path: "/orders/documents", module: "orders/pages/orders-documents.ts", name: "stage_document" },
  ]),
  ...withShared({ permission: "orders" }, [
    { path: "/orders", module: "orders/pages/orders.tsx" },
    { path: "/orders/live", module: "orders/pages/orders-live.tsx", name: "live_view", width: "compact" },
    { path: "/orders/validate", module: "orders/pages/orders-validate.tsx", name: "validate_orders", width: "compact" },
    { path: "/orders/recurring", module: "orders/pages/orders-recurring.tsx", name: "recurring_orders" },
    { path: "/orders/:number/documents/:id", module: "orders/pages/order-document.ts" },
    { path: "/orders/:number", module: "orders/pages/order.tsx", name: "view_order" },
  ]),
  ...withShared({ permission: ["orders", "orders.import"] }, [
    { path: "/orders/import", module: "imports/pages/orders-import.tsx", name: "import_orders", width: "compact" },
    {
      path: "/orders/import/:importId",
      module: "imports/pages/orders-import-file.tsx",
      name: "import_orders_file",
      width: "compact",
    },
    {
      path: "/orders/import/template/:format",
      module: "imports/pages/orders-import-template.ts",
      name: "import_orders_template",
    },
    {
      path: "/orders/import/:importId/result",
      module: "imports/pages/orders-import-result.ts",
      name: "import_orders_result",
    },
  ]),
  ...withShared({ permission: ["orders", "orders.generate_labels"] }, [
    { path: "/orders/labels", module: "labels/pages/orders-labels.ts", isTokenReadable: true, merchantTokens: true },
  ]),
  ...withShared({ permission: ["orders", "orders.export"] }, [
    {
      path: "/orders/export",
      module: "orders/pages/orders-export.ts",
      isTokenReadable: true,
      merchantTokens: true,
      isHeavy: true,
    },
  ]),
  ...withShared({}, [
    { path: "/search", module: "home/pages/search.ts" },
    { path: "/first-steps", module: "home/pages/first-steps.ts" },
    { path: "/orders/:number/track", module: "tracking/pages/order-track.ts", name: "track_order" },
    { path: "/ways", module: "places/pages/ways.ts", access: "login" },
    { path: "/map-area", module: "places/pages/map-area.ts" },
    {
      path: "/orders/:number/documents",
      module: "orders/pages/order-documents.ts",
      permission: ["orders", "orders.update"],
    },
  ]),
];

/** Shipments, plans and routes. */
const shipmentRoutes: readonly PageRoute[] = [
  ...withShared({ permission: "picklists", feature: "hub_operations" }, [
    { path: "/picklists", module: "inventory/pages/picklists.tsx" },
    { path: "/picklists/export", module: "inventory/pages/picklists-export.ts", isHeavy: true },
    { path: "/picklists/:id", module: "inventory/pages/picklist.tsx", name: "view_picklist" },
  ]),
  ...withShared({ permission: "shipments", subscription: true }, [
    { path: "/shipments", module: "shipments/pages/shipments.ts" },
    { path: "/shipments/:type", module: "shipments/pages/shipments-list.tsx", paramFeatures: shipmentTypeFeatures },
    {
      path: "/shipments/:type/:number",
      module: "shipments/pages/shipment.tsx",
      name: "view_shipment",
      paramFeatures: shipmentTypeFeatures,
    },
  ]),
  ...withShared({ permission: ["shipments", "shipments.export"], subscription: true }, [
    {
      path: "/shipments/:type/export",
      module: "shipments/pages/shipments-export.ts",
      paramFeatures: shipmentTypeFeatures,
      isHeavy: true,
    },
    {
      path: "/shipments/:type/manifest",
      module: "shipments/pages/shipments-manifest.ts",
      paramFeatures: shipmentTypeFeatures,
      isTokenReadable: true,
    },
    {
      path: "/shipments/:type/proofs",
      module: "shipments/pages/shipments-proofs.ts",
      paramFeatures: shipmentTypeFeatures,
      isTokenReadable: true,
    },
  ]),
  ...withShared({ permission: ["plans", "shipments.export"], subscription: true }, [
    { path: "/plans/:planId/sheets", module: "plans/pages/plan-sheets.ts", isTokenReadable: true },
  ]),
  ...withShared({ permission: "plans", subscription: true }, [
    { path: "/plans", module: "plans/pages/plans.tsx" },
    { path: "/plans/create", module: "plans/pages/plans-create.tsx", name: "create_plan" },
    { path: "/plans/export", module: "plans/pages/plans-export.ts", isHeavy: true },
    { path: "/plans/rules", module: "automation/pages/plans-rules.tsx" },
    { path: "/plans/rules/runs", module: "automation/pages/plans-rules-runs.tsx", name: "automation_runs" },
    { path: "/plans/:planId", module: "plans/pages/plan.tsx", name: "view_plan", width: "compact" },
  ]),
  ...withShared({ permission: "routes", subscription: true }, [
    { path: "/routes", module: "routes/pages/routes.tsx", width: "compact" },
  ]),
  ...withShared({ permission: "fleet" }, [
    { path: "/fleet", module: "attendance/pages/fleet.ts", layout: "default" },
    { path: "/fleet/scheduling", module: "attendance/pages/fleet.ts", name: "scheduling", layout: "default" },
    { path: "/fleet/attendance", module: "attendance/pages/fleet-attendance.tsx", name: "attendance" },
    { path: "/fleet/attendance/export", module: "attendance/pages/fleet-attendance-export.ts", isHeavy: true },
    { path: "/fleet/attendance/requests", module: "attendance/pages/fleet-requests.tsx", name: "requests" },
    { path: "/fleet/attendance/worktime", module: "attendance/pages/fleet-worktime.tsx", name: "worktime" },
    { path: "/fleet/attendance/history", module: "attendance/pages/fleet-history.tsx", name: "attendance_history" },
    { path: "/fleet/attendance/history/export", module: "attendance/pages/fleet-history-export.ts", isHeavy: true },
    { path: "/fleet/attendance/shifts", module: "attendance/pages/fleet-shifts.tsx", name: "shifts" },
  ]),
  ...withShared({}, [
    {
      path: "/shipments/:type/create",
      module: "shipments/pages/shipments-create.tsx",
      name: "create_shipments",
      permission: ["shipments", "shipments.create"],
      subscription: true,
      paramFeatures: shipmentTypeFeatures,
    },
  ]),
];

/** Pictures that drivers and customers took. */
const pictureRoutes: readonly PageRoute[] = [
  ...withShared({ permission: "orders" }, [
    { path: "/proofs/:actionId/:hash", module: "driver/pages/proof-picture.ts" },
    { path: "/orders/:number/feedback-photo", module: "tracking/pages/order-feedback-photo.ts" },
  ]),
];

const openData = { permission: ["analytics", "analytics.open_data"], accountKind: "carrier" } as const;

/** Dashboards and the lists behind them. One whose feature is missing leads to the overview. */
const analyticsRoutes: readonly PageRoute[] = [
  ...withShared({ permission: "analytics", isHeavy: true }, [
    { path: "/analytics", module: "analytics/pages/analytics.ts" },
    { path: "/analytics/dashboards", module: "analytics/pages/dashboards.ts" },
    { path: "/analytics/dashboards/overview", module: "analytics/pages/dashboard-overview.tsx" },
    { path: "/analytics/dashboards/orders", module: "analytics/pages/dashboard-orders.tsx" },
    {
      path: "/analytics/dashboards/shipments",
      module: "analytics/pages/dashboard-shipments.tsx",
      feature: "shipping",
      fallback: "/analytics/dashboards/overview",
    },
    {
      path: "/analytics/dashboards/fleet",
      module: "analytics/pages/dashboard-fleet.tsx",
      feature: "fleet_management",
      fallback: "/analytics/dashboards/overview",
    },
    {
      path: "/analytics/dashboards/otif",
      module: "analytics/pages/dashboard-otif.tsx",
      feature: "fleet_management",
      fallback: "/analytics/dashboards/overview",
    },
    {
      path: "/analytics/dashboards/arriving_otif",
      module: "analytics/pages/dashboard-arriving-otif.tsx",
      feature: "fleet_management",
      fallback: "/analytics/dashboards/overview",
    },
    {
      path: "/analytics/dashboards/windows",
      module: "analytics/pages/dashboard-windows.tsx",
      feature: "customer_messaging",
      fallback: "/analytics/dashboards/overview",
    },
    { path: "/analytics/dashboards/:dashboard/export", module: "analytics/pages/dashboard-export.ts" },
    { path: "/analytics/reports", accountKind: "carrier", module: "reports/pages/reports.tsx" },
    { path: "/analytics/reports/files/:runId", accountKind: "carrier", module: "reports/pages/report-file.ts" },
    { path: "/analytics/reports/:id", accountKind: "carrier", module: "reports/pages/report.tsx", name: "view_report" },
    { path: "/analytics/open-data", ...openData, module: "reports/pages/open-data.tsx" },
    { path: "/analytics/open-data/:table/:month", ...openData, module: "reports/pages/open-data-file.ts" },
    { path: "/analytics/rows", module: "analytics/pages/rows.tsx" },
    { path: "/analytics/rows/export", module: "analytics/pages/rows-export.ts" },
  ]),
];

/** Files behind the links in mails: each checks its secret and who it was sent to. */
const reportLinkRoutes: readonly PageRoute[] = withShared({ access: "public" }, [
  { path: "/reports/files/:secret", module: "reports/pages/report-link.ts" },
]);

/** Dashboards in pages of others: each checks the key in its address. */
const embedRoutes: readonly PageRoute[] = withShared({ layout: "embed", access: "public" }, [
  { path: "/embed/:key", module: "analytics/pages/embed-dashboard.tsx" },
  { path: "/embed/:key/rows", module: "analytics/pages/embed-rows.tsx" },
  { path: "/embed/:key/:dashboard", module: "analytics/pages/embed-full.tsx" },
  { path: "/embed/:key/:dashboard/export", module: "analytics/pages/embed-export.ts", layout: "none", isHeavy: true },
]);

/** Customers and items. */
const customerRoutes: readonly PageRoute[] = [
  ...withShared({ permission: "items", feature: "inventory_management" }, [
    { path: "/items", module: "inventory/pages/items.tsx" },
    { path: "/items/export", module: "inventory/pages/items-export.ts", isHeavy: true },
    { path: "/items/:id/image/:version", module: "inventory/pages/item-image.ts" },
  ]),
  ...withShared({ permission: "customers" }, [
    { path: "/customers/export", module: "customers/pages/customers-export.ts", isHeavy: true },
    { path: "/customers", module: "customers/pages/customers.tsx" },
    { path: "/customers/:id", module: "customers/pages/customer.tsx", name: "view_customer" },
  ]),
  ...withShared({ permission: ["customers", "customers.create"] }, [
    { path: "/customers/template/:format", module: "customers/pages/customers-template.ts" },
  ]),
  ...withShared({ permission: ["items", "items.create"], feature: "inventory_management" }, [
    { path: "/items/template/:format", module: "inventory/pages/items-template.ts" },
  ]),
];

/** Permissions for the parts of accounting and for exporting files from them. */
const accountingPermissions: readonly Permission[] = [
  "accounting.agent_billing",
  "accounting.order_collections",
  "accounting.merchant_billing",
  "accounting.books",
];
const accountingExportPermissions: readonly Permission[] = [
  "accounting.agent_billing.export_receipt",
  "accounting.order_collections.export_receipt",
  "accounting.merchant_billing.export_invoice",
  "accounting.books.export",
];

const invoicesPath = "/accounting/merchant-billing/invoices";

/** Collections, receipts and the ledger. */
const accountingRoutes: readonly PageRoute[] = [
  {
    path: "/accounting",
    module: "ledger/pages/accounting.ts",
    name: "accounting",
    layout: "default",
    access: "account",
  },
  // Without the fleet feature the agents' billing redirects to the merchants'.
  ...withShared({ permission: "accounting.agent_billing", feature: "fleet_management", fallback: invoicesPath }, [
    {
      path: "/accounting/agent-billing",
      module: "payouts/pages/accounting-agent-billing.ts",
      name: "agent_billing",
      layout: "default",
    },
    {
      path: "/accounting/agent-billing/pending",
      module: "payouts/pages/accounting-agent-pending.tsx",
      name: "pending_payouts",
    },
    {
      path: "/accounting/agent-billing/pending/:agent/transactions",
      module: "payouts/pages/accounting-agent-transactions.tsx",
      name: "agent_transactions",
    },
    {
      path: "/accounting/agent-billing/receipts",
      module: "payouts/pages/accounting-agent-receipts.tsx",
      name: "agent_receipts",
    },
    {
      path: "/accounting/agent-billing/receipts/:number",
      module: "payouts/pages/accounting-agent-receipt.tsx",
      name: "view_agent_receipt",
    },
  ]),
  ...withShared(
    {
      permission: ["accounting.agent_billing", "accounting.agent_billing.export_receipt"],
      feature: "fleet_management",
    },
    [
      {
        path: "/accounting/agent-billing/pending/export",
        module: "payouts/pages/accounting-dues-export.ts",
        name: "export_pending_payouts",
        isHeavy: true,
      },
      {
        path: "/accounting/agent-billing/pending/:agent/transactions/export",
        module: "payouts/pages/accounting-agent-transactions-export.ts",
        name: "export_agent_transactions",
        isHeavy: true,
      },
      {
        path: "/accounting/agent-billing/receipts/export",
        module: "payouts/pages/accounting-agent-receipts-export.ts",
        name: "export_agent_receipts",
        isHeavy: true,
      },
      {
        path: "/accounting/agent-billing/payroll",
        module: "payouts/pages/accounting-payroll-export.ts",
        name: "export_payroll",
        isHeavy: true,
      },
      {
        path: "/accounting/agent-billing/receipts/payment-file",
        module: "payouts/pages/accounting-agent-payment-file.ts",
        name: "agent_payment_file",
      },
      {
        path: "/accounting/agent-billing/receipts/:number/export",
        module: "payouts/pages/accounting-agent-receipt-export.ts",
        name: "export_agent_receipt",
        isHeavy: true,
      },
    ],
  ),
  ...withShared(
    { permission: ["accounting.agent_billing", "accounting.agent_billing.print_receipt"], feature: "fleet_management" },
    [
      {
        path: "/accounting/agent-billing/receipts/:number/print",
        module: "payouts/pages/accounting-agent-receipt-print.ts",
        name: "print_agent_receipt",
      },
    ],
  ),
  ...withShared({ permission: "accounting.merchant_billing" }, [
    {
      path: "/accounting/merchant-billing",
      module: "invoicing/pages/merchant-billing.ts",
      name: "merchant_billing",
      layout: "default",
    },
    {
      path: "/accounting/merchant-billing/invoices",
      module: "invoicing/pages/billing-invoices.tsx",
      name: "billing_invoices",
    },
    {
      path: "/accounting/merchant-billing/invoices/:number",
      module: "invoicing/pages/billing-invoice.tsx",
      name: "view_billing_invoice",
    },
    {
      path: "/accounting/merchant-billing/settlements",
      module: "invoicing/pages/billing-settlements.tsx",
      name: "billing_settlements",
    },
    {
      path: "/accounting/merchant-billing/settlements/:number",
      module: "invoicing/pages/billing-settlement.tsx",
      name: "view_billing_settlement",
    },
  ]),
  ...withShared({ permission: "accounting.merchant_billing", accountKind: "carrier" }, [
    {
      path: "/accounting/merchant-billing/aging",
      module: "invoicing/pages/billing-aging.tsx",
      name: "billing_aging",
    },
  ]),
  ...withShared(
    {
      permission: ["accounting.merchant_billing", "accounting.merchant_billing.export_invoice"],
      accountKind: "carrier",
    },
    [
      {
        path: "/accounting/merchant-billing/aging/export",
        module: "invoicing/pages/billing-aging-export.ts",
        name: "export_billing_aging",
        isHeavy: true,
      },
    ],
  ),
  ...withShared({ permission: ["accounting.merchant_billing", "accounting.merchant_billing.update_invoice"] }, [
    {
      path: "/accounting/merchant-billing/bank-statement",
      module: "invoicing/pages/billing-bank-statement.tsx",
      name: "bank_statement",
    },
  ]),
  ...withShared({ permission: ["accounting.merchant_billing", "accounting.merchant_billing.export_invoice"] }, [
    {
      path: "/accounting/merchant-billing/invoices/export",
      module: "invoicing/pages/billing-invoices-export.ts",
      name: "export_billing_invoices",
      isHeavy: true,
    },
    {
      path: "/accounting/merchant-billing/invoices/:number/export",
      module: "invoicing/pages/billing-invoice-export.ts",
      name: "export_billing_invoice",
      isHeavy: true,
    },
    {
      path: "/accounting/merchant-billing/invoices/:number/e-invoice",
      module: "invoicing/pages/billing-e-invoice.ts",
      name: "e_invoice",
    },
  ]),
  ...withShared({ permission: ["accounting.merchant_billing", "accounting.merchant_billing.print_invoice"] }, [
    {
      path: "/accounting/merchant-billing/invoices/:number/print",
      module: "invoicing/pages/billing-invoice-print.ts",
      name: "print_billing_invoice",
    },
  ]),
  ...withShared({ permission: ["accounting.merchant_billing", "accounting.merchant_billing.export_settlement"] }, [
    {
      path: "/accounting/merchant-billing/settlements/export",
      module: "invoicing/pages/billing-settlements-export.ts",
      name: "export_billing_settlements",
      isHeavy: true,
    },
    {
      path: "/accounting/merchant-billing/settlements/:number/export",
      module: "invoicing/pages/billing-settlement-export.ts",
      name: "export_billing_settlement",
      isHeavy: true,
    },
    {
      path: "/accounting/merchant-billing/settlements/payment-file",
      module: "invoicing/pages/billing-payment-file.ts",
      name: "settlement_payment_file",
    },
  ]),
  ...withShared({ permission: ["accounting.merchant_billing", "accounting.merchant_billing.print_settlement"] }, [
    {
      path: "/accounting/merchant-billing/settlements/:number/print",
      module: "invoicing/pages/billing-settlement-print.ts",
      name: "print_billing_settlement",
    },
  ]),
  ...withShared(
    {
      permission: ["accounting.merchant_billing", "accounting.merchant_billing.export_invoice"],
      feature: "vendor_management",
      subscription: true,
    },
    [
      {
        path: "/accounting/merchant-billing/pending/export",
        module: "invoicing/pages/billing-pending-export.ts",
        name: "export_pending_billing",
        isHeavy: true,
      },
    ],
  ),
  // Pending and combined billing redirect to the invoices without a subscription, and to accounting without the
  // feature.
  ...withShared(
    {
      permission: "accounting.merchant_billing",
      feature: "vendor_management",
      subscription: true,
      fallback: "/accounting",
      unsubscribedFallback: invoicesPath,
    },
    [
      {
        path: "/accounting/merchant-billing/pending",
        module: "invoicing/pages/billing-pending.tsx",
        name: "pending_billing",
      },
      {
        path: "/accounting/merchant-billing/combine",
        module: "invoicing/pages/billing-combine.tsx",
        name: "combined_billing",
      },
    ],
  ),
  ...withShared({ permission: "accounting.order_collections", feature: "fleet_management" }, [
    {
      path: "/accounting/collections",
      module: "collections/pages/accounting-collections.ts",
      name: "order_collections",
      layout: "default",
    },
    {
      path: "/accounting/collections/pending",
      module: "collections/pages/accounting-collections-pending.tsx",
      name: "pending_collections",
    },
    {
      path: "/accounting/collections/all",
      module: "collections/pages/accounting-collections-all.tsx",
      name: "collections",
    },
    {
      path: "/accounting/collections/receipts",
      module: "collections/pages/accounting-receipts.tsx",
      name: "collection_receipts",
    },
    {
      path: "/accounting/collections/receipts/:number",
      module: "collections/pages/accounting-receipt.tsx",
      name: "view_collection_receipt",
    },
  ]),
  ...withShared(
    {
      permission: ["accounting.order_collections", "accounting.order_collections.export_receipt"],
      feature: "fleet_management",
    },
    [
      {
        path: "/accounting/collections/pending/export",
        module: "collections/pages/accounting-holdings-export.ts",
        name: "export_pending_collections",
        isHeavy: true,
      },
      {
        path: "/accounting/collections/all/export",
        module: "collections/pages/accounting-collections-export.ts",
        name: "export_collections",
        isHeavy: true,
      },
      {
        path: "/accounting/collections/receipts/export",
        module: "collections/pages/accounting-receipts-export.ts",
        name: "export_collection_receipts",
        isHeavy: true,
      },
      {
        path: "/accounting/collections/receipts/:number/export",
        module: "collections/pages/accounting-receipt-export.ts",
        name: "export_collection_receipt",
        isHeavy: true,
      },
    ],
  ),
  ...withShared({ permission: "accounting.order_collections", accountKind: "carrier" }, [
    { path: "/accounting/cash-book", module: "deposits/pages/accounting-cash-book.tsx", name: "cash_book" },
    { path: "/accounting/cash-book/cheques", module: "deposits/pages/accounting-cheques.tsx", name: "cheques" },
    { path: "/accounting/cash-book/deposits", module: "deposits/pages/accounting-deposits.tsx", name: "deposits" },
    {
      path: "/accounting/cash-book/deposits/:number",
      module: "deposits/pages/accounting-deposit.tsx",
      name: "view_deposit",
    },
  ]),
  // The ledger says everything of the account's money: it has a permission of its own. The log of numbers shows each part its own.
  ...withShared({ permission: "accounting.books", accountKind: "carrier" }, [
    { path: "/accounting/books/bank", module: "ledger/pages/accounting-bank.tsx", name: "books_bank" },
    { path: "/accounting/books", module: "ledger/pages/accounting-books.tsx", name: "books" },
    { path: "/accounting/books/close", module: "closing/pages/accounting-close.tsx", name: "month_close" },
  ]),
  ...withShared({ permission: ["accounting.books", "accounting.books.export"], accountKind: "carrier" }, [
    {
      path: "/accounting/books/export",
      module: "ledger/pages/accounting-books-export.ts",
      name: "export_books",
      isHeavy: true,
    },
    {
      path: "/accounting/books/close/:month/datev",
      module: "closing/pages/accounting-datev.ts",
      name: "export_datev",
      isHeavy: true,
    },
  ]),
  ...withShared(
    {
      anyOf: ["accounting.merchant_billing.update_settlement", "accounting.agent_billing.generate_receipts"],
      accountKind: "carrier",
    },
    [
      { path: "/accounting/payment-runs", module: "ledger/pages/accounting-payment-runs.tsx", name: "payment_runs" },
      {
        path: "/accounting/payment-runs/new",
        module: "ledger/pages/accounting-payment-choice.tsx",
        name: "new_payment_run",
      },
      {
        path: "/accounting/payment-runs/:number",
        module: "ledger/pages/accounting-payment-run.tsx",
        name: "view_payment_run",
      },
    ],
  ),
  ...withShared({ anyOf: accountingPermissions, accountKind: "carrier" }, [
    { path: "/accounting/books/numbers", module: "ledger/pages/accounting-numbers.tsx", name: "document_numbers" },
  ]),
  ...withShared({ anyOf: accountingExportPermissions, accountKind: "carrier" }, [
    {
      path: "/accounting/books/numbers/export",
      module: "ledger/pages/accounting-numbers-export.ts",
      name: "export_document_numbers",
      isHeavy: true,
    },
  ]),
  ...withShared(
    {
      permission: ["accounting.order_collections", "accounting.order_collections.print_receipt"],
      feature: "fleet_management",
    },
    [
      {
        path: "/accounting/collections/receipts/:number/print",
        module: "collections/pages/accounting-receipt-print.ts",
        name: "print_collection_receipt",
      },
    ],
  ),
];

/** The settings. */
const settingsRoutes: readonly PageRoute[] = [
  ...withShared({ permission: ["settings", "settings.account"] }, [
    { path: "/settings/account", module: "workspace/pages/settings-account.tsx" },
  ]),
  ...withShared({ permission: ["settings", "settings.account"], accountKind: "carrier", notInSandbox: true }, [
    { path: "/settings/directory-listing", module: "partners/pages/settings-directory-listing.tsx" },
  ]),
  ...withShared(
    { permission: ["settings", "settings.account"], accountKind: "carrier", feature: "customer_messaging" },
    [
      { path: "/settings/notifications", module: "messages/pages/settings-notifications.tsx" },
      { path: "/settings/notifications/:event", module: "messages/pages/settings-notification.tsx" },
    ],
  ),
  ...withShared({ permission: ["settings", "settings.routing"], subscription: true }, [
    { path: "/settings/routing", module: "plans/pages/settings-routing.tsx" },
  ]),
  ...withShared({ permission: ["settings", "settings.account", "settings.account.manage"] }, [
    { path: "/settings/failed-messages", module: "settings/pages/settings-failed-messages.tsx" },
  ]),
  ...withShared({ permission: "*" }, [
    { path: "/settings/audit-log", module: "settings/pages/settings-audit-log.tsx" },
    { path: "/settings/audit-log/export", module: "settings/pages/settings-audit-log-export.ts", isHeavy: true },
  ]),
  ...withShared({ permission: ["settings", "settings.subscription"], notInSandbox: true }, [
    { path: "/settings/subscription", module: "settings/pages/settings-subscription.tsx" },
  ]),
  ...withShared({ permission: ["settings", "settings.members"], notInSandbox: true }, [
    { path: "/settings/members", module: "identity/pages/settings-members.tsx" },
    { path: "/settings/members/export", module: "identity/pages/settings-members-export.ts", isHeavy: true },
    { path: "/settings/members/roles", module: "identity/pages/settings-members-roles.tsx" },
  ]),
  ...withShared({ permission: ["settings", "settings.alerts"] }, [
    { path: "/settings/webhooks-alerts", module: "webhooks/pages/settings-webhooks-alerts.tsx" },
    { path: "/settings/webhooks-alerts/alerts", module: "alerts/pages/settings-alerts.tsx" },
    { path: "/settings/webhooks-alerts/:id", module: "webhooks/pages/settings-webhook.tsx" },
  ]),
  ...withShared({ permission: ["settings", "settings.integrations"], notInSandbox: true }, [
    { path: "/settings/integrations", module: "shops/pages/settings-integrations.tsx" },
    { path: "/settings/integrations/return", module: "shops/pages/settings-integrations-return.ts" },
    { path: "/settings/integrations/:id", module: "shops/pages/settings-integration.tsx" },
  ]),
  ...withShared({ permission: ["settings", "settings.access_tokens"] }, [
    { path: "/settings/access-tokens/:id/requests", module: "developers/pages/settings-token-requests.tsx" },
    {
      path: "/settings/access-tokens/:id/requests/export",
      module: "developers/pages/settings-token-requests-export.ts",
      isHeavy: true,
    },
    { path: "/settings/apps", module: "apps/pages/settings-apps.tsx" },
    { path: "/settings/apps/own", module: "apps/pages/settings-own-apps.tsx" },
    {
      path: "/settings/sandbox",
      module: "sandbox/pages/settings-sandbox.tsx",
      accountKind: "carrier",
      duringReset: true,
    },
  ]),
  ...withShared({ permission: ["settings", "settings.carriers"], subscription: true, notInSandbox: true }, [
    { path: "/settings/carriers", module: "partners/pages/settings-carriers.tsx" },
  ]),
  ...withShared(
    { permission: ["settings", "settings.shipping_methods", "settings.shipping_methods.manage"], subscription: true },
    [
      {
        path: "/settings/shipping-methods/coverage",
        module: "places/pages/settings-shipping-methods-coverage.tsx",
        width: "wide",
      },
      { path: "/settings/shipping-methods/:id", module: "pricing/pages/settings-shipping-method.tsx" },
    ],
  ),
  ...withShared({}, [
    { path: "/settings", module: "settings/pages/settings.tsx", permission: "settings" },
    {
      path: "/settings/locations/coverage",
      module: "places/pages/settings-locations-coverage.tsx",
      permission: ["settings", "settings.locations", "settings.locations.manage"],
      width: "wide",
    },
    {
      path: "/settings/teams/coverage",
      module: "places/pages/settings-teams-coverage.tsx",
      permission: ["settings", "settings.teams", "settings.teams.manage"],
      subscription: true,
      width: "wide",
    },
  ]),
  ...listCatalogueRoutes("fleet", "agents", { permission: ["settings", "settings.agents"], subscription: true }),
  ...listCatalogueRoutes("fleet", "vehicles", { permission: ["settings", "settings.vehicles"], subscription: true }),
  ...withShared({ permission: ["settings", "settings.agents", "settings.agents.manage"], subscription: true }, [
    { path: "/settings/agents/template/:format", module: "fleet/pages/settings-agents-template.ts" },
  ]),
  ...withShared({ permission: ["settings", "settings.vehicles", "settings.vehicles.manage"], subscription: true }, [
    { path: "/settings/vehicles/template/:format", module: "fleet/pages/settings-vehicles-template.ts" },
  ]),
  ...listCatalogueRoutes("fleet", "teams", { permission: ["settings", "settings.teams"], subscription: true }),
  ...listCatalogueRoutes("analytics", "embeds", {
    accountKind: "carrier",
    permission: ["settings", "settings.access_tokens", "analytics"],
    subscription: true,
  }),
  ...listCatalogueRoutes("slots", "checkout-keys", {
    accountKind: "carrier",
    permission: ["settings", "settings.access_tokens"],
    subscription: true,
  }),
  ...listCatalogueRoutes("invoicing", "bank-rules", {
    accountKind: "carrier",
    permission: ["accounting.merchant_billing", "accounting.merchant_billing.update_invoice"],
  }),
  ...listCatalogueRoutes("fleet", "equipment", { accountKind: "carrier", permission: "settings", subscription: true }),
  ...listCatalogueRoutes("places", "locations", { permission: ["settings", "settings.locations"] }),
  ...listCatalogueRoutes("custom-fields", "custom-fields", { permission: "settings" }),
  ...listCatalogueRoutes("orders", "packages", { permission: ["settings", "settings.packages"] }),
  ...listCatalogueRoutes("labels", "shipping-labels", { permission: ["settings", "settings.shipping_labels"] }),
  ...listCatalogueRoutes("pricing", "shipping-methods", {
    permission: ["settings", "settings.shipping_methods"],
    subscription: true,
  }),
  ...listCatalogueRoutes("places", "delivery-zones", {
    permission: ["settings", "settings.delivery_zones"],
    subscription: true,
    width: "wide",
  }),
  ...listCatalogueRoutes("identity", "access-tokens", { permission: ["settings", "settings.access_tokens"] }),
  ...listCatalogueRoutes("partners", "merchants", {
    permission: ["settings", "settings.merchants"],
    feature: "vendor_management",
    fallback: "/settings",
    subscription: true,
  }),
];

/** What customers see of their orders. */
const trackingRoutes: readonly PageRoute[] = [
  ...withShared({ layout: "track", access: "public" }, [
    { path: "/track", module: "tracking/pages/track-find.tsx", name: "find_track" },
    { path: "/track/:orderNumber", module: "tracking/pages/track.tsx" },
    { path: "/track/:orderNumber/manage", module: "tracking/pages/track-manage.tsx" },
    { path: "/track/:orderNumber/manage/address", module: "tracking/pages/track-address.tsx" },
    { path: "/track/:orderNumber/manage/proof", module: "tracking/pages/track-proof.ts" },
    { path: "/check-proof/:orderNumber", module: "tracking/pages/check-proof.tsx" },
    { path: "/stop-messages/:orderNumber", module: "tracking/pages/stop-messages.tsx" },
  ]),
  // Directory pages may be indexed by search engines.
  ...withShared({ layout: "portal", access: "public" }, [
    { path: "/directory", module: "tracking/pages/directory.tsx" },
  ]),
];

/** The public developer documentation. */
const developerRoutes: readonly PageRoute[] = [
  ...withShared({ access: "public" }, [
    { path: "/developers", module: "developers/pages/developers.ts" },
    { path: "/developers/waybill.d.ts", module: "developers/pages/developers-types.ts" },
    { path: "/developers/waybill-client.tgz", module: "developers/pages/developers-client.ts" },
    { path: "/changelog", module: "developers/pages/changelog.ts" },
    { path: "/developers/:section", module: "developers/pages/developers-section.ts" },
    { path: "/developers/:section/:page.md", module: "developers/pages/developers-markdown.ts" },
    { path: "/llms.txt", module: "developers/pages/developers-llms.ts" },
    { path: "/llms-full.txt", module: "developers/pages/developers-llms-full.ts" },
    { path: "/robots.txt", module: "developers/pages/robots.ts" },
    { path: "/sitemap.xml", module: "developers/pages/sitemap.ts" },
    // Checks its access token itself, and returns the token's permissions.
    { path: "/mcp", module: "developers/pages/mcp.ts" },
  ]),
  ...withShared({ layout: "portal", access: "public" }, [
    { path: "/developers/search", module: "developers/pages/developers-search.tsx" },
    { path: "/developers/:section/:page", module: "developers/pages/developers-page.tsx" },
    { path: "/status", module: "developers/pages/status.tsx" },
  ]),
];

/** Apps of others: the consent of a person, and what apps ask by themselves, who say who they are. */
const appRoutes: readonly PageRoute[] = [
  ...withShared({ layout: "none", access: "login" }, [
    { path: "/oauth/authorize", module: "apps/pages/oauth-authorize.tsx" },
  ]),
  ...withShared({ access: "public" }, [
    { path: "/oauth/:call", module: "apps/pages/oauth-call.ts" },
    { path: "/.well-known/*", module: "apps/pages/well-known.ts" },
  ]),
];

/** Error pages, home, inbox and the API. */
const otherRoutes: readonly PageRoute[] = [
  ...withShared({ layout: "auth", access: "public" }, [
    { path: "/error", module: "home/pages/error.tsx", name: "error_500", setup: "any" },
    { path: "*", module: "home/pages/not-found.tsx", name: "error_404" },
  ]),
  ...withShared({}, [
    { path: "/", module: "home/pages/home.tsx" },
    { path: "/inbox", module: "home/pages/inbox.tsx" },
    { path: "/product-usage/batch", module: "product-usage/pages/product-usage-batch.ts", notInSandbox: true },
    // Each endpoint behind it has a guard of its own.
    { path: "/api/*", module: "developers/pages/api.ts", access: "public" },
    {
      path: "/account-suspended",
      module: "settings/pages/account-suspended.tsx",
      name: "error_402",
      layout: "subscription",
      access: "login",
    },
  ]),
];

/** Every screen and API path of the product. `routes.ts` makes React Router's configuration from it, the guard reads it. */
export const routeTable: readonly PageRoute[] = [
  ...signInRoutes,
  ...personRoutes,
  ...orderRoutes,
  ...shipmentRoutes,
  ...pictureRoutes,
  ...customerRoutes,
  ...analyticsRoutes,
  ...reportLinkRoutes,
  ...embedRoutes,
  ...accountingRoutes,
  ...settingsRoutes,
  ...trackingRoutes,
  ...developerRoutes,
  ...appRoutes,
  ...otherRoutes,
];
