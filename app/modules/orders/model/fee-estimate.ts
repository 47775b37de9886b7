import { z } from "zod";
import { optionalField, placeSchema } from "#app/modules/places/model/place-draft.ts";
import type { FeeType } from "#app/modules/pricing/model/fee.enums.ts";
import { packageSchema, unitsSchema } from "./order.ts";

/** The fields of an order that fees depend on. */
export const feeEstimateSchema = z.object({
  shipping_method_id: z.uuid().describe("Id of the shipping method"),
  merchant_id: optionalField(z.uuid()).describe("Whose it is; without one it is the account's own"),
  source: placeSchema,
  destination: placeSchema,
  units: unitsSchema,
  packages: z.array(packageSchema).min(1).max(100),
});

/** Lines with their formulas; amounts are decimal strings in the currency. */
interface EstimatedLines {
  lines: readonly { type: FeeType; amount: string; formula: string }[];
  total: string;
}

/** The estimate of `POST orders/estimate`: fees due on delivery, and fees due when the order comes back. */
export interface FeeEstimate {
  currency: string;
  /** Meters; null where an end has no point. */
  distance: number | null;
  zone: { id: string; name: string } | null;
  delivered: EstimatedLines;
  return_completed: EstimatedLines;
}
