import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { applyWaiting } from "../model/apply-waiting.ts";
import type { DriveDay, WaitingAction } from "../model/drive-day.ts";
import type { RouteMap } from "./route-map.ts";
import type { StopDraft } from "./stop-drafts.ts";

/** A queued action; `seq` is the order in which actions were done. */
export interface QueuedAction {
  sequence: number;
  action: WaitingAction;
}

/** A refused action, shown until the driver has read it. */
export interface RefusedAction {
  id: string;
  action: WaitingAction;
  message: string;
  /** The stop's name, because the office may have removed the stop. */
  stop?: { position: number; name: string } | undefined;
}

/** A picture that is uploaded after its action was acknowledged. */
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

/** What could not be stored on a full phone; lost when the page is closed. */
const memoryFallback: { day: DriveDay | null; refused: RefusedAction[] } = { day: null, refused: [] };

let openedDatabase: Promise<IDBPDatabase<OfflineSchema>> | undefined;

/** The phone's IndexedDB. */
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

/** The day as last loaded. */
export async function loadDay(): Promise<DriveDay | null> {
  if (memoryFallback.day) return memoryFallback.day;
  const day = await (await openOfflineDb()).get("facts", "day");
  return typeof day === "object" && "agent" in day ? day : null;
}

/** The map of the last viewed route. */
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

/** Milliseconds that this phone's clock is behind; null before the first measurement. */
export async function loadOffset(): Promise<number | null> {
  const offset = await (await openOfflineDb()).get("facts", "offset");
  return typeof offset === "number" ? offset : null;
}

export async function saveOffset(offset: number): Promise<void> {
  // A full phone keeps the earlier measurement.
  await (await openOfflineDb()).put("facts", offset, "offset").catch(() => {});
}

/** Queued actions, oldest first. */
export async function listQueued(): Promise<QueuedAction[]> {
  const read = (await openOfflineDb()).transaction("queue");
  const [keys, actions] = await Promise.all([read.store.getAllKeys(), read.store.getAll()]);
  return actions.map((action, at) => ({ sequence: keys[at] ?? 0, action }));
}

/** Stores an action with its pictures, both or neither. */
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
 * Removes an acknowledged action from the queue; with a `refusal` message it is stored as refused. Its pictures are
 * uploaded either way, because dispatchers see refused reports with them. Works also when the phone has no storage
 * left.
 */
export async function settleAction({ sequence, action }: QueuedAction, refusal: string | null): Promise<void> {
  const before = await loadDay();
  // Apply the action to the stored day, so that it does not look undone until the day is loaded again.
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

/**
 * Whether this agent may sign in: another agent's actions must have been sent; the rest of that agent's data is then
 * deleted.
 */
export async function claimPhone(agentId: string): Promise<boolean> {
  const day = await loadDay();
  if (!day || day.agent.id === agentId) return true;
  if ((await listQueued()).length > 0 || (await listPictures()).length > 0) return false;
  await clearAll();
  return true;
}

/** Deletes all data of the signed-out agent. */
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
