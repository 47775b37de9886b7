import { asleep } from "#app/data/kernel/rehearsal.server.ts";

/** Queues that nobody listens to: a test works what it wants worked. */
export const noWake = asleep;
