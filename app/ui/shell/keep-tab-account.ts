/**
 * Runs in the head of each page of a workspace, as text (`keepTabAccountScript`): it must not use anything outside.
 *
 * A tab remembers the account of its pages. The server cannot know it when such a page is loaded anew and renders the
 * account of the cookie: the page is then asked for again, before it appears. The parameter that names the account is
 * taken off the address. Links that are opened elsewhere, files, and forms sent without scripts get it.
 */
function keepTabAccount(): void {
  const key = "account";
  const page = document.documentElement;
  const url = new URL(location.href);
  const own = sessionStorage.getItem(key);
  const shown = page.dataset.account;
  const named = url.searchParams.has(key);
  if (!named && own && shown && own !== shown) {
    url.searchParams.set(key, own);
    location.replace(url);
    return;
  }
  if (named) {
    url.searchParams.delete(key);
    history.replaceState(history.state, "", url);
    if (!shown) sessionStorage.removeItem(key);
  }
  if (shown) sessionStorage.setItem(key, shown);

  /** The URL with the account of the page; null for other sites and for public pages, which belong to no account. */
  const nameOn = (address: string): string | null => {
    const to = new URL(address, location.href);
    const account = page.dataset.account;
    const isPublic = /^\/(track|directory|developers|drive|login|logout)\b/.test(to.pathname);
    if (!account || to.origin !== location.origin || isPublic) return null;
    to.searchParams.set(key, account);
    return to.href;
  };
  const nameOnLink = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    const address = link?.getAttribute("href");
    const to = address && !address.startsWith("#") ? nameOn(address) : null;
    if (link && to) link.href = to;
  };
  for (const kind of ["pointerdown", "keydown", "click"]) addEventListener(kind, nameOnLink, true);
  addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    const to = nameOn(form.getAttribute("action") ?? location.href);
    if (!to) return;
    if (form.method === "post") return form.setAttribute("action", to);
    const field = form.querySelector<HTMLInputElement>(`[name=${key}]`) ?? document.createElement("input");
    field.type = "hidden";
    field.name = key;
    field.value = page.dataset.account ?? "";
    form.appendChild(field);
  });
}

/** Only the server's page contains it: the browser's code needs no copy. */
export const keepTabAccountScript = import.meta.env.SSR ? `(${keepTabAccount})()` : "";
