import { unsubscribePush } from "#app/ui/client/push-subscription.ts";

/** The page's own service worker; nothing where the browser has none. */
export async function getDriveWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration("/drive");
}

/** This phone rings for nobody, whoever it rang for before. */
export async function cancelPush(): Promise<void> {
  try {
    await unsubscribePush(await getDriveWorker());
  } catch {
    // The push service did not answer: what it is sent from now on it refuses, and then it is forgotten.
  }
}
