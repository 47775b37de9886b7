/**
 * The parameter of a URL that names the account of a request where no header can be sent: a page that is opened or
 * reloaded, a file, a socket, a form sent before scripts run. Empty, it makes a tab forget its account.
 */
export const accountParameter = "account";

/** A URL or path that names an account, or, by an empty name, none. */
export function nameAccount(path: string, account: string): string {
  const [rest = "", ...hash] = path.split("#");
  const [pathname = "", query = ""] = rest.split("?");
  const params = new URLSearchParams(query);
  params.set(accountParameter, account);
  return [`${pathname}?${params}`, ...hash].join("#");
}
