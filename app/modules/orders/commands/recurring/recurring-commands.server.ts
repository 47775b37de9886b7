import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { failFields, ok } from "#app/platform/kernel/result.ts";
import { readOrder } from "../../db/order.reads.server.ts";
import { buildRecurringOrder, insertRecurring } from "../../db/recurring.writes.server.ts";
import { recurringEndSchema, recurringIdSchema, recurringSchema } from "../../model/recurring-input.ts";
import { changeRecurringOrder } from "./change-recurring.server.ts";

const permission = ["orders", "orders.create"] as const;

/** Makes an order recurring. */
export const createRecurring = createCommand({
  name: "recurring_orders.create",
  permission,
  input: recurringSchema,
  async run(scope, input) {
    const order = await readOrder(scope, input.number);
    if (!order.ok) return order;
    const row = buildRecurringOrder(scope, order.value, input);
    const { id, orderNumber: number } = row;
    const written = await commit(scope.db, [
      insertRecurring(scope, row),
      writeAudit(scope, "recurring_orders.create", id, { name: number, schedule: input.schedule }),
    ]);
    return written.ok ? ok({ id }) : written;
  },
});

/** Pauses: no orders are created until it is resumed. */
export const pauseRecurring = createCommand({
  name: "recurring_orders.deactivate",
  permission,
  input: recurringIdSchema,
  run: (scope, { id }) => changeRecurringOrder(scope, "recurring_orders.deactivate", id, () => ok({ active: false })),
});

/** Resumes from now on: dates whose orders were due while paused are skipped. */
export const resumeRecurring = createCommand({
  name: "recurring_orders.activate",
  permission,
  input: recurringIdSchema,
  run: (scope, { id }) =>
    changeRecurringOrder(scope, "recurring_orders.activate", id, (row) =>
      ok(row.active ? {} : { active: true, since: now(scope) }),
    ),
});

/** Sets or removes the last date. */
export const endRecurring = createCommand({
  name: "recurring_orders.update",
  permission,
  input: recurringEndSchema,
  run: (scope, { id, ends_on }) =>
    changeRecurringOrder(scope, "recurring_orders.update", id, ({ startsOn }) =>
      ends_on && ends_on < startsOn
        ? failFields({ ends_on: [{ code: "window_impossible" }] })
        : ok({ endsOn: ends_on ?? null }),
    ),
});
