import type { Surroundings } from "#app/http/contexts.server.ts";

/** Hands a batch to the consumer of its queue. */
export async function consume(batch: MessageBatch, _surroundings: Surroundings): Promise<void> {
  batch.ackAll();
}
