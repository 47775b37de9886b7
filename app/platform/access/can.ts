import { type AccountFeature, type Permission, type RequiredPermission, wildcardPermission } from "./permissions.ts";

/** What a check needs of the active account: its permission and feature lists and its subscription. */
export interface Grants {
  readonly permissions: readonly string[];
  readonly features: readonly string[];
  readonly subscription: Subscription | null;
  /** Of a sandbox: what is for accounts that work is not in it. */
  readonly sandbox?: object;
}

/** Platform §3: plan, is_trial, is_cancelled. */
export interface Subscription {
  readonly plan: string;
  readonly isTrial: boolean;
  readonly isCancelled: boolean;
}

/** True when every one of the permissions is held; the wildcard holds them all (platform §6). */
export function can(grants: Pick<Grants, "permissions">, ...needed: readonly RequiredPermission[]): boolean {
  return grants.permissions.includes(wildcardPermission) || needed.every((each) => grants.permissions.includes(each));
}

/** True when at least one of the permissions is held. */
export function canAny(grants: Pick<Grants, "permissions">, ...needed: readonly Permission[]): boolean {
  return grants.permissions.includes(wildcardPermission) || needed.some((each) => grants.permissions.includes(each));
}

/** True when the account has the feature switched on. */
export function hasFeature(grants: Pick<Grants, "features">, feature: AccountFeature): boolean {
  return grants.features.includes(feature);
}

/** True when the account has a subscription that is not cancelled (platform §4.2). */
export function isSubscribed(grants: Pick<Grants, "subscription">): boolean {
  return grants.subscription !== null && !grants.subscription.isCancelled;
}
