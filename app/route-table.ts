import type { Feature, Permission } from "#app/domain/access/permissions.ts";

/** Who may come in at all, before permissions (platform §2, §4.2). */
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

export type Layout = "auth" | "default" | "track" | "none";

/** What a step of signing in must bring along: in its address, or held by the device (platform §2.2). */
export type Ticket =
  | "query_email"
  | "query_token"
  | "query_email_and_secret"
  | "held_reset"
  | "held_reset_code"
  | "held_verification"
  | "held_two_step";

export interface RouteRow {
  path: string;
  /** Module below `app/routes`. */
  module: string;
  name: string;
  layout: Layout;
  access: Access;
  permission?: Permission | readonly Permission[];
  feature?: Feature;
  subscription?: true;
  /** Where a missing feature or permission leads; home without one. */
  fallback?: string;
  width?: "compact" | "wide";
  /** Without one of these, sign-in is where to go. */
  tickets?: readonly Ticket[];
  /** "absent": only before the installation is set up. "any": always. Without a word: only after (platform §4.2, step 7). */
  setup?: "absent" | "any";
}

/** Every screen and API path of the product. `routes.ts` makes React Router's configuration from it, the guard reads it. */
export const routeTable: readonly RouteRow[] = [
  { path: "/login", module: "login.tsx", name: "login", layout: "auth", access: "anonymous" },
  {
    path: "/login/two-step",
    module: "login-two-step.tsx",
    name: "two_step",
    layout: "auth",
    access: "anonymous",
    tickets: ["held_two_step"],
  },
  {
    path: "/password/forgot",
    module: "password-forgot.tsx",
    name: "forgot_password",
    layout: "auth",
    access: "public",
  },
  {
    path: "/password/validate",
    module: "password-validate.tsx",
    name: "validate_password",
    layout: "auth",
    access: "public",
    tickets: ["held_reset"],
  },
  {
    path: "/password/reset",
    module: "password-reset.tsx",
    name: "reset_password",
    layout: "auth",
    access: "public",
    tickets: ["query_email_and_secret", "held_reset_code"],
  },
  { path: "/register", module: "register.tsx", name: "register", layout: "auth", access: "public" },
  {
    path: "/verify",
    module: "verify.tsx",
    name: "verify_account",
    layout: "auth",
    access: "public",
    tickets: ["held_verification"],
  },
  {
    path: "/get-started",
    module: "get-started.tsx",
    name: "get-started",
    layout: "auth",
    access: "public",
    setup: "absent",
  },
  { path: "/dev/outbox", module: "dev-outbox.tsx", name: "dev_outbox", layout: "auth", access: "public", setup: "any" },
  { path: "/logout", module: "logout.ts", name: "logout", layout: "none", access: "public" },
  { path: "/workspaces", module: "workspaces.tsx", name: "workspaces", layout: "auth", access: "no_account" },
  {
    path: "/workspaces/create",
    module: "workspaces-create.tsx",
    name: "create_workspace",
    layout: "auth",
    access: "login",
  },
  {
    path: "/workspaces/load",
    module: "workspaces-load.tsx",
    name: "load_workspace",
    layout: "auth",
    access: "public",
    tickets: ["query_email", "query_token"],
  },
  {
    path: "/workspaces/answer",
    module: "workspaces-answer.ts",
    name: "answer_invitation",
    layout: "none",
    access: "login",
  },
  {
    path: "/workspaces/switch",
    module: "workspaces-switch.ts",
    name: "switch_workspace",
    layout: "none",
    access: "login",
  },
  { path: "/preferences", module: "preferences.ts", name: "preferences", layout: "none", access: "public" },

  { path: "/profile", module: "profile.tsx", name: "profile", layout: "default", access: "login" },
  {
    path: "/people/:userId/photo/:version",
    module: "person-photo.ts",
    name: "person_photo",
    layout: "none",
    access: "login",
  },
  { path: "/", module: "home.tsx", name: "home", layout: "default", access: "account" },
  { path: "/inbox", module: "inbox.tsx", name: "inbox", layout: "default", access: "account" },
  { path: "/api/inbox", module: "api/inbox.ts", name: "api_inbox", layout: "none", access: "account" },
  {
    path: "/api/inbox/:action",
    module: "api/inbox-action.ts",
    name: "api_inbox_action",
    layout: "none",
    access: "account",
  },
  { path: "/search", module: "search.ts", name: "search", layout: "none", access: "account" },

  { path: "/orders", module: "orders.tsx", name: "orders", layout: "default", access: "account", permission: "orders" },
  {
    path: "/orders/create",
    module: "orders-create.tsx",
    name: "create_order",
    layout: "default",
    access: "account",
    permission: ["orders", "orders.create"],
  },
  {
    path: "/orders/import",
    module: "orders-import.tsx",
    name: "import_orders",
    layout: "default",
    access: "account",
    permission: ["orders", "orders.import"],
    width: "compact",
  },
  {
    path: "/orders/import/:importId",
    module: "orders-import-file.tsx",
    name: "import_orders_file",
    layout: "default",
    access: "account",
    permission: ["orders", "orders.import"],
    width: "compact",
  },
  {
    path: "/orders/import/template/:format",
    module: "orders-import-template.ts",
    name: "import_orders_template",
    layout: "none",
    access: "account",
    permission: ["orders", "orders.import"],
  },
  {
    path: "/orders/import/:importId/result",
    module: "orders-import-result.ts",
    name: "import_orders_result",
    layout: "none",
    access: "account",
    permission: ["orders", "orders.import"],
  },
  {
    path: "/orders/labels",
    module: "orders-labels.ts",
    name: "orders_labels",
    layout: "none",
    access: "account",
    permission: ["orders", "orders.generate_labels"],
  },
  {
    path: "/orders/export",
    module: "orders-export.ts",
    name: "export_orders",
    layout: "none",
    access: "account",
    permission: ["orders", "orders.export"],
  },
  {
    path: "/orders/:number",
    module: "order.tsx",
    name: "view_order",
    layout: "default",
    access: "account",
    permission: "orders",
  },

  {
    path: "/customers",
    module: "customers.tsx",
    name: "customers",
    layout: "default",
    access: "account",
    permission: "customers",
  },
  {
    path: "/customers/:id",
    module: "customer.tsx",
    name: "view_customer",
    layout: "default",
    access: "account",
    permission: "customers",
  },
  {
    path: "/api/customers",
    module: "api/customers.ts",
    name: "api_customers",
    layout: "none",
    access: "account",
    permission: "customers",
  },
  {
    path: "/api/customers/:id",
    module: "api/customer.ts",
    name: "api_customer",
    layout: "none",
    access: "account",
    permission: "customers",
  },
  {
    path: "/api/customers/:id/addresses",
    module: "api/customer-addresses.ts",
    name: "api_customer_addresses",
    layout: "none",
    access: "account",
    permission: "customers",
  },
  {
    path: "/api/customers/:id/addresses/:address_id",
    module: "api/customer-address.ts",
    name: "api_customer_address",
    layout: "none",
    access: "account",
    permission: "customers",
  },

  {
    path: "/shipments",
    module: "shipments.ts",
    name: "shipments",
    layout: "none",
    access: "account",
    permission: "shipments",
    subscription: true,
  },
  {
    path: "/shipments/:type",
    module: "shipments-list.tsx",
    name: "shipments_list",
    layout: "default",
    access: "account",
    permission: "shipments",
    subscription: true,
  },
  {
    path: "/shipments/:type/export",
    module: "shipments-export.ts",
    name: "export_shipments",
    layout: "none",
    access: "account",
    permission: ["shipments", "shipments.export"],
    subscription: true,
  },
  {
    path: "/shipments/:type/:number",
    module: "shipment.tsx",
    name: "view_shipment",
    layout: "default",
    access: "account",
    permission: "shipments",
    subscription: true,
  },

  {
    path: "/plans",
    module: "plans.tsx",
    name: "plans",
    layout: "default",
    access: "account",
    permission: "plans",
    subscription: true,
  },
  {
    path: "/plans/:planId",
    module: "plan.tsx",
    name: "view_plan",
    layout: "default",
    access: "account",
    permission: "plans",
    subscription: true,
    width: "compact",
  },
  {
    path: "/routes",
    module: "routes.tsx",
    name: "routes",
    layout: "default",
    access: "account",
    permission: "routes",
    subscription: true,
    width: "compact",
  },

  {
    path: "/settings/agents",
    module: "settings-agents.tsx",
    name: "agents",
    layout: "default",
    access: "account",
    permission: ["settings", "settings.agents"],
    subscription: true,
  },
  {
    path: "/settings/teams",
    module: "settings-teams.tsx",
    name: "teams",
    layout: "default",
    access: "account",
    permission: ["settings", "settings.teams"],
    subscription: true,
  },
  {
    path: "/settings/routing",
    module: "settings-routing.tsx",
    name: "routing",
    layout: "default",
    access: "account",
    permission: ["settings", "settings.routing"],
    subscription: true,
  },
  {
    path: "/settings/equipment",
    module: "settings-equipment.tsx",
    name: "equipment",
    layout: "default",
    access: "account",
    permission: "settings",
    subscription: true,
  },
  {
    path: "/settings/vehicles",
    module: "settings-vehicles.tsx",
    name: "vehicles",
    layout: "default",
    access: "account",
    permission: ["settings", "settings.vehicles"],
    subscription: true,
  },
  {
    path: "/settings/locations",
    module: "settings-locations.tsx",
    name: "locations",
    layout: "default",
    access: "account",
    permission: ["settings", "settings.locations"],
  },

  {
    path: "/settings/members",
    module: "settings-members.tsx",
    name: "members",
    layout: "default",
    access: "account",
    permission: ["settings", "settings.members"],
  },
  {
    path: "/settings/packages",
    module: "settings-packages.tsx",
    name: "packages",
    layout: "default",
    access: "account",
    permission: ["settings", "settings.packages"],
  },

  {
    path: "/settings/shipping-methods",
    module: "settings-shipping-methods.tsx",
    name: "shipping_methods",
    layout: "default",
    access: "account",
    permission: ["settings", "settings.shipping_methods"],
    subscription: true,
  },

  { path: "/track/:orderNumber", module: "track.tsx", name: "track", layout: "track", access: "public" },
  { path: "/api/track/:orderNumber", module: "api/track.ts", name: "api_track", layout: "none", access: "public" },

  { path: "/api/views", module: "api/views.ts", name: "api_views", layout: "none", access: "account" },
  { path: "/api/views/:id", module: "api/view.ts", name: "api_view", layout: "none", access: "account" },
  {
    path: "/api/views/module/:module",
    module: "api/views-module.ts",
    name: "api_views_module",
    layout: "none",
    access: "account",
  },
  {
    path: "/api/views/module/:module/reorder",
    module: "api/views-reorder.ts",
    name: "api_views_reorder",
    layout: "none",
    access: "account",
  },
  {
    path: "/api/orders",
    module: "api/orders.ts",
    name: "api_orders",
    layout: "none",
    access: "account",
    permission: "orders",
  },
  {
    path: "/api/orders/estimate",
    module: "api/orders-estimate.ts",
    name: "api_orders_estimate",
    layout: "none",
    access: "account",
    permission: ["orders", "orders.create"],
  },
  {
    path: "/api/orders/labels",
    module: "api/orders-labels.ts",
    name: "api_orders_labels",
    layout: "none",
    access: "account",
    permission: ["orders", "orders.generate_labels"],
  },
  {
    path: "/api/orders/:number",
    module: "api/order.ts",
    name: "api_order",
    layout: "none",
    access: "account",
    permission: "orders",
  },
  {
    path: "/api/orders/:number/:action",
    module: "api/order-part.ts",
    name: "api_order_part",
    layout: "none",
    access: "account",
    permission: "orders",
  },
  {
    path: "/api/shipments/:action",
    module: "api/shipments.ts",
    name: "api_shipments",
    layout: "none",
    access: "account",
    permission: "shipments",
    subscription: true,
  },
  {
    path: "/api/shipments/:type/:action",
    module: "api/shipments-word.ts",
    name: "api_shipments_word",
    layout: "none",
    access: "account",
    permission: "shipments",
    subscription: true,
  },
  {
    path: "/api/shipments/:type/:number/:action",
    module: "api/shipments-reschedule.ts",
    name: "api_shipments_reschedule",
    layout: "none",
    access: "account",
    permission: "shipments",
    subscription: true,
  },
  { path: "/api/auth/session", module: "api/auth-session.ts", name: "api_session", layout: "none", access: "public" },
  { path: "/api/auth/:action", module: "api/auth.ts", name: "api_auth", layout: "none", access: "public" },
  {
    path: "/api/auth/:action/:step",
    module: "api/auth-step.ts",
    name: "api_auth_step",
    layout: "none",
    access: "public",
  },

  {
    path: "/api/plans",
    module: "api/plans.ts",
    name: "api_plans",
    layout: "none",
    access: "account",
    permission: "plans",
    subscription: true,
  },
  {
    path: "/api/plans/:planId",
    module: "api/plan.ts",
    name: "api_plan",
    layout: "none",
    access: "account",
    permission: "plans",
    subscription: true,
  },
  {
    path: "/api/plans/:planId/live",
    module: "api/plan-live.ts",
    name: "api_plan_live",
    layout: "none",
    access: "account",
    permission: "plans",
    subscription: true,
  },
  {
    path: "/api/plans/:planId/versions",
    module: "api/plan-versions.ts",
    name: "api_plan_versions",
    layout: "none",
    access: "account",
    permission: "plans",
    subscription: true,
  },
  {
    path: "/api/plans/:planId/explain",
    module: "api/plan-explain.ts",
    name: "api_plan_explain",
    layout: "none",
    access: "account",
    permission: "plans",
    subscription: true,
  },
  {
    path: "/api/plans/:planId/:action",
    module: "api/plan-action.ts",
    name: "api_plan_action",
    layout: "none",
    access: "account",
    permission: "plans",
    subscription: true,
  },
  {
    path: "/api/plans/:planId/versions/:version/restore",
    module: "api/plan-version-restore.ts",
    name: "api_plan_restore",
    layout: "none",
    access: "account",
    permission: "plans",
    subscription: true,
  },
  {
    path: "/api/plans/:planId/routes/:routeId/:action",
    module: "api/plan-route-action.ts",
    name: "api_plan_route",
    layout: "none",
    access: "account",
    permission: "plans",
    subscription: true,
  },
  {
    path: "/api/plans/:planId/stops/:shipmentId/move",
    module: "api/plan-stop-move.ts",
    name: "api_plan_stop",
    layout: "none",
    access: "account",
    permission: "plans",
    subscription: true,
  },
  {
    path: "/api/routes",
    module: "api/routes.ts",
    name: "api_routes",
    layout: "none",
    access: "account",
    permission: "routes",
    subscription: true,
  },
  {
    path: "/api/routes/:routeId/:action",
    module: "api/route-action.ts",
    name: "api_route_action",
    layout: "none",
    access: "account",
    permission: "routes",
    subscription: true,
  },
  {
    path: "/api/routes/:routeId/stops/:stopId/:action",
    module: "api/route-stop-action.ts",
    name: "api_route_stop",
    layout: "none",
    access: "account",
    permission: "routes",
    subscription: true,
  },

  {
    path: "/api/orders/imports",
    module: "api/orders-imports.ts",
    name: "api_imports",
    layout: "none",
    access: "account",
    permission: ["orders", "orders.import"],
  },
  {
    path: "/api/orders/imports/:importId",
    module: "api/orders-import.ts",
    name: "api_import",
    layout: "none",
    access: "account",
    permission: ["orders", "orders.import"],
  },
  {
    path: "/api/orders/imports/:importId/:action",
    module: "api/orders-import-action.ts",
    name: "api_import_action",
    layout: "none",
    access: "account",
    permission: ["orders", "orders.import"],
  },
  {
    path: "/api/orders/imports/:importId/rows/:row",
    module: "api/orders-import-row.ts",
    name: "api_import_row",
    layout: "none",
    access: "account",
    permission: ["orders", "orders.import"],
  },

  {
    path: "/api/agents",
    module: "api/agents.ts",
    name: "api_agents",
    layout: "none",
    access: "account",
    permission: ["settings", "settings.agents"],
    subscription: true,
  },
  {
    path: "/api/agents/bulk",
    module: "api/agents-bulk.ts",
    name: "api_agents_bulk",
    layout: "none",
    access: "account",
    permission: ["settings", "settings.agents"],
    subscription: true,
  },
  {
    path: "/api/agents/:id",
    module: "api/agent.ts",
    name: "api_agent",
    layout: "none",
    access: "account",
    permission: ["settings", "settings.agents"],
    subscription: true,
  },
  {
    path: "/api/teams",
    module: "api/teams.ts",
    name: "api_teams",
    layout: "none",
    access: "account",
    permission: ["settings", "settings.teams"],
    subscription: true,
  },
  {
    path: "/api/teams/:id",
    module: "api/team.ts",
    name: "api_team",
    layout: "none",
    access: "account",
    permission: ["settings", "settings.teams"],
    subscription: true,
  },
  {
    path: "/api/settings/routing",
    module: "api/settings-routing.ts",
    name: "api_settings_routing",
    layout: "none",
    access: "account",
    permission: ["settings", "settings.routing"],
    subscription: true,
  },
  {
    path: "/api/equipment",
    module: "api/equipment.ts",
    name: "api_equipment",
    layout: "none",
    access: "account",
    permission: "settings",
    subscription: true,
  },
  {
    path: "/api/equipment/:id",
    module: "api/equipment-piece.ts",
    name: "api_equipment_piece",
    layout: "none",
    access: "account",
    permission: "settings",
    subscription: true,
  },
  {
    path: "/api/vehicles",
    module: "api/vehicles.ts",
    name: "api_vehicles",
    layout: "none",
    access: "account",
    permission: ["settings", "settings.vehicles"],
    subscription: true,
  },
  {
    path: "/api/vehicles/bulk",
    module: "api/vehicles-bulk.ts",
    name: "api_vehicles_bulk",
    layout: "none",
    access: "account",
    permission: ["settings", "settings.vehicles"],
    subscription: true,
  },
  {
    path: "/api/vehicles/:id",
    module: "api/vehicle.ts",
    name: "api_vehicle",
    layout: "none",
    access: "account",
    permission: ["settings", "settings.vehicles"],
    subscription: true,
  },
  {
    path: "/api/locations",
    module: "api/locations.ts",
    name: "api_locations",
    layout: "none",
    access: "account",
    permission: ["settings", "settings.locations"],
  },
  {
    path: "/api/locations/:id",
    module: "api/location.ts",
    name: "api_location",
    layout: "none",
    access: "account",
    permission: ["settings", "settings.locations"],
  },

  {
    path: "/api/members",
    module: "api/members.ts",
    name: "api_members",
    layout: "none",
    access: "account",
    permission: ["settings", "settings.members"],
  },
  {
    path: "/api/members/:id",
    module: "api/member.ts",
    name: "api_member",
    layout: "none",
    access: "account",
    permission: ["settings", "settings.members"],
  },
  {
    path: "/api/members/:id/:action",
    module: "api/member-action.ts",
    name: "api_member_action",
    layout: "none",
    access: "account",
    permission: ["settings", "settings.members"],
  },
  {
    path: "/api/packages",
    module: "api/packages.ts",
    name: "api_packages",
    layout: "none",
    access: "account",
    permission: ["settings", "settings.packages"],
  },
  {
    path: "/api/packages/:id",
    module: "api/package.ts",
    name: "api_package",
    layout: "none",
    access: "account",
    permission: ["settings", "settings.packages"],
  },

  {
    path: "/api/shipping-methods",
    module: "api/shipping-methods.ts",
    name: "api_shipping_methods",
    layout: "none",
    access: "account",
    permission: ["settings", "settings.shipping_methods"],
    subscription: true,
  },
  {
    path: "/api/shipping-methods/:id",
    module: "api/shipping-method.ts",
    name: "api_shipping_method",
    layout: "none",
    access: "account",
    permission: ["settings", "settings.shipping_methods"],
    subscription: true,
  },

  {
    path: "/account-suspended",
    module: "account-suspended.tsx",
    name: "error_402",
    layout: "auth",
    access: "login",
  },
  { path: "/error", module: "error.tsx", name: "error_500", layout: "auth", access: "public", setup: "any" },
  { path: "*", module: "not-found.tsx", name: "error_404", layout: "auth", access: "public" },
];

/** True for paths that answer JSON instead of pages. */
export function isApi(row: Pick<RouteRow, "path">): boolean {
  return row.path.startsWith("/api/");
}

const byPath = new Map(routeTable.map((row) => [normalised(row.path), row]));

function normalised(path: string): string {
  return path.replace(/^\/+|\/+$/g, "");
}

/** The row of a matched pattern; none means that somebody added a route around the table. */
export function rowOf(pattern: string): RouteRow | undefined {
  return byPath.get(normalised(pattern));
}
