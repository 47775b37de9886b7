import type { AuditAction } from "#app/platform/catalogue/audit.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { type RecurringRecord, readProcessedDates, readRecurringRecord } from "../../db/recurring.reads.server.ts";
import { updateRecurring } from "../../db/recurring.writes.server.ts";

/** Changes a recurring order in scope, given its stored row and its processed dates. */
export async function changeRecurringOrder(
  scope: Scope,
  action: AuditAction,
  id: string,
  change: (row: RecurringRecord, processed: ReadonlySet<string>) => Result<Parameters<typeof updateRecurring>[2]>,
): Promise<Result<{ id: string }>> {
  const row = await readRecurringRecord(scope, id);
  if (!row) return fail("not_found");
  const processed = await readProcessedDates(scope, id);
  const next = change(row, processed);
  if (!next.ok) return next;
  const written = await commit(scope.db, [
    updateRecurring(scope, row, next.value, processed),
    writeAudit(scope, action, id, { name: row.orderNumber, ...next.value }),
  ]);
  return written.ok ? ok({ id }) : written;
}
