import { z } from "zod";
import {
  completeWithoutChecks,
  createCatalogue,
  listManagePermissions,
} from "#app/platform/catalogue/catalogue.server.ts";
import { expectedVersionFields } from "#app/platform/catalogue/definition.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createRowResponseSchema } from "#app/platform/http/responses/row-response.ts";
import { localDateSchema } from "#app/platform/http/responses/shared.responses.ts";
import { instant } from "#app/platform/http/wire-shapes.ts";
import { normalizePhone } from "#app/platform/kernel/phone.ts";
import { failFields, type Issue, ok, type Result } from "#app/platform/kernel/result.ts";
import { merchantRows } from "../db/merchants.server.ts";
import { type MerchantInput, type MerchantView, merchantSchema } from "../model/merchant.ts";

/** Merchants: companies whose orders the account delivers. */
export const merchantCatalogue = createCatalogue({
  name: "merchants",
  singular: "merchant",
  rows: merchantRows,
  permission: listManagePermissions("merchants"),
  feature: "vendor_management",
  subscription: true,
  forms: { create: merchantSchema, update: merchantSchema.safeExtend(expectedVersionFields) },
  references: { shipping_methods: "shipping_methods", locations: "locations" },
  prepare: checkMerchantContact,
  complete: completeWithoutChecks,
  response: {
    row: createRowResponseSchema(merchantSchema, {
      connection: z.string(),
      invited_email: z.string().nullable(),
      expires_at: instant.nullable(),
      workspace: z.string().nullable(),
      settles_next: localDateSchema.nullable().describe("The next settlement by its terms"),
    }),
  },
  columns: (column) => [
    column("name", "merchants:name", (each) => each.name),
    column("owner", "merchants:owner", (each) => each.owner_name ?? ""),
    column("owner", "merchants:email", (each) => each.email ?? ""),
    column("phone", "merchants:phone", (each) => each.phone ?? ""),
    column("portal", "merchants:portal", (each, { t }) =>
      t(each.managed ? "merchants:managed" : `merchants:connection.${each.connection}`),
    ),
    column("limits", "merchants:limits", (each) =>
      each.billing_limits.map(({ amount, currency }) => `${amount} ${currency}`).join(" | "),
    ),
    column("settlement", "merchants:settlement_on", (each, { t }) =>
      each.settlement.on ? t(`merchants:settlement_days.${each.settlement.on}`) : "",
    ),
    column("tags", "merchants:tags", (each) => each.tags.join(", ")),
  ],
});

/** The phone number must be valid; a merchant with a portal cannot become managed. */
function checkMerchantContact(scope: Scope, form: MerchantInput, found: MerchantView | null): Result<MerchantInput> {
  const fields: Record<string, Issue[]> = {};
  const opened = found?.connection === "accepted" || found?.connection === "invited";
  if (form.managed && opened) fields.managed = [{ code: "merchant_has_portal" }];
  const phone = form.phone ? normalizePhone(form.phone, scope.account.country) : undefined;
  if (phone === null) fields.phone = [{ code: "phone_invalid" }];
  return Object.keys(fields).length > 0 ? failFields(fields) : ok({ ...form, phone: phone ?? undefined });
}
