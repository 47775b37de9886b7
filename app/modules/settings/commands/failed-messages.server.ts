import { z } from "zod";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { getImportId } from "#app/platform/events/dead-letters.server.ts";
import { type FailedMessage, failedMessageKinds } from "#app/platform/events/failed-messages.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import {
  type FailedMessageOwner,
  findFailedMessage,
  readDeadLetter,
  readFailedMessages,
} from "../db/failed-messages.reads.server.ts";
import { requeueFailedMessage } from "../db/failed-messages.writes.server.ts";

type RetryContext = Pick<Scope, "db" | "ports">;

/** Identifies the failed message to retry. */
export const failedMessageRefSchema = z.object({ kind: z.enum(failedMessageKinds), id: z.string().min(1).max(64) });

/** The screen of the workspace's failed messages. */
export async function listFailedMessages(scope: Scope): Promise<Result<{ failed_messages: FailedMessage[] }>> {
  return ok({ failed_messages: await readFailedMessages(scope.db, { account: scope.account.id }) });
}

/**
 * Retries a failed message; one that did not fail, or belongs to another account, is not found. A repeated request
 * retries once.
 */
export async function retryFailedMessage(
  context: RetryContext,
  whose: FailedMessageOwner,
  named: Pick<FailedMessage, "kind" | "id">,
  extraStatements: readonly Statement[],
): Promise<Result<Pick<FailedMessage, "kind" | "id">>> {
  const found = await findFailedMessage(context.db, whose, named);
  if (!found) return fail("not_found");
  const written = await commit(context.db, [
    ...requeueFailedMessage(context.db, found, context.ports.clock.now()),
    ...extraStatements,
  ]);
  if (!written.ok) return written;
  await wakeWorker[found.kind](context, found.id);
  return ok({ kind: found.kind, id: found.id });
}

/** Wakes the worker; a lost wake-up is covered by the cron sweep. */
const wakeWorker: Readonly<Record<FailedMessage["kind"], (context: RetryContext, id: string) => Promise<void>>> = {
  message: ({ ports }) => ports.wake.outbox(),
  mail: ({ ports }) => ports.wake.outbox(),
  import: ({ ports }, id) => ports.wake.imports(id),
  dead_letter: async ({ db, ports }, id) => {
    const importId = getImportId(await readDeadLetter(db, id));
    await (importId ? ports.wake.imports(importId) : ports.wake.outbox());
  },
};

/** Retry of one row. */
export const retryOwnFailedMessage = createCommand({
  name: "settings.failed_messages.retry",
  permission: ["settings", "settings.account", "settings.account.manage"],
  input: failedMessageRefSchema,
  run: (scope, input) =>
    retryFailedMessage(scope, { account: scope.account.id }, input, [
      writeAudit(scope, "settings.failed_messages.retry", input.id, { kind: input.kind }),
    ]),
});
