import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  checkConnection,
  connectionStore,
  getSecondsToCheck,
  keepPageWhileWaiting,
  readWhenConnected,
} from "#app/ui/client/connection.ts";

let isReachable = true;
/** The test's own time, in milliseconds. */
const NOW_MS = 1_000_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS });
  isReachable = true;
  vi.stubGlobal("fetch", async () => {
    if (!isReachable) throw new TypeError("Failed to fetch");
    return new Response(null);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page that answers while the server can be reached. */
const read = async () => {
  await fetch("/orders.data");
  return "orders";
};

test("an offline read waits and completes when the connection returns", async () => {
  isReachable = false;
  let got: string | null = null;
  void readWhenConnected(read).then((page) => {
    got = page;
  });
  await vi.advanceTimersByTimeAsync(20_000);
  expect([got, connectionStore.read()]).toEqual([null, NOW_MS]);
  isReachable = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect([got, connectionStore.read()]).toEqual(["orders", null]);
});

test("the time until the next try counts down, and is 0 while one is under way", async () => {
  isReachable = false;
  void readWhenConnected(read);
  await vi.advanceTimersByTimeAsync(100);
  expect(getSecondsToCheck()).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000);
  expect(getSecondsToCheck()).toBe(8);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(getSecondsToCheck()).toBe(5);
  isReachable = true;
  await checkConnection();
  expect(getSecondsToCheck()).toBe(0);
});

test("pressing “Try now” continues at once", async () => {
  isReachable = false;
  const page = readWhenConnected(read);
  await vi.advanceTimersByTimeAsync(100);
  isReachable = true;
  await checkConnection();
  expect(await page).toBe("orders");
});

test("an aborted read ends, and other errors fail at once", async () => {
  isReachable = false;
  const leaving = new AbortController();
  const abandoned = readWhenConnected(read, leaving.signal);
  const ended = expect(abandoned).rejects.toThrow(/abort/i);
  await vi.advanceTimersByTimeAsync(100);
  leaving.abort();
  await ended;
  isReachable = true;
  await checkConnection();
  const broken = async () => {
    throw new RangeError("broken");
  };
  await expect(readWhenConnected(broken)).rejects.toThrow("broken");
});

test("a read that keeps failing while the server is reachable ends with its error", async () => {
  let tries = 0;
  const refused = async () => {
    tries++;
    throw new TypeError("Failed to fetch");
  };
  const ended = expect(readWhenConnected(refused)).rejects.toThrow("Failed to fetch");
  await vi.advanceTimersByTimeAsync(1_000);
  await ended;
  expect(tries).toBe(5);
});

test("a read that the server delays waits as requested, shows it, and completes; a change is not repeated", async () => {
  const asked: string[] = [];
  const statuses = [429, 503, 200];
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("window", {
    fetch: async (input: URL | string, init?: RequestInit) => {
      asked.push(`${init?.method ?? "GET"} ${input instanceof URL ? input.pathname : input}`);
      const status = init?.method ? 429 : (statuses.shift() ?? 200);
      return new Response(null, { status, headers: status === 200 ? {} : { "Retry-After": "5" } });
    },
  });
  keepPageWhileWaiting();
  const said: unknown[] = [];
  connectionStore.subscribe(() => said.push(connectionStore.read()));
  const page = window.fetch(new URL("https://waybill.test/orders.data"));
  await vi.advanceTimersByTimeAsync(4_000);
  expect([asked.length, connectionStore.read()]).toEqual([1, "slow"]);
  await vi.advanceTimersByTimeAsync(6_000);
  expect((await page).status).toBe(200);
  expect(connectionStore.read()).toBe(null);
  const change = await window.fetch("/api/orders", { method: "POST" });
  expect(change.status).toBe(429);
  expect(asked).toEqual([...Array(3).fill("GET /orders.data"), "POST /api/orders"]);
  expect(said).toEqual(["slow", null]);
});
