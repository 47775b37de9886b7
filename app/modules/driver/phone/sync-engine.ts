import type { DriveActionKind, DriveInput } from "../model/drive-action.ts";
import type { WaitingAction } from "../model/drive-day.ts";
import { isRepeated } from "../model/repeated-action.ts";
import { callApi, cancelPush } from "./api-client.ts";
import * as store from "./offline-db.ts";
import { getCurrentPosition } from "./phone-position.ts";
import { getState, restoreState, updateState } from "./state.ts";
import { fetchDay, sendActions, sendPictures } from "./sync-steps.ts";

/**
 * Starts syncing: shows stored data at once, then loads from the network, and again whenever something may have
 * changed.
 */
export async function startSync(): Promise<void> {
  await restoreState();
  addEventListener("online", () => {
    retryDelay = MIN_RETRY_MS;
    void syncWithServer();
  });
  addEventListener("visibilitychange", () => void (document.visibilityState === "visible" && syncWithServer()));
  navigator.serviceWorker?.addEventListener("message", () => void syncWithServer());
  setInterval(() => void syncWithServer(), 30_000);
  await syncWithServer();
  if (getState().session === "unknown") updateState({ session: "none" });
}

let runningSync: Promise<void> | undefined;
let isSyncRequested = false;

/** Sends queued actions and loads the day; only one run at a time. */
export function syncWithServer(): Promise<void> {
  if (runningSync) isSyncRequested = true;
  runningSync ??= withSyncLock(sendAndRead).finally(() => {
    runningSync = undefined;
    if (isSyncRequested) {
      isSyncRequested = false;
      void syncWithServer();
    }
  });
  return runningSync;
}

/** A lock, so that two tabs do not send the same actions. */
function withSyncLock(work: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request("waybill-drive", work) : work();
}

async function sendAndRead(): Promise<void> {
  updateState({ sending: true });
  const waited = countWaiting();
  const reached = (await sendActions()) && (await sendPictures()) && (await fetchDay());
  updateState({ sending: false, offlineSince: reached ? null : (getState().offlineSince ?? Date.now()) });
  await restoreState();
  scheduleRetry(reached, countWaiting() < waited);
}

const countWaiting = (): number => getState().queue.length + getState().pictures;

/** Delay before the next attempt while offline, milliseconds: short after progress, then increasing. */
const MIN_RETRY_MS = 1_000;
const MAX_RETRY_MS = 8_000;
let retryDelay = MIN_RETRY_MS;
let retryTimer: ReturnType<typeof setTimeout> | undefined;

function scheduleRetry(reached: boolean, hasMoved: boolean): void {
  clearTimeout(retryTimer);
  if (reached || hasMoved) retryDelay = MIN_RETRY_MS;
  // `navigator.onLine` is unreliable and not used.
  if (reached) return;
  retryTimer = setTimeout(() => void syncWithServer(), retryDelay);
  retryDelay = Math.min(MAX_RETRY_MS, retryDelay * 2);
}

/**
 * Records an action: stores it on the phone first, then sends it as soon as possible. Returns false when the phone has
 * no storage left; then nothing was recorded and the screen should stay.
 */
export async function recordAction(
  kind: DriveActionKind,
  input: Omit<DriveInput, "reason"> & { reason?: string } = {},
  pictures: readonly { hash: string; bytes: ArrayBuffer }[] = [],
): Promise<boolean> {
  // Serialized, so that the second of two quick taps sees the first.
  const recorded = lastRecording.then(() => appendAction(kind, input, pictures));
  lastRecording = recorded.then(
    () => {},
    () => {},
  );
  const came = await recorded;
  if (came === "repeated") return true;
  updateState({ isFull: came === "full" });
  if (came === "full") return false;
  // From the start of the day on, ask the browser not to evict the stored data.
  if (kind === "check_in") void navigator.storage?.persist?.();
  await restoreState();
  const registration = await navigator.serviceWorker?.getRegistration("/drive");
  // Use background sync where supported, because the page may be closed.
  if (registration && "sync" in registration) await registerBackgroundSync(registration);
  void syncWithServer();
  return true;
}

let lastRecording: Promise<void> = Promise.resolve();

async function appendAction(
  kind: DriveActionKind,
  input: Parameters<typeof recordAction>[1] & object,
  pictures: NonNullable<Parameters<typeof recordAction>[2]>,
): Promise<"recorded" | "repeated" | "full"> {
  const offset = await store.loadOffset();
  const earlier = (await store.listQueued())
    .map(({ action }) => action)
    .filter(({ stopId }) => stopId === input.stopId);
  // A second tap on the same button is not a second action.
  if (isRepeated({ kind, ...input }, earlier)) return "repeated";
  const before = input.stopId ? earlier.at(-1)?.id : undefined;
  const day = input.stopId ? await store.loadDay() : null;
  const stop = day?.route?.stops.find(({ id }) => id === input.stopId);
  const position = getCurrentPosition();
  const action: WaitingAction = {
    id: crypto.randomUUID(),
    kind,
    deviceAt: new Date().toISOString(),
    ...(offset === null ? {} : { clockOffset: offset }),
    ...(before ? { after: before } : {}),
    ...(stop?.shipment ? { shipmentId: stop.shipment.id } : {}),
    ...(position ? { position } : {}),
    ...input,
    ...(pictures.length > 0 ? { photos: pictures.map(({ hash }) => hash) } : {}),
  };
  try {
    await store.enqueueAction(action, pictures);
    return "recorded";
  } catch {
    // No storage left, or a browser that stores nothing.
    return "full";
  }
}

async function registerBackgroundSync(registration: ServiceWorkerRegistration & { sync?: unknown }): Promise<void> {
  const { sync } = registration;
  if (typeof sync !== "object" || sync === null || !("register" in sync) || typeof sync.register !== "function") return;
  await Promise.resolve(sync.register("drive")).catch(() => {
    // Not allowed on this phone: the page sends while it is open.
  });
}

/** Marks a refused action, or all messages of the office, as read. */
export async function acknowledgeMessages(refusal?: string): Promise<void> {
  if (refusal) await store.dismissRefused(refusal);
  else {
    const read = getState().day?.messages.map(({ id }) => id) ?? [];
    updateState({ news: [] });
    if (read.length > 0) await recordAction("read", { messageIds: read });
  }
  await restoreState();
}

/** Loads the day of the driver who has just signed in. */
export async function completeSignIn(): Promise<void> {
  // An earlier driver of this phone gets no more notifications on it.
  await cancelPush();
  await syncWithServer();
}

/** Signs out; refused while actions are queued. */
export async function signOutPhone(): Promise<boolean> {
  if ((await store.listQueued()).length > 0 || (await store.listPictures()).length > 0) return false;
  const left = await callApi("POST", "leave", {});
  if (left.kind !== "answer") return false;
  await cancelPush();
  await store.clearAll();
  updateState({ session: "none", day: null, refused: [], news: [] });
  return true;
}
