import { noWakeQueues } from "#app/platform/db/dry-run.server.ts";

/** Queues that nobody listens to: a test works what it wants worked. */
export const noQueues = noWakeQueues;
