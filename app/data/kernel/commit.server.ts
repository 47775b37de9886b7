import type { BatchItem } from "drizzle-orm/batch";
import { fail, ok, type Result } from "#app/domain/kernel/result.ts";
import type { Database } from "./database.server.ts";

/** One statement of a batch. */
export type Statement = BatchItem<"sqlite">;

const versionGuards = /UNIQUE constraint failed: (order_events|shipment_events|plan_versions)\./;

/**
 * Runs statements as one atomic D1 batch. A change that lost the race for the next version of its entity rolls the
 * whole batch back and is answered `lost_race`; any other error is thrown.
 */
export async function commit(db: Database, statements: readonly Statement[]): Promise<Result<null>> {
  const [first, ...rest] = statements;
  if (!first) return ok(null);
  try {
    await db.batch([first, ...rest]);
    return ok(null);
  } catch (error) {
    if (versionGuards.test(describe(error))) return fail("lost_race");
    throw error;
  }
}

/** The error's message with those of its causes: Drizzle wraps what D1 says. */
export function describe(error: unknown): string {
  return error instanceof Error ? `${error.message} ${describe(error.cause)}` : "";
}
