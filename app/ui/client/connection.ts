/** Waits between checks while the server is unreachable, milliseconds; the last one repeats. */
const CHECK_AFTER_MS = [1_000, 2_000, 4_000, 8_000, 15_000];
/** Tries of one read between which the server was reachable. */
const MAX_TRIES = 5;
/** Small, static, and on the same server. */
const CHECKED_PATH = "/favicon.svg";

/** A read that takes longer says so. */
const SLOW_AFTER_MS = 2_000;
/** The longest time that a server may name until a read that it put off is repeated, and how often it is. */
const MAX_WAIT_SECONDS = 10;
const MAX_REPEATS = 2;

let lostAt: number | null = null;
/** When the server is tried again, milliseconds UTC; 0 while a try is under way. */
let nextCheckAt = 0;
/** Requests that the server has not answered for a while. */
let slowCount = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const waiting = new Set<() => void>();

/** When the connection was lost, milliseconds UTC; null while there is one; "slow" while the server is waited for. */
export const connectionStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => lostAt ?? (slowCount > 0 ? ("slow" as const) : null),
  empty: () => null,
};

/** Whole seconds until the server is tried again; 0 while it is. */
export function getSecondsToCheck(): number {
  return Math.max(0, Math.ceil((nextCheckAt - Date.now()) / 1000));
}

function setLostAt(to: number | null): void {
  if (lostAt === to) return;
  lostAt = to;
  for (const listener of listeners) listener();
}

/** Shows that the server is waited for, once an answer takes long. */
async function showWhenSlow<T>(answer: Promise<T>): Promise<T> {
  let shown = 0;
  const count = (by: number) => {
    shown += by;
    slowCount += by;
    for (const listener of listeners) listener();
  };
  const timer = setTimeout(count, SLOW_AFTER_MS, 1);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
    if (shown > 0) count(-1);
  }
}

/** Repeats a read that the server put off, after the time that it names. */
async function readInTurn(read: () => Promise<Response>, signal?: AbortSignal): Promise<Response> {
  for (let repeats = 0; ; repeats++) {
    const answer = await read();
    const seconds = answer.status === 429 || answer.status === 503 ? Number(answer.headers.get("Retry-After")) : 0;
    if (!(seconds > 0 && seconds <= MAX_WAIT_SECONDS) || repeats === MAX_REPEATS || signal?.aborted) return answer;
    await new Promise((go) => setTimeout(go, 1000 * seconds));
  }
}

/** Checks whether the server can be reached, and continues what waits for it. */
export async function checkConnection(round = 0): Promise<void> {
  clearTimeout(timer);
  nextCheckAt = 0;
  try {
    await fetch(CHECKED_PATH, { method: "HEAD", cache: "no-store" });
  } catch {
    setLostAt(lostAt ?? Date.now());
    const after = CHECK_AFTER_MS[Math.min(round, CHECK_AFTER_MS.length - 1)] ?? 0;
    clearTimeout(timer);
    nextCheckAt = Date.now() + after;
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
 * when it can. Reads of pages and calls wait their turn where the server has none for them yet. Changes are never
 * repeated: one of them may have reached the server.
 */
export function keepPageWhileWaiting(): void {
  const send = window.fetch;
  window.fetch = (input, init) => {
    const isPage = input instanceof URL && input.pathname.endsWith(".data");
    const isCall = typeof input === "string" && input.startsWith("/api/");
    if (!isPage && !isCall) return send(input, init);
    const isRead = (init?.method ?? "GET") === "GET";
    const signal = init?.signal ?? undefined;
    const ask = () => send(input, init);
    const read = isPage ? () => readWhenConnected(ask, signal) : ask;
    if (isRead) return showWhenSlow(readInTurn(read, signal));
    return isPage ? showWhenSlow(ask()) : ask();
  };
  addEventListener("online", () => void checkConnection());
}
