import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { readPeriodLock } from "../db/periods.reads.server.ts";
import { recordPeriodEvent } from "../db/periods.writes.server.ts";
import { closePeriodSchema, getMonthDays, getPeriodState, listUnaccepted } from "../model/period.ts";
import { findOpenItems } from "./check-books.server.ts";

/**
 * Closes a month, and with it all before: from then on nothing is posted into it. What is open in it must be accepted by
 * name, so that nobody closes what they did not see; books that do not balance are never closed.
 */
export const closePeriod = createCommand({
  name: "accounting.books.close",
  permission: ["accounting.books", "accounting.books.close"],
  input: closePeriodSchema,
  run: (scope, { month, accept }) =>
    commitWithRetry(scope, async () => {
      const { closedThrough, version } = await readPeriodLock(scope);
      const today = toLocalDate(now(scope), scope.account.timezone);
      const state = getPeriodState(month, { closedThrough, today });
      if (state === "closed") return fail("already_done");
      if (state === "running") return fail("period_not_over");
      const open = await findOpenItems(scope, month);
      const unaccepted = listUnaccepted(open, accept);
      if (unaccepted.length > 0)
        return failFields({ accept: unaccepted.map(({ key }) => ({ code: `closing:refused.${key}` })) });
      const { to } = getMonthDays(month);
      return ok({
        statements: [
          ...recordPeriodEvent(scope, {
            ...{ version: version + 1, type: "closed", month, closedThrough: to, reason: null, accepted: open },
          }),
          writeAudit(scope, "accounting.books.close", month, { name: month, accepted: open.map(({ key }) => key) }),
        ],
        outcome: { month, closedThrough: to },
      });
    }),
});
