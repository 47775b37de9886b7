import { endpointsDue } from "#app/modules/webhooks/db/due.server.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { byEveryClock } from "../due-tasks.ts";
import { deliver } from "../queues/webhooks.ts";

/** What is done at one moment may make something else due at it: so often it is looked again. */
const rounds = 3;
/** Endpoints of one round. */
const most = 20;

/** Does what is due in a sandbox at its present, in the order of the sweep; its endpoints are sent to here, not by the queue. */
export async function workDue(app: AppContext, account: string): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    let worked = false;
    for (const task of byEveryClock) {
      try {
        worked = Number(await task.run(app)) > 0 || worked;
      } catch (error) {
        logFailure(error, { where: "sandbox", what: task.name, account });
      }
    }
    const due = await endpointsDue(app.db, { clock: app.ports.clock, accounts: [account], most });
    for (const id of due) await deliver(app, id);
    if (!worked && due.length === 0) return;
  }
}
