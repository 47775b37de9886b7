import { type AccountFeature, type Permission, type RequiredPermission, wildcardPermission } from "./permissions.ts";

/** What a check needs of the active account: its permission and feature lists and its subscription. */
export interface Grants {
  readonly permissions: readonly string[];
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
export function can(grants: Pick<Grants, "permissions">, ...needed: readonly RequiredPermission[]): boolean {
  return grants.permissions.includes(wildcardPermission) || needed.every((each) => grants.permissions.includes(each));
}

/** True when at least one of the permissions is granted. */
export function canAny(grants: Pick<Grants, "permissions">, ...needed: readonly Permission[]): boolean {
  return grants.permissions.includes(wildcardPermission) || needed.some((each) => grants.permissions.includes(each));
}

/** True when the account has the feature switched on. */
export function hasFeature(grants: Pick<Grants, "features">, feature: AccountFeature): boolean {
  return grants.features.includes(feature);
}

/** True when the account has a subscription that is not cancelled. */
export function isSubscribed(grants: Pick<Grants, "subscription">): boolean {
  return grants.subscription !== null && !grants.subscription.isCancelled;
}
