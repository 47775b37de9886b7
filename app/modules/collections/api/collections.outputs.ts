import { z } from "zod";
import { receiptStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { collectionStatuses, paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import {
  createListSchema,
  currencyCodeSchema,
  idOf,
  idSchema,
  objectNumberSchema,
  orderNumberSchema,
  versionSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { codeOf, instant, money, moneyIn, person } from "#app/platform/http/wire-shapes.ts";

const methodSchema = codeOf(paymentMethods);

const receiptStatusSchema = codeOf(receiptStatuses);

const agentSchema = person("agent");

const collectionSchema = z.strictObject({
  id: idSchema,
  order_id: idOf("order"),
  order_number: orderNumberSchema,
  customer_name: z.string(),
  destination_line: z.string(),
  merchant: person("merchant").nullable(),
  agent: agentSchema.nullable(),
  amount: money,
  currency: currencyCodeSchema,
  method: methodSchema,
  status: codeOf(collectionStatuses),
  waived: z.boolean(),
  agent_reason: z
    .string()
    .nullable()
    .describe("Why the agent at the door did not collect it: waived, or called prepaid"),
  prepaid_holder: z.string().nullable().describe("Who holds what was paid ahead: merchant or carrier"),
  collected_at: instant.nullable(),
  age_days: z.int().nullable(),
  receipt_id: z.string().nullable(),
  receipt_number: z.string().nullable(),
});

export const holdingSchema = z.strictObject({
  id: z.string().describe("agent:currency"),
  agent: agentSchema.nullable(),
  currency: currencyCodeSchema,
  cash_limit: moneyIn("limit_currency").nullable(),
  limit_currency: z.string().nullable(),
  open_count: z.int(),
  open_cash: money,
  open_other: money.describe("By card and cheque, which no agent carries as cash"),
  receipt_count: z.int(),
  receipt_cash: money,
  receipt_other: money,
  cash_on_hand: money,
  oldest_at: instant.nullable(),
  age_days: z.int().nullable(),
});

const collectionReceiptSchema = z.strictObject({
  id: idSchema,
  number: objectNumberSchema,
  agent: agentSchema.nullable(),
  currency: currencyCodeSchema,
  status: receiptStatusSchema,
  line_count: z.int(),
  cash: money,
  other: money,
  total: money,
  counted: money.nullable(),
  difference: money.describe("Counted less expected: negative is short"),
  reason: z.string().nullable(),
  borne_by: z.string().nullable(),
  note: z.string().nullable(),
  till_id: z.string().nullable().describe("The till that it was received into"),
  created_at: instant,
  created_by_name: z.string(),
  received_at: instant.nullable(),
  received_by_name: z.string().nullable(),
  voided_at: instant.nullable(),
  agent_receipt_id: z.string().nullable().describe("The receipt of payouts that its cash is netted with"),
  version: versionSchema,
});

const receiptLineSchema = z.strictObject({
  id: idSchema,
  collection_id: z.string(),
  order_id: idOf("order"),
  order_number: orderNumberSchema,
  customer_name: z.string(),
  merchant: person("merchant").nullable(),
  method: methodSchema,
  amount: money,
  currency: currencyCodeSchema,
  collected_at: instant.nullable(),
});

const receiptEventSchema = z.strictObject({
  id: idSchema,
  type: z.string(),
  to_status: receiptStatusSchema,
  actor_name: z.string(),
  at: instant,
});

export const collectionReceiptDetailsSchema = collectionReceiptSchema.extend({
  lines: z.array(receiptLineSchema),
  events: z.array(receiptEventSchema),
});

export const collectionFileLinkSchema = z.strictObject({ url: z.string() });

export const collectionListSchema = createListSchema("collections", collectionSchema);

export const collectionReceiptListSchema = createListSchema("receipts", collectionReceiptSchema);
