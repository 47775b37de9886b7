import type { AuditAction } from "#app/platform/catalogue/audit.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { isOn } from "#app/platform/time/fire-times.ts";
import { localDateOf } from "#app/platform/time/local-time.ts";
import { recurrenceOf } from "../../db/recurring.reads.server.ts";
import { mostExceptions, type RecurringException } from "../../model/recurring.ts";
import { dateOfRecurring, movedDate } from "../../model/recurring-input.ts";
import { changed } from "./change-recurring.server.ts";

const permission = ["orders", "orders.create"] as const;

/** Leaves a date out. */
export const skipRecurring = command({
  name: "recurring_orders.skip",
  permission,
  input: dateOfRecurring,
  run: (scope, { id, date }) => excepted(scope, "recurring_orders.skip", id, date, { date, to: null }),
});

/** Serves a date on another one. */
export const moveRecurring = command({
  name: "recurring_orders.move",
  permission,
  input: movedDate,
  async run(scope, { id, date, to }) {
    if (to < localDateOf(now(scope), scope.account.timezone)) return failFields({ to: [{ code: "invalid_date" }] });
    return excepted(scope, "recurring_orders.move", id, date, { date, to });
  },
});

/** A date that was left out or moved is as the schedule has it. */
export const restoreRecurring = command({
  name: "recurring_orders.restore",
  permission,
  input: dateOfRecurring,
  run: (scope, { id, date }) => excepted(scope, "recurring_orders.restore", id, date, null),
});

/** A date of the schedule whose order is not made yet gets an exception, or loses the one it has. */
function excepted(
  scope: Scope,
  action: AuditAction,
  id: string,
  date: string,
  exception: RecurringException | null,
): Promise<Result<{ id: string }>> {
  return changed(scope, action, id, (row, worked) => {
    const { schedule, starts_on, ends_on } = recurrenceOf(row);
    const its = isOn(schedule, date) && date >= starts_on && (ends_on === null || date <= ends_on);
    if (!its) return failFields({ date: [{ code: "invalid_date" }] });
    if (worked.has(date)) return fail("already_done");
    const others = row.exceptions.filter((each) => each.date !== date);
    if (exception && others.length >= mostExceptions)
      return failFields({ date: [{ code: "too_big_array", params: { limit: mostExceptions } }] });
    return ok({ exceptions: exception ? [...others, exception] : others });
  });
}
