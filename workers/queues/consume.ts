import { z } from "zod";
import { sendAlerts } from "#app/modules/alerts/commands/send-alerts.server.ts";
import { workReports } from "#app/modules/reports/commands/work-report.server.ts";
import { isSandboxBusy } from "#app/modules/sandbox/db/sandbox.reads.server.ts";
import { logFailure, runTraced } from "#app/platform/db/trace.server.ts";
import { storeDeadLetter } from "#app/platform/events/dead-letters.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { workRuns } from "../automation/work-runs.ts";
import { advanceSandbox, createSandboxApp } from "../sandbox/work-sandboxes.ts";
import { sendCustomerMessages } from "./customer-messages.ts";
import { consumeImport } from "./imports.ts";
import { sendMails } from "./mail.ts";
import { relayOutbox } from "./outbox.ts";
import { consumeShop } from "./shops.ts";
import { consumeWebhook } from "./webhooks.ts";

/** Processes one message of a queue; throwing requests another delivery. */
type Consumer = (app: AppContext, body: unknown) => Promise<void>;

/** Every message is only a wake-up: the work is in the database. */
const consumers: Readonly<Record<string, Consumer>> = {
  imports: consumeImport,
  outbox: async (app) => {
    await relayOutbox(app);
    await sendAlerts(app);
    await workRuns(app);
    await workReports(app);
    await sendCustomerMessages(app);
    await sendMails(app);
  },
  shops: consumeShop,
  webhooks: consumeWebhook,
};

/** Work woken for a sandbox uses its clock. */
const sandboxMessageSchema = z.object({ sandbox: z.string().optional() });

async function runAtSandboxClock(app: AppContext, body: unknown, work: Consumer): Promise<void> {
  const id = sandboxMessageSchema.safeParse(body).data?.sandbox;
  if (id === undefined) return work(app, body);
  // While the clock is moved or rows are deleted, one worker does that and all other due work.
  if (await isSandboxBusy(app.db, id)) return advanceSandbox(app, id);
  const own = await createSandboxApp(app, id);
  if (own) await work(own, body);
}

const deadLetterQueuePattern = /-dead$/;

/** Passes each message to the consumer of its queue. A failed one is delivered again, the others are acknowledged. */
export async function consume(batch: MessageBatch, app: AppContext): Promise<void> {
  const work = deadLetterQueuePattern.test(batch.queue)
    ? createDeadLetterConsumer(batch.queue)
    : consumers[batch.queue];
  if (!work) throw new Error(`nobody consumes the queue ${batch.queue}`);
  for (const message of batch.messages) {
    await runTraced({ where: "queue", id: message.id, what: batch.queue }, async () => {
      try {
        await runAtSandboxClock(app, message.body, work);
        message.ack();
      } catch (error) {
        logFailure(error, { try: message.attempts });
        message.retry({ delaySeconds: Math.min(2 ** message.attempts, 600) });
      }
    });
  }
}

/**
 * Stores a message that failed every attempt for the administrator; the sweep processes the work in the database
 * anyway.
 */
function createDeadLetterConsumer(queue: string): Consumer {
  return async (app, body) => {
    await storeDeadLetter(app, { queue: queue.replace(deadLetterQueuePattern, ""), body });
    logFailure(new Error("given up"), { body });
  };
}
