import { z } from "zod";
import {
  accountKinds,
  documentKindKeys,
  receiptStatuses,
  transferKinds,
} from "#app/modules/ledger/model/accounting.enums.ts";
import { collectionStatuses, paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import {
  bulkOutcomeSchema,
  bulkRefusalSchema,
  changedSchema,
  createListSchema,
  idSchema,
  textListSchema,
  versionSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { instant, money, moneyIn, person } from "#app/platform/http/wire-shapes.ts";
import { describeCodes } from "#app/platform/kernel/enumeration.ts";

const methodSchema = z.int().describe(describeCodes(paymentMethods));
const receiptStatusSchema = z.int().describe(describeCodes(receiptStatuses));
const agentSchema = person("agent");

const collectionSchema = z.strictObject({
  id: idSchema,
  order_id: z.string(),
  order_number: z.string(),
  customer_name: z.string(),
  destination_line: z.string(),
  merchant: person("merchant").nullable(),
  agent: agentSchema.nullable(),
  amount: money,
  currency: z.string(),
  method: methodSchema,
  status: z.int().describe(describeCodes(collectionStatuses)),
  waived: z.boolean(),
  prepaid_holder: z.string().nullable().describe("Who holds what was paid ahead: merchant or carrier"),
  collected_at: instant.nullable(),
  age_days: z.int().nullable(),
  receipt_id: z.string().nullable(),
  receipt_number: z.string().nullable(),
});

const holdingSchema = z.strictObject({
  id: z.string().describe("agent:currency"),
  agent: agentSchema.nullable(),
  currency: z.string(),
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

const receiptSchema = z.strictObject({
  id: idSchema,
  number: z.string(),
  agent: agentSchema.nullable(),
  currency: z.string(),
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
  created_at: instant,
  created_by_name: z.string(),
  received_at: instant.nullable(),
  received_by_name: z.string().nullable(),
  voided_at: instant.nullable(),
  agent_receipt_id: z.string().nullable().describe("The receipt of payouts that its cash is netted with"),
  version: versionSchema,
});

const lineSchema = z.strictObject({
  id: idSchema,
  collection_id: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  customer_name: z.string(),
  merchant: person("merchant").nullable(),
  method: methodSchema,
  amount: money,
  currency: z.string(),
  collected_at: instant.nullable(),
});

const eventSchema = z.strictObject({
  id: idSchema,
  type: z.string(),
  to_status: receiptStatusSchema,
  actor_name: z.string(),
  at: instant,
});
const wholeSchema = receiptSchema.extend({ lines: z.array(lineSchema), events: z.array(eventSchema) });
const linkSchema = z.strictObject({ url: z.string() });

const minorSchema = z.number().describe("Minor units of the currency; of `one_document` a count");
const differenceSchema = z.strictObject({
  currency: z.string(),
  ledger: minorSchema,
  record: minorSchema,
  order_number: z.string().nullable(),
  collection_id: z.string().nullable(),
  owner: person("owner").nullable(),
});
const booksSchema = z.strictObject({
  id: idSchema,
  at: instant,
  transfers: z.int(),
  fresh: z.int().describe("New since the proof before"),
  holds: z.boolean(),
  equations: z.array(
    z.strictObject({
      key: z.string(),
      holds: z.boolean(),
      sides: z.array(z.strictObject({ currency: z.string(), left: minorSchema, right: minorSchema })),
      rows: z.array(differenceSchema),
    }),
  ),
  kinds: z.array(
    z.strictObject({ kind: z.string(), currency: z.string(), debit: money, credit: money, owners: z.int() }),
  ),
});

const sideSchema = z.strictObject({
  kind: z.enum(accountKinds.map(({ key }) => key)),
  owner: z.string().describe("Of an agent's or a merchant's account its id; of the books' own nothing"),
});
const transferSchema = z.strictObject({
  seq: z.int().describe("The order of posting"),
  id: z.string(),
  at: instant,
  kind: z.enum(transferKinds),
  debit: sideSchema,
  credit: sideSchema,
  amount: money,
  currency: z.string(),
  order_number: z.string().nullable(),
  document_kind: z.string().nullable(),
  document_id: z.string().nullable(),
  reverses: z.string().nullable(),
  actor_name: z.string(),
});

const numberSchema = z.strictObject({
  number: z.string(),
  kind: z.enum(documentKindKeys),
  year: z.int(),
  issued_at: instant,
  actor_name: z.string(),
  voided: z.boolean(),
  voided_at: instant.nullable(),
  voided_by_name: z.string().nullable(),
  counterpart: z.string().nullable().describe("Of an invoice what takes it back, of a cancellation its invoice"),
});

/** `GET|POST|PUT|DELETE path` → what stands under `data`. */
export const accountingResponses: Readonly<Record<string, z.ZodType>> = {
  "GET /api/collections": createListSchema("collections", collectionSchema),
  "GET /api/collections/pending": createListSchema("pending", holdingSchema),
  "POST /api/collections/mark-prepaid": bulkOutcomeSchema,
  "POST /api/collections/mark-unpaid": bulkOutcomeSchema,
  "GET /api/collections/receipts": createListSchema("receipts", receiptSchema),
  "POST /api/collections/receipts/generate": z.strictObject({
    receipts: z.array(z.strictObject({ id: idSchema, number: z.string() })),
    succeeded: textListSchema,
    refused: z.array(bulkRefusalSchema),
  }),
  "GET /api/collections/receipts/{number}": z.strictObject({ receipt: wholeSchema }),
  "POST /api/collections/receipts/{number}/receive": changedSchema,
  "POST /api/collections/receipts/{number}/reopen": changedSchema,
  "POST /api/collections/receipts/{number}/void": changedSchema,
  "POST /api/collections/receipts/{number}/print": linkSchema,
  "POST /api/collections/receipts/{number}/export": linkSchema,
  "GET /api/books": z.strictObject({ books: booksSchema.nullable() }),
  "GET /api/books/numbers": createListSchema("numbers", numberSchema),
  "POST /api/books/prove": z.strictObject({ holds: z.boolean() }),
  "POST /api/books/correct": z.strictObject({ corrected: z.int().describe("Transfers posted"), holds: z.boolean() }),
  "GET /api/books/transfers": createListSchema("transfers", transferSchema),
};
