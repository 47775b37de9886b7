/** Waits between checks while the server is unreachable, milliseconds; the last one repeats. */
const CHECK_AFTER_MS = [1_000, 2_000, 4_000, 8_000, 15_000];
/** Tries of one read between which the server was reachable. */
const MAX_TRIES = 5;
/** Small, static, and on the same server. */
const CHECKED_PATH = "/favicon.svg";

let lostAt: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const waiting = new Set<() => void>();

/** When the connection was lost, milliseconds UTC; null while there is one. */
export const connectionStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => lostAt,
  empty: () => null,
};

function setLostAt(to: number | null): void {
  if (lostAt === to) return;
  lostAt = to;
  for (const listener of listeners) listener();
}

/** Checks whether the server can be reached, and continues what waits for it. */
export async function checkConnection(round = 0): Promise<void> {
  clearTimeout(timer);
  try {
    await fetch(CHECKED_PATH, { method: "HEAD", cache: "no-store" });
  } catch {
    setLostAt(lostAt ?? Date.now());
    const after = CHECK_AFTER_MS[Math.min(round, CHECK_AFTER_MS.length - 1)];
    clearTimeout(timer);
    timer = setTimeout(() => void checkConnection(round + 1), after);
    return;
  }
  setLostAt(null);
  for (const proceed of waiting) proceed();
  waiting.clear();
}

/** Resolves once the server can be reached; rejects when `signal` aborts. */
export function waitForConnection(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    waiting.add(resolve);
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
    void checkConnection();
  });
}

/** Browsers report a network failure as a TypeError, of requests and of modules. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError;
}

/** Repeats a read that the network failed, as soon as there is a connection again. */
export async function readWhenConnected<T>(read: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await read();
    } catch (error) {
      if (!isNetworkError(error) || tries === MAX_TRIES || signal?.aborted) throw error;
      await waitForConnection(signal);
    }
}

/**
 * Without a connection the router's reads wait instead of failing: the page that is open stays, and the next one comes
 * when it can. Changes are never repeated: one of them may have reached the server.
 */
export function keepPageWhileOffline(): void {
  const send = window.fetch;
  window.fetch = (input, init) => {
    const isPageRead = input instanceof URL && input.pathname.endsWith(".data") && (init?.method ?? "GET") === "GET";
    return isPageRead ? readWhenConnected(() => send(input, init), init?.signal ?? undefined) : send(input, init);
  };
  addEventListener("online", () => void checkConnection());
}
