import type { DriveActionKind, DriveInput } from "../model/drive-action.ts";
import type { WaitingAction } from "../model/drive-day.ts";
import { isRepeated } from "../model/repeated-action.ts";
import { callApi } from "./api-client.ts";
import * as store from "./offline-db.ts";
import { getCurrentPosition } from "./phone-position.ts";
import { cancelPush } from "./push-subscription.ts";
import { getState, restoreState, updateState } from "./state.ts";
import { fetchDay, sendActions, sendPictures } from "./sync-steps.ts";

/** Begins: from memory at once, from the network as soon as it answers, and again whenever there may be news. */
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

/** Sends what waits and reads the day; one at a time on this phone, whoever asks. */
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

/** Two tabs of one phone send nothing twice. */
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

/** Milliseconds after which a phone that reached nobody tries again: soon where something went through, then ever later. */
const MIN_RETRY_MS = 2_000;
const MAX_RETRY_MS = 8_000;
let retryDelay = MIN_RETRY_MS;
let retryTimer: ReturnType<typeof setTimeout> | undefined;

function scheduleRetry(reached: boolean, hasMoved: boolean): void {
  clearTimeout(retryTimer);
  if (reached || hasMoved) retryDelay = MIN_RETRY_MS;
  // Whether the browser thinks that it is online says little: it is asked nothing.
  if (reached) return;
  retryTimer = setTimeout(() => void syncWithServer(), retryDelay);
  retryDelay = Math.min(MAX_RETRY_MS, retryDelay * 2);
}

/**
 * Something was done: it is on the phone before anything else happens, and on its way as soon as it can be. False where the phone
 * has no room for it: then nothing was recorded, and the screen stays.
 */
export async function recordAction(
  kind: DriveActionKind,
  input: Omit<DriveInput, "reason"> & { reason?: string } = {},
  pictures: readonly { hash: string; bytes: ArrayBuffer }[] = [],
): Promise<boolean> {
  // One after the other, so that the second of two quick taps sees the first.
  const recorded = lastRecording.then(() => appendAction(kind, input, pictures));
  lastRecording = recorded.then(
    () => {},
    () => {},
  );
  const came = await recorded;
  if (came === "repeated") return true;
  updateState({ isFull: came === "full" });
  if (came === "full") return false;
  // A day begins: what it brings is not to be cleared away by a phone that needs room.
  if (kind === "check_in") void navigator.storage?.persist?.();
  await restoreState();
  const registration = await navigator.serviceWorker?.getRegistration("/drive");
  // Where the phone can send in the background it may: here is not sure that it lives on.
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
  // A second tap on the same button is no second deed.
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
    // A full disk, or a browser that keeps nothing.
    return "full";
  }
}

async function registerBackgroundSync(registration: ServiceWorkerRegistration & { sync?: unknown }): Promise<void> {
  const { sync } = registration;
  if (typeof sync !== "object" || sync === null || !("register" in sync) || typeof sync.register !== "function") return;
  await Promise.resolve(sync.register("drive")).catch(() => {
    // Not allowed on this phone: the page sends by itself while it is open.
  });
}

/** The driver has read what was told: what was refused, or all that the office said. */
export async function acknowledgeMessages(refusal?: string): Promise<void> {
  if (refusal) await store.dismissRefused(refusal);
  else {
    const read = getState().day?.messages.map(({ id }) => id) ?? [];
    updateState({ news: [] });
    if (read.length > 0) await recordAction("read", { messageIds: read });
  }
  await restoreState();
}

/** The phone is signed in. */
export async function completeSignIn(): Promise<void> {
  // Whoever drove with this phone before is told nothing on it any more.
  await cancelPush();
  await syncWithServer();
}

/** Signs out; refused while anything waits. */
export async function signOutPhone(): Promise<boolean> {
  if ((await store.listQueued()).length > 0 || (await store.listPictures()).length > 0) return false;
  const left = await callApi("POST", "leave", {});
  if (left.kind !== "answer") return false;
  await cancelPush();
  await store.clearAll();
  updateState({ session: "none", day: null, refused: [], news: [] });
  return true;
}
