import type { en } from "./catalogues/en.ts";

/** One catalogue: `i18n/<area>.en.ts` and `.de.ts` of a module. */
export type Area = keyof typeof en;

/** Catalogues of every page's frame; error pages have the frame of the sign-in pages. */
export const sharedAreas: readonly Area[] = ["common", "errors", "map", "auth"];

/**
 * The catalogues used by the screens below a path, so that a browser loads no others. All matching lines apply.
 * `tests/architecture.test.ts` reads the screens' code and names the line that is missing.
 */
const screenAreas: readonly { below: string; speaks: readonly Area[] }[] = [
  { below: "/", speaks: ["home", "subscription"] },
  { below: "/orders", speaks: ["orders", "shipments", "picklists", "labels"] },
  { below: "/orders/create-bulk", speaks: ["bulk"] },
  { below: "/orders/import", speaks: ["imports"] },
  { below: "/orders/live", speaks: ["live"] },
  { below: "/orders/recurring", speaks: ["recurring", "rules", "plans"] },
  { below: "/orders/validate", speaks: ["validation"] },
  { below: "/accounting", speaks: ["accounting"] },
  { below: "/accounting/agent-billing", speaks: ["payouts"] },
  { below: "/fleet", speaks: ["fleet"] },
  { below: "/accounting/merchant-billing", speaks: ["billing"] },
  { below: "/accounting/merchant-billing/bank-statement", speaks: ["bank"] },
  { below: "/customers", speaks: ["customers", "orders", "settings"] },
  { below: "/items", speaks: ["stock"] },
  { below: "/picklists", speaks: ["picklists"] },
  { below: "/shipments", speaks: ["orders", "shipments"] },
  { below: "/plans", speaks: ["plans", "routes", "shipments", "orders"] },
  { below: "/plans/rules", speaks: ["rules", "picklists"] },
  { below: "/routes", speaks: ["plans", "routes", "shipments", "orders"] },
  { below: "/settings", speaks: ["settings"] },
  { below: "/dev/given-up", speaks: ["settings"] },
  { below: "/profile", speaks: ["profile"] },
  { below: "/settings/members", speaks: ["members"] },
  { below: "/settings/access-tokens", speaks: ["members"] },
  { below: "/settings/integrations", speaks: ["shops", "imports"] },
  { below: "/settings/account", speaks: ["account"] },
  { below: "/settings/directory-listing", speaks: ["tracking"] },
  { below: "/settings/audit-log", speaks: ["audit"] },
  { below: "/settings/subscription", speaks: ["subscription"] },
  { below: "/settings/delivery-zones", speaks: ["zones"] },
  { below: "/settings/locations", speaks: ["zones"] },
  { below: "/settings/teams", speaks: ["zones"] },
  { below: "/settings/shipping-methods", speaks: ["zones", "orders"] },
  { below: "/settings/shipping-labels", speaks: ["labels"] },
  { below: "/developers", speaks: ["developers"] },
  { below: "/inbox", speaks: ["inbox", "rules"] },
  { below: "/track", speaks: ["tracking"] },
  { below: "/directory", speaks: ["tracking"] },
];

/** The catalogues that the screen at a path needs. */
export function listAreas(pathname: string): Area[] {
  const below = screenAreas.filter((each) => pathname === each.below || pathname.startsWith(`${each.below}/`));
  return [...new Set([...sharedAreas, ...below.flatMap((each) => each.speaks)])];
}
