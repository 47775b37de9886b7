import type { DayChangeNotice } from "../model/day-changes.ts";
import { applyWaiting, type DriveDay } from "../model/drive-day.ts";
import * as store from "./offline-db.ts";

/** What the screens show. */
export interface DriverState {
  /** `unknown` until the phone's own memory was read. */
  session: "unknown" | "none" | "signed_in";
  /** The day with what waits already done. */
  day: DriveDay | null;
  queue: readonly store.QueuedAction[];
  pictures: number;
  refused: readonly store.RefusedAction[];
  news: readonly DayChangeNotice[];
  /** Since when nobody answered; null with a signal. */
  offlineSince: number | null;
  offset: number;
  sending: boolean;
  /** The phone had no room for what was done last. */
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

/** Calls back with every change; the answer ends it. */
export function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

export function updateState(change: Partial<DriverState>): void {
  currentState = { ...currentState, ...change };
  for (const each of listeners) each();
}

/** Reads the phone's memory into what is shown. */
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
    // Whom the office signed out is out, whatever the phone still has of the day.
    session: day && currentState.session === "unknown" ? "signed_in" : currentState.session,
  });
}
