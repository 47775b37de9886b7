import { z } from "zod";
import { bulkIdsSchema } from "#app/platform/kernel/bulk.ts";
import { priorities } from "./order.enums.ts";

/** What can befall an order that the account holds (domain-rules, "Orders": "lost or damaged"). */
export const lossReasons = ["lost", "damaged"] as const;

const emptyToUndefined = (value: unknown) => value || undefined;

/** Orders that are over, or go back to where they came from. */
export const moveOrdersSchema = z.object({ orders: bulkIdsSchema });

/** Orders that will not arrive any more. */
export const loseOrdersSchema = z.object({
  orders: bulkIdsSchema,
  reason: z.enum(lossReasons),
  note: z.preprocess(emptyToUndefined, z.string().trim().max(500).optional()),
});

/** How much orders matter beside others. */
export const prioritizeOrdersSchema = z.object({ orders: bulkIdsSchema, priority: z.enum(priorities) });

/** Who carries orders, and by which of the account's shipping methods. */
export const assignCarrierSchema = z.object({
  orders: bulkIdsSchema,
  /** In a merchant's portal: one of its carriers, where the method does not tell. */
  carrier_id: z.preprocess(emptyToUndefined, z.uuid().optional()),
  shipping_method_id: z.preprocess(emptyToUndefined, z.uuid().optional()),
});
