import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import type { PostWebhook } from "#app/platform/http/post-external.ts";
import { createDepot, createOrderDraft } from "#tests/factories/orders.ts";
import { createEndpoint, createWebhookResponse, fetchData, publishTestEvents } from "#tests/worker/webhooks.ts";
import { createTestWorkspace, type TestWorkspace } from "#tests/worker/workspace.ts";
import { createAppContext } from "#workers/environment.ts";
import { relayOutbox } from "#workers/queues/outbox.ts";
import { deliverWebhooks } from "#workers/queues/webhooks.ts";

/** Workers of the queue; the platform has up to 250. */
const workers = 20;
const events = 200;
const healthy = 40;
const dead = 5;
const slow = 5;
/** Milliseconds, all a thirtieth of the real times: half a minute of the queue passes in a second. */
const took = { healthy: 1, slow: 300, dead: 500 };

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
const ascending = (a: number, b: number) => a - b;

/** A queue with so many workers, and subscribers of one's own. */
class Queue {
  private readonly waiting: string[] = [];
  private readonly post: PostWebhook;

  constructor(post: PostWebhook) {
    this.post = post;
  }

  get app(): AppContext {
    const app = createAppContext(env, () => {});
    const wake = {
      ...app.ports.wake,
      webhooks: async (ids: readonly string[], delay: number) => {
        if (delay === 0) this.waiting.push(...ids);
      },
    };
    return { ...app, ports: { ...app.ports, wake, postWebhook: this.post } };
  }

  /** Works until it is said to be enough. */
  async work(enough: () => boolean): Promise<void> {
    await relayOutbox(this.app);
    const one = async () => {
      while (!enough()) {
        const id = this.waiting.shift();
        if (id) await deliverWebhooks(this.app, id);
        else await wait(2);
      }
    };
    await Promise.all(Array.from({ length: workers }, one));
  }
}

/** How long healthy endpoints waited for each event, from its change on, the shortest first. */
async function waitsOfHealthy(who: TestWorkspace): Promise<number[]> {
  const waits: number[] = [];
  let began = 0;
  const queue = new Queue(async ({ url }) => {
    const [, kind = ""] = /^https:\/\/([a-z]+)-/.exec(url) ?? [];
    if (kind === "healthy") waits.push(performance.now() - began);
    await wait(kind === "dead" ? took.dead : kind === "slow" ? took.slow : took.healthy);
    return createWebhookResponse(kind === "dead" ? null : 200);
  });
  await publishTestEvents(who, events);
  began = performance.now();
  await queue.work(() => waits.length >= events * healthy);
  expect(waits).toHaveLength(events * healthy);
  return waits.sort(ascending);
}

async function endpoints(who: TestWorkspace, kind: string, count: number): Promise<void> {
  for (let place = 0; place < count; place += 1)
    await createEndpoint(who, { url: `https://${kind}-${place}.shop.com/in` });
}

test(`${events} events to 50 endpoints of which ${dead} are dead and ${slow} slow: the healthy wait hardly longer`, async () => {
  const alone = await createTestWorkspace();
  await endpoints(alone, "healthy", healthy);
  const floor = await waitsOfHealthy(alone);
  const among = await createTestWorkspace();
  // The failing ones were added first: processing in order would reach them first.
  await endpoints(among, "dead", dead);
  await endpoints(among, "slow", slow);
  await endpoints(among, "healthy", healthy);
  const beside = await waitsOfHealthy(among);
  const ratio = at(beside, 0.95) / at(floor, 0.95);
  console.log(
    `${events * 50} deliveries, ${workers} workers: the healthy ones' p95 ${Math.round(at(floor, 0.95))} ms alone, ${Math.round(at(beside, 0.95))} ms beside ${dead} dead and ${slow} slow: ${ratio.toFixed(2)} ×; median ${(at(beside, 0.5) / at(floor, 0.5)).toFixed(2)} ×`,
  );
  expect(ratio).toBeLessThanOrEqual(1.5);
});

test("from an order's change to the first attempt", async () => {
  const who = await createTestWorkspace();
  await createEndpoint(who, { url: "https://healthy-1.shop.com/in" });
  let posted = 0;
  const queue = new Queue(async () => {
    posted = performance.now();
    return createWebhookResponse(200);
  });
  const source = { location_id: await createDepot(who.scope) };
  const order = await fetchData<{ number: string }>(who, "/api/orders", createOrderDraft(1, { source }));
  const takes: { change: number; all: number }[] = [];
  for (let version = 1; version <= 60; version += 1) {
    await queue.work(() => true);
    posted = 0;
    const began = performance.now();
    const answer = await who.fetch(`/api/orders/${order.number}/notes`, {
      method: "PUT",
      body: { version, notes: `note ${version}` },
    });
    expect(answer.status).toBe(200);
    const change = performance.now() - began;
    await queue.work(() => posted > 0);
    takes.push({ change, all: posted - began });
  }
  const all = takes.map((each) => each.all).sort(ascending);
  const change = takes.map((each) => each.change).sort(ascending);
  console.log(
    `an order's change to the first attempt, without the queue's own waiting: median ${at(all, 0.5).toFixed(0)} ms, p95 ${at(all, 0.95).toFixed(0)} ms; ${(at(all, 0.5) / at(change, 0.5)).toFixed(2)} × of the change alone`,
  );
  expect(at(all, 0.5) / at(change, 0.5)).toBeLessThan(5);
});
