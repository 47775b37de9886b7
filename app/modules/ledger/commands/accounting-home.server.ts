import { can, hasFeature } from "#app/platform/access/can.ts";
import type { AccountFeature, Permission } from "#app/platform/access/permissions.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/** The parts of accounting, in the order in which the area's root path tries them. */
const parts: readonly { permission: Permission; path: string; feature?: AccountFeature }[] = [
  { permission: "accounting.agent_billing", path: "/accounting/agent-billing" },
  { permission: "accounting.order_collections", path: "/accounting/collections" },
  { permission: "accounting.merchant_billing", path: "/accounting/merchant-billing", feature: "vendor_management" },
  // Without the feature nothing can be pending, but earlier documents stay readable.
  { permission: "accounting.merchant_billing", path: "/accounting/merchant-billing/invoices" },
];

/** Path of the first part that the member may see and that exists; the home page if there is none. */
export function getAccountingHomePath({ account }: Scope, screens: ReadonlySet<string>): string {
  const part = parts.find(
    ({ permission, path, feature }) =>
      screens.has(path) && can(account, permission) && (!feature || hasFeature(account, feature)),
  );
  return part?.path ?? "/";
}
