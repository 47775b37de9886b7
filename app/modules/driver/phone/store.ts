import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { type DriveDay, type WaitingAction, withWaiting } from "../model/drive-day.ts";
import type { Draft } from "./door-store.ts";
import type { RouteMap } from "./route-map.ts";

/** An action on its way, in the order in which things were done. */
export interface Queued {
  sequence: number;
  action: WaitingAction;
}

/** An action that the office's side refused: told until the driver has read it. */
export interface Refused {
  id: string;
  action: WaitingAction;
  message: string;
  /** As the driver knew the stop: the office may have taken it away. */
  stop?: { position: number; name: string } | undefined;
}

/** A picture that waits for its action to be acknowledged. */
export interface Picture {
  actionId: string;
  hash: string;
  bytes: ArrayBuffer;
}

interface Kept extends DBSchema {
  facts: { key: "day" | "offset" | "agent" | "map"; value: DriveDay | RouteMap | number | string };
  queue: { key: number; value: WaitingAction };
  refused: { key: string; value: Refused };
  pictures: { key: [string, string]; value: Picture };
  scanned: { key: string; value: string[] | Draft };
}

/** What a full phone could not write down: known as long as the page is open. */
const inMind: { day: DriveDay | null; refused: Refused[] } = { day: null, refused: [] };

let opened: Promise<IDBPDatabase<Kept>> | undefined;

/** The phone's memory. */
export function database(): Promise<IDBPDatabase<Kept>> {
  opened ??= openDB<Kept>("waybill-drive", 1, {
    upgrade(db) {
      db.createObjectStore("facts");
      db.createObjectStore("queue", { autoIncrement: true });
      db.createObjectStore("refused", { keyPath: "id" });
      db.createObjectStore("pictures", { keyPath: ["actionId", "hash"] });
      db.createObjectStore("scanned");
    },
  });
  return opened;
}

/** The day as it was last heard of. */
export async function keptDay(): Promise<DriveDay | null> {
  if (inMind.day) return inMind.day;
  const day = await (await database()).get("facts", "day");
  return typeof day === "object" && "agent" in day ? day : null;
}

/** The map of the last route that was looked at. */
export async function keptMap(): Promise<RouteMap | null> {
  const map = await (await database()).get("facts", "map");
  return typeof map === "object" && "legs" in map ? map : null;
}

export async function keepMap(map: RouteMap): Promise<void> {
  await (await database()).put("facts", map, "map");
}

export async function keepDay(day: DriveDay): Promise<void> {
  await (await database()).put("facts", day, "day").then(
    () => {
      inMind.day = null;
    },
    () => {
      inMind.day = day;
    },
  );
}

/** Milliseconds that this phone's clock was found to be slow by; null before the first look. */
export async function keptOffset(): Promise<number | null> {
  const offset = await (await database()).get("facts", "offset");
  return typeof offset === "number" ? offset : null;
}

export async function keepOffset(offset: number): Promise<void> {
  // A full phone goes by what it measured before.
  await (await database()).put("facts", offset, "offset").catch(() => {});
}

/** What waits, the oldest first. */
export async function queued(): Promise<Queued[]> {
  const read = (await database()).transaction("queue");
  const [keys, actions] = await Promise.all([read.store.getAllKeys(), read.store.getAll()]);
  return actions.map((action, at) => ({ sequence: keys[at] ?? 0, action }));
}

/** An action with its pictures: both are on the phone, or neither. */
export async function enqueue(action: WaitingAction, pictures: readonly Omit<Picture, "actionId">[]): Promise<void> {
  const change = (await database()).transaction(["queue", "pictures"], "readwrite");
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
export async function settle({ sequence, action }: Queued, refusal: string | null): Promise<void> {
  const before = await keptDay();
  // Until the day is read anew it stays as the driver saw it: nothing that was done looks undone for a moment.
  const day = refusal === null && before ? withWaiting(before, [action]) : null;
  const known = before?.route?.stops.find(({ id }) => id === action.stopId);
  const stop = known && { position: known.position, name: known.place.name };
  const refused = refusal === null ? null : { id: action.id, action, message: refusal, stop };
  const db = await database();
  try {
    const change = db.transaction(["facts", "queue", "refused"], "readwrite");
    await Promise.all([
      change.objectStore("queue").delete(sequence),
      day && change.objectStore("facts").put(day, "day"),
      refused && change.objectStore("refused").put(refused),
      change.done,
    ]);
    if (day) inMind.day = null;
  } catch {
    await db.delete("queue", sequence);
    if (day) inMind.day = day;
    if (refused) inMind.refused.push(refused);
  }
}

export async function refusals(): Promise<Refused[]> {
  return [...(await (await database()).getAll("refused")), ...inMind.refused];
}

/** The driver has read it. */
export async function dismiss(id: string): Promise<void> {
  inMind.refused = inMind.refused.filter((each) => each.id !== id);
  await (await database()).delete("refused", id);
}

export async function pictures(): Promise<Picture[]> {
  return (await database()).getAll("pictures");
}

export async function dropPicture({ actionId, hash }: Picture): Promise<void> {
  await (await database()).delete("pictures", [actionId, hash]);
}

/** Whether a phone may become this agent's: what another one did on it must have been sent, and is gone then. */
export async function takeOver(agentId: string): Promise<boolean> {
  const day = await keptDay();
  if (!day || day.agent.id === agentId) return true;
  if ((await queued()).length > 0 || (await pictures()).length > 0) return false;
  await forgetAll();
  return true;
}

/** Everything of the agent who leaves. */
export async function forgetAll(): Promise<void> {
  inMind.day = null;
  inMind.refused = [];
  const db = await database();
  await Promise.all([
    db.clear("facts"),
    db.clear("queue"),
    db.clear("refused"),
    db.clear("pictures"),
    db.clear("scanned"),
  ]);
}
