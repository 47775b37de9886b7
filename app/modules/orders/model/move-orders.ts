import { z } from "zod";
import { bulkIdsSchema } from "#app/platform/kernel/form-values.ts";
import { priorities } from "./order.enums.ts";

/** Lost or damaged: what can happen to goods while the account has them. */
export const lossReasons = ["lost", "damaged"] as const;

const emptyToUndefined = (value: unknown) => value || undefined;

/** Orders that are finished or on their way back. */
export const moveOrdersSchema = z.object({ orders: bulkIdsSchema });

/** Orders that will not be delivered any more. */
export const loseOrdersSchema = z.object({
  orders: bulkIdsSchema,
  reason: z.enum(lossReasons),
  note: z.preprocess(emptyToUndefined, z.string().trim().max(500).optional()),
});

/** Orders to set to one priority. */
export const prioritizeOrdersSchema = z.object({ orders: bulkIdsSchema, priority: z.enum(priorities) });

/** Orders to assign to a carrier, and one of the account's shipping methods. */
export const assignCarrierSchema = z.object({
  orders: bulkIdsSchema,
  /** In a merchant's portal: one of its carriers, where the shipping method does not determine it. */
  carrier_id: z
    .preprocess(emptyToUndefined, z.uuid().optional())
    .describe("In a merchant's portal: the carrier, where the shipping method does not tell"),
  shipping_method_id: z.preprocess(emptyToUndefined, z.uuid().optional()).describe("Id of the shipping method"),
});

export const cancelOrdersSchema = z.object({
  orders: bulkIdsSchema,
  reason: z.string().trim().min(1).max(500).describe("Why, in your own words"),
});
