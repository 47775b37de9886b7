import { z } from "zod";
import { bulkOutcomeSchema } from "#app/platform/http/responses/shared.responses.ts";

export const shippedOrdersSchema = bulkOutcomeSchema.extend({
  shipments: z.array(z.strictObject({ order_id: z.string(), shipment_id: z.string(), number: z.string() })),
});
