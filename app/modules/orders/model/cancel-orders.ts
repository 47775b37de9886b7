import { z } from "zod";
import { bulkIdsSchema } from "#app/platform/kernel/bulk.ts";

export const cancelOrdersSchema = z.object({ orders: bulkIdsSchema, reason: z.string().trim().min(1).max(500) });
