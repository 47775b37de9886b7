import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { readPeriodLock } from "../db/periods.reads.server.ts";
import { recordPeriodEvent } from "../db/periods.writes.server.ts";
import { addMonths, getMonthDays, reopenPeriodSchema } from "../model/period.ts";

/** Reopens a month, and with it all later ones. The reason stays in the month's history and in the audit log. */
export const reopenPeriod = createCommand({
  name: "accounting.books.reopen",
  permission: ["accounting.books", "accounting.books.reopen"],
  input: reopenPeriodSchema,
  run: (scope, { month, reason }) =>
    commitWithRetry(scope, async () => {
      const { closedThrough, version } = await readPeriodLock(scope);
      const { from, to } = getMonthDays(month);
      if (to > closedThrough) return fail("period_open");
      const before = getMonthDays(addMonths(month, -1)).to;
      return ok({
        statements: [
          ...recordPeriodEvent(scope, {
            ...{ version: version + 1, type: "reopened", month, closedThrough: before, reason, accepted: [] },
          }),
          writeAudit(scope, "accounting.books.reopen", month, { name: month, reason, from, closed: closedThrough }),
        ],
        outcome: { month, closedThrough: before },
      });
    }),
});
