import { z } from "zod";
import { bulkOutcomeSchema, idOf, objectNumberSchema } from "#app/platform/http/responses/shared.responses.ts";

export const shippedOrdersSchema = bulkOutcomeSchema.extend({
  shipments: z.array(
    z.strictObject({ order_id: idOf("order"), shipment_id: idOf("shipment"), number: objectNumberSchema }),
  ),
});
