import { z } from "zod";
import { candidateReasons } from "#app/platform/geo/geocoding.ts";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import {
  createdSchema,
  createListSchema,
  numberedSchema,
  orderStatusSchema,
  pointResponseSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { addOrderNote } from "../commands/add-order-note.server.ts";
import { readApiOrder, readApiOrderTimeline } from "../commands/api-orders.server.ts";
import { addDocument, removeDocument } from "../commands/documents/document-commands.server.ts";
import { listApiDocuments } from "../commands/documents/read-documents.server.ts";
import { updateFees } from "../commands/update-fees.server.ts";
import { updateOrderMetadata } from "../commands/update-metadata.server.ts";
import { updateOrderCommands } from "../commands/update-order.server.ts";
import { readCandidates } from "../commands/validate/read-validation.server.ts";
import { validateLocation } from "../commands/validate/validate-location.server.ts";
import { documentForm, documentLoader, uploadDocument, uploadedDocument } from "../http/documents.server.ts";
import { orderDetailsSchema, orderDocumentSchema, timelineEntrySchema } from "./orders.outputs.ts";

const access = { permission: "orders", merchantTokens: true } as const;

export const orderEndpoints: readonly Endpoint[] = [
  endpoint({
    method: "GET",
    path: "/orders/:number/documents",
    access,
    summary: "List the documents of an order",
    read: listApiDocuments,
    output: createListSchema("documents", orderDocumentSchema),
  }),
  endpoint({
    method: "POST",
    path: "/orders/:number/documents",
    operation: "addOrderDocument",
    access,
    summary: "Add a document to an order",
    status: 201,
    form: documentForm,
    handler: uploadDocument(addDocument),
    output: uploadedDocument,
  }),
  endpoint({
    method: "DELETE",
    path: "/orders/:number/documents/:id",
    access,
    summary: "Delete a document of an order",
    command: removeDocument,
    output: createdSchema,
  }),
  endpoint({
    method: "GET",
    path: "/orders/:number/documents/:id",
    access,
    summary: "The file of a document",
    internal: true,
    handler: documentLoader,
  }),
  endpoint({
    method: "GET",
    path: "/orders/:number",
    access,
    summary: "Read an order",
    description: "All of it: goods, addresses, fees, collections and where it stands.",
    mcp: { toolset: "orders" },
    read: readApiOrder,
    output: z.strictObject({ order: orderDetailsSchema }),
  }),
  endpoint({
    method: "GET",
    path: "/orders/:number/timeline",
    access,
    summary: "What happened to an order",
    description: "Every event with its time, who did it and what it changed.",
    mcp: { toolset: "orders" },
    read: readApiOrderTimeline,
    output: createListSchema("timeline", timelineEntrySchema),
  }),
  endpoint({
    method: "GET",
    path: "/orders/:number/candidates",
    operation: "listOrderAddressCandidates",
    access,
    summary: "Places that an address of an order may be",
    query: { end: { type: ["source", "destination"], means: "Which of both; the destination without it." } },
    read: readCandidates,
    output: z.strictObject({
      candidates: z.array(
        z.strictObject({
          label: z.string(),
          point: pointResponseSchema,
          precision: z.string(),
          reasons: z.array(z.enum(candidateReasons)).optional(),
        }),
      ),
    }),
  }),
  endpoint({
    method: "PUT",
    path: "/orders/:number/external_id",
    access,
    summary: "Change your own number of an order",
    command: updateOrderCommands.external_id,
    output: numberedSchema,
  }),
  endpoint({
    method: "PUT",
    path: "/orders/:number/notes",
    access,
    summary: "Change the notes of an order",
    mcp: { toolset: "orders", title: "Change an order's notes" },
    command: updateOrderCommands.notes,
    output: numberedSchema,
  }),
  endpoint({
    method: "PUT",
    path: "/orders/:number/metadata",
    access,
    summary: "Change the metadata of an order",
    description: "Keys that are named get their text, or go with an empty one; the others stay. In every status.",
    command: updateOrderMetadata,
    output: numberedSchema,
  }),
  endpoint({
    method: "PUT",
    path: "/orders/:number/requirements",
    access,
    summary: "Change what an order asks of agent and vehicle",
    command: updateOrderCommands.requirements,
    output: numberedSchema,
  }),
  endpoint({
    method: "PUT",
    path: "/orders/:number/proof_of_delivery",
    access,
    summary: "Change the proof that is asked for",
    command: updateOrderCommands.proof_of_delivery,
    output: numberedSchema,
  }),
  endpoint({
    method: "PUT",
    path: "/orders/:number/customer",
    access,
    summary: "Change the customer of an order",
    command: updateOrderCommands.customer,
    output: numberedSchema,
  }),
  endpoint({
    method: "PUT",
    path: "/orders/:number/schedule",
    access,
    summary: "Change when an order is delivered, and its tags",
    mcp: { toolset: "orders" },
    command: updateOrderCommands.schedule,
    output: numberedSchema,
  }),
  endpoint({
    method: "PUT",
    path: "/orders/:number/locations",
    access,
    summary: "Change the addresses of an order",
    description: "Sends `order.address_changed`.",
    command: updateOrderCommands.locations,
    output: numberedSchema,
  }),
  endpoint({
    method: "PUT",
    path: "/orders/:number/packages",
    access,
    summary: "Change the packages of an order",
    command: updateOrderCommands.packages,
    output: numberedSchema,
  }),
  endpoint({
    method: "PUT",
    path: "/orders/:number/collections",
    access,
    summary: "Change what is collected at the door",
    command: updateOrderCommands.collections,
    output: numberedSchema,
  }),
  endpoint({
    method: "PUT",
    path: "/orders/:number/fees",
    access,
    summary: "Change the fees of an order",
    command: updateFees,
    output: numberedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/orders/:number/validate-location",
    operation: "confirmOrderLocation",
    access,
    summary: "Say where an address of an order lies",
    command: validateLocation,
    output: numberedSchema.extend({ status: orderStatusSchema }),
  }),
  endpoint({
    method: "POST",
    path: "/orders/:number/notes",
    operation: "addOrderNote",
    access,
    summary: "Add a note to the timeline",
    command: addOrderNote,
    output: createdSchema,
  }),
];
