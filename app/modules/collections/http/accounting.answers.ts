import { z } from "zod";
import {
  accountKinds,
  documentKindKeys,
  receiptStatuses,
  transferKinds,
} from "#app/modules/ledger/model/accounting.enums.ts";
import { collectionStatuses, paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import { changed, id, listOf, outcome, refusal, texts, version } from "#app/platform/http/responses/shapes.answers.ts";
import { instant, money, moneyIn, person } from "#app/platform/http/wire-shapes.ts";
import { meaningOf } from "#app/platform/kernel/enumeration.ts";

const method = z.int().describe(meaningOf(paymentMethods));
const receiptStatus = z.int().describe(meaningOf(receiptStatuses));
const agent = person("agent");

const collection = z.strictObject({
  id,
  order_id: z.string(),
  order_number: z.string(),
  customer_name: z.string(),
  destination_line: z.string(),
  merchant: person("merchant").nullable(),
  agent: agent.nullable(),
  amount: money,
  currency: z.string(),
  method,
  status: z.int().describe(meaningOf(collectionStatuses)),
  waived: z.boolean(),
  prepaid_holder: z.string().nullable().describe("Who holds what was paid ahead: merchant or carrier"),
  collected_at: instant.nullable(),
  age_days: z.int().nullable(),
  receipt_id: z.string().nullable(),
  receipt_number: z.string().nullable(),
});

const holding = z.strictObject({
  id: z.string().describe("agent:currency"),
  agent: agent.nullable(),
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

const receipt = z.strictObject({
  id,
  number: z.string(),
  agent: agent.nullable(),
  currency: z.string(),
  status: receiptStatus,
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
  version,
});

const line = z.strictObject({
  id,
  collection_id: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  customer_name: z.string(),
  merchant: person("merchant").nullable(),
  method,
  amount: money,
  currency: z.string(),
  collected_at: instant.nullable(),
});

const event = z.strictObject({ id, type: z.string(), to_status: receiptStatus, actor_name: z.string(), at: instant });
const whole = receipt.extend({ lines: z.array(line), events: z.array(event) });
const link = z.strictObject({ url: z.string() });

const minor = z.number().describe("Minor units of the currency; of `one_document` a count");
const difference = z.strictObject({
  currency: z.string(),
  ledger: minor,
  record: minor,
  order_number: z.string().nullable(),
  collection_id: z.string().nullable(),
  owner: person("owner").nullable(),
});
const books = z.strictObject({
  id,
  at: instant,
  transfers: z.int(),
  fresh: z.int().describe("New since the proof before"),
  holds: z.boolean(),
  equations: z.array(
    z.strictObject({
      key: z.string(),
      holds: z.boolean(),
      sides: z.array(z.strictObject({ currency: z.string(), left: minor, right: minor })),
      rows: z.array(difference),
    }),
  ),
  kinds: z.array(
    z.strictObject({ kind: z.string(), currency: z.string(), debit: money, credit: money, owners: z.int() }),
  ),
});

const side = z.strictObject({
  kind: z.enum(accountKinds.map(({ key }) => key)),
  owner: z.string().describe("Of an agent's or a merchant's account its id; of the books' own nothing"),
});
const transfer = z.strictObject({
  seq: z.int().describe("The order of posting"),
  id: z.string(),
  at: instant,
  kind: z.enum(transferKinds),
  debit: side,
  credit: side,
  amount: money,
  currency: z.string(),
  order_number: z.string().nullable(),
  document_kind: z.string().nullable(),
  document_id: z.string().nullable(),
  reverses: z.string().nullable(),
  actor_name: z.string(),
});

const number = z.strictObject({
  number: z.string(),
  kind: z.enum(documentKindKeys),
  year: z.int(),
  given_at: instant,
  actor_name: z.string(),
  voided: z.boolean(),
  voided_at: instant.nullable(),
  voided_by_name: z.string().nullable(),
  counterpart: z.string().nullable().describe("Of an invoice what takes it back, of a cancellation its invoice"),
});

/** `GET|POST|PUT|DELETE path` → what stands under `data`. */
export const accountingAnswers: Readonly<Record<string, z.ZodType>> = {
  "GET /api/collections": listOf("collections", collection),
  "GET /api/collections/pending": listOf("pending", holding),
  "POST /api/collections/mark-prepaid": outcome,
  "POST /api/collections/mark-unpaid": outcome,
  "GET /api/collections/receipts": listOf("receipts", receipt),
  "POST /api/collections/receipts/generate": z.strictObject({
    receipts: z.array(z.strictObject({ id, number: z.string() })),
    succeeded: texts,
    refused: z.array(refusal),
  }),
  "GET /api/collections/receipts/{number}": z.strictObject({ receipt: whole }),
  "POST /api/collections/receipts/{number}/receive": changed,
  "POST /api/collections/receipts/{number}/reopen": changed,
  "POST /api/collections/receipts/{number}/void": changed,
  "POST /api/collections/receipts/{number}/print": link,
  "POST /api/collections/receipts/{number}/export": link,
  "GET /api/books": z.strictObject({ books: books.nullable() }),
  "GET /api/books/numbers": listOf("numbers", number),
  "POST /api/books/prove": z.strictObject({ holds: z.boolean() }),
  "POST /api/books/correct": z.strictObject({ corrected: z.int().describe("Transfers posted"), holds: z.boolean() }),
  "GET /api/books/transfers": listOf("transfers", transfer),
};
