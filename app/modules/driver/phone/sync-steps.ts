import { findDayChanges } from "../model/day-changes.ts";
import type { DriveDay } from "../model/drive-day.ts";
import { callApi } from "./api-client.ts";
import * as store from "./offline-db.ts";
import { getState, restoreState, updateState } from "./state.ts";
import { deleteOtherStops } from "./stop-drafts.ts";

interface SyncResult {
  id: string;
  outcome: "applied" | "refused" | "waiting";
  message: string | null;
}

/** Actions per request: small, so that an unstable connection still makes progress. */
const MAX_BATCH = 10;

/** Sends queued actions, oldest first; false while offline. */
export async function sendActions(): Promise<boolean> {
  let limit = MAX_BATCH;
  for (;;) {
    const waiting = (await store.listQueued()).slice(0, limit);
    if (waiting.length === 0) return true;
    const actions = waiting.map(({ action }) => action);
    const sent = await callApi<{ actions: SyncResult[] }>("POST", "sync", {
      sentAt: new Date().toISOString(),
      actions,
    });
    if (sent.kind === "offline") return false;
    if (sent.kind === "refused") {
      if (sent.status === 401) updateState({ session: "none" });
      if (sent.status !== 422) return false;
      // An invalid action would block all others: send each by itself to find it.
      const [only] = waiting;
      if (only && waiting.length === 1) await store.settleAction(only, sent.message);
      limit = 1;
      continue;
    }
    const outcomes = new Map(sent.data.actions.map((each) => [each.id, each]));
    let moved = false;
    for (const row of waiting) {
      const result = outcomes.get(row.action.id);
      if (!result || result.outcome === "waiting") continue;
      moved = true;
      await store.settleAction(row, result.outcome === "refused" ? (result.message ?? "") : null);
    }
    await restoreState();
    if (!moved) return false;
  }
}

/** Uploads pictures whose action was acknowledged. */
export async function sendPictures(): Promise<boolean> {
  const actions = new Set((await store.listQueued()).map(({ action }) => action.id));
  for (const picture of await store.listPictures()) {
    if (actions.has(picture.actionId)) continue;
    const sent = await callApi("PUT", `pictures/${picture.actionId}/${picture.hash}`, picture.bytes);
    if (sent.kind === "offline") return false;
    // Stored, or refused for good: a picture of an unknown action or an unreadable one is not sent again.
    if (sent.kind === "answer" || [404, 413, 415, 422].includes(sent.status)) await store.deletePicture(picture);
  }
  return true;
}

/** Loads the day, measures the clock offset, and finds changes by the office. */
export async function fetchDay(): Promise<boolean> {
  const before = Date.now();
  const read = await callApi<DriveDay>("GET", "day");
  if (read.kind === "offline") return false;
  if (read.kind === "refused") {
    if (read.status === 401) updateState({ session: "none", day: null });
    return read.status === 401;
  }
  const after = Date.now();
  const known = await store.loadDay();
  await store.saveOffset(Math.round(Date.parse(read.data.asOf) - (before + after) / 2));
  await store.saveDay(read.data);
  const { route } = read.data;
  if (route?.id !== known?.route?.id) await deleteOtherStops(route?.stops.map(({ id }) => id) ?? []);
  const news = findDayChanges(known, read.data);
  if (news.length > 0) updateState({ news: [...getState().news, ...news] });
  updateState({ session: "signed_in" });
  return true;
}
