import { settingsListAreas } from "../catalogue/settings-lists.ts";
import type { en } from "./catalogues/en.ts";

/** One catalogue: `i18n/<area>.en.ts` and `.de.ts` of a module. */
export type Area = keyof typeof en;

/** Catalogues of every page's frame. */
export const sharedAreas: readonly Area[] = ["common", "errors"];

/**
 * The catalogues used by the screens below a path, so that a browser loads no others. All matching lines apply; with a slash at
 * its end a line leaves out the path itself, which is a list. `/` is home alone.
 * `tests/architecture.test.ts` reads the screens' code and names the line that is missing.
 */
const screenAreas: readonly { below: string; areas: readonly Area[] }[] = [
  ...settingsListAreas,
  { below: "/", areas: ["home", "subscription"] },
  { below: "/login", areas: ["auth"] },
  { below: "/register", areas: ["auth"] },
  { below: "/password", areas: ["auth"] },
  { below: "/verify", areas: ["auth"] },
  { below: "/get-started", areas: ["auth"] },
  { below: "/workspaces", areas: ["auth"] },
  { below: "/dev/outbox", areas: ["auth"] },
  { below: "/orders", areas: ["orders", "shipments", "picklists", "shipping_labels"] },
  { below: "/orders/", areas: ["map", "messages"] },
  { below: "/orders/create-bulk", areas: ["bulk"] },
  { below: "/orders/import", areas: ["imports"] },
  { below: "/orders/live", areas: ["live"] },
  { below: "/orders/recurring", areas: ["recurring", "rules", "plans"] },
  { below: "/orders/validate", areas: ["validation"] },
  { below: "/accounting", areas: ["accounting"] },
  { below: "/analytics", areas: ["analytics"] },
  { below: "/embed", areas: ["analytics"] },
  { below: "/analytics/reports", areas: ["reports", "rules"] },
  { below: "/analytics/open-data", areas: ["reports"] },
  {
    below: "/analytics/reports/",
    areas: ["orders", "shipments", "accounting", "payouts", "billing", "fleet", "stock", "audit"],
  },
  { below: "/accounting/books/close", areas: ["closing"] },
  { below: "/accounting/payment-runs", areas: ["runs"] },
  { below: "/accounting/cash-book", areas: ["deposits"] },
  { below: "/accounting/agent-billing", areas: ["payouts"] },
  { below: "/accounting/agent-billing/receipts/", areas: ["billing"] },
  { below: "/fleet", areas: ["fleet"] },
  { below: "/accounting/merchant-billing", areas: ["billing"] },
  { below: "/accounting/merchant-billing/bank-statement", areas: ["bank", "bank_rules"] },
  { below: "/customers", areas: ["customers", "map"] },
  { below: "/items", areas: ["stock"] },
  { below: "/picklists", areas: ["picklists"] },
  { below: "/shipments", areas: ["orders", "shipments"] },
  { below: "/plans", areas: ["plans"] },
  { below: "/plans/", areas: ["routes", "shipments", "orders", "map"] },
  { below: "/routes", areas: ["plans", "routes", "shipments", "orders", "map"] },
  { below: "/settings", areas: ["settings"] },
  { below: "/dev/failed-messages", areas: ["settings", "failed_messages"] },
  { below: "/dev/usage", areas: ["product_usage"] },
  { below: "/profile", areas: ["profile", "auth"] },
  { below: "/settings/members", areas: ["members"] },
  { below: "/settings/apps", areas: ["apps", "members"] },
  { below: "/oauth/authorize", areas: ["apps", "members"] },
  { below: "/settings/access-tokens/", areas: ["requests", "webhooks"] },
  { below: "/settings/integrations", areas: ["shops", "imports"] },
  { below: "/settings/account", areas: ["account", "billing_details"] },
  { below: "/settings/directory-listing", areas: ["tracking"] },
  { below: "/settings/audit-log", areas: ["audit"] },
  { below: "/settings/subscription", areas: ["subscription"] },
  { below: "/account-suspended", areas: ["subscription", "auth"] },
  { below: "/settings/routing", areas: ["routing"] },
  { below: "/settings/notifications", areas: ["messages", "account"] },
  { below: "/settings/failed-messages", areas: ["failed_messages"] },
  { below: "/settings/sandbox", areas: ["sandbox"] },
  { below: "/settings/carriers", areas: ["carriers", "merchants"] },
  { below: "/developers", areas: ["developers"] },
  { below: "/status", areas: ["developers"] },
  { below: "/inbox", areas: ["inbox", "rules"] },
  { below: "/track", areas: ["tracking"] },
  { below: "/track/", areas: ["map"] },
  { below: "/stop-messages", areas: ["tracking"] },
  { below: "/check-proof", areas: ["tracking"] },
  { below: "/directory", areas: ["tracking"] },
];

/** The catalogues that the screen at a path needs. */
export function listAreas(pathname: string): Area[] {
  const applies = (below: string): boolean =>
    pathname === below || (below !== "/" && pathname.startsWith(below.endsWith("/") ? below : `${below}/`));
  const found = screenAreas.filter(({ below }) => applies(below));
  return [...new Set([...sharedAreas, ...found.flatMap(({ areas }) => areas)])];
}
