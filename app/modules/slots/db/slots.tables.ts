import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountIdColumn, idColumn, instantColumn, jsonColumn, localTimeColumn } from "#app/platform/db/columns.ts";
import type { SlotDelivery } from "../model/slot-delivery.ts";

/**
 * Who took a slot, numbered by day: of two who take the last one at the same time, the second is refused by the number
 * and decides again. A checkout holds its slot for some minutes; a booked one is the window of its order.
 */
export const slotClaims = sqliteTable(
  "slot_claims",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    /** Local date of the account. */
    day: text().notNull(),
    number: integer().notNull(),
    windowFrom: localTimeColumn().notNull(),
    windowTo: localTimeColumn().notNull(),
    /** What is to be delivered, while no order says so. */
    delivery: jsonColumn<SlotDelivery>().notNull(),
    /** Until when a checkout holds it; null for one that an order took at once. */
    heldUntil: instantColumn(),
    orderId: text(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex("slot_claims_number").on(table.accountId, table.day, table.number),
    index("slot_claims_held").on(table.accountId, table.heldUntil),
  ],
);
