import { env } from "cloudflare:workers";
import { count, countDistinct, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { eventLog } from "#app/modules/webhooks/db/event-log.tables.ts";
import { webhookDeliveries } from "#app/modules/webhooks/db/webhooks.tables.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { openDatabase } from "#app/platform/db/database.server.ts";
import { publishEvents } from "#app/platform/events/outbox.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { SeededRandom } from "#tests/fakes/seeded-random.ts";
import { createEndpoint, createWebhookResponse } from "#tests/worker/webhooks.ts";
import { createTestWorkspace } from "#tests/worker/workspace.ts";
import { createAppContext } from "#workers/environment.ts";
import { consume } from "#workers/queues/consume.ts";
import { sweep } from "#workers/scheduled.ts";

// `npm run test:queues`: what the queue may do to us, it does; the database is the truth.

const messages = Number(import.meta.env.VITE_QUEUE_MESSAGES ?? 5_000);
const deliveries = messages * 4;
const thrown = 0.05;
const minute = 60_000;
const MAX_WAIT_MS = 40 * minute;

/** A database in which one write in so many fails: before it was written, or after it, without a result. */
function createFailingDatabase(
  binding: D1Database,
  dice: SeededRandom,
  counted: { before: number; after: number },
): D1Database {
  return new Proxy(binding, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== "batch") return typeof value === "function" ? value.bind(target) : value;
      return async (statements: D1PreparedStatement[]) => {
        const fate = dice.next();
        if (fate < thrown / 2) {
          counted.before += 1;
          throw new Error("the worker died before it wrote");
        }
        const answer = await target.batch(statements);
        if (fate < thrown) {
          counted.after += 1;
          throw new Error("the worker died after it wrote");
        }
        return answer;
      };
    },
  });
}

test(
  `${deliveries} deliveries by the queues of what ${messages} messages woke: doubled, shuffled, some killed: none missing, none double`,
  async () => {
    const who = await createTestWorkspace();
    const { id: endpointId } = await createEndpoint(who);
    const dice = new SeededRandom(20261123);
    const died = { before: 0, after: 0 };
    const posted = new Map<string, number>();
    let now = Date.now();
    const appOn = (binding: D1Database): AppContext => {
      const app = createAppContext(env, () => {});
      return {
        ...app,
        db: openDatabase(binding),
        ports: {
          ...app.ports,
          clock: { now: () => now },
          wake: { ...app.ports.wake, webhooks: async () => {}, outbox: async () => {}, shops: async () => {} },
          postWebhook: async ({ headers }) => {
            const id = headers["webhook-id"] ?? "";
            posted.set(id, (posted.get(id) ?? 0) + 1);
            return createWebhookResponse(200);
          },
        },
      };
    };
    const bad = appOn(createFailingDatabase(env.DB, dice, died));
    let published = 0;
    let retried = 0;
    const deliverOne = async (queue: string, body: unknown, id: number) => {
      const message = {
        id: String(id),
        timestamp: new Date(now),
        body,
        attempts: 1,
        ack() {},
        retry() {
          retried += 1;
        },
      };
      await consume({ queue, messages: [message], ackAll() {}, retryAll() {} } as unknown as MessageBatch, bad);
    };
    const bodies: Readonly<Record<string, unknown>> = { outbox: { kind: "relay" }, webhooks: { endpointId } };
    for (let sent = 0; sent < deliveries; sent += 4) {
      // Messages come four at a time, their wake-ups twice, in any order, some at the same moment.
      if (published < messages) {
        for (let each = 0; each < 4 && published < messages; each += 1, published += 1) {
          const changed = [{ id: `o-${published}`, number: `N-${published}`, from: 2, to: 6 }];
          const scope = { ...who.scope, ports: { ...who.scope.ports, clock: { now: () => now } } };
          await commit(who.scope.db, publishEvents(scope, "order.status_changed", "orders", changed));
        }
      }
      const queues = ["outbox", "outbox", "webhooks", "webhooks"].sort(() => dice.next() - 0.5);
      await Promise.all(queues.map((queue, place) => deliverOne(queue, bodies[queue], sent + place)));
      now += Math.floor(dice.next() * 2000);
    }
    // The sweep of every minute drives what was left behind.
    const good = appOn(env.DB);
    for (let minutes = 0; minutes < 60; minutes += 1) {
      now += minute;
      await sweep(good);
      await consume(
        {
          queue: "webhooks",
          messages: [{ id: "x", body: bodies.webhooks, ack() {}, retry() {} }],
        } as unknown as MessageBatch,
        good,
      );
    }
    const { db, account } = who.scope;
    const [logged] = await db
      .select({ all: count(), each: countDistinct(eventLog.objectId) })
      .from(eventLog)
      .where(eq(eventLog.accountId, account.id));
    const [delivered] = await db
      .select({ all: count(), each: countDistinct(webhookDeliveries.eventId) })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.state, "delivered"));
    const again = [...posted.values()].filter((times) => times > 1).length;
    console.log(
      `${deliveries} deliveries of ${messages} messages, ${died.before + died.after} writes killed (${died.after} after they were written), ${retried} retried: ` +
        `${messages - (logged?.each ?? 0)} missing and ${(logged?.all ?? 0) - (logged?.each ?? 0)} double in the log, ` +
        `${messages - (delivered?.each ?? 0)} missing and ${(delivered?.all ?? 0) - (delivered?.each ?? 0)} double in deliveries; ` +
        `${posted.size} events reached the subscriber, ${again} of them more than once, each under its one id`,
    );
    expect(logged).toEqual({ all: messages, each: messages });
    expect(delivered).toEqual({ all: messages, each: messages });
    expect(posted.size).toBe(messages);
    expect(died.before + died.after).toBeGreaterThan(messages / 50);
  },
  MAX_WAIT_MS,
);
