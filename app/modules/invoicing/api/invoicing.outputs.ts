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
  bulkOutcomeSchema,
  countryCodeSchema,
  createListSchema,
  currencyCodeSchema,
  idOf,
  idSchema,
  localDateSchema,
  objectNumberSchema,
  orderNumberSchema,
  textListSchema,
  versionSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { codeOf, instant, money, person } from "#app/platform/http/wire-shapes.ts";
import { ruleAccounts } from "../model/bank/bank-rule.ts";
import { matchReasons, matchStates } from "../model/bank/match-payments.ts";
import { sendingKinds, sendingStates } from "../model/sending.ts";

const merchantSchema = person("merchant");

const typeSchema = z.enum(feeTypes);

const percentSchema = z.int().describe("Hundredths of a percent");

const treatmentSchema = z.enum(taxTreatments);

const payMethodSchema = z.enum(payMethodKeys).nullable();

export const partySchema = z.looseObject({ name: z.string().optional(), country: countryCodeSchema.optional() });

export const pendingSchema = z.strictObject({
  id: z.string().describe("merchant:currency"),
  merchant: merchantSchema,
  city: z.string().nullable(),
  currency: currencyCodeSchema,
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

export const bankBalanceSchema = z.strictObject({
  iban: z.string(),
  currency: currencyCodeSchema,
  from_on: localDateSchema,
  through_on: localDateSchema,
  opening: money,
  closing: money,
  sequence: z.int().nullable().describe("The bank's number of the statement"),
});

export const agingSchema = z.strictObject({
  id: z.string().describe("merchant:currency"),
  merchant: merchantSchema,
  currency: currencyCodeSchema,
  invoice_count: z.int(),
  not_due: money,
  late30: money.describe("1 to 30 days after the due date"),
  late60: money.describe("31 to 60 days"),
  late90: money.describe("61 to 90 days"),
  older: money.describe("More than 90 days"),
  open: money,
  credit: money.describe("Paid too much or credited, and in no settlement"),
  oldest_due: localDateSchema.nullable(),
  disputes: z.int(),
  reminders: z.int(),
  reminded_at: instant.nullable(),
});

export const invoiceSchema = z.strictObject({
  id: idSchema,
  number: objectNumberSchema,
  merchant: merchantSchema,
  currency: currencyCodeSchema,
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
  disputes: z.int().describe("Lines that the merchant disputes and nobody resolved"),
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
  currency: currencyCodeSchema,
  description: z.string().nullable(),
});

const disputeSchema = z.strictObject({
  id: idSchema,
  line_id: z.string(),
  text: z.string(),
  state: z.enum(disputeStates),
  by_name: z.string(),
  at: instant,
  resolution: z.string().nullable(),
  resolved_by_name: z.string().nullable(),
  resolved_at: instant.nullable(),
});

export const invoiceLineResponseSchema = z.strictObject({
  id: idSchema,
  fee_id: z.string().nullable(),
  order_id: idOf("order").nullable(),
  order_number: orderNumberSchema.nullable(),
  reference: z.string().nullable(),
  type: typeSchema,
  amount: money,
  currency: currencyCodeSchema,
  description: z.string(),
  position: z.int(),
  disputes: z.array(disputeSchema).describe("What the merchant said against it, the oldest first"),
});

export const allocationSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(allocationKinds),
  amount: money,
  currency: currencyCodeSchema,
  day: localDateSchema,
  method: payMethodSchema,
  reference: z.string().nullable(),
  created_at: instant,
  created_by_name: z.string(),
});

export const creditNoteSummarySchema = z.strictObject({
  id: idSchema,
  number: objectNumberSchema,
  issued_on: localDateSchema,
  reason: z.string(),
  currency: currencyCodeSchema,
  total: money,
});

export const sendingSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(sendingKinds),
  document_kind: z.enum(["invoice", "settlement"]),
  number: objectNumberSchema,
  level: z.int().describe("Of a reminder: 0 before the due date, then 1 to 3"),
  sent_on: localDateSchema,
  recipient: z.string(),
  currency: currencyCodeSchema,
  open: money.describe("What was to be paid then, without the charges"),
  fee: money,
  interest: money,
  files: z.array(z.string()).describe("Their names"),
  state: z.enum(sendingStates).describe("Of the mail"),
  mailed_at: instant.nullable(),
  created_at: instant,
  created_by_name: z.string(),
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
  number: objectNumberSchema,
  merchant: merchantSchema,
  currency: currencyCodeSchema,
  status: codeOf(settlementStatuses),
  line_count: z.int(),
  opening: money.describe("Corrections of earlier statements"),
  received: money,
  corrected: money.describe("Corrections after disputes of this statement"),
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
  order_number: orderNumberSchema.nullable(),
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
  currency: currencyCodeSchema,
  note: z.string().nullable(),
  dispute: z.string().nullable(),
  dispute_state: z.enum(disputeStates).nullable(),
  disputed_by_name: z.string().nullable(),
  disputed_at: instant.nullable(),
  resolution: z.string().nullable(),
  disputes: z.array(disputeSchema).describe("All that was said against it, the oldest first"),
});

/** A list may hold documents of several carriers. */
const written = { carrier_name: z.string().describe("Who wrote it") };

export const billingFileLinkSchema = z.strictObject({ url: z.string() });

export const generatedSchema = z.strictObject({
  documents: z.array(z.strictObject({ id: idSchema, number: objectNumberSchema })),
  ...bulkOutcomeSchema.shape,
  remaining: z.int().describe("Merchants that this call did not come to"),
  next: z.string().nullable().describe("Where the next call goes on, as its `after`; null where none is left"),
});

export const bankLineSchema = z.strictObject({
  line: z.string().describe("What the line is known by, in whatever file it comes"),
  booked_on: localDateSchema,
  amount: money.describe("Less than nothing left the account"),
  currency: currencyCodeSchema,
  name: z.string(),
  iban: z.string(),
  text: z.string(),
  state: z.enum(matchStates).describe("sure, likely and rule may be booked"),
  reasons: z.array(z.enum(matchReasons)),
  invoices: z.array(
    z.strictObject({
      number: objectNumberSchema,
      version: versionSchema,
      total: money,
      currency: currencyCodeSchema,
      merchant: merchantSchema,
    }),
  ),
  booked: textListSchema.describe("Invoices that this line paid"),
  rule: z
    .strictObject({
      id: idSchema.nullable(),
      version: versionSchema.nullable(),
      name: z.string(),
      account: z.enum(ruleAccounts),
    })
    .nullable()
    .describe("By which it may be booked, or was booked: then without id and version"),
});

export const invoiceListSchema = createListSchema("invoices", invoiceSchema.extend(written));

export const settlementListSchema = createListSchema("settlements", settlementSchema.extend(written));
