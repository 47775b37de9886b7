import { z } from "zod";
import { type BulkOutcome, ok, type Result } from "#app/platform/kernel/result.ts";
import { MAX_SENT_AT_ONCE } from "../../model/sending.ts";

/** Chosen documents to send. */
export const sendChosenSchema = z.object({ ids: z.array(z.uuid()).min(1).max(MAX_SENT_AT_ONCE) });

/** Sends documents, each in a batch of its own. */
export async function sendEach(
  ids: readonly string[],
  send: (id: string) => Promise<Result<unknown>>,
): Promise<Result<BulkOutcome>> {
  const outcome: BulkOutcome = { succeeded: [], refused: [] };
  for (const id of new Set(ids)) {
    const sent = await send(id);
    if (sent.ok) outcome.succeeded.push(id);
    else outcome.refused.push({ id, code: sent.failure.code, params: sent.failure.params });
  }
  return ok(outcome);
}
