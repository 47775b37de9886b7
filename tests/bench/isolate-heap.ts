const megabyte = 1024 * 1024;

interface HeapUsage {
  usedSize: number;
  totalSize: number;
  embedderHeapUsedSize?: number;
  backingStorageSize?: number;
}

/** What an isolate held. Bytes: all of it, and the heap without buffers. */
export interface HeapPeak {
  before: number;
  peak: number;
  peakHeap: number;
}

/** The memory of a running isolate, from its inspector. */
export interface IsolateHeap {
  /** Looks twenty times a second while something is done; `live` sweeps before every look, so that garbage does not count. */
  during(live: boolean, work: () => Promise<void>): Promise<HeapPeak>;
  close(): void;
}

/** The memory of a workerd that runs here: V8's heap and the buffers outside it. `port` is its inspector's. */
export async function openIsolateHeap(port: string): Promise<IsolateHeap> {
  const socket = new WebSocket(`ws://localhost:${port}/waybill`, {
    // The inspector answers only to pages of this machine.
    headers: { origin: "http://localhost" },
  } as never);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", reject, { once: true });
  });
  const waiting = new Map<number, (result: HeapUsage) => void>();
  let requested = 0;
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data));
    waiting.get(answer.id)?.(answer.result);
    waiting.delete(answer.id);
  });
  function ask(method: string): Promise<HeapUsage> {
    requested += 1;
    const id = requested;
    socket.send(JSON.stringify({ id, method }));
    return new Promise((resolve) => waiting.set(id, resolve));
  }
  const all = (use: HeapUsage) => use.usedSize + (use.backingStorageSize ?? 0) + (use.embedderHeapUsedSize ?? 0);
  return {
    async during(live, work) {
      const held: HeapPeak = { before: all(await ask("Runtime.getHeapUsage")), peak: 0, peakHeap: 0 };
      let watching = true;
      const watched = (async () => {
        while (watching) {
          if (live) await ask("HeapProfiler.collectGarbage");
          const use = await ask("Runtime.getHeapUsage");
          held.peak = Math.max(held.peak, all(use));
          held.peakHeap = Math.max(held.peakHeap, use.usedSize);
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      })();
      await work();
      watching = false;
      await watched;
      return held;
    },
    close: () => socket.close(),
  };
}

export const formatMegabytes = (bytes: number) => `${(bytes / megabyte).toFixed(1)} MB`;
