import { z } from "zod";
import { catalogueEndpoints } from "#app/platform/catalogue/endpoints.server.ts";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import {
  bulkOutcomeSchema,
  createdSchema,
  createListSchema,
  paymentFileResponseSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { bankRuleCatalogue, moveBankRule } from "../commands/bank/bank-rules.server.ts";
import { bookPayments } from "../commands/bank/book-payments.server.ts";
import { matchBankLine } from "../commands/bank/match-line.server.ts";
import { readBankStatement } from "../commands/bank/read-bank-statement.server.ts";
import { unbookLine } from "../commands/bank/unbook-line.server.ts";
import { combineBilling } from "../commands/billing/combine-billing.server.ts";
import { listPendingLines } from "../commands/billing/pending-lines.server.ts";
import { listAging } from "../commands/billing/view-aging.server.ts";
import { listBalances } from "../commands/billing/view-pending.server.ts";
import { writeSettlementPaymentFile } from "../commands/settlements/payment-file.server.ts";
import {
  agingSchema,
  bankBalanceSchema,
  bankLineSchema,
  billedSchema,
  generatedSchema,
  pendingSchema,
} from "./invoicing.outputs.ts";

const bankAccess = {
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.update_invoice"],
} as const;
const pendingAccess = {
  permission: "accounting.merchant_billing",
  feature: "vendor_management",
  subscription: true,
} as const;

export const billingEndpoints: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/billing/bank-statements",
    operation: "readBankStatement",
    access: bankAccess,
    summary: "Read a bank statement",
    command: readBankStatement,
    output: z.strictObject({
      account: z.string().describe("IBAN of the account that the statement is of, where it says it"),
      lines: z.array(bankLineSchema),
      balances: z.array(bankBalanceSchema).describe("What it says of the account; its lines are then kept"),
      unread: z.array(z.strictObject({ row: z.int(), field: z.enum(["date", "amount", "currency"]) })),
    }),
  }),
  endpoint({
    method: "POST",
    path: "/billing/bank-statements/book",
    operation: "bookBankStatement",
    access: bankAccess,
    summary: "Book payments of a bank statement",
    command: bookPayments,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/billing/bank-statements/unbook",
    operation: "unbookBankStatementLine",
    access: { ...bankAccess, accountKind: "carrier" },
    summary: "Take the booking of a line by a rule back",
    command: unbookLine,
    output: z.strictObject({ line: z.string() }),
  }),
  ...catalogueEndpoints(bankRuleCatalogue, {
    path: "/bank-rules",
    access: { ...bankAccess, accountKind: "carrier" },
    many: "rules for lines of bank statements",
    one: "a rule for lines of bank statements",
    activated: true,
  }),
  endpoint({
    method: "POST",
    path: "/bank-rules/:id/move",
    access: { ...bankAccess, accountKind: "carrier" },
    summary: "Move a rule for lines of bank statements in their order",
    command: moveBankRule,
    output: createdSchema,
  }),
  endpoint({
    method: "POST",
    path: "/books/bank/match",
    operation: "matchBankLine",
    access: { permission: ["accounting.books", ...bankAccess.permission], accountKind: "carrier" },
    summary: "Match a line of a bank statement with payments that were marked by hand",
    description: "Books nothing. The payments must come to what the line has left.",
    command: matchBankLine,
    output: z.strictObject({ matched: z.array(z.string()).describe("Numbers of the documents") }),
  }),
  endpoint({
    method: "POST",
    path: "/billing/payment-file",
    operation: "createSettlementPaymentFile",
    access: { permission: ["accounting.merchant_billing", "accounting.merchant_billing.export_settlement"] },
    summary: "A file for the bank that pays merchants",
    command: writeSettlementPaymentFile,
    output: paymentFileResponseSchema,
  }),
  endpoint({
    method: "GET",
    path: "/billing/pending",
    operation: "listMerchantBalances",
    access: pendingAccess,
    summary: "What merchants owe and are owed",
    read: listBalances,
    output: createListSchema("pending", pendingSchema),
  }),
  endpoint({
    method: "GET",
    path: "/billing/aging",
    operation: "listAging",
    access: { permission: "accounting.merchant_billing", accountKind: "carrier" },
    summary: "Open invoices of merchants by how late they are",
    read: listAging,
    output: createListSchema("aging", agingSchema),
  }),
  endpoint({
    method: "GET",
    path: "/billing/pending-lines",
    operation: "listPendingInvoiceLines",
    access: pendingAccess,
    summary: "The lines behind what a merchant owes",
    query: {
      pending: { type: "text", required: true, means: "The id of the merchant and the currency: `ID:EUR`." },
      from: { type: "day", means: "The first day." },
      to: { type: "day", means: "The last day." },
    },
    read: listPendingLines,
    output: z.strictObject({ lines: z.array(billedSchema) }),
  }),
  endpoint({
    method: "POST",
    path: "/billing/combine",
    access: pendingAccess,
    summary: "Make an invoice and a settlement at once",
    command: combineBilling,
    output: generatedSchema,
  }),
];
