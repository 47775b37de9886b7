import { ok, type Result } from "#app/platform/kernel/result.ts";
import { findConflict } from "./conflicts.ts";
import { type Database, openDatabase } from "./database.server.ts";
import type { Scope } from "./scope.server.ts";

/** One statement of a batch: a Drizzle builder, or `db.run(sql…)`. */
export type Statement = { toSQL(): BuiltQuery } | { getQuery(): BuiltQuery };

interface BuiltQuery {
  sql: string;
  params: unknown[];
}

const guardStatements = new WeakMap<Database, Statement[]>();

/** Dry-run databases, with the real binding that batches are tried on. */
const dryRunBindings = new WeakMap<Database, D1Database>();

/** Fails at the end of a dry-run batch, so that D1 rolls it back. The error message contains `dry_run`. */
const rollbackMarker = "select json_extract('{}', 'dry_run')";

/** What a dry run throws where it would have to write outside `commit` or call another service. */
const dryRunFault = "a dry run writes nothing";

/** Refuses what a dry run cannot roll back. */
export function refuseInDryRun(what: string): never {
  throw new Error(`${dryRunFault}: ${what.slice(0, 60)}`);
}

/** True for what `refuseInDryRun` threw. */
export const isDryRunFault = (thrown: unknown): boolean => describeError(thrown).includes(dryRunFault);

/** True for a query that only reads. */
const isReadQuery = (query: string): boolean =>
  /^\s*(select|with)\b/i.test(query) && !/\b(insert|replace)\s+into\b|\bupdate\s+"|\bdelete\s+from\b/i.test(query);

/** True for a database whose writes are rolled back. */
export function isDryRun(db: Database): boolean {
  return dryRunBindings.has(db);
}

/**
 * The same database for a dry run: `commit` runs its batch against every constraint and rolls it back, reads see the
 * real data, and writes outside `commit` throw.
 */
export function toDryRunDatabase(db: Database): Database {
  const { $client: binding } = db;
  const reading = new Proxy(binding, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name === "exec") refuseInDryRun("exec");
      if (name !== "prepare") return typeof value === "function" ? value.bind(target) : value;
      return (query: string) => {
        if (!isReadQuery(query)) refuseInDryRun(query);
        return target.prepare(query);
      };
    },
  });
  const dryRun = openDatabase(reading);
  dryRunBindings.set(dryRun, binding);
  guardStatements.set(dryRun, guardStatements.get(db) ?? []);
  return dryRun;
}

/** Adds a statement to every later batch of a request's database; when it fails, the batch fails. */
export function guardBatch(db: Database, statement: Statement): void {
  guardStatements.set(db, [...(guardStatements.get(db) ?? []), statement]);
}

/**
 * Runs statements as one atomic D1 batch. A violated constraint rolls the whole batch back and becomes the refusal
 * listed in the table of conflicts, such as `lost_race` when another change took the next version; any other error is
 * thrown.
 */
export async function commit(db: Database, statements: readonly Statement[]): Promise<Result<null>> {
  if (statements.length === 0) return ok(null);
  const guards = guardStatements.get(db) ?? [];
  const dryRunBinding = dryRunBindings.get(db);
  const client = dryRunBinding ?? db.$client;
  const batch = [...guards, ...statements].map((each) => bindStatement(client, each));
  try {
    await client.batch(dryRunBinding ? [...batch, client.prepare(rollbackMarker)] : batch);
    return ok(null);
  } catch (error) {
    if (dryRunBinding && describeError(error).includes("dry_run")) return ok(null);
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

/** The error's message with those of its causes: Drizzle wraps D1's errors. */
export function describeError(error: unknown): string {
  return error instanceof Error ? `${error.message} ${describeError(error.cause)}` : "";
}

/** Commits statements that include outbox messages, then wakes the queue that relays them. */
export async function commitAndPublish(
  { db, ports }: Pick<Scope, "db" | "ports">,
  statements: readonly Statement[],
): Promise<Result<null>> {
  const written = await commit(db, statements);
  if (written.ok && statements.length > 0) await ports.wake.outbox();
  return written;
}
