import { type DBSchema, openDB } from "idb";

/** Values of this browser by key, in IndexedDB, which holds large values without blocking the page. */
interface DeviceSchema extends DBSchema {
  values: { key: string; value: unknown };
}

const openStore = () =>
  openDB<DeviceSchema>("waybill-device", 1, { upgrade: (database) => void database.createObjectStore("values") });

/** Reads the value that is stored under a key; undefined if missing. */
export async function readStored(key: string): Promise<unknown> {
  const database = await openStore();
  try {
    return await database.get("values", key);
  } finally {
    database.close();
  }
}

/** Whether the person who stored it has logged out in this tab: nothing is stored any more. */
let isEmptied = false;

/** Stores values until the person logs out: all of them or none. */
export async function storeAll(values: ReadonlyMap<string, unknown>): Promise<void> {
  if (isEmptied) return;
  const database = await openStore();
  try {
    const transaction = database.transaction("values", "readwrite");
    await Promise.all([...[...values].map(([key, value]) => transaction.store.put(value, key)), transaction.done]);
  } finally {
    database.close();
  }
}

/** Deletes a key and every key below it: `key.…`. */
export async function deleteStored(key: string): Promise<void> {
  const database = await openStore();
  try {
    const { store, done } = database.transaction("values", "readwrite");
    await Promise.all([store.delete(key), store.delete(IDBKeyRange.bound(`${key}.`, `${key}.\uffff`)), done]);
  } finally {
    database.close();
  }
}

/** Keys of the values in localStorage, the only store that can be written while a page closes. */
const AT_ONCE = "waybill-device.";

/** Stores a value while the page closes; false where it is too large. */
export function storeAtOnce(key: string, value: unknown): boolean {
  if (isEmptied) return false;
  try {
    localStorage.setItem(AT_ONCE + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Removes and returns what was stored under a key while a page closed; null without it. */
export function removeStoredAtOnce(key: string): unknown {
  const stored = localStorage.getItem(AT_ONCE + key);
  localStorage.removeItem(AT_ONCE + key);
  return stored && JSON.parse(stored);
}

const listAtOnce = () => Object.keys(localStorage).filter((key) => key.startsWith(AT_ONCE));

/** Whether anything is stored in this browser. */
export async function hasStored(): Promise<boolean> {
  if (listAtOnce().length > 0) return true;
  const database = await openStore();
  try {
    return (await database.count("values")) > 0;
  } finally {
    database.close();
  }
}

/** Deletes everything that is stored, of all persons; this tab stores nothing any more. */
export async function deleteAllStored(): Promise<void> {
  isEmptied = true;
  for (const key of listAtOnce()) localStorage.removeItem(key);
  const database = await openStore();
  try {
    await database.clear("values");
  } finally {
    database.close();
  }
}
