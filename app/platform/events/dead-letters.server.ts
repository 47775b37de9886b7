import { and, eq, isNull } from "drizzle-orm";
import { orderImports } from "#app/modules/imports/db/imports.tables.ts";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { deadLetters } from "#app/platform/db/messages.tables.ts";
import { newId, type Scope } from "#app/platform/db/scope.server.ts";
import { publishEvent } from "./outbox.server.ts";

/** Stores a message that failed every attempt, with its account. */
export async function storeDeadLetter(
  { db, ports }: QueueContext,
  { queue, body }: { queue: string; body: unknown },
): Promise<void> {
  const at = ports.clock.now();
  const importId = getImportId(body);
  const owners = importId
    ? await db.select({ id: orderImports.accountId }).from(orderImports).where(eq(orderImports.id, importId))
    : [];
  const [id, accountId] = [newId({ ports }), owners[0]?.id ?? null];
  await commit(db, [
    db.insert(deadLetters).values({ id, accountId, queue, body, failedAt: at }),
    ...publishMessageFailed({ db, ports }, { id, accountId, what: queue }),
  ]);
}

/** The import that a message wakes, or null. */
export function getImportId(body: unknown): string | null {
  if (typeof body !== "object" || body === null || !("importId" in body)) return null;
  return typeof body.importId === "string" ? body.importId : null;
}

/** Marks a dead letter as resent. */
export function markDeadLetterResent(db: Database, id: string, at: number): Statement {
  return db
    .update(deadLetters)
    .set({ retriedAt: at })
    .where(and(eq(deadLetters.id, id), isNull(deadLetters.retriedAt)));
}

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
