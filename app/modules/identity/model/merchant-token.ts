import { type Permission, wildcardPermission } from "#app/platform/access/permissions.ts";

/** All that a token may hold that sees one merchant's orders alone: whatever is not here would show what others have. */
export const merchantTokenPermissions: readonly Permission[] = [
  ...(["orders", "orders.create", "orders.export", "orders.generate_labels", "orders.cancel"] as const),
  ...(["orders.update", "orders.update.external_id", "orders.update.packages", "orders.update.notes"] as const),
  ...(["orders.update.collections", "orders.update.locations", "orders.update.customer"] as const),
  "orders.update.proof_of_delivery",
];

/** The calls that such a token may make, and the files that they lead to: each reads orders through the scope, which knows the merchant. */
export const merchantTokenPaths: readonly string[] = [
  ...["/api/orders", "/api/orders/:number", "/api/orders/:number/:action", "/api/orders/export", "/api/orders/labels"],
  ...["/api/orders/:number/documents", "/api/orders/:number/documents/:id", "/orders/export", "/orders/labels"],
];

/** What is left of what a token was given. */
export function filterMerchantPermissions(permissions: readonly string[]): string[] {
  if (permissions.includes(wildcardPermission)) return [...merchantTokenPermissions];
  return merchantTokenPermissions.filter((each) => permissions.includes(each));
}
