import { can } from "#app/platform/access/can.ts";
import { type Permission, wildcardPermission } from "#app/platform/access/permissions.ts";
import type { AccessTokenView } from "./access-token.ts";

/** What a new token can be tried out with: the first list that it may read. */
const firstRequests: readonly (readonly [Permission, path: string])[] = [
  ["orders", "/api/orders?limit=1"],
  ["shipments", "/api/shipments/deliveries?limit=1"],
  ["plans", "/api/plans?limit=1"],
  ["routes", "/api/routes?limit=1"],
  ["customers", "/api/customers?limit=1"],
  ["items", "/api/items?limit=1"],
];

/** A list that a token may read; null for one that may read none of these. */
export function getFirstRequest({
  access,
  permissions,
}: Pick<AccessTokenView, "access" | "permissions">): string | null {
  const held = { permissions: access === "full" ? [wildcardPermission] : permissions };
  return firstRequests.find(([permission]) => can(held, permission))?.[1] ?? null;
}
