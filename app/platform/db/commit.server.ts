import { ok, type Result } from "#app/platform/kernel/result.ts";
import { findConflict } from "./conflicts.ts";
import { type Database, openDatabase } from "./database.server.ts";

/** One statement of a batch: a Drizzle builder, or `db.run(sql…)`. */
export type Statement = { toSQL(): BuiltQuery } | { getQuery(): BuiltQuery };

interface BuiltQuery {
  sql: string;
  params: unknown[];
}

const guardStatements = new WeakMap<Database, Statement[]>();

/** Databases that nothing is written to, with the binding that batches are tried on. */
const dryRunBindings = new WeakMap<Database, D1Database>();

/** Ends a batch that is only tried: D1 takes back what came before it. The word stands in the error. */
const rollbackMarker = "select json_extract('{}', 'rehearsed')";

/** A query that changes nothing. */
const isReadQuery = (query: string): boolean =>
  /^\s*(select|with)\b/i.test(query) && !/\b(insert|replace)\s+into\b|\bupdate\s+"|\bdelete\s+from\b/i.test(query);

/** True where nothing stays of what is written. */
export function isDryRun(db: Database): boolean {
  return dryRunBindings.has(db);
}

/**
 * The same database, where nothing stays: `commit` runs its batch with every constraint and has it taken back; reads see what
 * is there; whatever would be written elsewhere throws.
 */
export function toDryRunDatabase(db: Database): Database {
  const { $client: binding } = db;
  const reading = new Proxy(binding, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name === "exec") throw new Error("a rehearsal writes nothing");
      if (name !== "prepare") return typeof value === "function" ? value.bind(target) : value;
      return (query: string) => {
        if (!isReadQuery(query)) throw new Error(`a rehearsal writes nothing: ${query.slice(0, 60)}`);
        return target.prepare(query);
      };
    },
  });
  const rehearsed = openDatabase(reading);
  dryRunBindings.set(rehearsed, binding);
  guardStatements.set(rehearsed, guardStatements.get(db) ?? []);
  return rehearsed;
}

/** Has a statement run in every batch of a request's database from now on: what it refuses, refuses the batch. */
export function guardBatch(db: Database, statement: Statement): void {
  guardStatements.set(db, [...(guardStatements.get(db) ?? []), statement]);
}

/**
 * Runs statements as one atomic D1 batch. A constraint that stops it rolls the whole batch back and is answered as the
 * table of conflicts says: `lost_race` for whoever lost the race for the next version; any other error is thrown.
 */
export async function commit(db: Database, statements: readonly Statement[]): Promise<Result<null>> {
  if (statements.length === 0) return ok(null);
  const along = guardStatements.get(db) ?? [];
  const rehearsed = dryRunBindings.get(db);
  const client = rehearsed ?? db.$client;
  const batch = [...along, ...statements].map((each) => bindStatement(client, each));
  try {
    await client.batch(rehearsed ? [...batch, client.prepare(rollbackMarker)] : batch);
    return ok(null);
  } catch (error) {
    if (rehearsed && describeError(error).includes("rehearsed")) return ok(null);
    const failure = findConflict(describeError(error));
    if (failure) return { ok: false, failure };
    throw error;
  }
}

/** Drizzle's own batch cannot take `db.run(sql)` with parameters, so every statement is bound here. */
function bindStatement(client: D1Database, statement: Statement): D1PreparedStatement {
  const { sql, params } = "toSQL" in statement ? statement.toSQL() : statement.getQuery();
  return client.prepare(sql).bind(...params);
}

/** The error's message with those of its causes: Drizzle wraps what D1 says. */
export function describeError(error: unknown): string {
  return error instanceof Error ? `${error.message} ${describeError(error.cause)}` : "";
}
