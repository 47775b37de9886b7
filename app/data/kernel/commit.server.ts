import { ok, type Result } from "#app/domain/kernel/result.ts";
import { conflictIn } from "./conflicts.ts";
import type { Database } from "./database.server.ts";

/** One statement of a batch: a Drizzle builder, or `db.run(sql…)`. */
export type Statement = { toSQL(): BuiltQuery } | { getQuery(): BuiltQuery };

interface BuiltQuery {
  sql: string;
  params: unknown[];
}

const accompanied = new WeakMap<Database, Statement[]>();

/** Has a statement run in every batch of a request's database from now on: what it refuses, refuses the batch. */
export function accompany(db: Database, statement: Statement): void {
  accompanied.set(db, [...(accompanied.get(db) ?? []), statement]);
}

/**
 * Runs statements as one atomic D1 batch. A constraint that stops it rolls the whole batch back and is answered as the
 * table of conflicts says: `lost_race` for whoever lost the race for the next version; any other error is thrown.
 */
export async function commit(db: Database, statements: readonly Statement[]): Promise<Result<null>> {
  if (statements.length === 0) return ok(null);
  const along = accompanied.get(db) ?? [];
  try {
    await db.$client.batch([...along, ...statements].map((each) => bound(db, each)));
    return ok(null);
  } catch (error) {
    const failure = conflictIn(describe(error));
    if (failure) return { ok: false, failure };
    throw error;
  }
}

/** Drizzle's own batch cannot take `db.run(sql)` with parameters, so every statement is bound here. */
function bound(db: Database, statement: Statement): D1PreparedStatement {
  const { sql, params } = "toSQL" in statement ? statement.toSQL() : statement.getQuery();
  return db.$client.prepare(sql).bind(...params);
}

/** The error's message with those of its causes: Drizzle wraps what D1 says. */
export function describe(error: unknown): string {
  return error instanceof Error ? `${error.message} ${describe(error.cause)}` : "";
}
