import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { describeUniqueConflict } from "#app/platform/db/conflicts.ts";
import { buildCounterTriggers } from "#app/platform/db/triggers/counter-triggers.ts";
import { buildRefusal, buildTrigger, type TriggerPart } from "#app/platform/db/triggers/trigger.ts";
import { paymentRunStatuses } from "../model/payment-run.enums.ts";
import { paymentRunItems, paymentRuns } from "./accounting.tables.ts";

const { filed, confirmed } = paymentRunStatuses.code;

/** Triggers of documents that are paid out: a payment of a run follows its document, whichever command changes that. */
export function buildRunPaymentTriggers(
  name: string,
  on: SQLiteTable,
  { pending, paid, voided }: Record<"pending" | "paid" | "voided", number>,
): string[] {
  return [
    buildTrigger({
      ...{ name: `payment_run_items_paid_${name}`, at: "AFTER UPDATE", on },
      when: `OLD.status = ${pending} AND NEW.status = ${paid}`,
      run: ["UPDATE payment_run_items SET state = 'paid' WHERE document_id = NEW.id AND live = 1;"],
    }),
    buildTrigger({
      ...{ name: `payment_run_items_returned_${name}`, at: "AFTER UPDATE", on },
      when: `OLD.status = ${paid} AND NEW.status = ${pending}`,
      run: ["UPDATE payment_run_items SET state = 'returned', live = 0 WHERE document_id = NEW.id AND live = 1;"],
    }),
    buildTrigger({
      ...{ name: `payment_run_items_kept_${name}`, at: "BEFORE UPDATE", on },
      when: `OLD.status = ${pending} AND NEW.status = ${voided} AND EXISTS (SELECT 1 FROM payment_run_items i WHERE i.document_id = NEW.id AND i.live = 1 AND i.state = 'waiting')`,
      run: [buildRefusal(describeUniqueConflict("payment_run_items.live"))],
    }),
  ];
}

export const paymentRunTriggers: readonly TriggerPart[] = [
  {
    why: "A run knows how many of its payments wait and came back; its file is confirmed once nothing waits.",
    statements: [
      buildTrigger({
        ...{ name: "payment_runs_counted", at: "AFTER UPDATE", on: paymentRunItems, of: ["state"] },
        when: "OLD.state <> NEW.state",
        run: [
          `UPDATE payment_runs SET waiting = waiting + (NEW.state = 'waiting') - (OLD.state = 'waiting'),
  returned = returned + (NEW.state = 'returned') - (OLD.state = 'returned') WHERE id = NEW.run_id;`,
          `UPDATE payment_runs SET status = ${confirmed} WHERE id = NEW.run_id AND status = ${filed} AND waiting = 0;`,
        ],
      }),
      ...buildCounterTriggers({
        ...{ name: "payment_runs_count", of: paymentRuns, watched: ["status"] },
        ...{ module: () => "'payment_runs'", facet: (row) => `'status:' || ${row}.status` },
      }),
    ],
  },
];
