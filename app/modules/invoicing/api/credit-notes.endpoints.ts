import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import {
  createDocumentFileCall,
  documentTypes,
  listDocumentFormats,
  xmlType,
} from "#app/platform/http/files/document-files.server.ts";
import { changedSchema } from "#app/platform/http/responses/shared.responses.ts";
import { creditInvoice } from "../commands/credit-notes/credit-invoice.server.ts";
import { creditNoteFiles } from "../commands/credit-notes/credit-note-file.server.ts";
import { exportElectronicCreditNote } from "../commands/credit-notes/export-credit-note.server.ts";
import { netInvoice } from "../commands/invoices/net-invoice.server.ts";
import { unsettleSettlement } from "../commands/settlements/unsettle-settlement.server.ts";

const access = { permission: "accounting.merchant_billing" } as const;

export const creditNotesEndpoints: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/billing/invoices/:number/credit",
    operation: "creditInvoice",
    access,
    summary: "Credit lines of an invoice, or all of it",
    description:
      "Issues a credit note with VAT. What the invoice does not owe any more is paid out with the next settlement.",
    command: creditInvoice,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/billing/invoices/:number/net",
    operation: "netInvoice",
    access,
    summary: "Net an invoice with what is held for its merchant",
    command: netInvoice,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/billing/settlements/:number/unsettle",
    operation: "unsettleSettlement",
    access,
    summary: "Take the payment of a settlement back",
    command: unsettleSettlement,
    output: changedSchema,
  }),
  endpoint({
    method: "GET",
    path: "/billing/credit-notes/:number/file",
    access,
    summary: "The file of a credit note",
    description: "PDF, which asks for the permission to print, without a `format`; the others ask for that to export",
    file: { ...documentTypes, ubl: xmlType, xrechnung: xmlType, cii: xmlType },
    handler: createDocumentFileCall({
      ...listDocumentFormats(creditNoteFiles),
      ubl: exportElectronicCreditNote,
      xrechnung: exportElectronicCreditNote,
      cii: exportElectronicCreditNote,
    }),
  }),
];
