import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { publishEvent } from "./outbox.server.ts";

/** What queues work with: no account of their own. */
export type QueueContext = Pick<Scope, "db" | "ports">;

/** Tells the account whose message it was that nobody is left to try it; `what` it said or by which channel. */
export function publishMessageFailed(
  context: QueueContext,
  { id, accountId, what }: { id: string; accountId: string | null; what: string },
): Statement[] {
  // A message that says so and is given up itself would tell of itself for ever.
  if (accountId === null || what === "message.given_up") return [];
  return [publishEvent({ ...context, account: { id: accountId } }, "message.given_up", { id, number: what })];
}
