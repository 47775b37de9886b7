import { z } from "zod";
import { returnCheque } from "#app/modules/invoicing/commands/cheques/return-cheque.server.ts";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import {
  createDocumentFileCall,
  documentTypes,
  listDocumentFormats,
} from "#app/platform/http/files/document-files.server.ts";
import {
  changedSchema,
  currencyCodeSchema,
  idSchema,
  numberedSchema,
  orderNumberSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { money } from "#app/platform/http/wire-shapes.ts";
import {
  cashEntrySchema,
  chequeListSchema,
  depositEventSchema,
  depositListSchema,
  depositSchema,
  pieceSchema,
  tillIdOutputSchema,
  tillLineSchema,
  tillSumSchema,
} from "./api/deposits.outputs.ts";
import { confirmDeposit, voidDeposit } from "./commands/change-deposit.server.ts";
import { collectChequeAgain } from "./commands/collect-cheque-again.server.ts";
import { countTill } from "./commands/count-till.server.ts";
import { createDeposit } from "./commands/create-deposit.server.ts";
import { depositFiles } from "./commands/deposit-file.server.ts";
import { moveCash } from "./commands/move-cash.server.ts";
import { getCashBook } from "./commands/view-cash-book.server.ts";
import { getDeposit, listCheques, listDeposits } from "./commands/view-deposits.server.ts";

const access = { permission: "accounting.order_collections", accountKind: "carrier" } as const;

/** Headings of the description. */
const tags = {
  deposits: "Cash, cheques and card payments on their way to the bank.",
  cheques: "Cheques that were received, piece by piece.",
  "cash-book": "What is in the till, and what went in and out.",
};

export const depositsEndpoints: readonly Endpoint[] = withTags(tags, [
  endpoint({
    method: "GET",
    path: "/deposits",
    access,
    summary: "List deposits",
    read: listDeposits,
    output: depositListSchema,
  }),
  endpoint({
    method: "GET",
    path: "/deposits/:number",
    operation: "getDeposit",
    access,
    summary: "Read a deposit",
    read: getDeposit,
    output: z.strictObject({
      deposit: depositSchema.extend({
        expected: money.describe("What the bank is to credit"),
        pieces: z.array(pieceSchema).describe("Its cheques"),
        events: z.array(depositEventSchema),
      }),
    }),
  }),
  endpoint({
    method: "POST",
    path: "/deposits",
    operation: "createDeposit",
    access,
    summary: "Hand money over to the bank",
    description: "Cash in a bag, cheques, or what a card acquirer pays out. Sends `deposit.created`.",
    command: createDeposit,
    output: numberedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/deposits/:number/confirm",
    operation: "confirmDeposit",
    access,
    summary: "Say what the bank credited of a deposit",
    description: "Where no line of a statement does. Sends `deposit.confirmed`.",
    command: confirmDeposit,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/deposits/:number/void",
    operation: "voidDeposit",
    access,
    summary: "Void a deposit that never left",
    description: "Sends `deposit.voided`.",
    command: voidDeposit,
    output: changedSchema,
  }),
  endpoint({
    method: "GET",
    path: "/deposits/:number/file",
    operation: "downloadDeposit",
    access,
    summary: "The slip of a deposit",
    description: "PDF, which asks for the permission to print, without a `format`; the others ask for that to export",
    file: documentTypes,
    handler: createDocumentFileCall(listDocumentFormats(depositFiles)),
  }),
  endpoint({
    method: "GET",
    path: "/cheques",
    access,
    summary: "List cheques",
    read: listCheques,
    output: chequeListSchema,
  }),
  endpoint({
    method: "POST",
    path: "/cheques/:id/return",
    operation: "returnCheque",
    access,
    summary: "Take a cheque back that was not paid",
    description: "The merchant's credit goes back with its next settlement. Sends `cheque.returned`.",
    command: returnCheque,
    output: z.strictObject({ id: idSchema }),
  }),
  endpoint({
    method: "POST",
    path: "/cheques/:id/collect",
    operation: "collectChequeAgain",
    access,
    summary: "Collect a returned cheque again",
    description:
      "At the office it is a collection of the same order, `collection.collected`; at the door a new order, `order.created`.",
    command: collectChequeAgain,
    output: z.strictObject({ order: orderNumberSchema }),
  }),
  endpoint({
    method: "GET",
    path: "/cash-book",
    operation: "getCashBook",
    access,
    summary: "Read the cash book of a month",
    query: {
      month: { type: "text", means: "YYYY-MM; the present one without it." },
      till_id: { type: "text", means: "Of which till; the first one with cash without it." },
      currency: { type: "text", means: "In which currency; the one with the most cash without it." },
    },
    read: getCashBook,
    output: z.strictObject({
      month: z.string(),
      till_id: tillIdOutputSchema,
      currency: currencyCodeSchema,
      tills: z.array(tillLineSchema),
      sums: z.array(tillSumSchema).describe("Of all tills by currency"),
      entries: z.array(cashEntrySchema),
    }),
  }),
  endpoint({
    method: "POST",
    path: "/cash-book/count",
    operation: "countTill",
    access,
    summary: "Count a till",
    description: "A difference from the books needs a reason and goes to variance.",
    command: countTill,
    output: z.strictObject({ difference: money, currency: currencyCodeSchema }),
  }),
  endpoint({
    method: "POST",
    path: "/cash-book/move",
    operation: "moveCash",
    access,
    summary: "Move cash between tills",
    description: "It is an entry in both cash books. What is not in the till is refused.",
    command: moveCash,
    output: z.strictObject({ amount: money, currency: currencyCodeSchema }),
  }),
]);
