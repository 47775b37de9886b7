/** What somebody's browser can do about notifications. */
export type PushAvailability = "able" | "blocked" | "unable";

/** A browser as the server keeps it: where its push service takes messages, and the keys to encrypt with. */
export interface PushSubscriptionKeys {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Whether this browser can notify, and may; on an iPhone only a page of the home screen can. */
export function getPushAvailability(): PushAvailability {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "unable";
  return Notification.permission === "denied" ? "blocked" : "able";
}

/**
 * Asks the person, then the browser's push service; to be called where a button was pressed. Null where either said no.
 *
 * @param publicKey the server's, base64url
 */
export async function subscribePush(
  registration: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushSubscriptionKeys | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  try {
    await unsubscribePush(registration);
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: fromBase64UrlKey(publicKey),
    });
    const { endpoint, keys } = subscription.toJSON();
    return endpoint && keys?.p256dh && keys.auth ? { endpoint, p256dh: keys.p256dh, auth: keys.auth } : null;
  } catch {
    // No push service answers: a network that lets none through, or a browser without one.
    return null;
  }
}

/** The browser forgets the address that it gave. */
export async function unsubscribePush(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  const known = await registration?.pushManager?.getSubscription();
  await known?.unsubscribe();
}

function fromBase64UrlKey(base64Url: string): Uint8Array<ArrayBuffer> {
  const signs = atob(base64Url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
}
