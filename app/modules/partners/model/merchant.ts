import { z } from "zod";
import { type CustomerStatus, orderStatuses, proofSettings } from "#app/modules/orders/model/order.enums.ts";
import { feeAmountSchema } from "#app/modules/pricing/model/shipping-method.ts";
import { billingProfileSchema } from "#app/modules/workspace/model/billing-profile.ts";
import { codeSchema } from "#app/platform/kernel/code-schema.ts";
import { optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { refuseInexactAmounts } from "#app/platform/money/exact-amounts.ts";
import { isCurrency, parseMoney } from "#app/platform/money/money.ts";
import type { ConnectionStatus } from "./connection.states.ts";
import { settlementTermsSchema } from "./settlement-terms.ts";

const currencySchema = z.string().refine(isCurrency, { error: "currency_unknown" }).describe("ISO 4217: CHF");

/** Events that customers can be notified of: every customer-facing status once. */
export const notifiableStatuses: readonly CustomerStatus[] = [
  ...new Set(orderStatuses.rows.map(({ customer }) => customer)),
].filter((each) => each !== "closed");

const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** A merchant as screens and the API write it; limits are decimal amounts, one per currency. */
export const merchantSchema = z
  .object({
    name: textSchema(200),
    owner_name: optionalSchema(textSchema(120)),
    email: optionalSchema(emailSchema),
    phone: optionalSchema(textSchema(40)).describe("International (+423…), or as it is dialled in the country"),
    currency: currencySchema,
    /** Methods that it may order; none means all. */
    shipping_methods: z.array(z.uuid()).max(200).default([]),
    locations: z.array(z.uuid()).max(200).default([]),
    tags: z
      .array(z.string().trim().min(1, { error: "tag_invalid" }).max(50))
      .max(50)
      .default([])
      .describe("Words of your own, to filter by"),
    billing_limits: z
      .array(z.object({ currency: currencySchema, amount: feeAmountSchema }))
      .max(20)
      .default([]),
    tracking_events: z.array(z.string()).max(20).default([]),
    default_proof: z.coerce.number().pipe(codeSchema(proofSettings)).default(0),
    /** The carrier acts on its behalf; it has no login. */
    managed: z.boolean().default(false),
    measurement: optionalSchema(z.enum(["metric", "imperial"])),
    /** Billing details and tax treatment for its invoices. */
    billing: billingProfileSchema.default({}),
    settlement: settlementTermsSchema.default({}).describe("When it is settled without anybody asking"),
  })
  .refine(({ tracking_events: chosen }) => chosen.every((each) => notifiableStatuses.some((known) => known === each)), {
    path: ["tracking_events"],
    error: "invalid_value",
  })
  .refine(({ billing_limits: limits }) => new Set(limits.map((each) => each.currency)).size === limits.length, {
    path: ["billing_limits"],
    error: "already_used",
  })
  .superRefine(({ billing_limits: limits, currency: own, settlement }, context) => {
    for (const name of ["minimum", "reserve"] as const) {
      const written = settlement[name];
      if (written !== undefined) refuseInexactAmounts(context, own, [[["settlement", name], written]]);
    }
    for (const [at, { currency, amount }] of limits.entries())
      refuseInexactAmounts(context, currency, [[["billing_limits", at, "amount"], amount]]);
  });

export type MerchantInput = z.output<typeof merchantSchema>;

/** A merchant as screens and the API read it. */
export interface MerchantView extends MerchantInput {
  id: string;
  /** State of its portal; `none` when it was never invited, as for a managed merchant. */
  connection: ConnectionStatus;
  /** Address of the open invitation. */
  invited_email: string | null;
  expires_at: number | null;
  /** The merchant's own account. */
  workspace: string | null;
  /** Local day of the next settlement by its terms. */
  settles_next: string | null;
  active: boolean;
  created_at: number;
  version: number;
}

/** An invitation of a merchant to its portal. */
export const portalInvitationSchema = z.object({ id: z.uuid(), email: emailSchema });

/** Limits in minor units, by currency. */
export function toMinorLimits(limits: MerchantInput["billing_limits"]): Record<string, number> {
  return Object.fromEntries(limits.map(({ currency, amount }) => [currency, parseMoney(amount, currency) ?? 0]));
}
