import type { Wake } from "#app/domain/kernel/ports.ts";

/** Queues that nobody listens to: a test works what it wants worked. */
export const noWake: Wake = {
  imports: async () => {},
  outbox: async () => {},
  webhooks: async () => {},
  shops: async () => {},
  of: () => noWake,
};
