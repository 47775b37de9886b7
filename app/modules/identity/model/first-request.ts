import { can } from "#app/platform/access/can.ts";
import { type Permission, wildcardPermission } from "#app/platform/access/permissions.ts";
import type { AccessTokenView } from "./access-token.ts";

/** Requests to try a new token with, by the permission that they need. */
const firstRequests: readonly (readonly [Permission, path: string])[] = [
  ["orders", "/api/orders?limit=1"],
  ["shipments", "/api/shipments/deliveries?limit=1"],
  ["plans", "/api/plans?limit=1"],
  ["routes", "/api/routes?limit=1"],
  ["customers", "/api/customers?limit=1"],
  ["items", "/api/items?limit=1"],
];

/** The first of these lists that a token may read; null for none. */
export function getFirstRequest({
  access,
  permissions,
}: Pick<AccessTokenView, "access" | "permissions">): string | null {
  const grants = { permissions: access === "full" ? [wildcardPermission] : permissions };
  return firstRequests.find(([permission]) => can(grants, permission))?.[1] ?? null;
}
