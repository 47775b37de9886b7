const database = "waybill";
const store = "kept";

/** What this browser keeps under a key (IndexedDB: large things, without stopping the page); undefined for nothing. */
export async function readKept(key: string): Promise<unknown> {
  return run("readonly", (kept) => kept.get(key));
}

/** Keeps a value until the browser's data is cleared. */
export async function keep(key: string, value: unknown): Promise<void> {
  await run("readwrite", (kept) => kept.put(value, key));
}

export async function forgetKept(key: string): Promise<void> {
  await run("readwrite", (kept) => kept.delete(key));
}

async function run(mode: IDBTransactionMode, ask: (kept: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const db = await open();
  try {
    return await answerOf(ask(db.transaction(store, mode).objectStore(store)));
  } finally {
    db.close();
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  return answerOf(request);
}

function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the browser keeps nothing"));
  });
}
