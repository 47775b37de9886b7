import { inboxItem } from "#app/modules/notifications/db/inbox.writes.server.ts";
import { scopeOfAccount } from "#app/platform/db/account-scope.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import { minute } from "#app/platform/kernel/milliseconds.ts";
import { parseInput } from "#app/platform/kernel/parse-input.ts";
import type { Result } from "#app/platform/kernel/result.ts";
import { readOrderFile } from "../../db/order.reads.server.ts";
import { readOrderCustomer } from "../../db/order-customer.reads.server.ts";
import {
  type RecurringRecord,
  readDueRecurring,
  readWorkedDates,
  recurrenceOf,
} from "../../db/recurring.reads.server.ts";
import { lookAtAgain, type WorkedDate, workedDate } from "../../db/recurring.writes.server.ts";
import { orderDraftSchema } from "../../model/order.ts";
import { type Occurrence, recurringDue, windowsOn } from "../../model/recurring.ts";
import { draftAgain } from "../../model/same-again.ts";
import { type CreatedOrder, makeOrder } from "../create/create-order.server.ts";

/** Recurring orders looked at in one go. */
const atOnce = 100;
/** An order that is made so much after its moment says so. */
const punctual = 5 * minute;

/** Each minute: makes the orders whose moment has come, and writes down the dates that went by. One that fails holds up no other. */
export async function makeDueOrders({ db, ports }: Pick<Scope, "db" | "ports">): Promise<void> {
  for (const { recurring } of await readDueRecurring(db, ports.clock, atOnce)) {
    try {
      const actor = { id: null, name: `↻ ${recurring.orderNumber}`, language: "en" as const };
      const scope = await scopeOfAccount({ db, ports }, recurring.accountId, actor);
      if (scope) await makeDue(scope, recurring);
    } catch (error) {
      logFailure(error, { where: "cron", what: "recurring orders", recurring: recurring.id });
    }
  }
}

async function makeDue(scope: Scope, row: RecurringRecord): Promise<void> {
  const done = await readWorkedDates(scope, row.id);
  const at = { since: row.since ?? 0, now: now(scope), done };
  const due = recurringDue(recurrenceOf(row), scope.account.timezone, at);
  for (const each of due.missed) await write(scope, row, each, { state: "missed" });
  for (const each of due.make) {
    const made = await make(scope, row, each);
    // Another sweep was faster: its order is there.
    if (made.ok || made.failure.code === "already_done") continue;
    const { code, fields } = made.failure;
    await write(scope, row, each, { state: "failed", code, field: Object.keys(fields ?? {})[0] });
  }
  await commit(scope.db, [lookAtAgain(scope, row, due.next)]);
}

/** The order of a date, in one batch with the mark that it was made. */
async function make(scope: Scope, row: RecurringRecord, date: Occurrence): Promise<Result<CreatedOrder>> {
  const file = await readOrderFile(scope, row.orderNumber);
  if (!file.ok) return file;
  const customer = await readOrderCustomer(scope, file.value.order.customerId);
  const windows = windowsOn(file.value.order, date.on);
  const draft = parseInput(orderDraftSchema, draftAgain({ ...file.value, customer }, windows, scope.account.kind));
  if (!draft.ok) return draft;
  const state = now(scope) - date.at > punctual ? "late" : "made";
  return makeOrder(scope, draft.value, (order) => [workedDate(scope, row, date, { state, order })]);
}

/** A date without an order: logged, and told to those who see orders, once. */
async function write(scope: Scope, row: RecurringRecord, date: Occurrence, worked: WorkedDate): Promise<void> {
  const detail = { number: row.orderNumber, date: date.on, code: worked.code ?? "missed" };
  const written = await commit(scope.db, [
    workedDate(scope, row, date, worked),
    inboxItem(scope, {
      news: { kind: "recurring_failed", detail },
      to: { permission: "orders" },
      key: `recurring:${row.id}:${date.date}`,
    }),
  ]);
  if (!written.ok && written.failure.code !== "already_done") throw new Error(written.failure.code);
}
