import { z } from "zod";
import { sendAlerts } from "#app/modules/alerts/commands/send-alerts.server.ts";
import { isSandboxBusy } from "#app/modules/sandbox/db/sandbox.reads.server.ts";
import { logFailure, runTraced } from "#app/platform/db/trace.server.ts";
import { storeDeadLetter } from "#app/platform/events/dead-letters.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { workRuns } from "../automation/work-runs.ts";
import { advanceSandbox, createSandboxApp } from "../sandbox/work-sandboxes.ts";
import { consumeImport } from "./imports.ts";
import { sendMails } from "./mail.ts";
import { relayOutbox } from "./outbox.ts";
import { consumeShop } from "./shops.ts";
import { consumeWebhook } from "./webhooks.ts";

/** Works one message of a queue; throwing asks for another delivery. */
type Consumer = (app: AppContext, body: unknown) => Promise<void>;

/** Every message is a wake-up: what is to do stands in the database. */
const consumers: Readonly<Record<string, Consumer>> = {
  imports: consumeImport,
  outbox: async (app) => {
    await relayOutbox(app);
    await sendAlerts(app);
    await workRuns(app);
    await sendMails(app);
  },
  shops: consumeShop,
  webhooks: consumeWebhook,
};

/** What is woken for a sandbox goes by its clock. */
const sandboxMessageSchema = z.object({ sandbox: z.string().optional() });

async function runAtSandboxClock(app: AppContext, body: unknown, work: Consumer): Promise<void> {
  const id = sandboxMessageSchema.safeParse(body).data?.sandbox;
  if (id === undefined) return work(app, body);
  // Where the clock is being moved, or rows are deleted, one worker does that and whatever else is due.
  if (await isSandboxBusy(app.db, id)) return advanceSandbox(app, id);
  const own = await createSandboxApp(app, id);
  if (own) await work(own, body);
}

const deadLetterQueuePattern = /-dead$/;

/** Hands each message to the consumer of its queue. One that fails is delivered again, the others are done. */
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

/** A message that failed every time is kept for whoever looks after it: the sweep drives what stands in the database. */
function createDeadLetterConsumer(queue: string): Consumer {
  return async (app, body) => {
    await storeDeadLetter(app, { queue: queue.replace(deadLetterQueuePattern, ""), body });
    logFailure(new Error("given up"), { body });
  };
}
