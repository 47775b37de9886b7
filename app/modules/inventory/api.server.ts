import { z } from "zod";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import { importList, listImportForm, listImportResult } from "#app/platform/http/files/list-imports.server.ts";
import { multipartForm } from "#app/platform/http/files/multipart-form.ts";
import { createRowResponseSchema } from "#app/platform/http/responses/row-response.ts";
import {
  bulkOutcomeSchema,
  changedSchema,
  createdSchema,
  createListSchema,
  idOf,
  idSchema,
  orderNumberSchema,
  versionSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { codeOf, instant, money, person } from "#app/platform/http/wire-shapes.ts";
import { assignPicklist, createPicklist } from "./commands/create-picklist.server.ts";
import { importItems } from "./commands/import-items.server.ts";
import { listItems, viewItem } from "./commands/list-items.server.ts";
import { activateItems, changeItem, createItem, deactivateItems } from "./commands/save-item.server.ts";
import { listPicklists, readApiPicklist } from "./commands/view-picklists.server.ts";
import { completePicklist, scanItem, undoScan } from "./commands/work-picklist.server.ts";
import { deleteItemImage, uploadItemImage } from "./http/item-images.server.ts";
import { itemInputSchema } from "./model/item.ts";
import { picklistStatuses } from "./model/stock.enums.ts";

const picklistsAccess = { permission: "picklists", feature: "hub_operations" } as const;
const itemsAccess = { permission: "items", feature: "inventory_management" } as const;

const itemResponseSchema = createRowResponseSchema(itemInputSchema, {
  unit_price: money.optional(),
  image: z.string().nullable(),
});

const picklistSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  picker: person("user").nullable(),
  status: codeOf(picklistStatuses),
  location_id: idOf("location").nullable(),
  order_count: z.int(),
  item_count: z.int(),
  picked: z.int(),
  packed: z.int(),
  created_at: instant,
  started_at: instant.nullable(),
  completed_at: instant.nullable(),
  version: versionSchema,
});

const pickerSchema = z.strictObject({ id: idSchema, name: z.string() });

const picklistLineSchema = z.strictObject({
  order_item_id: z.string(),
  order_id: idOf("order"),
  order_number: orderNumberSchema,
  sku: z.string().describe("The article's own number"),
  barcode: z.string().nullable(),
  name: z.string(),
  quantity: z.int(),
  picked: z.int(),
  packed: z.int(),
  available: z.int().nullable(),
});

const itemImageSchema = z.strictObject({ id: idSchema, image: z.string().nullable() });

/** Headings of the description. */
const tags = {
  picklists: { name: "Pick lists", description: "What is picked in a warehouse, for which orders." },
  items: "Articles in stock.",
};

export const inventoryEndpoints: readonly Endpoint[] = withTags(tags, [
  endpoint({
    method: "GET",
    path: "/picklists",
    access: picklistsAccess,
    summary: "List pick lists",
    read: listPicklists,
    output: createListSchema("picklists", picklistSchema),
  }),
  endpoint({
    method: "POST",
    path: "/picklists",
    access: picklistsAccess,
    summary: "Create a pick list",
    command: createPicklist,
    status: 201,
    output: z.strictObject({
      id: idSchema.nullable(),
      ...bulkOutcomeSchema.shape,
    }),
  }),
  endpoint({
    method: "GET",
    path: "/picklists/:id",
    access: picklistsAccess,
    summary: "Read a pick list",
    read: readApiPicklist,
    output: z.strictObject({
      picklist: picklistSchema,
      lines: z.array(picklistLineSchema),
      pickers: z.array(pickerSchema),
      can_pick: z.boolean(),
    }),
  }),
  endpoint({
    method: "POST",
    path: "/picklists/:id/assign",
    access: picklistsAccess,
    summary: "Give a pick list to somebody",
    command: assignPicklist,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/picklists/:id/scan",
    access: picklistsAccess,
    summary: "Scan an item of a pick list",
    command: scanItem,
    output: changedSchema.extend({ name: z.string(), order: z.string() }),
  }),
  endpoint({
    method: "POST",
    path: "/picklists/:id/undo",
    access: picklistsAccess,
    summary: "Take the last scan of a pick list back",
    command: undoScan,
    output: changedSchema.extend({ name: z.string() }),
  }),
  endpoint({
    method: "POST",
    path: "/picklists/:id/complete",
    access: picklistsAccess,
    summary: "Complete a pick list",
    command: completePicklist,
    output: changedSchema,
  }),
  endpoint({
    method: "GET",
    path: "/items",
    access: itemsAccess,
    summary: "List items",
    read: listItems,
    output: createListSchema("items", itemResponseSchema.partial()),
  }),
  endpoint({
    method: "POST",
    path: "/items",
    access: itemsAccess,
    summary: "Create an item",
    command: createItem,
    status: 201,
    output: createdSchema,
  }),
  endpoint({
    method: "GET",
    path: "/items/:id",
    access: itemsAccess,
    summary: "Read an item",
    read: viewItem,
    output: z.strictObject({ item: itemResponseSchema }),
  }),
  endpoint({
    method: "PUT",
    path: "/items/:id",
    access: itemsAccess,
    summary: "Change an item",
    command: changeItem,
    output: createdSchema,
  }),
  endpoint({
    method: "DELETE",
    path: "/items/:id",
    access: itemsAccess,
    summary: "Deactivate an item",
    command: deactivateItems,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/items/:id/activate",
    access: itemsAccess,
    summary: "Activate an item",
    command: activateItems,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/items/import",
    access: { permission: ["items", "items.create"], feature: "inventory_management" },
    summary: "Import items",
    form: listImportForm,
    handler: importList(importItems),
    output: listImportResult,
  }),
  endpoint({
    method: "POST",
    path: "/items/:id/image",
    operation: "uploadItemImage",
    access: itemsAccess,
    summary: "Give an item a picture",
    form: multipartForm("PNG, JPEG or WebP, 1 MB at most"),
    handler: uploadItemImage,
    output: itemImageSchema,
  }),
  endpoint({
    method: "DELETE",
    path: "/items/:id/image",
    access: itemsAccess,
    summary: "Take an item's picture away",
    handler: deleteItemImage,
    output: itemImageSchema,
  }),
]);
