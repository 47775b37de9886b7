import { z } from "zod";
import { invoiceStatuses, settlementStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { disputeStates, payMethodKeys, taxTreatments } from "#app/modules/ledger/model/billing.enums.ts";
import { paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import { feeTypes } from "#app/modules/pricing/model/fee.enums.ts";
import {
  changed,
  id,
  listOf,
  localDate,
  outcome,
  paymentFile,
  refusal,
  texts,
  version,
} from "#app/platform/http/responses/shapes.answers.ts";
import { instant, money, person } from "#app/platform/http/wire-shapes.ts";
import { meaningOf } from "#app/platform/kernel/enumeration.ts";
import { matchReasons, matchStates } from "../model/bank/match-payments.ts";

const merchant = person("merchant");
const type = z.enum(feeTypes);
const percent = z.int().describe("Hundredths of a percent");
const treatment = z.enum(taxTreatments);
const payMethod = z.enum(payMethodKeys).nullable();
const party = z.looseObject({ name: z.string().optional(), country: z.string().optional() });

const pending = z.strictObject({
  id: z.string().describe("merchant:currency"),
  merchant,
  city: z.string().nullable(),
  currency: z.string(),
  order_count: z.int(),
  fee_count: z.int(),
  fees: money,
  treatment,
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

const invoice = z.strictObject({
  id,
  number: z.string(),
  merchant,
  currency: z.string(),
  status: z.int().describe(meaningOf(invoiceStatuses)),
  period_from: localDate,
  period_to: localDate,
  issued_on: localDate,
  due_on: localDate,
  line_count: z.int(),
  order_count: z.int(),
  subtotal: money,
  surcharge: money,
  discount_rate: percent.nullable(),
  discount: money,
  discount_note: z.string().nullable(),
  tax_treatment: treatment,
  tax_rate: percent,
  tax: money,
  total: money,
  paid_on: localDate.nullable(),
  paid_method: payMethod,
  paid_reference: z.string().nullable(),
  settlement_id: z.string().nullable(),
  reminded_at: instant.nullable(),
  reminders: z.int(),
  disputes: z.int().describe("Lines that the merchant disputes and nobody answered"),
  cancellation: z.string().nullable().describe("The number of the document that takes it back"),
  voided_at: instant.nullable(),
  created_at: instant,
  created_by_name: z.string(),
  version,
});

const billed = z.strictObject({
  type,
  surcharge: z.boolean(),
  count: z.int(),
  each: money,
  amount: money,
  currency: z.string(),
  description: z.string().nullable(),
});
const dispute = z.strictObject({
  id,
  line_id: z.string(),
  text: z.string(),
  state: z.enum(disputeStates),
  by_name: z.string(),
  at: instant,
  answer: z.string().nullable(),
  answered_by_name: z.string().nullable(),
  answered_at: instant.nullable(),
});
const line = z.strictObject({
  id,
  fee_id: z.string().nullable(),
  order_id: z.string().nullable(),
  order_number: z.string().nullable(),
  reference: z.string().nullable(),
  type,
  amount: money,
  currency: z.string(),
  description: z.string(),
  position: z.int(),
  disputes: z.array(dispute).describe("What the merchant said against it, the oldest first"),
});
const event = z.strictObject({ id, type: z.string(), to_status: z.int(), actor_name: z.string(), at: instant });

const settlement = z.strictObject({
  id,
  number: z.string(),
  merchant,
  currency: z.string(),
  status: z.int().describe(meaningOf(settlementStatuses)),
  line_count: z.int(),
  opening: money.describe("Corrections of earlier statements"),
  received: money,
  corrected: money.describe("Answers to disputes of this statement"),
  invoice_id: z.string().nullable(),
  fees: money,
  tax: money,
  closing: money,
  disputes: z.int(),
  settled_on: localDate.nullable(),
  method: payMethod,
  reference: z.string().nullable(),
  voided_at: instant.nullable(),
  created_at: instant,
  created_by_name: z.string(),
  version,
});
const statementLine = z.strictObject({
  id,
  kind: z.enum(["collection", "correction", "fees"]),
  order_number: z.string().nullable(),
  reference: z.string().nullable(),
  city: z.string().nullable(),
  delivered_at: instant.nullable(),
  expected: money.nullable(),
  collected: money.nullable(),
  received: money.nullable(),
  method: z.int().describe(meaningOf(paymentMethods)).nullable(),
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
  disputes: z.array(dispute).describe("All that was said against it, the oldest first"),
});

/** A list may hold documents of several carriers. */
const written = { carrier_name: z.string().describe("Who wrote it") };

const link = z.strictObject({ url: z.string() });
const generated = z.strictObject({
  documents: z.array(z.strictObject({ id, number: z.string() })),
  succeeded: texts,
  refused: z.array(refusal),
  remaining: z.int().describe("Merchants that this call did not come to"),
  next: z.string().nullable().describe("Where the next call goes on, as its `after`; null where none is left"),
});

const bankLine = z.strictObject({
  line: z.string().describe("What the line is known by, in whatever file it comes"),
  booked_on: localDate,
  amount: money.describe("Less than nothing left the account"),
  currency: z.string(),
  name: z.string(),
  iban: z.string(),
  text: z.string(),
  state: z.enum(matchStates).describe("sure and likely may be booked"),
  reasons: z.array(z.enum(matchReasons)),
  invoices: z.array(z.strictObject({ number: z.string(), version, total: money, currency: z.string(), merchant })),
  booked: texts.describe("Invoices that this line paid"),
});

/** Pending billing, invoices and settlements. */
export const billingAnswers: Readonly<Record<string, z.ZodType>> = {
  "GET /api/billing/pending": listOf("pending", pending),
  "GET /api/billing/pending-lines": z.strictObject({ lines: z.array(billed) }),
  "POST /api/billing/combine": generated,
  "GET /api/billing/invoices": listOf("invoices", invoice.extend(written)),
  "POST /api/billing/invoices/generate": generated,
  "GET /api/billing/invoices/{number}": z.strictObject({
    invoice: invoice.extend({
      settlement_number: z.string().nullable(),
      seller: party,
      buyer: party,
      lines: z.array(line),
      billed: z.array(billed),
      events: z.array(event),
    }),
  }),
  "POST /api/billing/invoices/{number}/modify": changed,
  "POST /api/billing/invoices/{number}/pay": changed,
  "POST /api/billing/invoices/{number}/unpay": changed,
  "POST /api/billing/invoices/{number}/remind": changed,
  "POST /api/billing/invoices/{number}/void": changed,
  "POST /api/billing/invoices/{number}/dispute": changed,
  "POST /api/billing/invoices/{number}/answer": changed,
  "POST /api/billing/invoices/{number}/print": link,
  "POST /api/billing/invoices/{number}/export": link,
  "POST /api/billing/bank-statements": z.strictObject({
    account: z.string().describe("IBAN of the account that the statement is of, where it says it"),
    lines: z.array(bankLine),
    unread: z.array(z.strictObject({ row: z.int(), what: z.enum(["date", "amount", "currency"]) })),
  }),
  "POST /api/billing/bank-statements/book": outcome,
  "POST /api/billing/payment-file": paymentFile,
  "GET /api/billing/settlements": listOf("settlements", settlement.extend(written)),
  "POST /api/billing/settlements/generate": generated,
  "GET /api/billing/settlements/{number}": z.strictObject({
    settlement: settlement.extend({
      invoice_number: z.string().nullable(),
      seller: party,
      buyer: party,
      lines: z.array(statementLine),
      events: z.array(event),
    }),
  }),
  "POST /api/billing/settlements/{number}/settle": changed,
  "POST /api/billing/settlements/{number}/void": changed,
  "POST /api/billing/settlements/{number}/print": link,
  "POST /api/billing/settlements/{number}/export": link,
  "POST /api/billing/settlements/{number}/dispute": changed,
  "POST /api/billing/settlements/{number}/answer": changed,
};
