import { type Permission, wildcardPermission } from "#app/platform/access/permissions.ts";

/** Permissions that a token limited to one merchant may have: any other would show data of other merchants. */
export const merchantTokenPermissions: readonly Permission[] = [
  ...(["orders", "orders.create", "orders.export", "orders.generate_labels", "orders.cancel"] as const),
  ...(["orders.update", "orders.update.external_id", "orders.update.packages", "orders.update.notes"] as const),
  ...(["orders.update.collections", "orders.update.locations", "orders.update.customer"] as const),
  "orders.update.proof_of_delivery",
];

/** Those of a token's permissions that it may use with one merchant only. */
export function filterMerchantPermissions(permissions: readonly string[]): string[] {
  if (permissions.includes(wildcardPermission)) return [...merchantTokenPermissions];
  return merchantTokenPermissions.filter((each) => permissions.includes(each));
}
