import { insertAlertLines } from "#app/modules/alerts/db/alert-lines.server.ts";
import { alertTypes } from "#app/modules/alerts/model/alert-catalogue.ts";
import { insertRunsOfMessage } from "#app/modules/automation/db/event-runs.server.ts";
import { notifiedTopics, tellCustomers } from "#app/modules/messages/commands/tell-customers.server.ts";
import { queueShopPushes } from "#app/modules/shops/db/shop-pushes.server.ts";
import { listLoggedAccounts, logEvents } from "#app/modules/webhooks/db/event-log.server.ts";
import { fanOutDeliveries } from "#app/modules/webhooks/db/fan-out.server.ts";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import { withClaim } from "#app/platform/db/lease.server.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import { eventTypes } from "#app/platform/events/event-catalogue.ts";
import {
  claimMessages,
  completeMessage,
  failMessage,
  markConsumed,
  type OutboxMessage,
  renewMessages,
} from "#app/platform/events/outbox.writes.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { retryWaits } from "#app/platform/kernel/milliseconds.ts";
import { pause } from "../pause.ts";
import { notifyViewers } from "./notify-viewers.ts";
import { wakeShops } from "./shops.ts";
import { wakeEndpoints } from "./webhooks.ts";

/** Messages claimed at once, and rounds per call: the rest follows with the next wake-up or sweep. */
const BATCH_SIZE = 50;
const MAX_ROUNDS = 40;

/** A consumer of messages: it returns statements, which run once together with the message's mark. */
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
      fanOutDeliveries(db, message, ports.clock.now()),
      ...insertRunsOfMessage({ db, ports }, message),
    ],
  },
  {
    name: "tell_customers",
    topics: notifiedTopics,
    work: ({ db, origin, ports }, message) => tellCustomers({ db, origin, ports }, message),
  },
  {
    name: "alerts",
    topics: alertTypes,
    work: ({ db, ports }, message) => insertAlertLines(db, message, ports.clock.now()),
  },
  {
    name: "tell_shops",
    topics: ["order.status_changed"],
    work: async ({ db, ports }, message) => [queueShopPushes(db, message, ports.clock.now())],
  },
];

/** Processes due outbox messages, oldest first. Returns their number. */
export async function relayOutbox(app: AppContext): Promise<number> {
  let worked = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const messages = await claimMessages(app.db, app.ports.clock, BATCH_SIZE);
    worked += await workMessages(app, messages);
    await wakeEndpoints(app, await listLoggedAccounts(app.db, messages));
    await wakeShops(
      app,
      messages.flatMap(({ accountId }) => accountId ?? []),
    );
    if (messages.length < BATCH_SIZE) break;
    await pause();
  }
  return worked;
}

/** Processes claimed messages in order and renews the claim meanwhile. Returns how many went well. */
async function workMessages(app: AppContext, messages: readonly OutboxMessage[]): Promise<number> {
  const { db, ports } = app;
  const work = async () => {
    await notifyViewers(app, messages);
    let worked = 0;
    for (const message of messages) worked += (await workMessage(app, message)) ? 1 : 0;
    return worked;
  };
  return withClaim(ports.clock, messages, (claim) => renewMessages(db, claim), work);
}

/**
 * Processes one message: every consumer of its topic that has not processed it yet, then the mark. A failure waits for
 * its next attempt.
 */
async function workMessage(app: AppContext, message: OutboxMessage): Promise<boolean> {
  const { db, ports } = app;
  try {
    if (message.tries > retryWaits.length + 1) throw new Error("its worker died every time");
    for (const consumer of consumers.filter((each) => each.topics.includes(message.topic))) {
      const statements = await consumer.work(app, message);
      await commitOnce(app, consumer.name, message.id, statements);
    }
    await commit(db, [completeMessage(db, message.id, ports.clock.now())]);
    return true;
  } catch (error) {
    const isFailed = await failMessage({ db, ports }, message, error);
    logFailure(error, { outbox: message.id, topic: message.topic, account: message.accountId, failed: isFailed });
    return false;
  }
}

async function commitOnce(
  { db, ports }: AppContext,
  consumer: string,
  id: string,
  statements: Statement[],
): Promise<void> {
  const done = await commit(db, [markConsumed(db, consumer, id, ports.clock.now()), ...statements]);
  if (!done.ok && done.failure.code !== "already_done") throw new Error(`${consumer}: ${done.failure.code}`);
}
