import { noWakeQueues } from "#app/platform/db/dry-run.server.ts";

/** Queues without consumers: a test processes messages itself. */
export const noQueues = noWakeQueues;
