import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createUsageSender } from "#app/modules/product-usage/screens/usage-sender.ts";

const identity = {
  person: { id: "person", firstName: "Nina", lastName: "N".repeat(300), email: "nina@example.test" },
  account: { id: "company", name: "Courier" },
};

interface Sent {
  url: string;
  body: { api_key: string; batch: { uuid: string; event: string; properties: Record<string, unknown> }[] };
  keepalive: boolean | undefined;
}

let sent: Sent[];
let statuses: number[];

function openSender() {
  let id = 0;
  return createUsageSender({ host: "https://usage.example", token: "public" }, identity, {
    fetch: async (url, init) => {
      sent.push({ url: String(url), body: JSON.parse(String(init?.body)), keepalive: init?.keepalive });
      const status = statuses.shift() ?? 200;
      if (status < 100) throw new TypeError("unreachable");
      return new Response(null, { status });
    },
    setTimeout: (work, milliseconds) => setTimeout(work, milliseconds),
    createId: () => String(++id),
  });
}

const sentNames = () => sent.map(({ body }) => body.batch.map(({ event }) => event));

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  statuses = [];
});
afterEach(() => vi.useRealTimers());

test("person and company are sent once, then the actions, five seconds later in one message", async () => {
  const { record } = openSender();
  record({ name: "orders.create", at: 0 });
  record({ name: "page_viewed", page: "plans", at: 0 });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sentNames()).toEqual([["$identify", "$groupidentify", "orders.create", "page_viewed"]]);
  expect(sent[0]?.url).toBe("https://usage.example/batch/");
  expect(sent[0]?.body.api_key).toBe("public");
  expect(sent[0]?.body.batch[3]?.properties).toEqual({ page: "plans", $groups: { company: "company" } });
});

test("50 events go at once, and a long text is cut at 255 characters", async () => {
  const { record } = openSender();
  for (let each = 0; each < 48; each += 1) record({ name: "x".repeat(300), at: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent[0]?.body.batch).toHaveLength(50);
  expect(sent[0]?.body.batch[2]?.event).toHaveLength(255);
});

test("a server that fails gets the same events again, ever later and at most ten minutes apart", async () => {
  statuses = [500, 0, 429, ...Array.from({ length: 8 }, () => 503), 200];
  const { record } = openSender();
  record({ name: "orders.create", at: 0 });
  const times: number[] = [];
  for (let second = 0; second < 3_600; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    while (times.length < sent.length) times.push(second);
  }
  const waits = times.slice(1).map((at, index) => at - (times[index] ?? 0));
  expect(waits.slice(0, 7)).toEqual([10, 20, 40, 80, 160, 320, 600]);
  expect(Math.max(...waits)).toBe(600);
  expect(new Set(sent.map(({ body }) => body.batch.map(({ uuid }) => uuid).join()))).toEqual(new Set(["1,2,3"]));
});

test("a batch that is refused is dropped, and what the page still has is sent when it goes", async () => {
  statuses = [400];
  const { record, flush } = openSender();
  await vi.advanceTimersByTimeAsync(5_000);
  record({ name: "orders.cancel", at: 0 });
  await flush(true);
  expect(sentNames()).toEqual([["$identify", "$groupidentify"], ["orders.cancel"]]);
  expect(sent[1]?.keepalive).toBe(true);
});
