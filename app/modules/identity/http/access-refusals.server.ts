import { can, canAny, type Grants, hasFeature, isSubscribed } from "#app/platform/access/can.ts";
import type { RequiredPermission } from "#app/platform/access/permissions.ts";
import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";
import type { PageRoute } from "#app/route-table.ts";
import type { Session, SessionAccount } from "../db/session.reads.server.ts";

/** Why a request is refused: the error code for the API, the redirect for a page. */
export interface AccessRefusal {
  code: ErrorCode;
  to: string;
}

/** Checks a row's access in order: session, account, then what the account allows. Null when the request may go on. */
export function getAccessRefusal(
  row: PageRoute,
  session: Session | null,
  account: SessionAccount | null,
  url: URL,
  params: Readonly<Record<string, string | undefined>>,
): AccessRefusal | null {
  if (row.access === "public") return null;
  if (row.access === "anonymous") return session ? { code: "already_done", to: account ? "/" : "/workspaces" } : null;
  if (!session) return { code: "no_session", to: getLoginPathWithReturn(url) };
  if (row.access === "login") return null;
  if (row.access === "no_account")
    return account && !url.searchParams.has("choose") ? { code: "already_done", to: "/" } : null;
  return account ? getAccountRefusal(row, account, params) : { code: "not_a_member", to: "/workspaces" };
}

/** Checks in order: cancelled subscription, missing subscription, feature, sandbox, kind of account, permission. */
export function getAccountRefusal(
  row: PageRoute,
  account: Grants & Pick<SessionAccount, "kind" | "sandbox">,
  params: Readonly<Record<string, string | undefined>>,
): AccessRefusal | null {
  if (account.subscription?.isCancelled) return { code: "subscription_cancelled", to: "/account-suspended" };
  if (row.subscription && !isSubscribed(account))
    return { code: "subscription_missing", to: row.unsubscribedFallback ?? "/" };
  if (row.feature && !hasFeature(account, row.feature)) return { code: "feature_missing", to: row.fallback ?? "/" };
  const paramFeature = row.paramFeatures?.needs[params[row.paramFeatures.param] ?? ""];
  if (row.paramFeatures && paramFeature && !hasFeature(account, paramFeature))
    return { code: "feature_missing", to: row.paramFeatures.fallback };
  if (row.notInSandbox && account.sandbox) return { code: "not_in_sandbox", to: "/settings/sandbox" };
  if (account.sandbox?.resetting && !row.module.includes("sandbox"))
    return { code: "sandbox_shut", to: "/settings/sandbox" };
  if (row.accountKind && account.kind !== row.accountKind) return { code: "forbidden", to: row.fallback ?? "/" };
  if (!can(account, ...listRowPermissions(row)) || (row.anyOf && !canAny(account, ...row.anyOf)))
    return { code: "forbidden", to: "/" };
  return null;
}

function listRowPermissions(row: PageRoute): readonly RequiredPermission[] {
  if (row.permission === undefined) return [];
  return typeof row.permission === "string" ? [row.permission] : row.permission;
}

function getLoginPathWithReturn(url: URL): string {
  const path = url.pathname.replace(/\.data$/, "") + url.search.replace(/[?&]_routes=[^&]*/, "");
  return path === "/" || path === "/_root" ? "/login" : `/login?to=${encodeURIComponent(path)}`;
}
