import { accountParameter, nameAccount } from "#app/platform/http/account-parameter.ts";

/** The account that the page shows; on a page of none, such as the choice of a workspace, the one shown before. */
function getTabAccount(): string | null {
  return document.documentElement.dataset.account ?? sessionStorage.getItem(accountParameter);
}

/** Remembers the account that the page shows for this tab; a page that shows none (null) forgets it. */
export function rememberAccount(account: string | null): void {
  if (account) sessionStorage.setItem(accountParameter, account);
  else sessionStorage.removeItem(accountParameter);
}

/** A path that the browser itself requests, without a header: a file, a socket, a page loaded anew. */
export function withTabAccount(path: string): string {
  const account = getTabAccount();
  return account ? nameAccount(path, account) : path;
}

/** Sends the account of the page with every request of its scripts to this server. */
export function sendAccountWithRequests(): void {
  const send = window.fetch;
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    const account = getTabAccount();
    if (account && new URL(request.url).origin === location.origin && !request.headers.has("account"))
      request.headers.set("account", account);
    return send(request);
  };
}
