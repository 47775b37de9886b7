import { expect, test } from "vitest";
import { createApiClient, formatQuery, type StatusReactions } from "#app/ui/client/api.ts";
import { canReload } from "#app/ui/client/reload.ts";

function recorder() {
  const seen: string[] = [];
  const reactions: StatusReactions = {
    reload: () => seen.push("reload"),
    replace: (path) => seen.push(path),
    notify: () => seen.push("notice"),
  };
  return { seen, reactions };
}

/** A server that returns the given statuses in turn and records requests. */
function server(...statuses: number[]) {
  const requested: { url: string; init: RequestInit | undefined }[] = [];
  const fetching = async (input: unknown, init?: RequestInit) => {
    requested.push({ url: String(input), init });
    const status = statuses[requested.length - 1] ?? 200;
    return Response.json(status === 200 ? { data: 1 } : { message: "no" }, { status });
  };
  return { asked: requested, fetching: fetching as typeof fetch };
}

test("encodes a query with brackets, without nulls", () => {
  const query = formatQuery({ filters: { type: [1, 2] }, search: "a&b c", cursor: null, sort: undefined });
  expect(decodeURIComponent(query)).toBe("filters[type][]=1&filters[type][]=2&search=a&b+c");
  expect(new URLSearchParams(query).get("search")).toBe("a&b c");
});

test("adds base path and account header; retries reads once, writes never", async () => {
  const { reactions } = recorder();
  const reads = server(502, 200);
  expect(await createApiClient("A1", reactions, reads.fetching)("orders", { query: { limit: 5 } })).toEqual({
    data: 1,
  });
  expect(reads.asked.map(({ url }) => url)).toEqual(["/api/orders?limit=5", "/api/orders?limit=5"]);
  expect(new Headers(reads.asked[0]?.init?.headers).get("account")).toBe("A1");
  const writes = server(503, 200);
  await expect(createApiClient("A1", reactions, writes.fetching)("orders", { method: "POST" })).rejects.toThrow();
  expect(writes.asked).toHaveLength(1);
});

test("419 reloads, 402 opens the suspended page, 500 is reported; every caller gets the error", async () => {
  for (const [status, wanted] of [
    [419, "reload"],
    [402, "/account-suspended"],
    [500, "notice"],
  ] as const) {
    const { seen, reactions } = recorder();
    const { fetching } = server(status, status);
    await expect(createApiClient(null, reactions, fetching)("x", { method: "POST" })).rejects.toThrow();
    expect(seen).toEqual([wanted]);
  }
});

test("a page module that does not load is reloaded once in ten seconds", () => {
  const held = new Map<string, string>();
  const store = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
  };
  expect(canReload("/orders", 0, store)).toBe(true);
  expect(canReload("/orders", 9_999, store)).toBe(false);
  expect(canReload("/plans", 9_999, store)).toBe(true);
  expect(canReload("/plans", 19_999, store)).toBe(true);
});
