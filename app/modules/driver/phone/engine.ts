import type { DriveActionKind, DriveInput } from "../model/drive-action.ts";
import type { WaitingAction } from "../model/drive-day.ts";
import { isRepeated } from "../model/repeated-action.ts";
import { call } from "./calls.ts";
import { currentPosition } from "./place.ts";
import { stopRinging } from "./ringing.ts";
import { currentlySeen, remember, show } from "./seen.ts";
import { readDay, sendActions, sendPictures } from "./sending.ts";
import * as store from "./store.ts";

/** Begins: from memory at once, from the network as soon as it answers, and again whenever there may be news. */
export async function begin(): Promise<void> {
  await remember();
  addEventListener("online", () => {
    patience = soonest;
    void exchange();
  });
  addEventListener("visibilitychange", () => void (document.visibilityState === "visible" && exchange()));
  navigator.serviceWorker?.addEventListener("message", () => void exchange());
  setInterval(() => void exchange(), 30_000);
  await exchange();
  if (currentlySeen().session === "unknown") show({ session: "none" });
}

let running: Promise<void> | undefined;
let again = false;

/** Sends what waits and reads the day; one at a time on this phone, whoever asks. */
export function exchange(): Promise<void> {
  if (running) again = true;
  running ??= locked(sendAndRead).finally(() => {
    running = undefined;
    if (again) {
      again = false;
      void exchange();
    }
  });
  return running;
}

/** Two tabs of one phone send nothing twice. */
function locked(work: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request("waybill-drive", work) : work();
}

async function sendAndRead(): Promise<void> {
  show({ sending: true });
  const waited = waiting();
  const reached = (await sendActions()) && (await sendPictures()) && (await readDay());
  show({ sending: false, offlineSince: reached ? null : (currentlySeen().offlineSince ?? Date.now()) });
  await remember();
  comeBack(reached, waiting() < waited);
}

const waiting = (): number => currentlySeen().queue.length + currentlySeen().pictures;

/** Milliseconds after which a phone that reached nobody tries again: soon where something went through, then ever later. */
const soonest = 2_000;
const latest = 8_000;
let patience = soonest;
let nextTry: ReturnType<typeof setTimeout> | undefined;

function comeBack(reached: boolean, hasMoved: boolean): void {
  clearTimeout(nextTry);
  if (reached || hasMoved) patience = soonest;
  // Whether the browser thinks that it is online says little: it is asked nothing.
  if (reached) return;
  nextTry = setTimeout(() => void exchange(), patience);
  patience = Math.min(latest, patience * 2);
}

/**
 * Something was done: it is on the phone before anything else happens, and on its way as soon as it can be. False where the phone
 * has no room for it: then nothing was recorded, and the screen stays.
 */
export async function act(
  kind: DriveActionKind,
  input: Omit<DriveInput, "reason"> & { reason?: string } = {},
  pictures: readonly { hash: string; bytes: ArrayBuffer }[] = [],
): Promise<boolean> {
  // One after the other, so that the second of two quick taps sees the first.
  const recorded = recording.then(() => record(kind, input, pictures));
  recording = recorded.then(
    () => {},
    () => {},
  );
  const came = await recorded;
  if (came === "repeated") return true;
  show({ isFull: came === "full" });
  if (came === "full") return false;
  // A day begins: what it brings is not to be cleared away by a phone that needs room.
  if (kind === "check_in") void navigator.storage?.persist?.();
  await remember();
  const registration = await navigator.serviceWorker?.getRegistration("/drive");
  // Where the phone can send in the background it may: here is not sure that it lives on.
  if (registration && "sync" in registration) await backgroundSync(registration);
  void exchange();
  return true;
}

let recording: Promise<void> = Promise.resolve();

async function record(
  kind: DriveActionKind,
  input: Parameters<typeof act>[1] & object,
  pictures: NonNullable<Parameters<typeof act>[2]>,
): Promise<"recorded" | "repeated" | "full"> {
  const offset = await store.keptOffset();
  const earlier = (await store.queued()).map(({ action }) => action).filter(({ stopId }) => stopId === input.stopId);
  // A second tap on the same button is no second deed.
  if (isRepeated({ kind, ...input }, earlier)) return "repeated";
  const before = input.stopId ? earlier.at(-1)?.id : undefined;
  const day = input.stopId ? await store.keptDay() : null;
  const stop = day?.route?.stops.find(({ id }) => id === input.stopId);
  const position = currentPosition();
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
    await store.enqueue(action, pictures);
    return "recorded";
  } catch {
    // A full disk, or a browser that keeps nothing.
    return "full";
  }
}

async function backgroundSync(registration: ServiceWorkerRegistration & { sync?: unknown }): Promise<void> {
  const { sync } = registration;
  if (typeof sync !== "object" || sync === null || !("register" in sync) || typeof sync.register !== "function") return;
  await Promise.resolve(sync.register("drive")).catch(() => {
    // Not allowed on this phone: the page sends by itself while it is open.
  });
}

/** The driver has read what was told: what was refused, or all that the office said. */
export async function heard(refusal?: string): Promise<void> {
  if (refusal) await store.dismiss(refusal);
  else {
    const read = currentlySeen().day?.messages.map(({ id }) => id) ?? [];
    show({ news: [] });
    if (read.length > 0) await act("read", { messageIds: read });
  }
  await remember();
}

/** The phone is signed in. */
export async function signedIn(): Promise<void> {
  // Whoever drove with this phone before is told nothing on it any more.
  await stopRinging();
  await exchange();
}

/** Signs out; refused while anything waits. */
export async function leave(): Promise<boolean> {
  if ((await store.queued()).length > 0 || (await store.pictures()).length > 0) return false;
  const left = await call("POST", "leave", {});
  if (left.kind !== "answer") return false;
  await stopRinging();
  await store.forgetAll();
  show({ session: "none", day: null, refused: [], news: [] });
  return true;
}
