import type { AuditAction } from "#app/platform/catalogue/audit.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { isScheduledOn } from "#app/platform/time/fire-times.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { toRecurrence } from "../../db/recurring.reads.server.ts";
import { MAX_EXCEPTIONS, type RecurringException } from "../../model/recurring.ts";
import { movedDateSchema, recurringDateSchema } from "../../model/recurring-input.ts";
import { changeRecurringOrder } from "./change-recurring.server.ts";

const permission = ["orders", "orders.create"] as const;

/** Skips a date. */
export const skipRecurring = createCommand({
  name: "recurring_orders.skip",
  permission,
  input: recurringDateSchema,
  run: (scope, { id, date }) => setDateException(scope, "recurring_orders.skip", id, date, { date, to: null }),
});

/** Moves a date to another one. */
export const moveRecurring = createCommand({
  name: "recurring_orders.move",
  permission,
  input: movedDateSchema,
  async run(scope, { id, date, to }) {
    if (to < toLocalDate(now(scope), scope.account.timezone)) return failFields({ to: [{ code: "invalid_date" }] });
    return setDateException(scope, "recurring_orders.move", id, date, { date, to });
  },
});

/** Removes the exception of a date. */
export const restoreRecurring = createCommand({
  name: "recurring_orders.restore",
  permission,
  input: recurringDateSchema,
  run: (scope, { id, date }) => setDateException(scope, "recurring_orders.restore", id, date, null),
});

/** Sets or removes the exception of a scheduled date whose order is not created yet. */
function setDateException(
  scope: Scope,
  action: AuditAction,
  id: string,
  date: string,
  exception: RecurringException | null,
): Promise<Result<{ id: string }>> {
  return changeRecurringOrder(scope, action, id, (row, processed) => {
    const { schedule, starts_on, ends_on } = toRecurrence(row);
    const its = isScheduledOn(schedule, date) && date >= starts_on && (ends_on === null || date <= ends_on);
    if (!its) return failFields({ date: [{ code: "invalid_date" }] });
    if (processed.has(date)) return fail("already_done");
    const others = row.exceptions.filter((each) => each.date !== date);
    if (exception && others.length >= MAX_EXCEPTIONS)
      return failFields({ date: [{ code: "too_big_array", params: { limit: MAX_EXCEPTIONS } }] });
    return ok({ exceptions: exception ? [...others, exception] : others });
  });
}
