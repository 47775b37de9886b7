import { z } from "zod";
import { invoiceStatuses, settlementStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import {
  allocationKinds,
  closedBy,
  disputeStates,
  payMethodKeys,
  taxTreatments,
} from "#app/modules/ledger/model/billing.enums.ts";
import { paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import { feeTypes } from "#app/modules/pricing/model/fee.enums.ts";
import {
  bulkRefusalSchema,
  createListSchema,
  idSchema,
  localDateSchema,
  textListSchema,
  versionSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { codeOf, instant, money, person } from "#app/platform/http/wire-shapes.ts";
import { matchReasons, matchStates } from "../model/bank/match-payments.ts";

const merchantSchema = person("merchant");

const typeSchema = z.enum(feeTypes);

const percentSchema = z.int().describe("Hundredths of a percent");

const treatmentSchema = z.enum(taxTreatments);

const payMethodSchema = z.enum(payMethodKeys).nullable();

export const partySchema = z.looseObject({ name: z.string().optional(), country: z.string().optional() });

export const pendingSchema = z.strictObject({
  id: z.string().describe("merchant:currency"),
  merchant: merchantSchema,
  city: z.string().nullable(),
  currency: z.string(),
  order_count: z.int(),
  fee_count: z.int(),
  fees: money,
  treatment: treatmentSchema,
  vat: money,
  total: money.describe("What an invoice would come to"),
  held_count: z.int(),
  held: money.describe("Collections and corrections that are held and in no settlement"),
  net: money.describe("Held less total; less than nothing is owed by the merchant"),
  limit: z
    .strictObject({ limit: z.number(), owed: z.number(), unpaid: z.number(), share: z.int().describe("Percent") })
    .nullable()
    .describe("Minor units"),
});

export const invoiceSchema = z.strictObject({
  id: idSchema,
  number: z.string(),
  merchant: merchantSchema,
  currency: z.string(),
  status: codeOf(invoiceStatuses),
  period_from: localDateSchema,
  period_to: localDateSchema,
  issued_on: localDateSchema,
  due_on: localDateSchema,
  line_count: z.int(),
  order_count: z.int(),
  subtotal: money,
  surcharge: money,
  discount_rate: percentSchema.nullable(),
  discount: money,
  discount_note: z.string().nullable(),
  tax_treatment: treatmentSchema,
  tax_rate: percentSchema,
  tax: money,
  total: money,
  paid_on: localDateSchema.nullable(),
  paid_method: payMethodSchema,
  paid_reference: z.string().nullable(),
  settlement_id: z.string().nullable(),
  reminded_at: instant.nullable(),
  reminders: z.int(),
  disputes: z.int().describe("Lines that the merchant disputes and nobody answered"),
  cleared: money.describe("Payments, discounts and credit notes; the rest of the total is open"),
  closed_at: instant.nullable().describe("Since then it changes only by credit notes"),
  closed_by: z.enum(closedBy).nullable(),
  cancellation: z.string().nullable().describe("The number of the document that takes it back"),
  voided_at: instant.nullable(),
  created_at: instant,
  created_by_name: z.string(),
  version: versionSchema,
});

export const billedSchema = z.strictObject({
  type: typeSchema,
  surcharge: z.boolean(),
  count: z.int(),
  each: money,
  amount: money,
  currency: z.string(),
  description: z.string().nullable(),
});

const disputeSchema = z.strictObject({
  id: idSchema,
  line_id: z.string(),
  text: z.string(),
  state: z.enum(disputeStates),
  by_name: z.string(),
  at: instant,
  answer: z.string().nullable(),
  answered_by_name: z.string().nullable(),
  answered_at: instant.nullable(),
});

export const invoiceLineResponseSchema = z.strictObject({
  id: idSchema,
  fee_id: z.string().nullable(),
  order_id: z.string().nullable(),
  order_number: z.string().nullable(),
  reference: z.string().nullable(),
  type: typeSchema,
  amount: money,
  currency: z.string(),
  description: z.string(),
  position: z.int(),
  disputes: z.array(disputeSchema).describe("What the merchant said against it, the oldest first"),
});

export const allocationSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(allocationKinds),
  amount: money,
  currency: z.string(),
  day: localDateSchema,
  method: payMethodSchema,
  reference: z.string().nullable(),
  created_at: instant,
  created_by_name: z.string(),
});

export const creditNoteSummarySchema = z.strictObject({
  id: idSchema,
  number: z.string(),
  issued_on: localDateSchema,
  reason: z.string(),
  currency: z.string(),
  total: money,
});

export const documentEventSchema = z.strictObject({
  id: idSchema,
  type: z.string(),
  to_status: z.int(),
  actor_name: z.string(),
  at: instant,
});

export const settlementSchema = z.strictObject({
  id: idSchema,
  number: z.string(),
  merchant: merchantSchema,
  currency: z.string(),
  status: codeOf(settlementStatuses),
  line_count: z.int(),
  opening: money.describe("Corrections of earlier statements"),
  received: money,
  corrected: money.describe("Answers to disputes of this statement"),
  invoice_id: z.string().nullable(),
  fees: money,
  tax: money,
  closing: money,
  disputes: z.int(),
  settled_on: localDateSchema.nullable(),
  method: payMethodSchema,
  reference: z.string().nullable(),
  voided_at: instant.nullable(),
  created_at: instant,
  created_by_name: z.string(),
  version: versionSchema,
});

export const statementLineSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(["collection", "correction", "fees"]),
  order_number: z.string().nullable(),
  reference: z.string().nullable(),
  city: z.string().nullable(),
  delivered_at: instant.nullable(),
  expected: money.nullable(),
  collected: money.nullable(),
  received: money.nullable(),
  method: codeOf(paymentMethods).nullable(),
  receipt_number: z.string().nullable(),
  fees: money,
  vat: money,
  net: money,
  currency: z.string(),
  note: z.string().nullable(),
  dispute: z.string().nullable(),
  dispute_state: z.enum(disputeStates).nullable(),
  disputed_by_name: z.string().nullable(),
  disputed_at: instant.nullable(),
  answer: z.string().nullable(),
  disputes: z.array(disputeSchema).describe("All that was said against it, the oldest first"),
});

/** A list may hold documents of several carriers. */
const written = { carrier_name: z.string().describe("Who wrote it") };

export const billingFileLinkSchema = z.strictObject({ url: z.string() });

export const generatedSchema = z.strictObject({
  documents: z.array(z.strictObject({ id: idSchema, number: z.string() })),
  succeeded: textListSchema,
  refused: z.array(bulkRefusalSchema),
  remaining: z.int().describe("Merchants that this call did not come to"),
  next: z.string().nullable().describe("Where the next call goes on, as its `after`; null where none is left"),
});

export const bankLineSchema = z.strictObject({
  line: z.string().describe("What the line is known by, in whatever file it comes"),
  booked_on: localDateSchema,
  amount: money.describe("Less than nothing left the account"),
  currency: z.string(),
  name: z.string(),
  iban: z.string(),
  text: z.string(),
  state: z.enum(matchStates).describe("sure and likely may be booked"),
  reasons: z.array(z.enum(matchReasons)),
  invoices: z.array(
    z.strictObject({
      number: z.string(),
      version: versionSchema,
      total: money,
      currency: z.string(),
      merchant: merchantSchema,
    }),
  ),
  booked: textListSchema.describe("Invoices that this line paid"),
});

export const invoiceListSchema = createListSchema("invoices", invoiceSchema.extend(written));

export const settlementListSchema = createListSchema("settlements", settlementSchema.extend(written));
