import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import type { AccountFeature, Permission, RequiredPermission } from "#app/platform/access/permissions.ts";

/** Who may open a page at all, before permissions. */
export type Access =
  /** No guard. */
  | "public"
  /** Unauthenticated only. */
  | "anonymous"
  /** Signed in, with or without an active account. */
  | "login"
  /** Signed in and no active account. */
  | "no_account"
  /** Signed in with an active account. */
  | "account";

export type LayoutName = "auth" | "default" | "track" | "portal" | "none";

/** What a sign-in step requires, in its URL or stored on the device. */
export type Ticket =
  | "query_email"
  | "query_token"
  | "query_email_and_secret"
  | "held_reset"
  | "held_reset_code"
  | "held_verification"
  | "held_two_step";

/** Features required by values of a path parameter, and where to redirect without them. */
export interface ParamFeatures {
  param: string;
  needs: Readonly<Record<string, AccountFeature>>;
  fallback: string;
}

/** Pickups and transfers need a feature. */
const shipmentTypeFeatures: ParamFeatures = {
  param: "type",
  needs: Object.fromEntries(shipmentTypes.rows.flatMap(({ path, feature }) => (feature ? [[path, feature]] : []))),
  fallback: "/shipments/deliveries",
};

export interface PageRoute {
  path: string;
  /** Its file below `app/modules`. */
  module: string;
  name: string;
  layout: LayoutName;
  access: Access;
  /** The wildcard means the owner and members with full access. */
  permission?: RequiredPermission | readonly Permission[];
  /** One of these is enough, in addition to `permission`. */
  anyOf?: readonly Permission[];
  feature?: AccountFeature;
  /** Values in the path that need their own feature: `/shipments/pickups`. */
  paramFeatures?: ParamFeatures;
  subscription?: true;
  /**
   * Only for accounts of this kind: for screens that a merchant's portal lacks although no permission excludes them.
   */
  accountKind?: "carrier";
  /** A file that the API links to: programs fetch it with their token. */
  isTokenReadable?: true;
  /** Not available in a sandbox, which shares the people and subscription of its account and has no connections. */
  notInSandbox?: true;
  /** Redirect without the feature; home by default. Without the permission always home. */
  fallback?: string;
  /** Redirect without a subscription; home by default. */
  unsubscribedFallback?: string;
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

/** `orders/api/orders-bulk.ts` → `api_orders_bulk`, `fleet/pages/settings-agents.tsx` → `agents`, `inventory/pages/items-export.ts` → `export_items` */
function toRouteName(module: string): string {
  const [, room, file = ""] = module.split("/");
  const name = file.replace(/\.tsx?$/, "").replaceAll("-", "_");
  return room === "api" ? `api_${name}` : name.replace(/^settings_/, "").replace(/^(.+)_export$/, "export_$1");
}

/**
 * Routes of a settings list: its screen, its file and its API. Their commands are in `settings/commands/catalogues`.
 */
function listCatalogueRoutes(
  noun: string,
  word: string,
  { width, ...shared }: Partial<PageRoute>,
): readonly PageRoute[] {
  const name = word.replaceAll("-", "_");
  return withShared(shared, [
    { path: `/settings/${word}`, module: `${noun}/pages/settings-${word}.tsx`, ...(width ? { width } : {}) },
    { path: `/settings/${word}/export`, module: "settings/pages/settings-catalogue-export.ts", name: `export_${name}` },
    { path: `/api/${word}`, module: "settings/api/catalogue.ts", name: `api_${name}` },
    { path: `/api/${word}/:id`, module: "settings/api/catalogue-row.ts", name: `api_${name}_row` },
  ]);
}

/** The list name in a settings path; empty for other paths. */
export function getSettingsName(path: string): string {
  return /^\/?(?:settings|api)\/([^/]+)/.exec(path)?.[1] ?? "";
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
    { path: "/api/auth/session", module: "identity/api/auth-session.ts", name: "api_session" },
    { path: "/api/auth/:action", module: "identity/api/auth.ts" },
    { path: "/api/auth/:action/:step", module: "identity/api/auth-step.ts" },
  ]),
];

