const database = "waybill";
const store = "kept";

/** What this browser keeps under a key (IndexedDB: large things, without stopping the page); undefined for nothing. */
export async function readStored(key: string): Promise<unknown> {
  return runRequest("readonly", (kept) => kept.get(key));
}

/** Keeps values until the browser's data is cleared: all of them or none. */
export async function storeAll(values: ReadonlyMap<string, unknown>): Promise<void> {
  await runRequest("readwrite", (kept) => [...values].map(([key, value]) => kept.put(value, key)).at(-1));
}

/** Forgets a key and every key that begins with it. */
export async function deleteStored(key: string): Promise<void> {
  await runRequest("readwrite", (kept) => kept.delete(IDBKeyRange.bound(key, `${key}\uffff`)));
}

async function runRequest(
  mode: IDBTransactionMode,
  ask: (kept: IDBObjectStore) => IDBRequest | undefined,
): Promise<unknown> {
  const db = await openStore();
  try {
    const request = ask(db.transaction(store, mode).objectStore(store));
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
