const database = "waybill";
const store = "kept";

/**
 * Reads a value that this browser stores under a key (in IndexedDB, which holds large values without blocking the
 * page); undefined if missing.
 */
export async function readStored(key: string): Promise<unknown> {
  return runRequest("readonly", (objectStore) => objectStore.get(key));
}

/** Stores values until the browser's data is cleared: all of them or none. */
export async function storeAll(values: ReadonlyMap<string, unknown>): Promise<void> {
  await runRequest("readwrite", (objectStore) => [...values].map(([key, value]) => objectStore.put(value, key)).at(-1));
}

/** Deletes a key and every key that begins with it. */
export async function deleteStored(key: string): Promise<void> {
  await runRequest("readwrite", (objectStore) => objectStore.delete(IDBKeyRange.bound(key, `${key}\uffff`)));
}

async function runRequest(
  mode: IDBTransactionMode,
  operation: (objectStore: IDBObjectStore) => IDBRequest | undefined,
): Promise<unknown> {
  const db = await openStore();
  try {
    const request = operation(db.transaction(store, mode).objectStore(store));
    return request && (await waitForRequest(request));
  } finally {
    db.close();
  }
}

function openStore(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  return waitForRequest(request);
}

function waitForRequest<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the browser keeps nothing"));
  });
}
