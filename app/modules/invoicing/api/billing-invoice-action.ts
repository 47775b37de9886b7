import { answerInvoiceDispute, disputeInvoiceLine } from "#app/features/accounting/disputes/dispute-line.server.ts";
import { invoiceFiles } from "#app/features/accounting/invoices/invoice-file.server.ts";
import { modifyInvoice } from "#app/features/accounting/invoices/modify-invoice.server.ts";
import { payInvoice, unpayInvoice } from "#app/features/accounting/invoices/pay-invoice.server.ts";
import { remindInvoice } from "#app/features/accounting/invoices/remind-invoice.server.ts";
import { voidInvoice } from "#app/features/accounting/invoices/void-invoice.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `POST billing/invoices/{number}/{modify,pay,unpay,remind,void,dispute,answer}`. */
export const action = apiCommands([
  { method: "POST", at: { action: "modify" }, command: modifyInvoice },
  { method: "POST", at: { action: "pay" }, command: payInvoice },
  { method: "POST", at: { action: "unpay" }, command: unpayInvoice },
  { method: "POST", at: { action: "remind" }, command: remindInvoice },
  { method: "POST", at: { action: "void" }, command: voidInvoice },
  { method: "POST", at: { action: "dispute" }, command: disputeInvoiceLine },
  { method: "POST", at: { action: "answer" }, command: answerInvoiceDispute },
  { method: "POST", at: { action: "print" }, command: invoiceFiles.linkPrint },
  { method: "POST", at: { action: "export" }, command: invoiceFiles.linkExport },
]);
export const loader = noReads;
