/** Whether the browser can show notifications. */
export type PushAvailability = "able" | "blocked" | "unable";

/** A browser's push subscription as the server stores it: endpoint and encryption keys. */
export interface PushSubscriptionKeys {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Whether this browser can and may show notifications; on an iPhone only pages on the home screen can. */
export function getPushAvailability(): PushAvailability {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "unable";
  return Notification.permission === "denied" ? "blocked" : "able";
}

/**
 * Asks the person for permission, then subscribes at the push service; call it on a button press. Null if either
 * refused.
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
    // The push service does not respond: it is blocked by the network, or the browser has none.
    return null;
  }
}

/** Removes the browser's subscription. */
export async function unsubscribePush(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  const known = await registration?.pushManager?.getSubscription();
  await known?.unsubscribe();
}

function fromBase64UrlKey(base64Url: string): Uint8Array<ArrayBuffer> {
  const signs = atob(base64Url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
}
