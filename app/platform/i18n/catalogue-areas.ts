import type { en } from "./catalogues/en.ts";

/** One catalogue: `i18n/<area>.en.ts` and `.de.ts` of a module. */
export type Area = keyof typeof en;

/** Catalogues of every page's frame; error pages have the frame of the sign-in pages. */
export const sharedAreas: readonly Area[] = ["common", "errors", "auth"];

/**
 * The catalogues used by the screens below a path, so that a browser loads no others. All matching lines apply; with a slash at
 * its end a line leaves out the path itself, which is a list.
 * `tests/architecture.test.ts` reads the screens' code and names the line that is missing.
 */
const screenAreas: readonly { below: string; areas: readonly Area[] }[] = [
  { below: "/", areas: ["home", "subscription"] },
  { below: "/orders", areas: ["orders", "shipments", "picklists", "labels"] },
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
  { below: "/customers", areas: ["customers", "settings", "map"] },
  { below: "/items", areas: ["stock"] },
  { below: "/picklists", areas: ["picklists"] },
  { below: "/shipments", areas: ["orders", "shipments"] },
  { below: "/plans", areas: ["plans"] },
  { below: "/plans/", areas: ["routes", "shipments", "orders", "map"] },
  { below: "/plans/rules", areas: ["rules", "picklists"] },
  { below: "/routes", areas: ["plans", "routes", "shipments", "orders", "map"] },
  { below: "/settings", areas: ["settings"] },
  { below: "/dev/failed-messages", areas: ["settings"] },
  { below: "/profile", areas: ["profile"] },
  { below: "/settings/members", areas: ["members"] },
  { below: "/settings/access-tokens", areas: ["members"] },
  { below: "/settings/integrations", areas: ["shops", "imports"] },
  { below: "/settings/account", areas: ["account"] },
  { below: "/settings/directory-listing", areas: ["tracking"] },
  { below: "/settings/audit-log", areas: ["audit"] },
  { below: "/settings/subscription", areas: ["subscription"] },
  { below: "/account-suspended", areas: ["subscription"] },
  { below: "/settings/delivery-zones", areas: ["zones"] },
  { below: "/settings/locations", areas: ["zones", "map"] },
  { below: "/settings/teams", areas: ["zones"] },
  { below: "/settings/shipping-methods", areas: ["zones", "orders"] },
  { below: "/settings/shipping-labels", areas: ["labels"] },
  { below: "/developers", areas: ["developers"] },
  { below: "/status", areas: ["developers"] },
  { below: "/inbox", areas: ["inbox", "rules"] },
  { below: "/track", areas: ["tracking"] },
  { below: "/track/", areas: ["map"] },
  { below: "/directory", areas: ["tracking"] },
];

/** The catalogues that the screen at a path needs. */
export function listAreas(pathname: string): Area[] {
  const below = screenAreas.filter(
    (each) => pathname === each.below || pathname.startsWith(`${each.below.replace(/\/$/, "")}/`),
  );
  return [...new Set([...sharedAreas, ...below.flatMap((each) => each.areas)])];
}
