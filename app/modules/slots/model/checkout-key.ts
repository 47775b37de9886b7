import { z } from "zod";
import { placeSearchSchema } from "#app/modules/places/model/location.ts";
import { sitesSchema } from "#app/platform/http/site.ts";
import { optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { slotAmountFields } from "./slot-windows.ts";

/** A checkout key as screens and the API write it. */
export const checkoutKeySchema = z.object({
  name: textSchema(100),
  sites: sitesSchema
    .min(1, { error: "required" })
    .describe("Sites whose pages may use it, such as https://shop.example.com"),
  merchant_id: optionalSchema(z.uuid()).describe("Only this merchant's orders may book what it held"),
});

export type CheckoutKeyInput = z.output<typeof checkoutKeySchema>;

/** A checkout key as screens and the API read it. */
export interface CheckoutKeyView extends CheckoutKeyInput {
  id: string;
  key: string;
  merchant?: string | undefined;
  active: boolean;
  created_at: number;
  version: number;
}

/** Questions a minute with one key, by everybody. */
export const checkoutRateLimit = { limit: 600, windowSeconds: 60 } as const;

/** What a page asks slots for: an address, or the beginning of one that is typed. */
export const checkoutQuestionSchema = placeSearchSchema.extend({
  country: placeSearchSchema.shape.country.optional().describe("ISO 3166-1, two letters; the account's without it"),
  method: optionalSchema(z.uuid()).describe("The shipping method, which has to cover the address"),
  ...slotAmountFields,
  replaces: optionalSchema(z.uuid()).describe("The held slot that this customer gives up for another"),
});
