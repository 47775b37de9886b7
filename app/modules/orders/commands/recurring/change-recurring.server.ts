import type { AuditAction } from "#app/platform/catalogue/audit.ts";
import { audit } from "#app/platform/catalogue/rows.writes.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { type RecurringRecord, readRecurringRecord, readWorkedDates } from "../../db/recurring.reads.server.ts";
import { changeRecurring } from "../../db/recurring.writes.server.ts";

/** Changes a recurring order that the reader sees, by what it is and the dates of it that were worked. */
export async function changed(
  scope: Scope,
  action: AuditAction,
  id: string,
  change: (row: RecurringRecord, worked: ReadonlySet<string>) => Result<Parameters<typeof changeRecurring>[2]>,
): Promise<Result<{ id: string }>> {
  const row = await readRecurringRecord(scope, id);
  if (!row) return fail("not_found");
  const worked = await readWorkedDates(scope, id);
  const wanted = change(row, worked);
  if (!wanted.ok) return wanted;
  const written = await commit(scope.db, [
    changeRecurring(scope, row, wanted.value, worked),
    audit(scope, action, id, { name: row.orderNumber, ...wanted.value }),
  ]);
  return written.ok ? ok({ id }) : written;
}
