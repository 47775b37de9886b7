import { can, canAny, type Grants, hasFeature, isSubscribed } from "#app/platform/access/can.ts";
import type { Needed } from "#app/platform/access/permissions.ts";
import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";
import type { RouteRow } from "#app/route-table.ts";
import type { Session, SessionAccount } from "../db/session.reads.server.ts";

/** Why a request is turned away: the code for the API, the address for a page. */
export interface Refusal {
  code: ErrorCode;
  to: string;
}

/** Platform §4.2, steps 1–6. */
export function refusalOf(
  row: RouteRow,
  session: Session | null,
  account: SessionAccount | null,
  url: URL,
  params: Readonly<Record<string, string | undefined>>,
): Refusal | null {
  if (row.access === "public") return null;
  if (row.access === "anonymous") return session ? { code: "already_done", to: account ? "/" : "/workspaces" } : null;
  if (!session) return { code: "no_session", to: loginWithReturn(url) };
  if (row.access === "login") return null;
  if (row.access === "no_account")
    return account && !url.searchParams.has("choose") ? { code: "already_done", to: "/" } : null;
  return account ? accountRefusal(row, account, params) : { code: "not_a_member", to: "/workspaces" };
}

/** What an account says to whoever acts in it (platform §4.2, steps 3–6). */
export function accountRefusal(
  row: RouteRow,
  account: Grants & Pick<SessionAccount, "kind" | "sandbox">,
  params: Readonly<Record<string, string | undefined>>,
): Refusal | null {
  if (account.subscription?.isCancelled) return { code: "subscription_cancelled", to: "/account-suspended" };
  if (row.subscription && !isSubscribed(account)) return { code: "subscription_missing", to: row.unsubscribed ?? "/" };
  if (row.feature && !hasFeature(account, row.feature)) return { code: "feature_missing", to: row.fallback ?? "/" };
  const wordNeeds = row.words?.needs[params[row.words.param] ?? ""];
  if (row.words && wordNeeds && !hasFeature(account, wordNeeds))
    return { code: "feature_missing", to: row.words.fallback };
  if (row.live && account.sandbox) return { code: "not_in_sandbox", to: "/settings/sandbox" };
  if (account.sandbox?.emptying && !row.module.includes("sandbox"))
    return { code: "sandbox_shut", to: "/settings/sandbox" };
  if (row.only && account.kind !== row.only) return { code: "forbidden", to: row.fallback ?? "/" };
  if (!can(account, ...permissionsOf(row)) || (row.anyOf && !canAny(account, ...row.anyOf)))
    return { code: "forbidden", to: "/" };
  return null;
}

function permissionsOf(row: RouteRow): readonly Needed[] {
  if (row.permission === undefined) return [];
  return typeof row.permission === "string" ? [row.permission] : row.permission;
}

function loginWithReturn(url: URL): string {
  const path = url.pathname.replace(/\.data$/, "") + url.search.replace(/[?&]_routes=[^&]*/, "");
  return path === "/" || path === "/_root" ? "/login" : `/login?to=${encodeURIComponent(path)}`;
}