/** What belongs to a person, with or without a workspace. */
const personRoutes: readonly PageRoute[] = [
  ...withShared({ layout: "auth", access: "public" }, [
    { path: "/dev/outbox", module: "notifications/pages/dev-outbox.tsx", setup: "any" },
    { path: "/dev/given-up", module: "settings/pages/dev-failed-messages.tsx", setup: "any" },
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
    { path: "/people/:userId/photo/:version", module: "identity/pages/person-photo.ts" },
    { path: "/workspaces/:accountId/logo/:version", module: "workspace/pages/workspace-logo.ts" },
    { path: "/api/workspaces", module: "identity/api/workspaces.ts" },
    { path: "/api/workspaces/:uuid/:action", module: "identity/api/workspace-action.ts" },
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
    { path: "/api/orders/options/:kind", module: "orders/api/orders-options.ts" },
    { path: "/api/orders/estimate", module: "orders/api/orders-estimate.ts" },
    { path: "/api/orders/documents", module: "orders/api/orders-documents.ts", name: "api_stage_document" },
  ]),
  ...withShared({ permission: "orders" }, [
    { path: "/orders", module: "orders/pages/orders.tsx" },
    { path: "/orders/live", module: "orders/pages/orders-live.tsx", name: "live_view", width: "compact" },
    { path: "/orders/validate", module: "orders/pages/orders-validate.tsx", name: "validate_orders", width: "compact" },
    { path: "/orders/recurring", module: "orders/pages/orders-recurring.tsx", name: "recurring_orders" },
    { path: "/api/recurring-orders", module: "orders/api/recurring-orders.ts" },
    { path: "/api/recurring-orders/:id", module: "orders/api/recurring-order.ts" },
    { path: "/api/recurring-orders/:id/:action", module: "orders/api/recurring-order-action.ts" },
    { path: "/orders/:number/documents/:id", module: "orders/pages/order-document.ts" },
    { path: "/orders/:number", module: "orders/pages/order.tsx", name: "view_order" },
    { path: "/api/orders", module: "orders/api/orders.ts" },
    { path: "/api/orders/bulk", module: "orders/api/orders-bulk.ts" },
    { path: "/api/orders/live", module: "orders/api/orders-live.ts" },
    { path: "/api/orders/:number/documents", module: "orders/api/order-documents.ts" },
    { path: "/api/orders/:number/documents/:id", module: "orders/api/order-document.ts" },
    { path: "/api/orders/:number", module: "orders/api/order.ts" },
    { path: "/api/orders/:number/:action", module: "orders/api/order-part.ts" },
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
    { path: "/api/orders/imports", module: "imports/api/orders-imports.ts", name: "api_imports" },
    { path: "/api/orders/imports/:importId", module: "imports/api/orders-import.ts", name: "api_import" },
    {
      path: "/api/orders/imports/:importId/:action",
      module: "imports/api/orders-import-action.ts",
      name: "api_import_action",
    },
    {
      path: "/api/orders/imports/:importId/rows/:row",
      module: "imports/api/orders-import-row.ts",
      name: "api_import_row",
    },
  ]),
  ...withShared({ permission: ["orders", "orders.generate_labels"] }, [
    { path: "/orders/labels", module: "labels/pages/orders-labels.ts", isTokenReadable: true },
    { path: "/api/orders/labels", module: "labels/api/orders-labels.ts" },
  ]),
  ...withShared({ permission: ["orders", "orders.export"] }, [
    { path: "/orders/export", module: "orders/pages/orders-export.ts", isTokenReadable: true },
    { path: "/api/orders/export", module: "orders/api/orders-export.ts" },
  ]),
  ...withShared({}, [
    { path: "/search", module: "home/pages/search.ts" },
    { path: "/orders/:number/track", module: "tracking/pages/order-track.ts", name: "track_order" },
    { path: "/api/views", module: "lists/api/views.ts" },
    { path: "/api/views/:id", module: "lists/api/view.ts" },
    { path: "/api/views/module/:module", module: "lists/api/views-module.ts" },
    { path: "/api/views/module/:module/reorder", module: "lists/api/views-reorder.ts" },
    { path: "/api/addresses", module: "places/api/addresses.ts" },
    { path: "/api/lookups/:module", module: "lists/api/lookups.ts" },
    { path: "/ways", module: "places/pages/ways.ts", access: "login" },
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
    { path: "/picklists/export", module: "inventory/pages/picklists-export.ts" },
    { path: "/picklists/:id", module: "inventory/pages/picklist.tsx", name: "view_picklist" },
    { path: "/api/picklists", module: "inventory/api/picklists.ts" },
    { path: "/api/picklists/:id", module: "inventory/api/picklist.ts" },
    { path: "/api/picklists/:id/:action", module: "inventory/api/picklist-action.ts" },
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
    { path: "/api/shipments/:action", module: "shipments/api/shipments.ts" },
    { path: "/api/shipments/:type/:action", module: "shipments/api/shipments-word.ts" },
    { path: "/api/shipments/:type/:number/:action", module: "shipments/api/shipments-reschedule.ts" },
  ]),
  ...withShared({ permission: ["shipments", "shipments.export"], subscription: true }, [
    {
      path: "/shipments/:type/export",
      module: "shipments/pages/shipments-export.ts",
      paramFeatures: shipmentTypeFeatures,
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
    { path: "/plans/export", module: "plans/pages/plans-export.ts" },
    { path: "/plans/rules", module: "automation/pages/plans-rules.tsx" },
    { path: "/plans/rules/runs", module: "automation/pages/plans-rules-runs.tsx", name: "automation_runs" },
    { path: "/api/automation-runs", module: "automation/api/automation-runs.ts" },
    { path: "/api/automation-rules", module: "settings/api/catalogue.ts", name: "api_automation_rules" },
    { path: "/api/automation-rules/dry-run", module: "automation/api/automation-rule-dry-run.ts" },
    { path: "/api/automation-rules/:id", module: "settings/api/catalogue-row.ts", name: "api_automation_rules_row" },
    { path: "/api/automation-rules/:id/runs", module: "automation/api/automation-rule-runs.ts" },
    { path: "/api/automation-rules/:id/:action", module: "automation/api/automation-rule-action.ts" },
    { path: "/plans/:planId", module: "plans/pages/plan.tsx", name: "view_plan", width: "compact" },
    { path: "/api/plans", module: "plans/api/plans.ts" },
    { path: "/api/plans/:planId", module: "plans/api/plan.ts" },
    { path: "/api/plans/:planId/live", module: "plans/api/plan-live.ts" },
    { path: "/api/plans/:planId/versions", module: "plans/api/plan-versions.ts" },
    { path: "/api/plans/:planId/explain", module: "plans/api/plan-explain.ts" },
    { path: "/api/plans/:planId/:action", module: "plans/api/plan-action.ts" },
    {
      path: "/api/plans/:planId/versions/:version/restore",
      module: "plans/api/plan-version-restore.ts",
      name: "api_plan_restore",
    },
    {
      path: "/api/plans/:planId/routes/:routeId/:action",
      module: "plans/api/plan-route-action.ts",
      name: "api_plan_route",
    },
    { path: "/api/plans/:planId/stops/:shipmentId/move", module: "plans/api/plan-stop-move.ts", name: "api_plan_stop" },
  ]),
  ...withShared({ permission: "routes", subscription: true }, [
    { path: "/routes", module: "routes/pages/routes.tsx", width: "compact" },
    { path: "/api/routes", module: "routes/api/routes.ts" },
    { path: "/api/routes/live", module: "routes/api/routes-live.ts" },
    { path: "/api/routes/:routeId/:action", module: "routes/api/route-action.ts" },
    { path: "/api/routes/:routeId/stops/:stopId/moves", module: "routes/api/route-stop-moves.ts" },
    { path: "/api/routes/:routeId/stops/:stopId/door", module: "routes/api/route-stop-door.ts" },
    {
      path: "/api/routes/:routeId/stops/:stopId/:action",
      module: "routes/api/route-stop-action.ts",
      name: "api_route_stop",
    },
  ]),
  ...withShared({ permission: "fleet" }, [
    { path: "/fleet", module: "attendance/pages/fleet.ts", layout: "default" },
    { path: "/fleet/scheduling", module: "attendance/pages/fleet.ts", name: "scheduling", layout: "default" },
    { path: "/fleet/attendance", module: "attendance/pages/fleet-attendance.tsx", name: "attendance" },
    { path: "/fleet/attendance/export", module: "attendance/pages/fleet-attendance-export.ts" },
    { path: "/fleet/attendance/requests", module: "attendance/pages/fleet-requests.tsx", name: "requests" },
    { path: "/fleet/attendance/history", module: "attendance/pages/fleet-history.tsx", name: "attendance_history" },
    { path: "/fleet/attendance/history/export", module: "attendance/pages/fleet-history-export.ts" },
    { path: "/fleet/attendance/shifts", module: "attendance/pages/fleet-shifts.tsx", name: "shifts" },
    { path: "/api/fleet/shifts", module: "attendance/api/fleet-shifts.ts" },
    { path: "/api/fleet/shifts/copy", module: "attendance/api/fleet-shifts-copy.ts" },
    { path: "/api/fleet/attendance", module: "attendance/api/fleet-attendance.ts" },
    { path: "/api/fleet/attendance/history", module: "attendance/api/fleet-history.ts" },
    { path: "/api/fleet/attendance/:action", module: "attendance/api/fleet-attendance-action.ts" },
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

/** The driver's phone: it has its own kind of session, which its calls check. */
const driverRoutes: readonly PageRoute[] = [
  ...withShared({ access: "public" }, [
    { path: "/api/drive/day", module: "driver/api/drive-day.ts" },
    { path: "/api/drive/map", module: "driver/api/drive-map.ts" },
    { path: "/api/drive/sync", module: "driver/api/drive-sync.ts" },
    { path: "/api/drive/positions", module: "driver/api/drive-positions.ts" },
    { path: "/api/positions", module: "driver/api/positions.ts" },
    { path: "/api/drive/notifications", module: "driver/api/drive-notifications.ts" },
    { path: "/api/drive/leave", module: "driver/api/drive-leave.ts" },
    { path: "/api/drive/sign-in/:action", module: "driver/api/drive-sign-in.ts" },
    { path: "/api/drive/pictures/:actionId/:hash", module: "driver/api/drive-picture.ts" },
  ]),
  ...withShared({ permission: "orders" }, [
    { path: "/proofs/:actionId/:hash", module: "driver/pages/proof-picture.ts" },
  ]),
  ...withShared({ permission: ["fleet", "fleet.attendance"] }, [
    { path: "/api/fleet/agents/:agentId/tracker", module: "driver/api/fleet-agent-tracker.ts" },
    { path: "/api/fleet/agents/:agentId/phones", module: "driver/api/fleet-agent-phones.ts" },
  ]),
];

/** Customers and items. */
const customerRoutes: readonly PageRoute[] = [
  ...withShared({ permission: "items", feature: "inventory_management" }, [
    { path: "/items", module: "inventory/pages/items.tsx" },
    { path: "/api/items", module: "inventory/api/items.ts" },
    { path: "/api/items/:id", module: "inventory/api/item.ts" },
    { path: "/items/export", module: "inventory/pages/items-export.ts" },
    { path: "/items/:id/image/:version", module: "inventory/pages/item-image.ts" },
    { path: "/api/items/:id/image", module: "inventory/api/item-image.ts" },
  ]),
  ...withShared({ permission: "customers" }, [
    { path: "/customers/export", module: "customers/pages/customers-export.ts" },
    { path: "/customers", module: "customers/pages/customers.tsx" },
    { path: "/customers/:id", module: "customers/pages/customer.tsx", name: "view_customer" },
    { path: "/api/customers", module: "customers/api/customers.ts" },
    { path: "/api/customers/:id", module: "customers/api/customer.ts" },
    { path: "/api/customers/:id/merge", module: "customers/api/customer-merge.ts" },
    { path: "/api/customers/:id/locations", module: "customers/api/customer-locations.ts" },
    { path: "/api/customers/:id/addresses", module: "customers/api/customer-addresses.ts" },
    { path: "/api/customers/:id/contacts", module: "customers/api/customer-contacts.ts" },
    { path: "/api/customers/:id/contacts/:contact_id", module: "customers/api/customer-contact.ts" },
    { path: "/api/customers/:id/addresses/:address_id", module: "customers/api/customer-address.ts" },
  ]),
  ...withShared({ permission: ["customers", "customers.create"] }, [
    { path: "/customers/template/:format", module: "customers/pages/customers-template.ts" },
    { path: "/api/customers/import", module: "customers/api/customers-import.ts" },
  ]),
  ...withShared({ permission: ["items", "items.create"], feature: "inventory_management" }, [
    { path: "/items/template/:format", module: "inventory/pages/items-template.ts" },
    { path: "/api/items/import", module: "inventory/api/items-import.ts" },
  ]),
];

/** Permissions for the parts of accounting and for exporting files from them. */
const accountingPermissions: readonly Permission[] = [
  "accounting.agent_billing",
  "accounting.order_collections",
  "accounting.merchant_billing",
];
const accountingExportPermissions: readonly Permission[] = [
  "accounting.agent_billing.export_receipt",
  "accounting.order_collections.export_receipt",
  "accounting.merchant_billing.export_invoice",
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
    { path: "/api/agent-billing/pending", module: "payouts/api/agent-billing-pending.ts" },
    { path: "/api/agent-billing/transactions", module: "payouts/api/agent-billing-transactions.ts" },
    { path: "/api/agent-billing/transactions/void", module: "payouts/api/agent-billing-transactions-void.ts" },
    { path: "/api/agent-billing/receipts", module: "payouts/api/agent-billing-receipts.ts" },
    { path: "/api/agent-billing/receipts/:number", module: "payouts/api/agent-billing-receipt.ts" },
    { path: "/api/agent-billing/receipts/:number/file", module: "payouts/api/agent-billing-receipt-file.ts" },
    { path: "/api/agent-billing/receipts/:number/:action", module: "payouts/api/agent-billing-receipt-action.ts" },
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
      },
      {
        path: "/accounting/agent-billing/pending/:agent/transactions/export",
        module: "payouts/pages/accounting-agent-transactions-export.ts",
        name: "export_agent_transactions",
      },
      {
        path: "/accounting/agent-billing/receipts/export",
        module: "payouts/pages/accounting-agent-receipts-export.ts",
        name: "export_agent_receipts",
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
      },
      { path: "/api/agent-billing/payment-file", module: "payouts/api/agent-billing-payment-file.ts" },
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
    { path: "/api/billing/invoices", module: "invoicing/api/billing-invoices.ts" },
    { path: "/api/billing/invoices/:number", module: "invoicing/api/billing-invoice.ts" },
    { path: "/api/billing/invoices/:number/file", module: "invoicing/api/billing-invoice-file.ts" },
    { path: "/api/billing/invoices/:number/:action", module: "invoicing/api/billing-invoice-action.ts" },
    { path: "/api/billing/settlements", module: "invoicing/api/billing-settlements.ts" },
    { path: "/api/billing/settlements/:number", module: "invoicing/api/billing-settlement.ts" },
    { path: "/api/billing/settlements/:number/file", module: "invoicing/api/billing-settlement-file.ts" },
    { path: "/api/billing/settlements/:number/:action", module: "invoicing/api/billing-settlement-action.ts" },
  ]),
  ...withShared({ permission: ["accounting.merchant_billing", "accounting.merchant_billing.update_invoice"] }, [
    {
      path: "/accounting/merchant-billing/bank-statement",
      module: "invoicing/pages/billing-bank-statement.tsx",
      name: "bank_statement",
    },
    { path: "/api/billing/bank-statements", module: "invoicing/api/billing-bank-statements.ts" },
    { path: "/api/billing/bank-statements/book", module: "invoicing/api/billing-bank-statements-book.ts" },
  ]),
  ...withShared({ permission: ["accounting.merchant_billing", "accounting.merchant_billing.export_invoice"] }, [
    {
      path: "/accounting/merchant-billing/invoices/export",
      module: "invoicing/pages/billing-invoices-export.ts",
      name: "export_billing_invoices",
    },
    {
      path: "/accounting/merchant-billing/invoices/:number/export",
      module: "invoicing/pages/billing-invoice-export.ts",
      name: "export_billing_invoice",
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
    },
    {
      path: "/accounting/merchant-billing/settlements/:number/export",
      module: "invoicing/pages/billing-settlement-export.ts",
      name: "export_billing_settlement",
    },
    {
      path: "/accounting/merchant-billing/settlements/payment-file",
      module: "invoicing/pages/billing-payment-file.ts",
      name: "settlement_payment_file",
    },
    { path: "/api/billing/payment-file", module: "invoicing/api/billing-payment-file.ts" },
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
      { path: "/api/billing/pending", module: "invoicing/api/billing-pending.ts" },
      { path: "/api/billing/pending-lines", module: "invoicing/api/billing-pending-lines.ts" },
      { path: "/api/billing/combine", module: "invoicing/api/billing-combine.ts" },
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
    { path: "/api/collections", module: "collections/api/collections.ts" },
    {
      path: "/api/collections/pending",
      module: "collections/api/collections-pending.ts",
      name: "api_pending_collections",
    },
    { path: "/api/collections/receipts", module: "collections/api/collection-receipts.ts" },
    { path: "/api/collections/receipts/:number", module: "collections/api/collection-receipt.ts" },
    { path: "/api/collections/receipts/:number/file", module: "collections/api/collection-receipt-file.ts" },
    { path: "/api/collections/receipts/:number/:action", module: "collections/api/collection-receipt-action.ts" },
    { path: "/api/collections/:action", module: "collections/api/collections-action.ts" },
    { path: "/api/books/transfers", module: "ledger/api/books-transfers.ts" },
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
      },
      {
        path: "/accounting/collections/all/export",
        module: "collections/pages/accounting-collections-export.ts",
        name: "export_collections",
      },
      {
        path: "/accounting/collections/receipts/export",
        module: "collections/pages/accounting-receipts-export.ts",
        name: "export_collection_receipts",
      },
      { path: "/accounting/books/export", module: "ledger/pages/accounting-books-export.ts", name: "export_books" },
      {
        path: "/accounting/collections/receipts/:number/export",
        module: "collections/pages/accounting-receipt-export.ts",
        name: "export_collection_receipt",
      },
    ],
  ),
  // There is one ledger, whichever part of accounting a person may see.
  ...withShared({ anyOf: accountingPermissions, accountKind: "carrier" }, [
    { path: "/accounting/books", module: "ledger/pages/accounting-books.tsx", name: "books" },
    { path: "/accounting/books/numbers", module: "ledger/pages/accounting-numbers.tsx", name: "document_numbers" },
    { path: "/api/books", module: "ledger/api/books.ts" },
    { path: "/api/books/numbers", module: "ledger/api/books-numbers.ts", name: "api_document_numbers" },
  ]),
  ...withShared({ anyOf: accountingExportPermissions, accountKind: "carrier" }, [
    {
      path: "/accounting/books/numbers/export",
      module: "ledger/pages/accounting-numbers-export.ts",
      name: "export_document_numbers",
    },
  ]),
  ...withShared({ permission: "accounting.order_collections", accountKind: "carrier" }, [
    { path: "/api/books/prove", module: "ledger/api/books-reconcile.ts", name: "api_prove_books" },
  ]),
  ...withShared(
    {
      permission: ["accounting.order_collections", "accounting.order_collections.update_receipt"],
      accountKind: "carrier",
    },
    [{ path: "/api/books/correct", module: "ledger/api/books-correct.ts" }],
  ),
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
    { path: "/api/settings/account", module: "workspace/api/settings-account.ts" },
    { path: "/api/settings/account/logo", module: "workspace/api/settings-account-logo.ts" },
  ]),
  ...withShared({ permission: ["settings", "settings.account"], accountKind: "carrier", notInSandbox: true }, [
    { path: "/settings/directory-listing", module: "partners/pages/settings-directory-listing.tsx" },
    { path: "/api/settings/directory-listing", module: "partners/api/settings-directory-listing.ts" },
  ]),
  ...withShared({ permission: ["settings", "settings.routing"], subscription: true }, [
    { path: "/settings/routing", module: "plans/pages/settings-routing.tsx" },
    { path: "/api/settings/routing", module: "plans/api/settings-routing.ts" },
  ]),
  ...withShared({ permission: ["settings", "settings.account", "settings.account.manage"] }, [
    { path: "/settings/given-up", module: "settings/pages/settings-failed-messages.tsx" },
    { path: "/api/given-up", module: "settings/api/failed-messages.ts" },
  ]),
  ...withShared({ permission: "*" }, [
    { path: "/settings/audit-log", module: "settings/pages/settings-audit-log.tsx" },
    { path: "/settings/audit-log/export", module: "settings/pages/settings-audit-log-export.ts" },
    { path: "/api/audit-log", module: "settings/api/audit-log.ts" },
  ]),
  ...withShared({ permission: ["settings", "settings.subscription"], notInSandbox: true }, [
    { path: "/settings/subscription", module: "settings/pages/settings-subscription.tsx" },
    { path: "/api/settings/subscription", module: "settings/api/settings-subscription.ts" },
  ]),
  ...withShared({ permission: ["settings", "settings.members"], notInSandbox: true }, [
    { path: "/settings/members", module: "identity/pages/settings-members.tsx" },
    { path: "/settings/members/export", module: "identity/pages/settings-members-export.ts" },
    { path: "/api/members", module: "identity/api/members.ts" },
    { path: "/api/members/:id", module: "identity/api/member.ts" },
    { path: "/api/members/:id/:action", module: "identity/api/member-action.ts" },
  ]),
  ...withShared({ permission: ["settings", "settings.alerts"] }, [
    { path: "/api/events", module: "webhooks/api/events.ts" },
    { path: "/api/event-types", module: "webhooks/api/event-types.ts" },
  ]),
  ...withShared({ permission: ["settings", "settings.alerts"] }, [
    { path: "/settings/webhooks-alerts", module: "webhooks/pages/settings-webhooks-alerts.tsx" },
    { path: "/settings/webhooks-alerts/alerts", module: "alerts/pages/settings-alerts.tsx" },
    { path: "/settings/webhooks-alerts/:id", module: "webhooks/pages/settings-webhook.tsx" },
    { path: "/api/alerts", module: "settings/api/catalogue.ts", name: "api_alerts" },
    { path: "/api/alerts/:id", module: "settings/api/catalogue-row.ts", name: "api_alerts_row" },
    { path: "/api/alerts/:id/:action", module: "alerts/api/alert-action.ts" },
    { path: "/api/webhooks", module: "settings/api/catalogue.ts", name: "api_webhooks" },
    { path: "/api/webhooks/:id", module: "settings/api/catalogue-row.ts", name: "api_webhooks_row" },
    { path: "/api/webhooks/:id/deliveries", module: "webhooks/api/webhook-deliveries.ts" },
    { path: "/api/webhooks/:id/deliveries/:event_id", module: "webhooks/api/webhook-delivery.ts" },
    { path: "/api/webhooks/:id/deliveries/:event_id/resend", module: "webhooks/api/webhook-delivery-resend.ts" },
    { path: "/api/webhooks/:id/:action", module: "webhooks/api/webhook-action.ts" },
  ]),
  ...withShared({ permission: ["settings", "settings.integrations"], notInSandbox: true }, [
    { path: "/settings/integrations", module: "shops/pages/settings-integrations.tsx" },
    { path: "/settings/integrations/return", module: "shops/pages/settings-integrations-return.ts" },
    { path: "/settings/integrations/:id", module: "shops/pages/settings-integration.tsx" },
    { path: "/api/integrations", module: "shops/api/integrations.ts" },
    { path: "/api/integrations/authorize", module: "shops/api/integrations-authorize.ts" },
    { path: "/api/integrations/:id", module: "shops/api/integration.ts" },
    { path: "/api/integrations/:id/log", module: "shops/api/integration-log.ts" },
    { path: "/api/integrations/:id/orders/:order_id/:action", module: "shops/api/integration-order-action.ts" },
    { path: "/api/integrations/:id/:action", module: "shops/api/integration-action.ts" },
  ]),
  ...withShared({ permission: ["settings", "settings.access_tokens"] }, [
    { path: "/api/access-tokens/:id/:action", module: "identity/api/access-token-action.ts" },
  ]),
  ...withShared({ permission: ["settings", "settings.access_tokens"] }, [
    { path: "/settings/sandbox", module: "sandbox/pages/settings-sandbox.tsx", accountKind: "carrier" },
    { path: "/api/sandbox", module: "sandbox/api/sandbox.ts" },
    { path: "/api/sandbox/:action", module: "sandbox/api/sandbox-action.ts" },
  ]),
  ...withShared({ permission: ["settings", "settings.carriers"], subscription: true, notInSandbox: true }, [
    { path: "/settings/carriers", module: "partners/pages/settings-carriers.tsx" },
    { path: "/api/carriers", module: "partners/api/carriers.ts" },
    { path: "/api/carriers/:id/:action", module: "partners/api/carrier-action.ts" },
  ]),
  ...withShared({ permission: ["settings", "settings.agents"], subscription: true }, [
    { path: "/api/agents/bulk", module: "fleet/api/agents-bulk.ts" },
    { path: "/api/agents/invite", module: "fleet/api/agents-invite.ts" },
  ]),
  ...withShared({ permission: ["settings", "settings.delivery_zones"], subscription: true }, [
    { path: "/api/delivery-zones/import", module: "places/api/delivery-zones-import.ts" },
    { path: "/api/delivery-zones/merge", module: "places/api/delivery-zones-merge.ts" },
    { path: "/api/delivery-zones/:id/:action", module: "places/api/delivery-zone-action.ts" },
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
  ...withShared({ permission: ["settings", "settings.vehicles"], subscription: true }, [
    { path: "/api/vehicles/bulk", module: "fleet/api/vehicles-bulk.ts" },
    { path: "/api/vehicles/:id/:action", module: "fleet/api/vehicle-action.ts" },
  ]),
  ...withShared({}, [
    { path: "/settings", module: "settings/pages/settings.tsx", permission: "settings" },
    { path: "/api/billing/events", module: "settings/api/billing-events.ts", access: "public" },
    { path: "/api/shops/:id/events", module: "shops/api/shop-events.ts", access: "public" },
    { path: "/api/shops/shopify/privacy", module: "shops/api/shop-privacy.ts", access: "public" },
    { path: "/api/shops/woocommerce/keys", module: "shops/api/shop-keys.ts", access: "public" },
    {
      path: "/api/merchants/:id/:action",
      module: "partners/api/merchant-action.ts",
      permission: ["settings", "settings.merchants"],
      feature: "vendor_management",
      subscription: true,
    },
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
    {
      path: "/api/locations/coverage",
      module: "places/api/locations-coverage.ts",
      permission: ["settings", "settings.locations"],
    },
    {
      path: "/api/teams/coverage",
      module: "fleet/api/teams-coverage.ts",
      permission: ["settings", "settings.teams"],
      subscription: true,
    },
    {
      path: "/api/shipping-methods/coverage",
      module: "pricing/api/shipping-methods-coverage.ts",
      permission: ["settings", "settings.shipping_methods"],
      subscription: true,
    },
  ]),
  ...listCatalogueRoutes("fleet", "agents", { permission: ["settings", "settings.agents"], subscription: true }),
  ...listCatalogueRoutes("fleet", "vehicles", { permission: ["settings", "settings.vehicles"], subscription: true }),
  ...listCatalogueRoutes("fleet", "teams", { permission: ["settings", "settings.teams"], subscription: true }),
  ...listCatalogueRoutes("fleet", "equipment", { accountKind: "carrier", permission: "settings", subscription: true }),
  ...listCatalogueRoutes("places", "locations", { permission: ["settings", "settings.locations"] }),
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
  ]),
  // Directory pages may be indexed by search engines.
  ...withShared({ layout: "portal", access: "public" }, [
    { path: "/directory", module: "tracking/pages/directory.tsx" },
  ]),
  ...withShared({ access: "public" }, [
    { path: "/api/track/:orderNumber", module: "tracking/api/track.ts" },
    { path: "/api/track/:orderNumber/:action", module: "tracking/api/track-action.ts" },
  ]),
];

