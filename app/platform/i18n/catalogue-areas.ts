import type { en } from "./catalogues/en.ts";

/** One catalogue: `i18n/<area>.en.ts` and `.de.ts` of a module. */
export type Area = keyof typeof en;

/** Catalogues of every page's frame; error pages have the frame of the sign-in pages. */
export const sharedAreas: readonly Area[] = ["common", "errors", "auth"];

/**
 * The catalogues used by the screens below a path, so that a browser loads no others. All matching lines apply; with a slash at
 * its end a line leaves out the path itself, which is a list. `/` is home alone.
 * `tests/architecture.test.ts` reads the screens' code and names the line that is missing.
 */
const screenAreas: readonly { below: string; areas: readonly Area[] }[] = [
  { below: "/", areas: ["home", "subscription"] },
  { below: "/orders", areas: ["orders", "shipments", "picklists", "shipping_labels"] },
  { below: "/orders/", areas: ["map"] },
  { below: "/orders/create-bulk", areas: ["bulk"] },
  { below: "/orders/import", areas: ["imports"] },
  { below: "/orders/live", areas: ["live"] },
  { below: "/orders/recurring", areas: ["recurring", "rules", "plans"] },
  { below: "/orders/validate", areas: ["validation"] },
  { below: "/accounting", areas: ["accounting"] },
  { below: "/analytics", areas: ["analytics"] },
  { below: "/accounting/agent-billing", areas: ["payouts"] },
  { below: "/fleet", areas: ["fleet"] },
  { below: "/accounting/merchant-billing", areas: ["billing"] },
  { below: "/accounting/merchant-billing/bank-statement", areas: ["bank"] },
  { below: "/customers", areas: ["customers", "map"] },
  { below: "/items", areas: ["stock"] },
  { below: "/picklists", areas: ["picklists"] },
  { below: "/shipments", areas: ["orders", "shipments"] },
  { below: "/plans", areas: ["plans"] },
  { below: "/plans/", areas: ["routes", "shipments", "orders", "map"] },
  { below: "/plans/rules", areas: ["rules", "picklists"] },
  { below: "/routes", areas: ["plans", "routes", "shipments", "orders", "map"] },
  { below: "/settings", areas: ["settings"] },
  { below: "/dev/failed-messages", areas: ["settings", "failed_messages"] },
  { below: "/profile", areas: ["profile"] },
  { below: "/settings/members", areas: ["members"] },
  { below: "/settings/members/roles", areas: ["roles"] },
  { below: "/settings/access-tokens", areas: ["access_tokens", "members"] },
  { below: "/settings/integrations", areas: ["shops", "imports"] },
  { below: "/settings/account", areas: ["account", "billing_details"] },
  { below: "/settings/directory-listing", areas: ["tracking"] },
  { below: "/settings/audit-log", areas: ["audit"] },
  { below: "/settings/subscription", areas: ["subscription"] },
  { below: "/account-suspended", areas: ["subscription"] },
  { below: "/settings/delivery-zones", areas: ["zones"] },
  { below: "/settings/locations", areas: ["locations", "zones", "map"] },
  { below: "/settings/teams", areas: ["teams", "zones"] },
  { below: "/settings/shipping-methods", areas: ["shipping_methods", "zones", "orders"] },
  { below: "/settings/shipping-labels", areas: ["shipping_labels"] },
  { below: "/settings/agents", areas: ["agents", "billing_details"] },
  { below: "/settings/vehicles", areas: ["vehicles"] },
  { below: "/settings/equipment", areas: ["equipment"] },
  { below: "/settings/packages", areas: ["packages"] },
  { below: "/settings/routing", areas: ["routing"] },
  { below: "/settings/failed-messages", areas: ["failed_messages"] },
  { below: "/settings/webhooks-alerts", areas: ["webhooks"] },
  { below: "/settings/webhooks-alerts/alerts", areas: ["alerts"] },
  { below: "/settings/sandbox", areas: ["sandbox"] },
  { below: "/settings/merchants", areas: ["merchants", "billing_details"] },
  { below: "/settings/carriers", areas: ["carriers", "merchants"] },
  { below: "/developers", areas: ["developers"] },
  { below: "/status", areas: ["developers"] },
  { below: "/inbox", areas: ["inbox", "rules"] },
  { below: "/track", areas: ["tracking"] },
  { below: "/track/", areas: ["map"] },
  { below: "/directory", areas: ["tracking"] },
];

/** The catalogues that the screen at a path needs. */
export function listAreas(pathname: string): Area[] {
  const applies = (below: string): boolean =>
    pathname === below || (below !== "/" && pathname.startsWith(below.endsWith("/") ? below : `${below}/`));
  const found = screenAreas.filter(({ below }) => applies(below));
  return [...new Set([...sharedAreas, ...found.flatMap(({ areas }) => areas)])];
}
