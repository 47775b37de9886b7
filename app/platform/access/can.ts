import { type AccountFeature, type Permission, type RequiredPermission, wildcardPermission } from "./permissions.ts";

/** What a check needs of the active account: its permission and feature lists and its subscription. */
export interface Grants {
  readonly permissions: readonly string[];
  /** What the wildcard does not grant, such as managing access for a token. */
  readonly withheld?: readonly string[];
  readonly features: readonly string[];
  readonly subscription: Subscription | null;
  /** Set for a sandbox account, where features meant for real business are left out. */
  readonly sandbox?: object;
}

/** The account's subscription. */
export interface Subscription {
  readonly plan: string;
  readonly isTrial: boolean;
  readonly isCancelled: boolean;
}

/** True when every one of the permissions is granted; the wildcard grants them all. */
export function can(grants: HeldPermissions, ...needed: readonly RequiredPermission[]): boolean {
  return needed.every((each) => holds(grants, each));
}

/** True when at least one of the permissions is granted. */
export function canAny(grants: HeldPermissions, ...needed: readonly Permission[]): boolean {
  return needed.some((each) => holds(grants, each));
}

type HeldPermissions = Pick<Grants, "permissions" | "withheld">;

function holds({ permissions, withheld }: HeldPermissions, needed: RequiredPermission): boolean {
  if (permissions.includes(needed)) return true;
  return permissions.includes(wildcardPermission) && !withheld?.includes(needed);
}

/** True when the account has the feature switched on. */
export function hasFeature(grants: Pick<Grants, "features">, feature: AccountFeature): boolean {
  return grants.features.includes(feature);
}

/** True when the account has a subscription that is not cancelled. */
export function isSubscribed(grants: Pick<Grants, "subscription">): boolean {
  return grants.subscription !== null && !grants.subscription.isCancelled;
}
