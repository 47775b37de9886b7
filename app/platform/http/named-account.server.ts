import { accountParameter, nameAccount } from "./account-parameter.ts";

/** A request whose parameter `account` became its header: behind this the header alone names an account. */
export interface NamedRequest {
  request: Request;
  /** The account that the parameter named; null where it named none. */
  named: string | null;
}

/**
 * Moves the parameter `account` into the header of that name. A request that names two accounts belongs to neither:
 * both stand in the header then, which no account is called. Programs name no account, their token does.
 */
export function readNamedAccount(request: Request): NamedRequest {
  const url = new URL(request.url);
  const named = url.searchParams.get(accountParameter);
  if (named === null || request.headers.has("Authorization")) return { request, named: null };
  url.searchParams.delete(accountParameter);
  const moved = new Request(url, request);
  if (named !== "" && moved.headers.get("account") !== named) moved.headers.append("account", named);
  return { request: moved, named: named || null };
}

/**
 * A redirect of a request that named its account by the parameter keeps it: the browser follows without a header.
 * Sign-in belongs to no account.
 */
export function keepNamedAccount(response: Response, named: string | null): Response {
  const to = response.headers.get("Location");
  if (named === null || !to?.startsWith("/") || /[?&]account=/.test(to) || /^\/login\b/.test(to)) return response;
  const headers = new Headers(response.headers);
  headers.set("Location", nameAccount(to, named));
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
