import { applyWaiting } from "../model/apply-waiting.ts";
import type { DayChangeNotice } from "../model/day-changes.ts";
import type { DriveDay } from "../model/drive-day.ts";
import * as store from "./offline-db.ts";

/** The state of the page. */
export interface DriverState {
  /** `unknown` until the phone's database was read. */
  session: "unknown" | "none" | "signed_in";
  /** The day with queued actions applied. */
  day: DriveDay | null;
  queue: readonly store.QueuedAction[];
  pictures: number;
  refused: readonly store.RefusedAction[];
  news: readonly DayChangeNotice[];
  /** Since when the server was unreachable; null while online. */
  offlineSince: number | null;
  offset: number;
  sending: boolean;
  /** The last action could not be stored, because the phone is full. */
  isFull: boolean;
}

let currentState: DriverState = {
  session: "unknown",
  day: null,
  queue: [],
  pictures: 0,
  refused: [],
  news: [],
  offlineSince: null,
  offset: 0,
  sending: false,
  isFull: false,
};
const listeners = new Set<() => void>();

export const getState = (): DriverState => currentState;

/** The present, by the server's clock. */
export const getServerTime = (): number => Date.now() + currentState.offset;

/** Calls back on every change; returns the function that ends it. */
export function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

export function updateState(change: Partial<DriverState>): void {
  currentState = { ...currentState, ...change };
  for (const each of listeners) each();
}

/** Updates the state from the phone's database. */
export async function restoreState(): Promise<void> {
  const [day, queue, refused, pictures, offset] = await Promise.all([
    store.loadDay(),
    store.listQueued(),
    store.listRefused(),
    store.listPictures(),
    store.loadOffset(),
  ]);
  const actions = queue.map(({ action }) => action);
  updateState({
    day: day && applyWaiting(day, actions),
    queue,
    refused,
    pictures: pictures.length,
    offset: offset ?? 0,
    // After a sign-out by the office the stored day does not count.
    session: day && currentState.session === "unknown" ? "signed_in" : currentState.session,
  });
}
