import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { answerInvoiceDispute, disputeInvoiceLine } from "../commands/disputes/dispute-line.server.ts";
import { invoiceFiles } from "../commands/invoices/invoice-file.server.ts";
import { modifyInvoice } from "../commands/invoices/modify-invoice.server.ts";
import { payInvoice, unpayInvoice } from "../commands/invoices/pay-invoice.server.ts";
import { remindInvoice } from "../commands/invoices/remind-invoice.server.ts";
import { voidInvoice } from "../commands/invoices/void-invoice.server.ts";

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
