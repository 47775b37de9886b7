import { listDueEndpoints } from "#app/modules/webhooks/db/delivery-queue.server.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { dueTasks } from "../due-tasks.ts";
import { deliverWebhooks } from "../queues/webhooks.ts";

/** Work at one time may make other work due at the same time: maximum rounds. */
const MAX_ROUNDS = 3;
/** Endpoints of one round. */
const MAX_ENDPOINTS = 20;

/**
 * Does the due work of a sandbox at its current time, in the order of the sweep; its webhooks are sent here, not by the
 * queue.
 */
export async function workDue(app: AppContext, account: string): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let worked = false;
    for (const task of dueTasks) {
      try {
        worked = Number(await task.run(app)) > 0 || worked;
      } catch (error) {
        logFailure(error, { where: "sandbox", what: task.name, account });
      }
    }
    const due = await listDueEndpoints(app.db, { clock: app.ports.clock, accounts: [account], most: MAX_ENDPOINTS });
    for (const id of due) await deliverWebhooks(app, id);
    if (!worked && due.length === 0) return;
  }
}
