import { insertInboxItem } from "#app/modules/notifications/db/inbox.writes.server.ts";
import { readAccountScope } from "#app/platform/db/account-scope.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import { minute } from "#app/platform/kernel/milliseconds.ts";
import { parseInput } from "#app/platform/kernel/parse-input.ts";
import type { Result } from "#app/platform/kernel/result.ts";
import { readOrderDetails } from "../../db/order.reads.server.ts";
import { readOrderCustomer } from "../../db/order-customer.reads.server.ts";
import {
  type RecurringRecord,
  readDueRecurring,
  readProcessedDates,
  toRecurrence,
} from "../../db/recurring.reads.server.ts";
import { insertRecurringDate, type RecurringDateOutcome, setNextAt } from "../../db/recurring.writes.server.ts";
import { toDuplicateDraft } from "../../model/duplicate-order.ts";
import { orderDraftSchema } from "../../model/order.ts";
import { computeRecurringDue, type Occurrence, shiftWindows } from "../../model/recurring.ts";
import { type CreatedOrder, createOrderInBatch } from "../create/create-order.server.ts";

/** Recurring orders processed in one sweep. */
const MAX_RECURRING_PER_RUN = 100;
/** Delay in ms from which an order is marked as created late. */
const LATE_AFTER_MS = 5 * minute;

/**
 * Runs every minute: creates the orders that are due, and records the dates that were missed. A failing recurring order
 * does not stop the others.
 */
export async function createDueOrders({ db, ports }: Pick<Scope, "db" | "ports">): Promise<void> {
  for (const { recurring } of await readDueRecurring(db, ports.clock, MAX_RECURRING_PER_RUN)) {
    try {
      const actor = { id: null, name: `↻ ${recurring.orderNumber}`, language: "en" as const };
      const scope = await readAccountScope({ db, ports }, recurring.accountId, actor);
      if (scope) await processRecurringOrder(scope, recurring);
    } catch (error) {
      logFailure(error, { where: "cron", what: "recurring orders", recurring: recurring.id });
    }
  }
}

async function processRecurringOrder(scope: Scope, row: RecurringRecord): Promise<void> {
  const done = await readProcessedDates(scope, row.id);
  const at = { since: row.since ?? 0, now: now(scope), done };
  const due = computeRecurringDue(toRecurrence(row), scope.account.timezone, at);
  for (const each of due.missed) await recordDateWithoutOrder(scope, row, each, { state: "missed" });
  for (const each of due.make) {
    const created = await createOrderForDate(scope, row, each);
    // Another sweep created its order first.
    if (created.ok || created.failure.code === "already_done") continue;
    const { code, fields } = created.failure;
    await recordDateWithoutOrder(scope, row, each, { state: "failed", code, field: Object.keys(fields ?? {})[0] });
  }
  await commit(scope.db, [setNextAt(scope, row, due.next)]);
}

/** Creates the order of a date in one batch with the row that marks the date as processed. */
async function createOrderForDate(scope: Scope, row: RecurringRecord, date: Occurrence): Promise<Result<CreatedOrder>> {
  const file = await readOrderDetails(scope, row.orderNumber);
  if (!file.ok) return file;
  const customer = await readOrderCustomer(scope, file.value.order.customerId);
  const windows = shiftWindows(file.value.order, date.on);
  const draft = parseInput(
    orderDraftSchema,
    toDuplicateDraft({ ...file.value, customer }, windows, scope.account.kind),
  );
  if (!draft.ok) return draft;
  const state = now(scope) - date.at > LATE_AFTER_MS ? "late" : "made";
  return createOrderInBatch(scope, draft.value, (order) => [insertRecurringDate(scope, row, date, { state, order })]);
}

/** Records a date without an order, logs it, and notifies the members who see orders, once. */
async function recordDateWithoutOrder(
  scope: Scope,
  row: RecurringRecord,
  date: Occurrence,
  outcome: RecurringDateOutcome,
): Promise<void> {
  const detail = { number: row.orderNumber, date: date.on, code: outcome.code ?? "missed" };
  const written = await commit(scope.db, [
    insertRecurringDate(scope, row, date, outcome),
    insertInboxItem(scope, {
      news: { kind: "recurring_failed", detail },
      to: { permission: "orders" },
      key: `recurring:${row.id}:${date.date}`,
    }),
  ]);
  if (!written.ok && written.failure.code !== "already_done") throw new Error(written.failure.code);
}
