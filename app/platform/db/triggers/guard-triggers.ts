import { getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { buildRefusal, buildTrigger } from "./trigger.ts";

/** Rows of the table stay: only a sandbox that is being reset loses them with everything else. */
export function buildDeleteGuard<Table extends SQLiteTable>(on: Table, message: string): string {
  return buildTrigger({
    ...{ name: `${getTableName(on)}_keep_delete`, at: "BEFORE DELETE", on },
    when: "NOT EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id AND reset_started_at IS NOT NULL)",
    run: [buildRefusal(message)],
  });
}

/** Rows of the table never change. */
export function buildUpdateGuard<Table extends SQLiteTable>(on: Table, message: string): string {
  return buildTrigger({
    name: `${getTableName(on)}_keep_update`,
    at: "BEFORE UPDATE",
    on,
    run: [buildRefusal(message)],
  });
}
