import { env } from "cloudflare:workers";
import { commit } from "#app/platform/db/commit.server.ts";
import { publishEvents } from "#app/platform/events/outbox.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import type { PostWebhook, WebhookResponse } from "#app/platform/http/post-external.ts";
import { createAppContext } from "#workers/environment.ts";
import { relayOutbox } from "#workers/queues/outbox.ts";
import { deliverWebhooks, wakeEndpoints } from "#workers/queues/webhooks.ts";
import type { TestWorkspace } from "./workspace.ts";

type Message = Parameters<PostWebhook>[0];

/** What a subscriber answers. */
export function createWebhookResponse(status: number | null, more: Partial<WebhookResponse> = {}): WebhookResponse {
  return { status, retryAfter: null, isAborted: false, durationMs: 1, body: "", error: null, ...more };
}

/** A world with its own subscribers, a settable clock, and a queue whose messages are counted and processed by `run`. */
export class Subscribers {
  now = Date.now() + 60_000;
  /** Everything that was posted. */
  readonly posted: Message[] = [];
  answer: (message: Message) => WebhookResponse | Promise<WebhookResponse> = () => createWebhookResponse(200);
  private woken = new Set<string>();

  /** What the Worker has, with this clock and these subscribers. */
  get app(): AppContext {
    const app = createAppContext(env, () => {});
    return {
      ...app,
      ports: {
        ...app.ports,
        clock: { now: () => this.now },
        wake: {
          ...app.ports.wake,
          webhooks: async (ids, delay) => {
            if (delay === 0) for (const id of ids) this.woken.add(id);
          },
        },
        postWebhook: async (message) => {
          this.posted.push(message);
          return this.answer(message);
        },
      },
    };
  }

  /** Works the outbox and then every wake-up, until nothing is left that is due. */
  async run(): Promise<void> {
    await relayOutbox(this.app);
    await wakeEndpoints(this.app, "all");
    while (this.woken.size > 0) {
      const ids = [...this.woken];
      this.woken = new Set();
      await Promise.all(ids.map((id) => deliverWebhooks(this.app, id)));
    }
  }

  /** Lets time go on by steps, with the sweep at each. */
  async pass(ms: number, step: number): Promise<void> {
    for (const end = this.now + ms; this.now < end; ) {
      this.now += step;
      await this.run();
    }
  }
}

/** An endpoint of a workspace, and its secret. */
export async function createEndpoint(who: TestWorkspace, more: object = {}): Promise<{ id: string; secret: string }> {
  const body = { name: `Endpoint ${crypto.randomUUID().slice(0, 8)}`, url: "https://hooks.shop.com/in", ...more };
  const answer = await who.fetch("/api/webhooks", { body });
  const { data } = await answer.json<{ data: { id: string; secret: string } }>();
  return data;
}

/** Something happens to so many orders, by one message. */
export async function publishTestEvents({ scope }: TestWorkspace, count: number, from = 0): Promise<void> {
  const received = Array.from({ length: count }, (_, at) => ({
    id: `o-${from + at}`,
    number: `N-${from + at}`,
    from: 2,
    to: 6,
  }));
  await commit(scope.db, publishEvents(scope, "order.status_changed", "orders", received));
}

/** What the API answers to a question. */
export async function fetchData<Data>(who: TestWorkspace, path: string, body?: object): Promise<Data> {
  const answer = await who.fetch(path, body ? { body } : {});
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json<{ data: Data }>()).data;
}
