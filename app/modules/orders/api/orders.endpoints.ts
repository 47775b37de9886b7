import { z } from "zod";
import { catalogueEndpoints } from "#app/platform/catalogue/endpoints.server.ts";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { searchParameter } from "#app/platform/http/query-parameters.ts";
import {
  bulkOutcomeSchema,
  bulkRefusalSchema,
  createListSchema,
  currencyCodeSchema,
  idSchema,
  objectNumberSchema,
  orderStatusSchema,
  textListSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { listApiOrders } from "../commands/api-orders.server.ts";
import { bulkOrders } from "../commands/bulk/bulk-orders.server.ts";
import { createOrder } from "../commands/create/create-order.server.ts";
import { estimateFees } from "../commands/create/estimate-fees.server.ts";
import { listOrderOptions, orderOptionKinds } from "../commands/create/order-options.server.ts";
import { stageDocument } from "../commands/documents/document-commands.server.ts";
import { holdOrders, prioritizeOrders, releaseOrders } from "../commands/hold-orders.server.ts";
import { createOrderExportUrl } from "../commands/list/create-export-url.server.ts";
import { packageCatalogue } from "../commands/packages.server.ts";
import { validateLocations } from "../commands/validate/validate-locations.server.ts";
import { documentForm, uploadDocument, uploadedDocument } from "../http/documents.server.ts";
import { watchOrders } from "../http/live-orders.server.ts";
import { bulkItemSchema, feesSchema, liveOrder, orderListSchema } from "./orders.outputs.ts";

const createAccess = { permission: ["orders", "orders.create"] } as const;
const merchantAccess = { permission: "orders", merchantTokens: true } as const;
const access = { permission: "orders" } as const;

export const orderListEndpoints: readonly Endpoint[] = [
  endpoint({
    method: "GET",
    path: "/order-options/:kind",
    operation: "listOrderOptions",
    access: createAccess,
    words: { kind: orderOptionKinds },
    summary: "Values that a field of an order may take",
    query: { search: searchParameter },
    read: listOrderOptions,
    output: z.strictObject({ options: z.array(z.looseObject({ label: z.string() })) }),
  }),
  endpoint({
    method: "POST",
    path: "/orders/estimate",
    operation: "estimateOrder",
    access: createAccess,
    summary: "Estimate an order's fees",
    description: "Answers what the order would cost, line by line, and makes nothing.",
    mcp: { toolset: "orders", title: "What an order would cost", readOnly: true },
    command: estimateFees,
    output: z.strictObject({
      currency: currencyCodeSchema,
      distance: z.number().nullable().describe("Metres"),
      zone: z.strictObject({ id: idSchema, name: z.string() }).nullable(),
      rank: z.int().nullable(),
      delivered: feesSchema,
      return_completed: feesSchema,
    }),
  }),
  endpoint({
    method: "GET",
    path: "/orders",
    access: merchantAccess,
    summary: "List orders",
    description: "Orders that the token sees, the newest first.",
    mcp: { toolset: "orders" },
    read: listApiOrders,
    output: orderListSchema,
  }),
  endpoint({
    method: "POST",
    path: "/orders",
    access: merchantAccess,
    summary: "Create an order",
    description:
      "Makes one order and estimates its fees. With a carrier it is Ready, without one New; an address that is not found makes a Draft. Sends `order.created`.",
    mcp: { toolset: "orders" },
    command: createOrder,
    status: 201,
    output: z.strictObject({ id: idSchema, number: objectNumberSchema, status: orderStatusSchema }),
  }),
  endpoint({
    method: "POST",
    path: "/orders/bulk",
    operation: "createOrders",
    access,
    summary: "Create or merge many orders",
    description:
      "Up to 500 at once, by `external_id`: `create` refuses what is there, `update` what is not, `merge` does either. Each is answered by itself.",
    command: bulkOrders,
    output: z.strictObject({
      succeeded: z.array(
        z.strictObject({
          ...bulkItemSchema,
          outcome: z.string(),
          number: objectNumberSchema,
          status: orderStatusSchema,
        }),
      ),
      refused: z.array(
        bulkRefusalSchema.extend({ ...bulkItemSchema, errors: z.record(z.string(), textListSchema).optional() }),
      ),
    }),
  }),
  endpoint({
    method: "GET",
    path: "/orders/live",
    operation: "listLiveOrders",
    access,
    summary: "Orders that need somebody now",
    description: "What the live view shows: late, at risk, without a plan.",
    query: {
      ids: { type: "id", many: true, means: "Orders that may have changed; at least one, at most 100." },
      location: { type: "id", means: "Only orders of this location." },
      merchant: { type: "id", means: "Only orders of this merchant." },
      team: { type: "id", means: "Only orders of this team." },
      shipping_method: { type: "id", means: "Only orders of this shipping method." },
      tag: { type: "text", means: "Only orders with this tag." },
      search: { type: "text", means: "Part of a number or a name." },
    },
    handler: watchOrders,
    output: createListSchema("orders", liveOrder).extend({
      counts: z.record(z.string(), z.strictObject({ count: z.int(), more: z.boolean() })).nullable(),
    }),
  }),
  endpoint({
    method: "POST",
    path: "/orders/prioritize",
    access: merchantAccess,
    summary: "Change the priority of orders",
    mcp: { toolset: "orders" },
    command: prioritizeOrders,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/orders/hold",
    access: merchantAccess,
    summary: "Hold orders",
    description: "They are planned by nobody until they are released.",
    mcp: { toolset: "orders" },
    command: holdOrders,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/orders/release",
    access: merchantAccess,
    summary: "Release orders that are held",
    mcp: { toolset: "orders" },
    command: releaseOrders,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/orders/validate-locations",
    operation: "validateOrderLocations",
    access: merchantAccess,
    summary: "Look addresses of orders up again",
    command: validateLocations,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/orders/export",
    access: { permission: ["orders", "orders.export"], merchantTokens: true },
    summary: "Export orders to a file",
    command: createOrderExportUrl,
    output: z.strictObject({ url: z.string() }),
  }),
  ...catalogueEndpoints(packageCatalogue, {
    path: "/packages",
    access: { permission: ["settings", "settings.packages"] },
    many: "packages",
    one: "a package",
    activated: true,
  }),
  endpoint({
    method: "POST",
    path: "/orders/documents",
    operation: "stageOrderDocument",
    access: createAccess,
    summary: "Keep a document for a new order",
    description: "For an order that is yet to be made: its id goes into `documents`.",
    status: 201,
    form: documentForm,
    handler: uploadDocument(stageDocument),
    output: uploadedDocument,
  }),
];
