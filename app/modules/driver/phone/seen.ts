import { type DriveDay, withWaiting } from "../model/drive-day.ts";
import type { OfficeNews } from "../model/office-news.ts";
import * as store from "./store.ts";

/** What the screens show. */
export interface Seen {
  /** `unknown` until the phone's own memory was read. */
  session: "unknown" | "none" | "signed_in";
  /** The day with what waits already done. */
  day: DriveDay | null;
  queue: readonly store.Queued[];
  pictures: number;
  refused: readonly store.Refused[];
  news: readonly OfficeNews[];
  /** Since when nobody answered; null with a signal. */
  offlineSince: number | null;
  offset: number;
  sending: boolean;
  /** The phone had no room for what was done last. */
  isFull: boolean;
}

let seen: Seen = {
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

export const currentlySeen = (): Seen => seen;

/** Calls back with every change; the answer ends it. */
export function listen(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

export function show(change: Partial<Seen>): void {
  seen = { ...seen, ...change };
  for (const each of listeners) each();
}

/** Reads the phone's memory into what is shown. */
export async function remember(): Promise<void> {
  const [day, queue, refused, pictures, offset] = await Promise.all([
    store.keptDay(),
    store.queued(),
    store.refusals(),
    store.pictures(),
    store.keptOffset(),
  ]);
  const actions = queue.map(({ action }) => action);
  show({
    day: day && withWaiting(day, actions),
    queue,
    refused,
    pictures: pictures.length,
    offset: offset ?? 0,
    // Whom the office signed out is out, whatever the phone still has of the day.
    session: day && seen.session === "unknown" ? "signed_in" : seen.session,
  });
}
