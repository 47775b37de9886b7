import { z } from "zod";
import { bulkIdsSchema } from "#app/platform/kernel/bulk.ts";

/** Orders to cancel, and why (domain §4 "cancelling (with a reason)"). */
export const cancelOrdersSchema = z.object({ orders: bulkIdsSchema, reason: z.string().trim().min(1).max(500) });
