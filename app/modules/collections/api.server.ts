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
} from "#app/platform/http/responses/shared.responses.ts";
import {
  collectionFileLinkSchema,
  collectionListSchema,
  collectionReceiptDetailsSchema,
  collectionReceiptListSchema,
  holdingSchema,
} from "./api/collections.outputs.ts";
import { markPrepaid, markUnpaid } from "./commands/collections/mark-prepaid.server.ts";
import { listCollections } from "./commands/collections/view-collections.server.ts";
import { listHoldings } from "./commands/collections/view-holdings.server.ts";
import { generateReceipts } from "./commands/receipts/generate-receipts.server.ts";
import { receiptFiles } from "./commands/receipts/receipt-file.server.ts";
import { receiveReceipt } from "./commands/receipts/receive-receipt.server.ts";
import { reopenReceipt } from "./commands/receipts/reopen-receipt.server.ts";
import { getReceipt, listReceipts } from "./commands/receipts/view-receipts.server.ts";
import { voidReceipt } from "./commands/receipts/void-receipt.server.ts";

const access = { permission: "accounting.order_collections", feature: "fleet_management" } as const;

/** Headings of the description. */
const tags = {
  collections: { name: "Order collections", description: "What is collected at the door, and its receipts." },
};

export const collectionsEndpoints: readonly Endpoint[] = withTags(tags, [
  endpoint({
    method: "GET",
    path: "/collections",
    access,
    summary: "List collections",
    read: listCollections,
    output: collectionListSchema,
  }),
  endpoint({
    method: "GET",
    path: "/collections/pending",
    operation: "listCollectionHoldings",
    access,
    summary: "Cash that agents carry",
    mcp: { toolset: "accounting" },
    read: listHoldings,
    output: createListSchema("pending", holdingSchema),
  }),
  endpoint({
    method: "GET",
    path: "/collections/receipts",
    access,
    summary: "List receipts of collections",
    read: listReceipts,
    output: collectionReceiptListSchema,
  }),
  endpoint({
    method: "GET",
    path: "/collections/receipts/:number",
    access,
    summary: "Read a receipt of collections",
    read: getReceipt,
    output: z.strictObject({ receipt: collectionReceiptDetailsSchema }),
  }),
  endpoint({
    method: "POST",
    path: "/collections/receipts/generate",
    access,
    summary: "Make receipts of collections",
    command: generateReceipts,
    output: z.strictObject({
      receipts: z.array(z.strictObject({ id: idSchema, number: objectNumberSchema })),
      ...bulkOutcomeSchema.shape,
    }),
  }),
  endpoint({
    method: "POST",
    path: "/collections/receipts/:number/receive",
    access,
    summary: "Receive the cash of a receipt",
    description: "Sends `collection.received`, and `receipt.shortage` where something is missing.",
    command: receiveReceipt,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/collections/receipts/:number/reopen",
    access,
    summary: "Reopen a receipt of collections",
    command: reopenReceipt,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/collections/receipts/:number/void",
    access,
    summary: "Void a receipt of collections",
    command: voidReceipt,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/collections/receipts/:number/print",
    access,
    summary: "Print a receipt of collections",
    command: receiptFiles.linkPrint,
    output: collectionFileLinkSchema,
  }),
  endpoint({
    method: "POST",
    path: "/collections/receipts/:number/export",
    access,
    summary: "Export a receipt of collections",
    command: receiptFiles.linkExport,
    output: collectionFileLinkSchema,
  }),
  endpoint({
    method: "POST",
    path: "/collections/mark-prepaid",
    access,
    summary: "Say that collections were paid beforehand",
    command: markPrepaid,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/collections/mark-unpaid",
    access,
    summary: "Say that collections are to be paid at the door",
    command: markUnpaid,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "GET",
    path: "/collections/receipts/:number/file",
    operation: "downloadCollectionReceipt",
    access,
    summary: "The file of a receipt of collections",
    description: "PDF, which asks for the permission to print, without a `format`; the others ask for that to export",
    file: documentTypes,
    handler: createDocumentFileCall(listDocumentFormats(receiptFiles)),
  }),
]);
