import { unsubscribePush } from "#app/ui/client/push-subscription.ts";

/** The page's service worker; undefined when not supported. */
export async function getDriveWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration("/drive");
}

/** Removes the phone's push subscription, also one of another agent. */
export async function cancelPush(): Promise<void> {
  try {
    await unsubscribePush(await getDriveWorker());
  } catch {
    // The push service did not respond. The server deletes the subscription when sending to it fails.
  }
}
