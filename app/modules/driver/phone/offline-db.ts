import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { applyWaiting, type DriveDay, type WaitingAction } from "../model/drive-day.ts";
import type { RouteMap } from "./route-map.ts";
import type { StopDraft } from "./stop-drafts.ts";

/** An action on its way, in the order in which things were done. */
export interface QueuedAction {
  sequence: number;
  action: WaitingAction;
}

/** An action that the office's side refused: told until the driver has read it. */
export interface RefusedAction {
  id: string;
  action: WaitingAction;
  message: string;
  /** As the driver knew the stop: the office may have taken it away. */
  stop?: { position: number; name: string } | undefined;
}

/** A picture that waits for its action to be acknowledged. */
export interface QueuedPicture {
  actionId: string;
  hash: string;
  bytes: ArrayBuffer;
}

interface OfflineSchema extends DBSchema {
  facts: { key: "day" | "offset" | "agent" | "map"; value: DriveDay | RouteMap | number | string };
  queue: { key: number; value: WaitingAction };
  refused: { key: string; value: RefusedAction };
  pictures: { key: [string, string]; value: QueuedPicture };
  scanned: { key: string; value: string[] | StopDraft };
}

/** What a full phone could not write down: known as long as the page is open. */
const memoryFallback: { day: DriveDay | null; refused: RefusedAction[] } = { day: null, refused: [] };

let openedDatabase: Promise<IDBPDatabase<OfflineSchema>> | undefined;

/** The phone's memory. */
export function openOfflineDb(): Promise<IDBPDatabase<OfflineSchema>> {
  openedDatabase ??= openDB<OfflineSchema>("waybill-drive", 1, {
    upgrade(db) {
      db.createObjectStore("facts");
      db.createObjectStore("queue", { autoIncrement: true });
      db.createObjectStore("refused", { keyPath: "id" });
      db.createObjectStore("pictures", { keyPath: ["actionId", "hash"] });
      db.createObjectStore("scanned");
    },
  });
  return openedDatabase;
}

/** The day as it was last heard of. */
export async function loadDay(): Promise<DriveDay | null> {
  if (memoryFallback.day) return memoryFallback.day;
  const day = await (await openOfflineDb()).get("facts", "day");
  return typeof day === "object" && "agent" in day ? day : null;
}

/** The map of the last route that was looked at. */
export async function loadMap(): Promise<RouteMap | null> {
  const map = await (await openOfflineDb()).get("facts", "map");
  return typeof map === "object" && "legs" in map ? map : null;
}

export async function saveMap(map: RouteMap): Promise<void> {
  await (await openOfflineDb()).put("facts", map, "map");
}

export async function saveDay(day: DriveDay): Promise<void> {
  await (await openOfflineDb()).put("facts", day, "day").then(
    () => {
      memoryFallback.day = null;
    },
    () => {
      memoryFallback.day = day;
    },
  );
}

/** Milliseconds that this phone's clock was found to be slow by; null before the first look. */
export async function loadOffset(): Promise<number | null> {
  const offset = await (await openOfflineDb()).get("facts", "offset");
  return typeof offset === "number" ? offset : null;
}

export async function saveOffset(offset: number): Promise<void> {
  // A full phone goes by what it measured before.
  await (await openOfflineDb()).put("facts", offset, "offset").catch(() => {});
}

/** What waits, the oldest first. */
export async function listQueued(): Promise<QueuedAction[]> {
  const read = (await openOfflineDb()).transaction("queue");
  const [keys, actions] = await Promise.all([read.store.getAllKeys(), read.store.getAll()]);
  return actions.map((action, at) => ({ sequence: keys[at] ?? 0, action }));
}

/** An action with its pictures: both are on the phone, or neither. */
export async function enqueueAction(
  action: WaitingAction,
  pictures: readonly Omit<QueuedPicture, "actionId">[],
): Promise<void> {
  const change = (await openOfflineDb()).transaction(["queue", "pictures"], "readwrite");
  await Promise.all([
    change.objectStore("queue").add(action),
    ...pictures.map((picture) => change.objectStore("pictures").put({ ...picture, actionId: action.id })),
    change.done,
  ]);
}

/**
 * The action is acknowledged; refused with the reason where there is one. Its pictures are sent either way: what was done before
 * the office took the stop away is seen there. It leaves the queue also where the phone has no room for what is kept of it.
 */
export async function settleAction({ sequence, action }: QueuedAction, refusal: string | null): Promise<void> {
  const before = await loadDay();
  // Until the day is read anew it stays as the driver saw it: nothing that was done looks undone for a moment.
  const day = refusal === null && before ? applyWaiting(before, [action]) : null;
  const known = before?.route?.stops.find(({ id }) => id === action.stopId);
  const stop = known && { position: known.position, name: known.place.name };
  const refused = refusal === null ? null : { id: action.id, action, message: refusal, stop };
  const db = await openOfflineDb();
  try {
    const change = db.transaction(["facts", "queue", "refused"], "readwrite");
    await Promise.all([
      change.objectStore("queue").delete(sequence),
      day && change.objectStore("facts").put(day, "day"),
      refused && change.objectStore("refused").put(refused),
      change.done,
    ]);
    if (day) memoryFallback.day = null;
  } catch {
    await db.delete("queue", sequence);
    if (day) memoryFallback.day = day;
    if (refused) memoryFallback.refused.push(refused);
  }
}

export async function listRefused(): Promise<RefusedAction[]> {
  return [...(await (await openOfflineDb()).getAll("refused")), ...memoryFallback.refused];
}

/** The driver has read it. */
export async function dismissRefused(id: string): Promise<void> {
  memoryFallback.refused = memoryFallback.refused.filter((each) => each.id !== id);
  await (await openOfflineDb()).delete("refused", id);
}

export async function listPictures(): Promise<QueuedPicture[]> {
  return (await openOfflineDb()).getAll("pictures");
}

export async function deletePicture({ actionId, hash }: QueuedPicture): Promise<void> {
  await (await openOfflineDb()).delete("pictures", [actionId, hash]);
}

/** Whether a phone may become this agent's: what another one did on it must have been sent, and is gone then. */
export async function claimPhone(agentId: string): Promise<boolean> {
  const day = await loadDay();
  if (!day || day.agent.id === agentId) return true;
  if ((await listQueued()).length > 0 || (await listPictures()).length > 0) return false;
  await clearAll();
  return true;
}

/** Everything of the agent who leaves. */
export async function clearAll(): Promise<void> {
  memoryFallback.day = null;
  memoryFallback.refused = [];
  const db = await openOfflineDb();
  await Promise.all([
    db.clear("facts"),
    db.clear("queue"),
    db.clear("refused"),
    db.clear("pictures"),
    db.clear("scanned"),
  ]);
}
