import { z } from "zod";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import {
  bulkOutcomeSchema,
  createListSchema,
  idSchema,
  numberedSchema,
  objectNumberSchema,
  orderStatusSchema,
  textListSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import type { ScreenArgs } from "#app/platform/http/screens.server.ts";
import { listApiShipments, readApiShipment } from "../commands/api-shipments.server.ts";
import {
  editDestination,
  editDestinationContact,
  editSource,
  editSourceContact,
} from "../commands/edit-ends.server.ts";
import { assignShipments, clearPlan, shipmentCommands } from "../commands/move-shipments.server.ts";
import { duplicateShipment } from "../commands/orders/duplicate.server.ts";
import { printManifest } from "../commands/print-manifest.server.ts";
import { printProofs } from "../commands/proofs/write-proofs.server.ts";
import { rescheduleCommands } from "../commands/reschedule-shipment.server.ts";
import { listShippableOrders, readShipmentFilters, readShipmentOptions } from "../commands/shipment-options.server.ts";
import { storeShipments } from "../commands/store-shipments.server.ts";
import { updateShipmentMetadata } from "../commands/update-metadata.server.ts";
import { shipmentTypes } from "../model/shipment.enums.ts";
import {
  createdShipmentsSchema,
  duplicatedShipmentsSchema,
  namedRowsSchema,
  shipmentDetailsSchema,
  shipmentListSchema,
} from "./shipments.outputs.ts";

/** The list of each shipment type: its name in a sentence, and its operation. */
const typeLists = {
  pickup: { name: "pickups", operation: "listPickupShipments" },
  transfer: { name: "transfers", operation: "listTransferShipments" },
  delivery: { name: "deliveries", operation: "listDeliveryShipments" },
  return: { name: "returns", operation: "listReturnShipments" },
} as const;

/** The word of each shipment type in a path. */
const typeWords = { type: shipmentTypes.rows.map((each) => each.path) };
const access = { permission: "shipments", subscription: true } as const;

export const shipmentListEndpoints: readonly Endpoint[] = [
  ...shipmentTypes.rows.map(({ path, key }) =>
    endpoint({
      method: "GET",
      path: `/shipments/${path}`,
      access,
      operation: typeLists[key].operation,
      summary: `List ${typeLists[key].name}`,
      read: Object.assign(
        (scope: Scope, args: ScreenArgs) => listApiShipments(scope, { ...args, params: { type: path } }),
        { list: listApiShipments.list },
      ),
      output: shipmentListSchema,
    }),
  ),
  // The same four as one tool.
  endpoint({
    method: "GET",
    path: "/shipments/:type",
    operation: "listShipments",
    access,
    words: typeWords,
    summary: "List shipments of a type",
    internal: true,
    mcp: { toolset: "shipments" },
    read: listApiShipments,
    output: shipmentListSchema,
  }),
  endpoint({
    method: "GET",
    path: "/shipments/:number",
    access,
    summary: "Read a shipment",
    mcp: { toolset: "shipments" },
    read: readApiShipment,
    output: z.strictObject({ shipment: shipmentDetailsSchema }),
  }),
  endpoint({
    method: "POST",
    path: "/shipments/store",
    operation: "createShipments",
    access,
    summary: "Create shipments",
    description: "Makes shipments of orders that are Ready. Sends `shipment.created` for each.",
    mcp: { toolset: "shipments", title: "Make shipments of orders" },
    command: storeShipments,
    output: createdShipmentsSchema,
  }),
  endpoint({
    method: "POST",
    path: "/shipments/unassign",
    access,
    summary: "Take shipments from their agent",
    description: "Sends `shipment.unassigned`.",
    mcp: { toolset: "shipments" },
    command: shipmentCommands.unassign,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/shipments/pickup",
    operation: "pickUpShipments",
    access,
    summary: "Say that shipments were picked up",
    description: "Sends `shipment.picked_up`.",
    command: shipmentCommands.pickup,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/shipments/dropoff",
    operation: "dropOffShipments",
    access,
    summary: "Say that shipments were delivered",
    description: "Sends `shipment.completed`.",
    command: shipmentCommands.dropoff,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/shipments/attempt",
    access,
    summary: "Say that a delivery was attempted",
    description: "Sends `shipment.failed`.",
    command: shipmentCommands.attempt,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/shipments/incident",
    operation: "addShipmentIncident",
    access,
    summary: "Note an incident",
    description: "Sends `shipment.incident_added`.",
    command: shipmentCommands.incident,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/shipments/receive",
    access,
    summary: "Receive shipments at a location",
    description: "Sends `shipment.received`.",
    command: shipmentCommands.receive,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/shipments/reset",
    access,
    summary: "Set shipments back to where they began",
    command: shipmentCommands.reset,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/shipments/cancel",
    access,
    summary: "Cancel shipments",
    description: "Sends `shipment.cancelled`.",
    mcp: { toolset: "shipments", destructive: true },
    command: shipmentCommands.cancel,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "GET",
    path: "/shipments/:type/filters",
    access,
    words: typeWords,
    summary: "What shipments of a type are filtered by",
    read: readShipmentFilters,
    output: z.strictObject({ results: z.record(z.string(), namedRowsSchema) }),
  }),
  endpoint({
    method: "GET",
    path: "/shipments/:type/options",
    operation: "getShipmentOptions",
    access,
    words: typeWords,
    summary: "Statuses and failure reasons of shipments of a type",
    read: readShipmentOptions,
    output: z.strictObject({
      statuses: z.array(z.strictObject({ value: z.int(), label: z.string() })),
      failure_reasons: textListSchema,
    }),
  }),
  endpoint({
    method: "GET",
    path: "/shipments/:type/orders",
    operation: "listShippableOrders",
    access,
    words: typeWords,
    summary: "Orders that may become shipments of a type",
    read: listShippableOrders,
    output: createListSchema(
      "orders",
      z.strictObject({ id: idSchema, number: objectNumberSchema, status: orderStatusSchema }),
    ),
  }),
  endpoint({
    method: "POST",
    path: "/shipments/:type/print",
    operation: "printShipments",
    access,
    words: typeWords,
    summary: "Print a manifest",
    command: printManifest,
    output: z.strictObject({ url: z.string(), count: z.int(), missing: z.int() }),
  }),
  endpoint({
    method: "POST",
    path: "/shipments/:type/proofs",
    operation: "printShipmentProofs",
    access,
    words: typeWords,
    summary: "Proofs of delivery as a file",
    command: printProofs,
    output: z.strictObject({ url: z.string(), count: z.int(), missing: z.int() }),
  }),
  endpoint({
    method: "POST",
    path: "/shipments/plan/clear",
    operation: "removeShipmentsFromPlan",
    access,
    summary: "Take shipments out of their plan",
    command: clearPlan,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/shipments/assign",
    access,
    summary: "Assign shipments to an agent",
    description: "Dispatches them at once. Sends `shipment.assigned`.",
    mcp: { toolset: "shipments", title: "Dispatch shipments to an agent" },
    command: assignShipments,
    output: bulkOutcomeSchema,
  }),
  // The same with the agent in the path.
  endpoint({
    method: "POST",
    path: "/shipments/assign/:agent_id",
    access,
    summary: "Assign shipments to an agent",
    internal: true,
    command: assignShipments,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "PUT",
    path: "/shipments/:number/source-contact",
    access,
    summary: "Change who hands a shipment over",
    command: editSourceContact,
    output: numberedSchema,
  }),
  endpoint({
    method: "PUT",
    path: "/shipments/:number/destination-contact",
    access,
    summary: "Change who takes a shipment",
    command: editDestinationContact,
    output: numberedSchema,
  }),
  endpoint({
    method: "PUT",
    path: "/shipments/:number/metadata",
    access,
    summary: "Change the metadata of a shipment",
    description: "Keys that are named get their text, or go with an empty one; the others stay. In every status.",
    command: updateShipmentMetadata,
    output: numberedSchema,
  }),
  endpoint({
    method: "PUT",
    path: "/shipments/:number/source",
    access,
    summary: "Change where a shipment is picked up",
    command: editSource,
    output: numberedSchema,
  }),
  endpoint({
    method: "PUT",
    path: "/shipments/:number/destination",
    access,
    summary: "Change where a shipment goes",
    command: editDestination,
    output: numberedSchema,
  }),
  endpoint({
    method: "PUT",
    path: "/shipments/:type/:number/reschedule",
    operation: "rescheduleShipment",
    access,
    words: typeWords,
    summary: "Move a shipment to another day",
    description: "Sends `shipment.rescheduled`.",
    command: rescheduleCommands.reschedule,
    output: z.strictObject({ number: objectNumberSchema }),
  }),
  endpoint({
    method: "PUT",
    path: "/shipments/:type/:number/reschedule-pickup",
    operation: "rescheduleShipmentPickup",
    access,
    words: typeWords,
    summary: "Move the pickup of a shipment to another day",
    command: rescheduleCommands.reschedule_pickup,
    output: z.strictObject({ number: objectNumberSchema }),
  }),
  endpoint({
    method: "POST",
    path: "/shipments/:type/:number/duplicate",
    access,
    words: typeWords,
    summary: "Duplicate a shipment",
    command: duplicateShipment,
    output: duplicatedShipmentsSchema,
  }),
];
