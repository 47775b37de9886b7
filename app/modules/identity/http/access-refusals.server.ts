import { can, canAny, type Grants, hasFeature, isSubscribed } from "#app/platform/access/can.ts";
import type { Guarded } from "#app/platform/access/guarded.ts";
import type { RequiredPermission } from "#app/platform/access/permissions.ts";
import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";
import type { Session, SessionAccount } from "../db/session.reads.server.ts";

/** Why a request is refused: the error code for the API, the redirect for a page. */
export interface AccessRefusal {
  code: ErrorCode;
  to: string;
}

/** Checks a row's access in order: session, account, then what the account allows. Null when the request may go on. */
export function getAccessRefusal(
  guarded: Guarded,
  session: Session | null,
  account: SessionAccount | null,
  url: URL,
  params: Readonly<Record<string, string | undefined>>,
): AccessRefusal | null {
  if (guarded.access === "public") return null;
  if (guarded.access === "anonymous")
    return session ? { code: "already_done", to: account ? "/" : "/workspaces" } : null;
  if (!session) return { code: "no_session", to: getLoginPathWithReturn(url) };
  if (guarded.access === "login") return null;
  if (guarded.access === "no_account")
    return account && !url.searchParams.has("choose") ? { code: "already_done", to: "/" } : null;
  return account ? getAccountRefusal(guarded, account, params) : { code: "not_a_member", to: "/workspaces" };
}

/** Checks in order: cancelled subscription, missing subscription, feature, sandbox, kind of account, permission. */
export function getAccountRefusal(
  guarded: Guarded,
  account: Grants & Pick<SessionAccount, "kind" | "sandbox">,
  params: Readonly<Record<string, string | undefined>>,
): AccessRefusal | null {
  if (account.subscription?.isCancelled) return { code: "subscription_cancelled", to: "/account-suspended" };
  if (guarded.subscription && !isSubscribed(account))
    return { code: "subscription_missing", to: guarded.unsubscribedFallback ?? "/" };
  if (guarded.feature && !hasFeature(account, guarded.feature))
    return { code: "feature_missing", to: guarded.fallback ?? "/" };
  const paramFeature = guarded.paramFeatures?.needs[params[guarded.paramFeatures.param] ?? ""];
  if (guarded.paramFeatures && paramFeature && !hasFeature(account, paramFeature))
    return { code: "feature_missing", to: guarded.paramFeatures.fallback };
  if (guarded.notInSandbox && account.sandbox) return { code: "not_in_sandbox", to: "/settings/sandbox" };
  if (account.sandbox?.resetting && !guarded.duringReset) return { code: "sandbox_resetting", to: "/settings/sandbox" };
  if (guarded.accountKind && account.kind !== guarded.accountKind)
    return { code: "forbidden", to: guarded.fallback ?? "/" };
  if (!can(account, ...listRowPermissions(guarded)) || (guarded.anyOf && !canAny(account, ...guarded.anyOf)))
    return { code: "forbidden", to: "/" };
  return null;
}

function listRowPermissions(guarded: Guarded): readonly RequiredPermission[] {
  if (guarded.permission === undefined) return [];
  return typeof guarded.permission === "string" ? [guarded.permission] : guarded.permission;
}

/** The page that a person without a session asked for, in the account that the request named. */
function getLoginPathWithReturn(url: URL): string {
  const path = url.pathname.replace(/(\/)_\.data$|\.data$/, "$1");
  const query = url.search.slice(1).split("&");
  const kept = query.filter((each) => each !== "" && !each.startsWith("_routes=")).join("&");
  const to = kept === "" ? path : `${path}?${kept}`;
  return to === "/" ? "/login" : `/login?to=${encodeURIComponent(to)}`;
}
