import type { Scope } from "#app/data/kernel/scope.server.ts";
import { can } from "#app/domain/access/can.ts";
import type { Permission } from "#app/domain/access/permissions.ts";

/** The parts of the accounting in the order in which its root looks for one (platform §2.4). */
const parts: readonly { permission: Permission; path: string }[] = [
  { permission: "accounting.agent_billing", path: "/accounting/agent-billing" },
  { permission: "accounting.order_collections", path: "/accounting/collections" },
  { permission: "accounting.merchant_billing", path: "/accounting/merchant-billing" },
];

/** The first part that the member may see, among the screens that there are; home without one. */
export function accountingHome({ account }: Scope, screens: ReadonlySet<string>): string {
  const part = parts.find(({ permission, path }) => screens.has(path) && can(account, permission));
  return part?.path ?? "/";
}
