import { waitForConnection } from "./connection.ts";
import { withTabAccount } from "./tab-account.ts";

/** Time in which a path is not reloaded a second time, milliseconds. */
const RELOAD_GUARD_MS = 10_000;
const key = "reloaded";

type Store = Pick<Storage, "getItem" | "setItem">;

/**
 * Remembers that a path is being reloaded. False when it was reloaded within the guard's window: then another reload
 * would not help.
 */
export function canReload(path: string, now: number, store: Store): boolean {
  const [last, expiry] = (store.getItem(key) ?? "").split("\n");
  if (last === path && Number(expiry) > now) return false;
  store.setItem(key, `${path}\n${now + RELOAD_GUARD_MS}`);
  return true;
}

interface Reload extends Event {
  navigationType: string;
  userInitiated: boolean;
}

/**
 * When a screen fails to load, the router reloads the current page. This loads the requested page instead, once, as
 * soon as there is a connection; until then the current page stays.
 * `target` is the path that is being loaded, or null.
 */
export function createReload(target: () => string | null): (() => void) | undefined {
  const navigation: unknown = Reflect.get(window, "navigation");
  if (!(navigation instanceof EventTarget)) return undefined;
  let waitingFor: string | null = null;
  const lead = (event: Event) => {
    const { navigationType, userInitiated } = event as Reload;
    const path = target();
    if (navigationType !== "reload" || userInitiated || path === null || !event.cancelable) return;
    event.preventDefault();
    // Each part of the page that failed asks for it.
    if (waitingFor === path) return;
    waitingFor = path;
    void waitForConnection().then(() => {
      // Another page may have been asked for in the meantime.
      if (target() !== path) waitingFor = null;
      // On its way there the page still answers parts that failed late: they must not lead elsewhere.
      else location.assign(canReload(path, Date.now(), sessionStorage) ? withTabAccount(path) : "/error");
    });
  };
  navigation.addEventListener("navigate", lead);
  return () => navigation.removeEventListener("navigate", lead);
}
