import { and, eq, isNull } from "drizzle-orm";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { deadLetters, imports } from "#app/platform/db/integration.tables.ts";
import { newId } from "#app/platform/db/scope.server.ts";
import { type Around, tellGivenUp } from "./given-up-events.server.ts";

/** Keeps a message that failed every time, with the account whose work it is. */
export async function keepDeadLetter(
  { db, ports }: Around,
  { queue, body }: { queue: string; body: unknown },
): Promise<void> {
  const at = ports.clock.now();
  const importId = importIn(body);
  const owners = importId
    ? await db.select({ id: imports.accountId }).from(imports).where(eq(imports.id, importId))
    : [];
  const [id, accountId] = [newId({ ports }), owners[0]?.id ?? null];
  await commit(db, [
    db.insert(deadLetters).values({ id, accountId, queue, body, givenUpAt: at }),
    ...tellGivenUp({ db, ports }, { id, accountId, what: queue }),
  ]);
}

/** The import that a message wakes, or null. */
export function importIn(body: unknown): string | null {
  if (typeof body !== "object" || body === null || !("importId" in body)) return null;
  return typeof body.importId === "string" ? body.importId : null;
}

/** The letter is on its way again. */
export function letterSent(db: Database, id: string, at: number): Statement {
  return db
    .update(deadLetters)
    .set({ retriedAt: at })
    .where(and(eq(deadLetters.id, id), isNull(deadLetters.retriedAt)));
}
