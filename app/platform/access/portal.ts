import { type AccountFeature, type Permission, wildcardPermission } from "./permissions.ts";

/**
 * All that a merchant's portal holds (platform §1 "merchants, who have their own portal"): its own orders and customers,
 * what its carriers billed it, and the settings of its workspace. Whatever is not here is refused by guard, commands, API and navigation alike.
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

/** Marks what is held in a portal, and full access to one as the wildcard does elsewhere; they open nothing by themselves. */
const portalMark = "portal";
export const portalWildcardPermission = "portal.*";

/** True for what is held in a merchant's portal, which shows nothing but its own modules. */
export function isPortal({ permissions }: Pick<HeldGrants, "permissions">): boolean {
  return permissions.includes(portalMark);
}

interface HeldGrants {
  readonly permissions: readonly string[];
  readonly features: readonly string[];
}

/** What somebody may do in an account of a kind: a merchant's portal narrows whatever was given. */
export function limitGrantsToKind<Grants extends HeldGrants>(kind: "carrier" | "merchant", held: Grants): Grants {
  if (kind === "carrier") return held;
  const full = held.permissions.includes(wildcardPermission);
  const words = full
    ? [...portalPermissions, portalWildcardPermission]
    : portalPermissions.filter((each) => held.permissions.includes(each));
  return {
    ...held,
    permissions: [portalMark, ...words],
    features: portalFeatures.filter((each) => held.features.includes(each)),
  };
}

/** True for whoever has full access to an account, whatever its kind. */
export function hasFullAccess(permissions: readonly string[]): boolean {
  return permissions.includes(wildcardPermission) || permissions.includes(portalWildcardPermission);
}
