import { can } from "#app/platform/access/can.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { createListRead, parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import { readRecurring, readRecurringView, recurringListDescription } from "../../db/recurring.reads.server.ts";

/** `GET recurring-orders`. */
export const listRecurring = createListRead(recurringListDescription, async (scope, query) => {
  const { rows, pagination } = await readRecurring(scope, query);
  return ok({ recurring_orders: rows, pagination });
});

/** `GET recurring-orders/{id}`. */
export async function viewRecurring(scope: Scope, { params }: PageRequest) {
  const found = await readRecurringView(scope, params.id ?? "");
  return found ? ok({ recurring_order: found }) : fail("not_found");
}

/** The screen: a page of recurring orders, and whether the reader may change them. */
export async function readRecurringScreen(scope: Scope, { url }: PageRequest) {
  const { query, unknown } = parseScreenListQuery(url.searchParams, recurringListDescription);
  const list = await readRecurring(scope, query);
  return ok({
    list: { ...list, unknown },
    may: can(scope.account, "orders", "orders.create"),
    plans: can(scope.account, "plans"),
    zone: scope.account.timezone,
  });
}
