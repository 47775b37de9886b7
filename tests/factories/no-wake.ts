import { noWakeQueues } from "#app/platform/db/rehearsal.server.ts";

/** Queues that nobody listens to: a test works what it wants worked. */
export const noQueues = noWakeQueues;
