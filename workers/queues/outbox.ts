import { noteAlerts } from "#app/modules/alerts/db/lines.server.ts";
import { alertTypes } from "#app/modules/alerts/model/alert-catalogue.ts";
import { runsOfMessage } from "#app/modules/automation/db/event-runs.server.ts";
import { postPushes } from "#app/modules/shops/db/shop-pushes.server.ts";
import { tellCustomers } from "#app/modules/tracking/commands/tell-customers.server.ts";
import { accountsTold, logEvents } from "#app/modules/webhooks/db/event-log.server.ts";
import { fanOut } from "#app/modules/webhooks/db/fan-out.server.ts";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import { eventTypes } from "#app/platform/events/event-catalogue.ts";
import {
  claimMessages,
  firstTime,
  messageDone,
  messageFailed,
  type OutboxMessage,
} from "#app/platform/events/outbox.writes.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { waits } from "#app/platform/kernel/backoff.ts";
import { pause } from "../pause.ts";
import { wakeShops } from "./shops.ts";
import { tellViewers } from "./tell-viewers.ts";
import { wakeEndpoints } from "./webhooks.ts";

/** Messages claimed at a time, and times per call: what is left is due and comes with the next wake-up or sweep. */
const atOnce = 50;
const rounds = 40;

/** Who acts on a message: what it does is returned as statements, so that it happens once with the message's mark. */
interface Consumer {
  name: string;
  topics: readonly string[];
  work(app: AppContext, message: OutboxMessage): Promise<Statement[]>;
}

const consumers: readonly Consumer[] = [
  {
    name: "event_log",
    topics: eventTypes,
    work: async ({ db, ports }, message) => [
      ...logEvents(db, message),
      fanOut(db, message, ports.clock.now()),
      ...runsOfMessage({ db, ports }, message),
    ],
  },
  {
    name: "tell_customers",
    topics: ["order.status_changed"],
    work: ({ db, origin, ports }, message) => tellCustomers({ db, origin, now: ports.clock.now() }, message),
  },
  { name: "alerts", topics: alertTypes, work: ({ db, ports }, message) => noteAlerts(db, message, ports.clock.now()) },
  {
    name: "tell_shops",
    topics: ["order.status_changed"],
    work: async ({ db, ports }, message) => [postPushes(db, message, ports.clock.now())],
  },
];

/** Works what is due in the outbox, oldest first. Returns how many messages were worked. */
export async function relay(app: AppContext): Promise<number> {
  let worked = 0;
  for (let round = 0; round < rounds; round += 1) {
    const messages = await claimMessages(app.db, app.ports.clock, atOnce);
    await tellViewers(app, messages);
    for (const message of messages) worked += (await work(app, message)) ? 1 : 0;
    await wakeEndpoints(app, await accountsTold(app.db, messages));
    await wakeShops(
      app,
      messages.flatMap(({ accountId }) => accountId ?? []),
    );
    if (messages.length < atOnce) break;
    await pause();
  }
  return worked;
}

/** One message: every consumer of its topic that has not had it yet, then the mark. A failure waits for its next try. */
async function work(app: AppContext, message: OutboxMessage): Promise<boolean> {
  const { db, ports } = app;
  try {
    if (message.tries > waits.length + 1) throw new Error("its worker died every time");
    for (const consumer of consumers.filter((each) => each.topics.includes(message.topic))) {
      const statements = await consumer.work(app, message);
      await once(app, consumer.name, message.id, statements);
    }
    await commit(db, [messageDone(db, message.id, ports.clock.now())]);
    return true;
  } catch (error) {
    const givenUp = await messageFailed({ db, ports }, message, error);
    logFailure(error, { outbox: message.id, topic: message.topic, account: message.accountId, given_up: givenUp });
    return false;
  }
}

async function once({ db, ports }: AppContext, consumer: string, id: string, statements: Statement[]): Promise<void> {
  const done = await commit(db, [firstTime(db, consumer, id, ports.clock.now()), ...statements]);
  if (!done.ok && done.failure.code !== "already_done") throw new Error(`${consumer}: ${done.failure.code}`);
}
