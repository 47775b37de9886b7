import { audit } from "#app/platform/catalogue/rows.writes.server.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { failFields, ok } from "#app/platform/kernel/result.ts";
import { readOrder } from "../../db/order.reads.server.ts";
import { insertRecurring, newRecurring } from "../../db/recurring.writes.server.ts";
import { endOfRecurring, namedRecurring, recurringSchema } from "../../model/recurring-input.ts";
import { changed } from "./change-recurring.server.ts";

const permission = ["orders", "orders.create"] as const;

/** Has an order come again on dates. */
export const createRecurring = command({
  name: "recurring_orders.create",
  permission,
  input: recurringSchema,
  async run(scope, input) {
    const order = await readOrder(scope, input.number);
    if (!order.ok) return order;
    const row = newRecurring(scope, order.value, input);
    const { id, orderNumber: number } = row;
    const written = await commit(scope.db, [
      insertRecurring(scope, row),
      audit(scope, "recurring_orders.create", id, { name: number, schedule: input.schedule }),
    ]);
    return written.ok ? ok({ id }) : written;
  },
});

/** No orders are made of it until it goes on. */
export const pauseRecurring = command({
  name: "recurring_orders.deactivate",
  permission,
  input: namedRecurring,
  run: (scope, { id }) => changed(scope, "recurring_orders.deactivate", id, () => ok({ active: false })),
});

/** It goes on from now: dates whose orders were to be made meanwhile are over. */
export const resumeRecurring = command({
  name: "recurring_orders.activate",
  permission,
  input: namedRecurring,
  run: (scope, { id }) =>
    changed(scope, "recurring_orders.activate", id, (row) => ok(row.active ? {} : { active: true, since: now(scope) })),
});

/** Says which its last date is, or that there is none. */
export const endRecurring = command({
  name: "recurring_orders.update",
  permission,
  input: endOfRecurring,
  run: (scope, { id, ends_on }) =>
    changed(scope, "recurring_orders.update", id, ({ startsOn }) =>
      ends_on && ends_on < startsOn
        ? failFields({ ends_on: [{ code: "window_impossible" }] })
        : ok({ endsOn: ends_on ?? null }),
    ),
});
