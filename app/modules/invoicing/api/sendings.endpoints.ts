import { scopeContext } from "#app/platform/http/contexts.server.ts";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { documentTypes, xmlType } from "#app/platform/http/files/document-files.server.ts";
import { toFileResponse } from "#app/platform/http/files/list-files.server.ts";
import { bulkOutcomeSchema, changedSchema, createListSchema } from "#app/platform/http/responses/shared.responses.ts";
import { sendInvoice } from "../commands/sendings/send-invoice.server.ts";
import { sendInvoices } from "../commands/sendings/send-invoices.server.ts";
import { sendSettlement } from "../commands/sendings/send-settlement.server.ts";
import { sendSettlements } from "../commands/sendings/send-settlements.server.ts";
import { listSendings, openSentFile } from "../commands/sendings/view-sendings.server.ts";
import { sendingSchema } from "./invoicing.outputs.ts";

const access = { permission: "accounting.merchant_billing" } as const;

export const sendingsEndpoints: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/billing/invoices/:number/send",
    operation: "sendInvoice",
    access,
    summary: "Send an invoice",
    description: "By mail, with PDF and e-invoice; from then on it is fixed. Sends `invoice.sent`.",
    command: sendInvoice,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/billing/invoices/send",
    operation: "sendInvoices",
    access,
    summary: "Send invoices",
    description: "As one of them is sent, 50 at most; those that were sent before are left out.",
    command: sendInvoices,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/billing/settlements/:number/send",
    operation: "sendSettlement",
    access,
    summary: "Send a settlement",
    description: "By mail, with its statement and the combined invoice. Sends `settlement.sent`.",
    command: sendSettlement,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/billing/settlements/send",
    operation: "sendSettlements",
    access,
    summary: "Send settlements",
    description: "As one of them is sent, 50 at most; those that were sent before are left out.",
    command: sendSettlements,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "GET",
    path: "/billing/sendings",
    operation: "listSendings",
    access,
    summary: "List what was sent",
    description: "Invoices, settlements and reminders that went to merchants, and whether the mail was taken.",
    read: listSendings,
    output: createListSchema("sendings", sendingSchema),
  }),
  endpoint({
    method: "GET",
    path: "/billing/sendings/:id/files/:file",
    operation: "downloadSentFile",
    access,
    summary: "A file that was sent",
    description: "As it was sent; files count from 1.",
    file: { pdf: documentTypes.pdf, xml: xmlType },
    handler: async ({ request, context, params }) => {
      const opened = await openSentFile.execute(context.get(scopeContext), params);
      return opened.ok ? toFileResponse(opened.value) : toFailureResponse(request, opened.failure);
    },
  }),
];
