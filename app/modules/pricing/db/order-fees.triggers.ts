import { buildTrigger, type TriggerPart } from "#app/platform/db/triggers/trigger.ts";
import { orderFees } from "./order-fees.tables.ts";

const run = [
  "UPDATE orders SET (fee_amount, fee_currency) = (SELECT sum(f.amount), max(f.currency) FROM order_fees f WHERE f.order_id = NEW.order_id AND f.voided_at IS NULL) WHERE id = NEW.order_id;",
];

export const orderFeeTriggers: readonly TriggerPart[] = [
  {
    why: "An order says what its fees come to, so that lists sort and filter by it: fees are written by commands of three modules.",
    statements: [
      buildTrigger({ name: "orders_fees_insert", at: "AFTER INSERT", on: orderFees, run }),
      buildTrigger({
        ...{
          name: "orders_fees_update",
          at: "AFTER UPDATE",
          on: orderFees,
          of: ["amount", "currency", "voidedAt"],
          run,
        },
      }),
    ],
  },
];
