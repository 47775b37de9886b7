import { type AccountFeature, type Permission, wildcardPermission } from "./permissions.ts";

/**
 * Everything a merchant's portal contains: its own orders and customers, what its carriers billed it, the figures of its
 * orders, and the settings of its workspace. Guard, commands, API and navigation refuse everything else.
 */
export const portalPermissions: readonly Permission[] = [
  "orders",
  "orders.create",
  "orders.import",
  "orders.export",
  "orders.unassign",
  "orders.generate_labels",
  "orders.cancel",
  "orders.update",
  "orders.update.external_id",
  "orders.update.packages",
  "orders.update.proof_of_delivery",
  "orders.update.collections",
  "orders.update.locations",
  "orders.update.customer",
  "orders.update.notes",
  "customers",
  "customers.create",
  "customers.update",
  "customers.manage_locations",
  "accounting.merchant_billing",
  "accounting.merchant_billing.print_invoice",
  "accounting.merchant_billing.export_invoice",
  "accounting.merchant_billing.print_settlement",
  "accounting.merchant_billing.export_settlement",
  "analytics",
  "settings",
  "settings.members",
  "settings.members.manage",
  "settings.locations",
  "settings.locations.manage",
  "settings.account",
  "settings.account.manage",
  "settings.carriers",
  "settings.carriers.manage",
  "settings.packages",
  "settings.packages.manage",
  "settings.alerts",
  "settings.alerts.manage",
  "settings.access_tokens",
  "settings.access_tokens.manage",
];

const portalFeatures: readonly AccountFeature[] = ["geocoding"];

/**
 * Permissions that mark a portal, and full access to one (as the wildcard does elsewhere); by themselves they open
 * nothing.
 */
const portalMark = "portal";
export const portalWildcardPermission = "portal.*";

/** True for permissions in a merchant's portal, which shows only its own modules. */
export function isPortal({ permissions }: Pick<GrantedAccess, "permissions">): boolean {
  return permissions.includes(portalMark);
}

interface GrantedAccess {
  readonly permissions: readonly string[];
  readonly features: readonly string[];
}

/** The effective grants in an account of a kind: a merchant's portal narrows what was granted. */
export function limitGrantsToKind<Grants extends GrantedAccess>(kind: "carrier" | "merchant", granted: Grants): Grants {
  if (kind === "carrier") return granted;
  const full = granted.permissions.includes(wildcardPermission);
  const words = full
    ? [...portalPermissions, portalWildcardPermission]
    : portalPermissions.filter((each) => granted.permissions.includes(each));
  return {
    ...granted,
    permissions: [portalMark, ...words],
    features: portalFeatures.filter((each) => granted.features.includes(each)),
  };
}

/** True for full access to an account of any kind. */
export function hasFullAccess(permissions: readonly string[]): boolean {
  return permissions.includes(wildcardPermission) || permissions.includes(portalWildcardPermission);
}
