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

/** Stores values until the browser's data is cleared: all of them or none. */
export async function storeAll(values: ReadonlyMap<string, unknown>): Promise<void> {
  const database = await openStore();
  try {
    const transaction = database.transaction("values", "readwrite");
    await Promise.all([...[...values].map(([key, value]) => transaction.store.put(value, key)), transaction.done]);
  } finally {
    database.close();
  }
}

/** Deletes a key and every key that begins with it. */
export async function deleteStored(key: string): Promise<void> {
  const database = await openStore();
  try {
    await database.delete("values", IDBKeyRange.bound(key, `${key}\uffff`));
  } finally {
    database.close();
  }
}
