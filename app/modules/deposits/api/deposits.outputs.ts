import { z } from "zod";
import { depositStatuses, varianceReasons } from "#app/modules/ledger/model/accounting.enums.ts";
import {
  createListSchema,
  currencyCodeSchema,
  idOf,
  idSchema,
  localDateSchema,
  objectNumberSchema,
  orderNumberSchema,
  versionSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { codeOf, instant, money, person } from "#app/platform/http/wire-shapes.ts";
import { chequeStates, depositKinds } from "../model/deposit.enums.ts";

export const depositSchema = z.strictObject({
  id: idSchema,
  number: objectNumberSchema,
  kind: z.enum(depositKinds),
  currency: currencyCodeSchema,
  status: codeOf(depositStatuses),
  till_id: z.string().nullable().describe("The till that cash left"),
  amount: money.describe("What left the till, the cheques or the card terminal"),
  fee: money.describe("What a card acquirer keeps of it"),
  cheques: z.int().describe("How many"),
  slip: z.string().nullable(),
  bag: z.string().nullable(),
  note: z.string().nullable(),
  counted: money.nullable().describe("What the bank credited"),
  confirmed_on: localDateSchema.nullable(),
  reason: z.enum(varianceReasons).nullable().describe("Why the bank counted otherwise"),
  created_at: instant,
  created_by_name: z.string(),
  version: versionSchema,
});

export const depositListSchema = createListSchema("deposits", depositSchema);

export const pieceSchema = z.strictObject({
  id: idSchema,
  amount: money,
  currency: currencyCodeSchema,
  state: z.enum(chequeStates),
  order_number: orderNumberSchema.nullable(),
  invoice_number: z.string().nullable(),
  customer_name: z.string().nullable(),
});

export const depositEventSchema = z.strictObject({
  id: idSchema,
  type: z.string(),
  to_status: z.int(),
  actor_name: z.string(),
  at: instant,
});

export const chequeListSchema = createListSchema(
  "cheques",
  z.strictObject({
    id: idSchema.describe("The collection's"),
    order_id: idOf("order").nullable(),
    order_number: orderNumberSchema.nullable(),
    invoice_id: z.string().nullable().describe("Of the invoice that it pays"),
    invoice_number: z.string().nullable(),
    customer_name: z.string().nullable(),
    merchant: person("merchant").nullable(),
    currency: currencyCodeSchema,
    amount: money,
    state: z.enum(chequeStates).describe("In the till, at the bank, credited, or returned unpaid"),
    till_id: z.string().describe("The till that it was received into"),
    receipt_id: z.string().nullable(),
    receipt_number: z.string().nullable(),
    deposit_id: z.string().nullable(),
    deposit_number: z.string().nullable(),
    return_reason: z.string().nullable(),
    charge: money.nullable().describe("What the bank charged for the return"),
    returned_at: instant.nullable(),
    again_order_id: z.string().nullable().describe("Of the order that collects it again"),
    again_number: orderNumberSchema.nullable(),
    version: versionSchema,
  }),
);

const monthFields = {
  currency: currencyCodeSchema,
  opening: money,
  cash_in: money,
  cash_out: money,
  to_bank: money,
  moved: money.describe("From and to other tills"),
  difference: money.describe("What counts found missing or too much"),
  closing: money.describe("At the month's end"),
  balance: money.describe("Now"),
  cards: money.describe("Card payments that no acquirer paid out yet; in no till, they stand with the main one"),
  cheques: money.describe("Cheques in the till"),
  transit: money.describe("On its way to the bank; it stands with the main till"),
};

export const tillIdOutputSchema = z.string().describe("Id of the till: main, or of one made beside it");

export const tillLineSchema = z.strictObject({
  till_id: tillIdOutputSchema,
  till_name: z.string().nullable().describe("Null where there is the main till alone"),
  ...monthFields,
});

export const tillSumSchema = z.strictObject(monthFields);

export const cashEntrySchema = z.strictObject({
  number: z.int().describe("In the journal"),
  at: instant,
  posted_on: localDateSchema,
  kind: z.string(),
  document_kind: z.string().nullable(),
  reference: z.string().describe("Number of the document; empty for a count or a move"),
  other_till_id: z.string().nullable().describe("Of a move: where it came from or went to"),
  other_till_name: z.string().nullable(),
  amount: money.describe("Less than nothing left the till"),
  balance: money,
  currency: currencyCodeSchema,
  actor_name: z.string(),
});
