import { z } from "zod";
import {
  acceptAsWritten,
  completeWithoutChecks,
  createCatalogue,
  listManagePermissions,
} from "#app/platform/catalogue/catalogue.server.ts";
import { expectedVersionFields } from "#app/platform/catalogue/definition.server.ts";
import { createRowResponseSchema } from "#app/platform/http/responses/row-response.ts";
import { checkoutKeyRows } from "../db/checkout-keys.server.ts";
import { checkoutKeySchema } from "../model/checkout-key.ts";

/** Keys of shops' checkouts. */
export const checkoutKeyCatalogue = createCatalogue({
  name: "checkout_keys",
  singular: "checkout_key",
  rows: checkoutKeyRows,
  permission: listManagePermissions("access_tokens"),
  subscription: true,
  forms: { create: checkoutKeySchema, update: checkoutKeySchema.safeExtend(expectedVersionFields) },
  references: { merchant_id: "merchants" },
  prepare: acceptAsWritten,
  complete: completeWithoutChecks,
  response: {
    row: createRowResponseSchema(checkoutKeySchema, {
      key: z.string().describe("Public: it stands in the shop's page"),
      merchant: z.string().optional(),
    }),
  },
  isDeletable: true,
  columns: (column) => [
    column("name", "checkout_keys:name", (row) => row.name),
    column("sites", "checkout_keys:sites", (row) => row.sites.join(", ")),
    column("merchant", "checkout_keys:merchant", (row) => row.merchant ?? ""),
    column("key", "checkout_keys:key", (row) => row.key),
  ],
});
