import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { publishEvent } from "./outbox.server.ts";

/** The context of queue consumers, which have no account of their own. */
export type QueueContext = Pick<Scope, "db" | "ports">;

/** Publishes to the message's account that its last attempt failed; `what` is its topic or channel. */
export function publishMessageFailed(
  context: QueueContext,
  { id, accountId, what }: { id: string; accountId: string | null; what: string },
): Statement[] {
  // A failed message about a failed message would repeat forever.
  if (accountId === null || what === "message.failed") return [];
  return [publishEvent({ ...context, account: { id: accountId } }, "message.failed", { id, number: what })];
}