/** The public developer documentation. */
const developerRoutes: readonly PageRoute[] = [
  ...withShared({ access: "public" }, [
    { path: "/developers", module: "developers/pages/developers.ts" },
    { path: "/developers/waybill.d.ts", module: "developers/pages/developers-types.ts" },
    { path: "/developers/:section", module: "developers/pages/developers-section.ts" },
    { path: "/developers/:section/:page.md", module: "developers/pages/developers-markdown.ts" },
    { path: "/llms.txt", module: "developers/pages/developers-llms.ts" },
    // Checks its access token itself, and returns the token's permissions.
    { path: "/mcp", module: "developers/pages/mcp.ts" },
  ]),
  ...withShared({ layout: "portal", access: "public" }, [
    { path: "/developers/search", module: "developers/pages/developers-search.tsx" },
    { path: "/developers/:section/:page", module: "developers/pages/developers-page.tsx" },
  ]),
];

/**  */
const otherRoutes: readonly PageRoute[] = [
  ...withShared({ layout: "auth", access: "public" }, [
    { path: "/error", module: "home/pages/error.tsx", name: "error_500", setup: "any" },
    { path: "*", module: "home/pages/not-found.tsx", name: "error_404" },
  ]),
  ...withShared({}, [
    { path: "/", module: "home/pages/home.tsx" },
    { path: "/inbox", module: "home/pages/inbox.tsx" },
    { path: "/api/inbox", module: "home/api/inbox.ts" },
    { path: "/api/inbox/:action", module: "home/api/inbox-action.ts" },
    { path: "/api/openapi.json", module: "developers/api/openapi.ts", access: "public" },
    {
      path: "/account-suspended",
      module: "settings/pages/account-suspended.tsx",
      name: "error_402",
      layout: "auth",
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
  ...driverRoutes,
  ...customerRoutes,
  ...accountingRoutes,
  ...settingsRoutes,
  ...trackingRoutes,
  ...developerRoutes,
  ...otherRoutes,
];

/** True for paths that answer JSON instead of pages. */
export function isApi(row: Pick<PageRoute, "path">): boolean {
  return row.path.startsWith("/api/");
}

const routesByPath = new Map(routeTable.map((row) => [normalizePath(row.path), row]));

function normalizePath(path: string): string {
  return path.replace(/^\/+|\/+$/g, "");
}

/** The row of a matched pattern; undefined means a route was added outside the table. */
export function findPageRoute(pattern: string): PageRoute | undefined {
  return routesByPath.get(normalizePath(pattern));
}
