import { can, hasFeature } from "#app/platform/access/can.ts";
import type { AccountFeature, Permission } from "#app/platform/access/permissions.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/** The parts of the accounting in the order in which its root looks for one (platform §2.4). */
const parts: readonly { permission: Permission; path: string; feature?: AccountFeature }[] = [
  { permission: "accounting.agent_billing", path: "/accounting/agent-billing" },
  { permission: "accounting.order_collections", path: "/accounting/collections" },
  { permission: "accounting.merchant_billing", path: "/accounting/merchant-billing", feature: "vendor_management" },
  // Without the feature nothing is pending, but what was billed is still read.
  { permission: "accounting.merchant_billing", path: "/accounting/merchant-billing/invoices" },
];

/** The first part that the member may see, among the screens that there are; home without one. */
export function getAccountingHomePath({ account }: Scope, screens: ReadonlySet<string>): string {
  const part = parts.find(
    ({ permission, path, feature }) =>
      screens.has(path) && can(account, permission) && (!feature || hasFeature(account, feature)),
  );
  return part?.path ?? "/";
}
