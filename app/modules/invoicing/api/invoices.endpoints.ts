import { z } from "zod";
import { exchangeSchema } from "#app/modules/ledger/api/ledger.outputs.ts";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import {
  createDocumentFileCall,
  documentTypes,
  listDocumentFormats,
  xmlType,
} from "#app/platform/http/files/document-files.server.ts";
import { changedSchema } from "#app/platform/http/responses/shared.responses.ts";
import { money } from "#app/platform/http/wire-shapes.ts";
import { disputeInvoiceLine, resolveInvoiceDispute } from "../commands/disputes/dispute-line.server.ts";
import { exportEInvoice } from "../commands/invoices/export-e-invoice.server.ts";
import { generateInvoices } from "../commands/invoices/generate-invoices.server.ts";
import { invoiceFiles } from "../commands/invoices/invoice-file.server.ts";
import { listInvoices } from "../commands/invoices/list-invoices.server.ts";
import { modifyInvoice } from "../commands/invoices/modify-invoice.server.ts";
import { payInvoice, unpayInvoice } from "../commands/invoices/pay-invoice.server.ts";
import { remindInvoice } from "../commands/invoices/remind-invoice.server.ts";
import { stateExchangeRate } from "../commands/invoices/state-exchange-rate.server.ts";
import { getInvoice } from "../commands/invoices/view-invoices.server.ts";
import { voidInvoice } from "../commands/invoices/void-invoice.server.ts";
import {
  allocationSchema,
  billedSchema,
  billingFileLinkSchema,
  creditNoteSummarySchema,
  documentEventSchema,
  generatedSchema,
  invoiceLineResponseSchema,
  invoiceListSchema,
  invoiceSchema,
  partySchema,
  sendingSchema,
} from "./invoicing.outputs.ts";

const access = { permission: "accounting.merchant_billing" } as const;

export const invoicesEndpoints: readonly Endpoint[] = [
  endpoint({
    method: "GET",
    path: "/billing/invoices",
    operation: "listInvoices",
    access,
    summary: "List invoices",
    read: listInvoices,
    output: invoiceListSchema,
  }),
  endpoint({
    method: "GET",
    path: "/billing/invoices/:number",
    operation: "getInvoice",
    access,
    summary: "Read an invoice",
    read: getInvoice,
    output: z.strictObject({
      invoice: invoiceSchema.extend({
        settlement_number: z.string().nullable(),
        seller: partySchema,
        buyer: partySchema,
        exchange: exchangeSchema.nullable().describe("Its VAT in the tax currency, where that is another one"),
        open: money.describe("What is still to be paid"),
        allocations: z.array(allocationSchema),
        credit_notes: z.array(creditNoteSummarySchema),
        sendings: z.array(sendingSchema),
        lines: z.array(invoiceLineResponseSchema),
        billed: z.array(billedSchema),
        events: z.array(documentEventSchema),
      }),
    }),
  }),
  endpoint({
    method: "POST",
    path: "/billing/invoices/generate",
    operation: "generateInvoices",
    access,
    summary: "Make invoices",
    description: "Sends `invoice.created`.",
    command: generateInvoices,
    output: generatedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/billing/invoices/:number/modify",
    operation: "modifyInvoice",
    access,
    summary: "Change an invoice that is not sent",
    command: modifyInvoice,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/billing/invoices/:number/exchange-rate",
    operation: "stateExchangeRate",
    access,
    summary: "State the exchange rate of an invoice's VAT",
    command: stateExchangeRate,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/billing/invoices/:number/pay",
    operation: "payInvoice",
    access,
    summary: "Say that an invoice was paid",
    description: "Sends `invoice.paid`.",
    command: payInvoice,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/billing/invoices/:number/unpay",
    operation: "unpayInvoice",
    access,
    summary: "Take a payment of an invoice back",
    command: unpayInvoice,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/billing/invoices/:number/remind",
    operation: "remindInvoice",
    access,
    summary: "Remind of an invoice",
    description:
      "By mail, with letter and invoice: before the due date, then by three levels on different days, the last with fee and interest.",
    command: remindInvoice,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/billing/invoices/:number/void",
    operation: "voidInvoice",
    access,
    summary: "Void an invoice",
    description: "Sends `invoice.voided`.",
    command: voidInvoice,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/billing/invoices/:number/dispute",
    operation: "disputeInvoice",
    access,
    summary: "Dispute lines of an invoice",
    command: disputeInvoiceLine,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/billing/invoices/:number/resolve",
    operation: "resolveInvoiceDispute",
    access,
    summary: "Resolve a dispute of an invoice",
    command: resolveInvoiceDispute,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/billing/invoices/:number/print",
    operation: "printInvoice",
    access,
    summary: "Print an invoice",
    command: invoiceFiles.linkPrint,
    output: billingFileLinkSchema,
  }),
  endpoint({
    method: "POST",
    path: "/billing/invoices/:number/export",
    operation: "exportInvoice",
    access,
    summary: "Export an invoice",
    command: invoiceFiles.linkExport,
    output: billingFileLinkSchema,
  }),
  endpoint({
    method: "GET",
    path: "/billing/invoices/:number/file",
    operation: "downloadInvoice",
    access,
    summary: "The file of an invoice",
    description: "PDF, which asks for the permission to print, without a `format`; the others ask for that to export",
    file: { ...documentTypes, ubl: xmlType, xrechnung: xmlType, cii: xmlType },
    handler: createDocumentFileCall({
      ...listDocumentFormats(invoiceFiles),
      ubl: exportEInvoice,
      xrechnung: exportEInvoice,
      cii: exportEInvoice,
    }),
  }),
];
