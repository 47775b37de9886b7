import { z } from "zod";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import {
  createDocumentFileCall,
  documentTypes,
  listDocumentFormats,
} from "#app/platform/http/files/document-files.server.ts";
import { changedSchema } from "#app/platform/http/responses/shared.responses.ts";
import { disputeLine, resolveDispute } from "../commands/disputes/dispute-line.server.ts";
import { generateSettlements } from "../commands/settlements/generate-settlements.server.ts";
import { settleSettlement } from "../commands/settlements/settle-settlement.server.ts";
import { settlementFiles } from "../commands/settlements/settlement-file.server.ts";
import { getSettlement, listSettlements } from "../commands/settlements/view-settlements.server.ts";
import { voidSettlement } from "../commands/settlements/void-settlement.server.ts";
import {
  billingFileLinkSchema,
  documentEventSchema,
  generatedSchema,
  partySchema,
  sendingSchema,
  settlementListSchema,
  settlementSchema,
  statementLineSchema,
} from "./invoicing.outputs.ts";

const access = { permission: "accounting.merchant_billing" } as const;

export const settlementsEndpoints: readonly Endpoint[] = [
  endpoint({
    method: "GET",
    path: "/billing/settlements",
    operation: "listSettlements",
    access,
    summary: "List settlements",
    read: listSettlements,
    output: settlementListSchema,
  }),
  endpoint({
    method: "GET",
    path: "/billing/settlements/:number",
    operation: "getSettlement",
    access,
    summary: "Read a settlement",
    read: getSettlement,
    output: z.strictObject({
      settlement: settlementSchema.extend({
        invoice_number: z.string().nullable(),
        seller: partySchema,
        buyer: partySchema,
        lines: z.array(statementLineSchema),
        sendings: z.array(sendingSchema),
        events: z.array(documentEventSchema),
      }),
    }),
  }),
  endpoint({
    method: "POST",
    path: "/billing/settlements/generate",
    operation: "generateSettlements",
    access,
    summary: "Make settlements",
    description: "Sends `settlement.created`.",
    command: generateSettlements,
    output: generatedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/billing/settlements/:number/settle",
    operation: "settleSettlement",
    access,
    summary: "Say that a settlement was paid out",
    description: "Sends `settlement.settled`.",
    command: settleSettlement,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/billing/settlements/:number/void",
    operation: "voidSettlement",
    access,
    summary: "Void a settlement",
    description: "Sends `settlement.voided`.",
    command: voidSettlement,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/billing/settlements/:number/dispute",
    operation: "disputeSettlement",
    access,
    summary: "Dispute lines of a settlement",
    command: disputeLine,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/billing/settlements/:number/resolve",
    operation: "resolveSettlementDispute",
    access,
    summary: "Resolve a dispute of a settlement",
    command: resolveDispute,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/billing/settlements/:number/print",
    operation: "printSettlement",
    access,
    summary: "Print a settlement",
    command: settlementFiles.linkPrint,
    output: billingFileLinkSchema,
  }),
  endpoint({
    method: "POST",
    path: "/billing/settlements/:number/export",
    operation: "exportSettlement",
    access,
    summary: "Export a settlement",
    command: settlementFiles.linkExport,
    output: billingFileLinkSchema,
  }),
  endpoint({
    method: "GET",
    path: "/billing/settlements/:number/file",
    operation: "downloadSettlement",
    access,
    summary: "The file of a settlement",
    description: "PDF, which asks for the permission to print, without a `format`; the others ask for that to export",
    file: documentTypes,
    handler: createDocumentFileCall(listDocumentFormats(settlementFiles)),
  }),
];
