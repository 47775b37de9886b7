import { z } from "zod";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import {
  bulkOutcomeSchema,
  idSchema,
  objectNumberSchema,
  orderStatusSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { assignCarrier, unassignOrders } from "../commands/orders/assign-carrier.server.ts";
import { duplicateOrder } from "../commands/orders/duplicate.server.ts";
import { cancelOrders, closeOrders, loseOrders, returnOrders } from "../commands/orders/move-orders.server.ts";
import { shipOrders } from "../commands/orders/ship-orders.server.ts";
import { shippedOrdersSchema } from "./shipped-orders.outputs.ts";

const access = { permission: "orders", merchantTokens: true } as const;

export const shippedOrdersEndpoints: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/orders/cancel",
    access,
    summary: "Cancel orders",
    description: "What is not on its way yet. Sends `order.cancelled`.",
    mcp: { toolset: "orders", destructive: true },
    command: cancelOrders,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/orders/ship",
    access,
    summary: "Make shipments of orders by their kinds",
    command: shipOrders,
    output: shippedOrdersSchema,
  }),
  endpoint({
    method: "POST",
    path: "/orders/unassign",
    access,
    summary: "Take orders from their carrier",
    description: "Sends `order.unassigned`.",
    command: unassignOrders,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/orders/assign-carrier",
    operation: "assignCarrierToOrders",
    access,
    summary: "Assign a carrier",
    description: "New orders become Ready. Sends `order.assigned`.",
    mcp: { toolset: "orders", title: "Give orders a carrier" },
    command: assignCarrier,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/orders/close",
    access,
    summary: "Close orders by hand",
    command: closeOrders,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/orders/return",
    access,
    summary: "Send orders back",
    command: returnOrders,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/orders/lose",
    access,
    summary: "Say that orders are lost",
    command: loseOrders,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/orders/:number/duplicate",
    access,
    summary: "Duplicate an order",
    command: duplicateOrder,
    output: z.strictObject({ id: idSchema, number: objectNumberSchema, status: orderStatusSchema }),
  }),
];
