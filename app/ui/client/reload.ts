/** How long a reload of a path keeps it from being reloaded again, milliseconds. */
const RELOAD_GUARD_MS = 10_000;
const key = "reloaded";

type Store = Pick<Storage, "getItem" | "setItem">;

/**
 * Remembers that a path is being reloaded. False when it was reloaded within the guard's window: what does not load
 * then will not load by trying once more.
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
 * When a screen fails to load, the router reloads the page it is on. This leads to the page that was asked for
 * instead, once. `target` is the path that is being loaded, or null.
 */
export function createReload(target: () => string | null): (() => void) | undefined {
  const navigation: unknown = Reflect.get(window, "navigation");
  if (!(navigation instanceof EventTarget)) return undefined;
  const lead = (event: Event) => {
    const { navigationType, userInitiated } = event as Reload;
    const path = target();
    if (navigationType !== "reload" || userInitiated || path === null || !event.cancelable) return;
    event.preventDefault();
    location.assign(canReload(path, Date.now(), sessionStorage) ? path : "/error");
  };
  navigation.addEventListener("navigate", lead);
  return () => navigation.removeEventListener("navigate", lead);
}
