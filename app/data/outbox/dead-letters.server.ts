import { and, eq, isNull } from "drizzle-orm";
import { uuidV7 } from "#app/domain/kernel/ids.ts";
import type { Statement } from "../kernel/commit.server.ts";
import type { Database } from "../kernel/database.server.ts";
import { deadLetters, imports } from "../schema/index.ts";

/** Keeps a message that failed every time, with the account whose work it is. */
export async function keepDeadLetter(
  db: Database,
  { queue, body, at }: { queue: string; body: unknown; at: number },
): Promise<void> {
  const importId = importIn(body);
  const owners = importId
    ? await db.select({ id: imports.accountId }).from(imports).where(eq(imports.id, importId))
    : [];
  const id = uuidV7(at, crypto.getRandomValues(new Uint8Array(10)));
  await db.insert(deadLetters).values({ id, accountId: owners[0]?.id ?? null, queue, body, givenUpAt: at });
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
