import type { AccountFeature, Permission, RequiredPermission } from "./permissions.ts";

/** Who may open a page or call an endpoint at all, before permissions. */
export type Access =
  /** No guard. */
  | "public"
  /** Unauthenticated only. */
  | "anonymous"
  /** Signed in, with or without an active account. */
  | "login"
  /** Signed in and no active account. */
  | "no_account"
  /** Signed in with an active account. */
  | "account";

/** Features required by values of a path parameter, and where to redirect without them. */
export interface ParamFeatures {
  param: string;
  needs: Readonly<Record<string, AccountFeature>>;
  fallback: string;
}

/** What the guard requires of a request before a page or an endpoint runs. */
export interface Guarded {
  access: Access;
  /** The wildcard means the owner and members with full access. */
  permission?: RequiredPermission | readonly Permission[];
  /** One of these is enough, in addition to `permission`. */
  anyOf?: readonly Permission[];
  feature?: AccountFeature;
  /** Values in the path that need their own feature: `/shipments/pickups`. */
  paramFeatures?: ParamFeatures;
  subscription?: true;
  /** Only for accounts of this kind: for what a merchant's portal lacks although no permission excludes it. */
  accountKind?: "carrier";
  /** Not available in a sandbox, which shares the people and subscription of its account and has no connections. */
  notInSandbox?: true;
  /** Also while a sandbox is being reset. */
  duringReset?: true;
  /** Open to a token that sees one merchant's orders alone. */
  merchantTokens?: true;
  /** Redirect without the feature; home by default. Without the permission always home. */
  fallback?: string;
  /** Redirect without a subscription; home by default. */
  unsubscribedFallback?: string;
}
