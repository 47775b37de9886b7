import { z } from "zod";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import {
  createDocumentFileCall,
  documentTypes,
  listDocumentFormats,
} from "#app/platform/http/files/document-files.server.ts";
import {
  bulkOutcomeSchema,
  changedSchema,
  createListSchema,
  idSchema,
  objectNumberSchema,
  paymentFileResponseSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import {
  agentReceiptDetailsSchema,
  agentReceiptLinkSchema,
  agentReceiptListSchema,
  dueSchema,
  payoutAgentSchema,
  transactionSchema,
} from "./api/payouts.outputs.ts";
import { agentReceiptFiles } from "./commands/agent-receipt-file.server.ts";
import { createTransaction } from "./commands/create-transaction.server.ts";
import { generateAgentReceipts } from "./commands/generate-agent-receipts.server.ts";
import { payAgentReceipt, unpayAgentReceipt } from "./commands/pay-agent-receipt.server.ts";
import { writeAgentPaymentFile } from "./commands/payment-file.server.ts";
import { stateReceiptExchange } from "./commands/state-receipt-exchange.server.ts";
import { getAgentReceipt, listAgentReceipts } from "./commands/view-agent-receipts.server.ts";
import { listDues } from "./commands/view-dues.server.ts";
import { listTransactions } from "./commands/view-transactions.server.ts";
import { voidAgentReceipt } from "./commands/void-agent-receipt.server.ts";
import { voidTransactions } from "./commands/void-transactions.server.ts";

const access = { permission: "accounting.agent_billing", feature: "fleet_management" } as const;

/** Headings of the description. */
const tags = { "agent-billing": "What agents earn, and the receipts by which they are paid." };

export const payoutsEndpoints: readonly Endpoint[] = withTags(tags, [
  endpoint({
    method: "GET",
    path: "/agent-billing/pending",
    operation: "listAgentDues",
    access,
    summary: "What agents are owed",
    read: listDues,
    output: createListSchema("pending", dueSchema),
  }),
  endpoint({
    method: "GET",
    path: "/agent-billing/transactions",
    operation: "listAgentTransactions",
    access,
    summary: "List transactions of agents",
    read: listTransactions,
    output: createListSchema(
      "transactions",
      z.strictObject({ ...transactionSchema, agent: payoutAgentSchema, receipt_number: z.string().nullable() }),
    ),
  }),
  endpoint({
    method: "POST",
    path: "/agent-billing/transactions",
    operation: "createAgentTransaction",
    access,
    summary: "Add a transaction of an agent",
    command: createTransaction,
    output: z.strictObject({}),
  }),
  endpoint({
    method: "POST",
    path: "/agent-billing/transactions/void",
    operation: "voidAgentTransactions",
    access,
    summary: "Void transactions of agents",
    command: voidTransactions,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "GET",
    path: "/agent-billing/receipts",
    operation: "listAgentReceipts",
    access,
    summary: "List receipts of agents",
    read: listAgentReceipts,
    output: agentReceiptListSchema,
  }),
  endpoint({
    method: "GET",
    path: "/agent-billing/receipts/:number",
    operation: "getAgentReceipt",
    access,
    summary: "Read a receipt of an agent",
    read: getAgentReceipt,
    output: z.strictObject({ receipt: agentReceiptDetailsSchema }),
  }),
  endpoint({
    method: "POST",
    path: "/agent-billing/receipts/generate",
    operation: "generateAgentReceipts",
    access,
    summary: "Make receipts of agents",
    description: "Sends `agent_receipt.created`.",
    command: generateAgentReceipts,
    output: z.strictObject({
      receipts: z.array(z.strictObject({ id: idSchema, number: objectNumberSchema })),
      ...bulkOutcomeSchema.shape,
    }),
  }),
  endpoint({
    method: "POST",
    path: "/agent-billing/receipts/:number/pay",
    operation: "payAgentReceipt",
    access,
    summary: "Say that a receipt of an agent was paid",
    command: payAgentReceipt,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/agent-billing/receipts/:number/unpay",
    operation: "unpayAgentReceipt",
    access,
    summary: "Take the payment of a receipt of an agent back",
    command: unpayAgentReceipt,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/agent-billing/receipts/:number/void",
    operation: "voidAgentReceipt",
    access,
    summary: "Void a receipt of an agent",
    description: "Sends `agent_receipt.voided`.",
    command: voidAgentReceipt,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/agent-billing/receipts/:number/exchange-rate",
    operation: "stateAgentReceiptExchangeRate",
    access,
    summary: "State the exchange rate of a credit note's VAT",
    command: stateReceiptExchange,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/agent-billing/receipts/:number/print",
    operation: "printAgentReceipt",
    access,
    summary: "Print a receipt of an agent",
    command: agentReceiptFiles.linkPrint,
    output: agentReceiptLinkSchema,
  }),
  endpoint({
    method: "POST",
    path: "/agent-billing/receipts/:number/export",
    operation: "exportAgentReceipt",
    access,
    summary: "Export a receipt of an agent",
    command: agentReceiptFiles.linkExport,
    output: agentReceiptLinkSchema,
  }),
  endpoint({
    method: "POST",
    path: "/agent-billing/payment-file",
    operation: "createAgentPaymentFile",
    access: {
      permission: ["accounting.agent_billing", "accounting.agent_billing.export_receipt"],
      feature: "fleet_management",
    },
    summary: "A file for the bank that pays agents",
    command: writeAgentPaymentFile,
    output: paymentFileResponseSchema,
  }),
  endpoint({
    method: "GET",
    path: "/agent-billing/receipts/:number/file",
    operation: "downloadAgentReceipt",
    access,
    summary: "The file of a receipt of an agent",
    description: "PDF, which asks for the permission to print, without a `format`; the others ask for that to export",
    file: documentTypes,
    handler: createDocumentFileCall(listDocumentFormats(agentReceiptFiles)),
  }),
]);
